import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { secretsOf } from '../../core/wire/secretList.ts';
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

/**
 * Reads a webhook by the bytes as they were sent. Null: a kind of event that says nothing of a payment.
 * @throws GatewayUnavailable where nothing can be said of it, so that it is to be sent again
 */
export type WebhookReader = (
  body: string,
  headers: Readonly<Record<string, unknown>>,
) => ReceivedStatus | WebhookFault | null | Promise<ReceivedStatus | WebhookFault | null>;

const event = z.object({ type: z.string(), data: z.unknown() });
export const EVENT_ID = /^[\w.:-]{1,200}$/;

/** Null: by none of them. */
function verifiedBy(secrets: readonly string[], body: string, headers: Record<string, string>): { readonly event: unknown } | null {
  for (const secret of secrets) {
    try {
      return { event: new Webhook(secret).verify(body, headers) };
    } catch {
      // Perhaps by an older one.
    }
  }
  return null;
}

/**
 * Reads webhooks in the form of Standard Webhooks: signature and age are checked by its library, which allows five minutes.
 * @param secrets the newest first, as `secretsOf` reads them; each of them is accepted
 */
export function createWebhookReader(secrets: () => string) {
  return (body: string, headers: Readonly<Record<string, unknown>>): ReceivedStatus | WebhookFault | null => {
    const named = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name] ?? '')]),
    );
    const eventId = named['webhook-id'] ?? '';
    const signed = verifiedBy(secretsOf(secrets()), body, named);
    if (signed === null) return 'BAD_SIGNATURE';
    const read = event.safeParse(signed.event);
    if (!read.success || !EVENT_ID.test(eventId)) return 'UNREADABLE';
    if (read.data.type !== 'payment.updated') return null;
    const status = readGatewayStatus(read.data.data);
    return status === null ? 'UNREADABLE' : { eventId, status };
  };
}
