import type { GeneratedAlways } from 'kysely';

export type MessageChannel = 'EMAIL' | 'SMS' | 'CALL';

export interface MessageTables {
  outbox_messages: {
    id: GeneratedAlways<string>;
    channel: MessageChannel;
    recipient: string;
    subject: string | null;
    body: string;
    code: string | null;
    link: string | null;
    sent_at: Date;
  };
}
