import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { GatewayStatus } from './gateway.ts';
import { readGatewayStatus } from './httpGateway.ts';

/** A message of a gateway and its id: the same one each time that it is sent. */
export interface ReceivedStatus {
  readonly eventId: string;
  readonly status: GatewayStatus;
}

export type WebhookFault =
  /** Not signed with our secret, or older or newer than five minutes. */
  | 'BAD_SIGNATURE'
  /** Signed, but it is no status of a payment. */
  | 'UNREADABLE';

const event = z.object({ type: z.string(), data: z.unknown() });
const EVENT_ID = /^[\w.:-]{1,200}$/;

/**
 * Reads webhooks in the form of Standard Webhooks: signature and age are checked by its library, which allows five minutes.
 * @param body the bytes as they were sent. Its answer is null for a kind of event that says nothing of a payment.
 */
export function createWebhookReader(secret: string) {
  const webhook = new Webhook(secret);
  return (body: string, headers: Readonly<Record<string, unknown>>): ReceivedStatus | WebhookFault | null => {
    const named = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name] ?? '')]),
    );
    const eventId = named['webhook-id'] ?? '';
    let signed: unknown;
    try {
      signed = webhook.verify(body, named);
    } catch {
      return 'BAD_SIGNATURE';
    }
    const read = event.safeParse(signed);
    if (!read.success || !EVENT_ID.test(eventId)) return 'UNREADABLE';
    if (read.data.type !== 'payment.updated') return null;
    const status = readGatewayStatus(read.data.data);
    return status === null ? 'UNREADABLE' : { eventId, status };
  };
}
