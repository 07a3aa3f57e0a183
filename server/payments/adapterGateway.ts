import { z } from 'zod';
import { type Adapter, AdapterFailure } from '../platform/adapters.ts';
import { count } from '../platform/meters.ts';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './gateway.ts';
import { GATEWAY_ANSWERS } from './httpGateway.ts';
import { EVENT_ID, type WebhookReader } from './webhook.ts';

/** What a module of GATEWAY_ADAPTER has, and how many milliseconds each may take: a player may be waiting for the first. */
export const GATEWAY_OPERATIONS = {
  create: 10_000,
  status: 5_000,
  cancel: 5_000,
  refund: 5_000,
  statement: 30_000,
  readWebhook: 5_000,
} as const;

/** A payment gateway, and the reader of what it says by itself. */
export interface GatewayAdapter extends PaymentGateway {
  readonly readWebhook: WebhookReader;
}

const { created, status, line } = GATEWAY_ANSWERS;
const webhook = z.union([
  z.object({ eventId: z.string().regex(EVENT_ID), status }),
  z.enum(['BAD_SIGNATURE', 'UNREADABLE']),
  z.null(),
]);

/** An operator's module. An error of `create` that is named GatewayRefused refuses the payment; after any other the gateway may have done it. */
export function adapterGateway({ call }: Adapter<keyof typeof GATEWAY_OPERATIONS>): GatewayAdapter {
  const ask: typeof call = async (operation, schema, ...values) => {
    let outcome = 'unanswered';
    try {
      const answer = await call(operation, schema, ...values);
      outcome = 'answered';
      return answer;
    } catch (error) {
      if (operation === 'create' && error instanceof AdapterFailure && error.thrown === 'GatewayRefused') {
        outcome = 'refused';
        throw new GatewayRefused(error.code);
      }
      throw new GatewayUnavailable('The adapter of the payment gateway gives no answer', { cause: error });
    } finally {
      count('slipstream_gateway_requests_total', { outcome });
    }
  };
  return {
    create: (payment) => ask('create', created, payment),
    status: (reference) => ask('status', status.nullable(), reference),
    cancel: (reference) => ask('cancel', status.nullable(), reference),
    refund: (reference) => ask('refund', status.nullable(), reference),
    statement: (since) => ask('statement', z.array(line), since),
    readWebhook: (body, headers) => ask('readWebhook', webhook, body, headers),
  };
}
