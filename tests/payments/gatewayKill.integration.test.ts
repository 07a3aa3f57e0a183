import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayPayment } from '../../server/payments/gateway.ts';
import { createHttpGateway } from '../../server/payments/httpGateway.ts';
import {
  GATEWAY_SECRET,
  type PaymentGatewayChild,
  startPaymentGatewayChild,
  WEBHOOK_SECRET,
} from '../support/paymentGatewayChild.ts';

const delivered = new Map<string, string[]>();
const operator = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const { data } = new Webhook(WEBHOOK_SECRET).verify(body, request.headers as Record<string, string>) as {
      readonly data: { readonly key: string; readonly state: string };
    };
    delivered.set(data.key, [...(delivered.get(data.key) ?? []), data.state]);
    response.writeHead(204).end();
  });
});

let child: PaymentGatewayChild;
beforeAll(async () => {
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  const { port } = operator.address() as AddressInfo;
  child = await startPaymentGatewayChild({
    appOrigins: ['http://localhost:4000'],
    webhookUrl: `http://127.0.0.1:${port}/`,
    paceMs: 100,
  });
});
afterAll(async () => {
  await child.drop();
  operator.close();
});

describe('a payment gateway that is killed', () => {
  it('has every payment that it has answered, and tells the end of each', async () => {
    const gateway = createHttpGateway({ url: child.url, secret: GATEWAY_SECRET });
    const payments = Array.from(
      { length: 20 },
      (_, index): GatewayPayment => ({
        key: `r${index}:1`,
        receiptId: `r${index}`,
        direction: 'WITHDRAWAL',
        providerCode: 'TRUSTLY',
        methodId: 'm',
        amountCents: 5_000,
        currency: 'USD',
        customerId: 'p1',
        customerName: 'Maya Rivera',
        returnPath: '/withdrawal/gateway',
      }),
    );
    const answered = await Promise.all(payments.map((payment) => gateway.create(payment)));
    await child.kill();
    await child.startAgain();
    expect(await Promise.all(payments.map((payment) => gateway.create(payment)))).toEqual(answered);
    await expect
      .poll(() => payments.every(({ key }) => delivered.get(key)?.at(-1) === 'succeeded'), { timeout: 50_000 })
      .toBe(true);
    for (const { key } of payments)
      expect([...new Set(delivered.get(key))]).toEqual(['processing', 'checked', 'sent', 'succeeded']);
  });
});
