export { forgetMessages, listMessages, storeMessage } from './outbox.ts';
export type { MessageTables } from './tables.ts';
