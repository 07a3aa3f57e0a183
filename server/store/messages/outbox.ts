import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import type { MessageChannel } from './tables.ts';

/** A mail, text message or call that would have been sent. */
export interface OutboxMessage {
  readonly channel: MessageChannel;
  /** An e-mail address or a phone number. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The one-time code in the body. */
  readonly code?: string;
  /** The link in the body. */
  readonly link?: string;
  readonly sentAt: Date;
}

const MOST_LISTED = 200;

export async function storeMessage(db: Kysely<Tables>, message: OutboxMessage): Promise<void> {
  await db
    .insertInto('outbox_messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      subject: message.subject ?? null,
      body: message.body,
      code: message.code ?? null,
      link: message.link ?? null,
      sent_at: message.sentAt,
    })
    .execute();
}

/** The newest first. `to` is compared without regard to case; null: to anybody. */
export async function listMessages(db: Kysely<Tables>, to: string | null): Promise<readonly OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .selectAll()
    .$if(to !== null, (query) => query.where(({ eb, fn }) => eb(fn('lower', ['recipient']), '=', (to ?? '').toLowerCase())))
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ channel, recipient, subject, body, code, link, sent_at: sentAt }) => ({
    channel,
    to: recipient,
    ...(subject === null ? {} : { subject }),
    body,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    sentAt,
  }));
}

export async function forgetMessages(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('outbox_messages').where('sent_at', '<', before).execute();
}
