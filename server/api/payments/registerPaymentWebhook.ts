import type { FastifyInstance } from 'fastify';
import { PAYMENT_WEBHOOK_PATH } from '../../../core/wire/apiPaths.ts';
import type { Deps } from '../../deps.ts';
import { type GatewayStatus, GatewayUnavailable } from '../../payments/gateway.ts';
import type { WebhookReader } from '../../payments/webhook.ts';
import { record } from '../../platform/meters.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { refuse } from '../edge/refuse.ts';

export interface PaymentWebhookParts {
  readonly read: WebhookReader;
  /**
   * Committed when it resolves. The same event again changes nothing. False: there is no such payment here, which sending it again would not
   * change.
   */
  apply(status: GatewayStatus, eventId: string): Promise<boolean>;
}

function secondsSince({ now }: Pick<Deps['clock'], 'now'>, at: string): number {
  return Math.max(0, (now().getTime() - Date.parse(at)) / 1_000);
}

/** What the payment gateway says: signed, each event applied once, and answered with 2xx only after the commit. */
export function registerPaymentWebhook(
  app: FastifyInstance,
  { log, clock }: Pick<Deps, 'log' | 'clock'>,
  { read, apply }: PaymentWebhookParts,
): void {
  const receive = async (...sent: Parameters<WebhookReader>) => {
    try {
      return await read(...sent);
    } catch (error) {
      if (error instanceof GatewayUnavailable) return 'UNAVAILABLE';
      throw error;
    }
  };
  app.register(async (scope) => {
    // The signature is of the bytes that were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PAYMENT_WEBHOOK_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const received = await receive(typeof request.body === 'string' ? request.body : '', request.headers);
      if (received === 'UNAVAILABLE')
        return refuse(request, reply, {
          status: 503,
          code: 'NOT_AVAILABLE',
          message: 'The webhook cannot be read now: send it again',
          retryable: true,
        });
      if (received === 'BAD_SIGNATURE') {
        logSecurity(log, 'visitor', 'webhook.refused', { address: request.ip, subject: PAYMENT_WEBHOOK_PATH, outcome: received });
        return refuse(request, reply, {
          status: 401,
          code: received,
          message: 'The webhook is not signed for this server, or too old',
        });
      }
      if (received === 'UNREADABLE')
        return refuse(request, reply, { status: 422, code: received, message: 'The webhook is no event of a payment' });
      if (received !== null) record('slipstream_webhook_lag_seconds', {}, secondsSince(clock, received.status.at));
      const isApplied = received !== null && (await apply(received.status, received.eventId));
      return reply.send({ applied: isApplied });
    });
  });
}
