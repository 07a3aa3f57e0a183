import { createHmac, timingSafeEqual } from 'node:crypto';
import { provider } from './provider.mjs';

/** A payment gateway with an interface of its own; one that speaks docs/payment-gateway.openapi.yaml needs no adapter. */
const STATES = {
  new: 'open',
  waiting: 'processing',
  paid: 'succeeded',
  rejected: 'failed',
  voided: 'cancelled',
  returned: 'refunded',
};

function statusOf({ id, merchantKey, state, cents, currency, reason, changedAt }) {
  return { reference: id, key: merchantKey, state: STATES[state], amountCents: cents, currency, reason, at: changedAt };
}
const lineOf = (charge) => ({ ...statusOf(charge), ...charge.metadata });
const maybe = (charge) => charge && statusOf(charge);
const pathOf = (reference) => `/charges/${encodeURIComponent(reference)}`;

export const adapter = {
  name: 'acme-pay',
  contract: 1,
  create() {
    const ask = provider('ACME_PAY', 4_000);
    const digest = (body) => createHmac('sha256', process.env.ACME_PAY_KEY).update(body).digest();
    return {
      async create({ key, amountCents: cents, currency, returnPath, receiptId, customerId, direction, providerCode }) {
        const body = { cents, currency, returnUrl: returnPath, metadata: { receiptId, customerId, direction, providerCode } };
        try {
          const { id, page } = await ask('/charges', { body, 'idempotency-key': key });
          return { reference: id, uri: page };
        } catch (error) {
          // The gateway has decided: nothing was done. Any other error leaves the payment open, and it is created again by its key.
          throw error.status === 422 ? Object.assign(error, { name: 'GatewayRefused' }) : error;
        }
      },
      status: async (reference) => maybe(await ask(pathOf(reference))),
      cancel: async (reference) => maybe(await ask(`${pathOf(reference)}/void`, { body: {} })),
      refund: async (reference) => maybe(await ask(`${pathOf(reference)}/return`, { body: {} })),
      statement: async (since) => (await ask(`/charges?since=${since.toISOString()}`)).map(lineOf),
      readWebhook(body, headers) {
        const given = Buffer.from(String(headers['acme-signature']), 'hex');
        if (given.length !== 32 || !timingSafeEqual(given, digest(body))) return 'BAD_SIGNATURE';
        const { event, charge } = JSON.parse(body);
        return { eventId: event, status: statusOf(charge) };
      },
    };
  },
};
