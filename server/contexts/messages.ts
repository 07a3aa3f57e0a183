import type { MessageTables } from '../store/messages/index.ts';
import { forgetMessages } from '../store/messages/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends MessageTables {}
}

export const messages = context({
  name: 'messages',
  queued: (_deps, { sendMail }) => ({ 'send-mail': sendMail }),
  // Messages of the sandbox's outbox.
  retention: [{ days: 1, remove: forgetMessages }],
});
