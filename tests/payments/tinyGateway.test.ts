import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_WEBHOOK_PATH } from '../../core/wire/apiPaths.ts';
import { registerPaymentWebhook } from '../../server/api/payments/registerPaymentWebhook.ts';
import type { GatewayPayment } from '../../server/payments/gateway.ts';
import { createHttpGateway } from '../../server/payments/httpGateway.ts';
import { createWebhookReader } from '../../server/payments/webhook.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createLog } from '../../server/platform/log.ts';
import { startTinyGateway, type TinyGateway } from './support/tinyGateway.ts';

const SECRET = 'the-secret-of-the-operator';
const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const applied: string[] = [];
const app = fastify();
registerPaymentWebhook(
  app,
  { log: createLog('silent'), clock: systemClock() },
  {
    read: createWebhookReader(() => WEBHOOK_SECRET),
    apply: async ({ key, state }) => applied.push(`${key} ${state}`) > 0,
  },
);

let tiny: TinyGateway;
beforeAll(async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  tiny = await startTinyGateway(SECRET, { url: origin + PAYMENT_WEBHOOK_PATH, secret: WEBHOOK_SECRET });
});
afterAll(async () => {
  await tiny.close();
  await app.close();
});

describe('the document of the payment gateway', () => {
  it('is enough to write a gateway that charges, refunds, and is heard', async () => {
    const gateway = createHttpGateway({ url: tiny.url, secret: SECRET });
    const payment: GatewayPayment = {
      key: 'r1:1',
      receiptId: 'r1',
      direction: 'DEPOSIT',
      providerCode: 'TRUSTLY',
      methodId: null,
      amountCents: 5_000,
      currency: 'USD',
      customerId: 'p1',
      customerName: 'Maya Rivera',
      returnPath: '/deposit/gateway',
    };
    const created = await gateway.create(payment);
    expect(await gateway.create(payment)).toEqual(created);
    await expect(gateway.create({ ...payment, amountCents: 6_000 })).rejects.toThrow('KEY_REUSED');
    expect((await gateway.cancel(created.reference))?.state).toBe('succeeded');
    expect((await gateway.refund(created.reference))?.state).toBe('refunded');
    expect(await gateway.statement(new Date(0))).toMatchObject([{ receiptId: 'r1', state: 'refunded' }]);
    expect(await gateway.status('unknown')).toBeNull();
    expect(applied).toEqual(['r1:1 succeeded', 'r1:1 refunded']);
  });
});
