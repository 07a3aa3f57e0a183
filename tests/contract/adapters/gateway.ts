import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GatewayAdapter } from '../../../server/payments/adapterGateway.ts';
import { type GatewayPayment, GatewayRefused, GatewayUnavailable } from '../../../server/payments/gateway.ts';
import { type Make, needed } from './rehearsal.ts';

function payment(change: Partial<GatewayPayment> = {}): GatewayPayment {
  const receiptId = randomUUID();
  return {
    key: `${receiptId}:1`,
    receiptId,
    direction: 'DEPOSIT',
    providerCode: 'TRUSTLY',
    methodId: null,
    amountCents: 5_000,
    currency: 'USD',
    customerId: randomUUID(),
    customerName: 'Maya Rivera',
    returnPath: 'http://tsb.localhost:4000/deposit/gateway',
    ...change,
  };
}

/** The contract of GATEWAY_ADAPTER. */
export function describeGatewayAdapter(name: string, make: Make<GatewayAdapter, 'gateway'>): void {
  describe(`the gateway adapter ${name}`, () => {
    it('creates a payment once by its key, and refuses another one with that key', async () => {
      const { port } = await make();
      const order = payment();
      const created = await port.create(order);
      expect(await port.create(order)).toEqual(created);
      expect((await port.create(payment())).reference).not.toBe(created.reference);
      await expect(port.create({ ...order, amountCents: 6_000 })).rejects.toThrow(GatewayRefused);
    });

    it('says what a payment is, cancels one that is open, and knows no other', async () => {
      const { port } = await make();
      const { key, ...order } = payment();
      const { reference } = await port.create({ key, ...order });
      const { amountCents, currency } = order;
      expect(await port.status(reference)).toMatchObject({ reference, key, amountCents, currency, state: 'open' });
      expect(await port.cancel(reference)).toMatchObject({ key, state: 'cancelled' });
      for (const ask of [port.status, port.cancel, port.refund]) expect(await ask('unknown')).toBeNull();
    });

    it('gives back what was paid, cancels it no more, and has both in its statement', async (test) => {
      const { port, rehearsal } = await make();
      const pay = needed(rehearsal.pay, test);
      const since = new Date(Date.now() - 60_000);
      const order = payment();
      const { reference } = await port.create(order);
      await pay(reference);
      expect(await port.cancel(reference)).toMatchObject({ state: 'succeeded', amountCents: 5_000 });
      expect(await port.refund(reference)).toMatchObject({ state: 'refunded' });
      const { key, receiptId, customerId, direction, providerCode } = order;
      const line = { reference, key, receiptId, customerId, direction, providerCode, state: 'refunded', amountCents: 5_000 };
      expect(await port.statement(since)).toContainEqual(expect.objectContaining(line));
      expect(await port.statement(new Date(Date.now() + 60_000))).toEqual([]);
    });

    it('reads what the gateway says by itself, with the same id each time, and nothing that was changed', async (test) => {
      const { port, rehearsal } = await make();
      const { reference } = await port.create(payment());
      const { body, headers } = await needed(rehearsal.webhook, test)(reference);
      const read = await port.readWebhook(body, headers);
      expect(read).toMatchObject({ eventId: expect.stringMatching(/./), status: { reference } });
      expect(await port.readWebhook(body, headers)).toEqual(read);
      expect(await port.readWebhook(body.replace('5000', '6000'), headers)).toBe('BAD_SIGNATURE');
      expect(await port.readWebhook(body, {})).toBe('BAD_SIGNATURE');
    });

    it('leaves a payment open while the gateway gives no answer', async (test) => {
      const { port, rehearsal } = await make();
      const { reference } = await port.create(payment());
      await needed(rehearsal.answer, test)(false);
      await expect(port.create(payment())).rejects.toThrow(GatewayUnavailable);
      for (const ask of [port.status, port.cancel, port.refund]) await expect(ask(reference)).rejects.toThrow(GatewayUnavailable);
      await expect(port.statement(new Date())).rejects.toThrow(GatewayUnavailable);
    });
  });
}
