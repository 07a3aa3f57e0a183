import fastify from 'fastify';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { PAYMENT_WEBHOOK_PATH } from '../../core/wire/apiPaths.ts';
import { registerErrors } from '../../server/api/edge/errors.ts';
import { registerPaymentWebhook } from '../../server/api/payments/registerPaymentWebhook.ts';
import type { SandboxParts } from '../../server/api/sandbox/parts.ts';
import { registerSandbox } from '../../server/api/sandbox/registerSandbox.ts';
import { contexts } from '../../server/contexts.ts';
import { GatewayUnavailable } from '../../server/payments/gateway.ts';
import type { GatewayControl } from '../../server/payments/gatewayControl.ts';
import { createWebhookReader } from '../../server/payments/webhook.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const STATUS = {
  reference: 'pay_1',
  key: 'r1:1',
  state: 'succeeded',
  amountCents: 5_000,
  currency: 'USD',
  reason: null,
  at: '2026-11-27T10:00:00.000Z',
};
const BODY = JSON.stringify({ type: 'payment.updated', timestamp: STATUS.at, data: STATUS });

describe('the route of webhooks', () => {
  const applied: unknown[] = [];
  let outcome: boolean | Error = true;
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const app = fastify();
  registerErrors(app);
  registerPaymentWebhook(
    app,
    { log, clock: systemClock() },
    {
      read: createWebhookReader(() => SECRET),
      async apply(status, eventId) {
        applied.push([eventId, status]);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
  );
  async function send(body = BODY, type = 'application/json', at = new Date()) {
    const headers = {
      'content-type': type,
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(SECRET).sign('evt_1', at, BODY),
    };
    const { statusCode, body: text } = await app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, headers, payload: body });
    return [statusCode, JSON.parse(text)] as const;
  }

  it('answers 2xx once the event is applied, also where it is of no payment of ours', async () => {
    expect(await send()).toEqual([200, { applied: true }]);
    outcome = false;
    expect(await send()).toEqual([200, { applied: false }]);
    expect(applied).toEqual([
      ['evt_1', STATUS],
      ['evt_1', STATUS],
    ]);
  });

  it('answers a fault where applying it failed, so that it is sent again', async () => {
    outcome = new Error('no database');
    expect((await send())[0]).toBeGreaterThanOrEqual(500);
  });

  it('applies nothing that is not signed or too old, and says so in the security log', async () => {
    applied.length = 0;
    for (const [status, { code }] of [
      await send(BODY.replace('5000', '6000')),
      await send(BODY, 'application/json', new Date(Date.now() - 301_000)),
    ])
      expect([status, code]).toEqual([401, 'BAD_SIGNATURE']);
    expect((await send(BODY, 'text/plain'))[0]).toBe(415);
    expect(applied).toEqual([]);
    expect(logged.filter((line) => line.includes('webhook.refused'))).toHaveLength(2);
  });
});

describe('the payments of the control API', () => {
  const calls: unknown[] = [];
  const control: GatewayControl = {
    behave: async (rule) => void calls.push(rule),
    async act(reference, action) {
      calls.push([reference, action]);
      return reference === 'pay_1';
    },
    async payments(customerId) {
      if (customerId === 'away') throw new GatewayUnavailable('no answer');
      return [{ id: 'pay_1', direction: 'DEPOSIT', providerCode: 'TRUSTLY', amountCents: 5_000, status: 'open', at: STATUS.at }];
    },
    reset: async () => undefined,
  };
  function open(payments: GatewayControl | null) {
    const app = fastify();
    const deps = { config: readConfig({ SANDBOX: 'true' }), log: createLog('silent') };
    registerSandbox(app, { deps, payments } as unknown as SandboxParts, contexts);
    return async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const { statusCode, body } = await app.inject({ method, url: `/sandbox${url}`, ...(payload && { payload }) });
      return [statusCode, JSON.parse(body)] as const;
    };
  }

  it('say what the gateway does, list its statement, and press for a person', async () => {
    const call = open(control);
    expect(await call('POST', '/payments', { playerId: 'p1', behaviour: 'webhook-lost', times: 2 })).toEqual([
      200,
      { playerId: 'p1', behaviour: 'webhook-lost', times: 2 },
    ]);
    expect(await call('POST', '/payments', { behaviour: 'success' })).toEqual([200, { behaviour: 'success' }]);
    expect(await call('POST', '/payments/pay_1', { action: 'approve' })).toEqual([200, { id: 'pay_1' }]);
    expect((await call('GET', '/payments?playerId=p1'))[1]).toHaveLength(1);
    expect(calls).toEqual([
      { customerId: 'p1', providerCode: null, behaviour: 'webhook-lost', times: 2 },
      { customerId: null, providerCode: null, behaviour: 'success', times: null },
      ['pay_1', 'approve'],
    ]);
  });

  it('answer bad input, an unknown payment and a gateway that is away with 422', async () => {
    const call = open(control);
    const refused: readonly (readonly [readonly [number, { readonly field: string }], string])[] = [
      [await call('POST', '/payments', { behaviour: 'odd' }), 'behaviour'],
      [await call('POST', '/payments', { behaviour: 'success', times: 0 }), 'times'],
      [await call('POST', '/payments', { behaviour: 'success', player: 'p1' }), 'player'],
      [await call('POST', '/payments/pay_1', { action: 'odd' }), 'action'],
      [await call('POST', '/payments/pay_2', { action: 'approve' }), 'id'],
      [await call('GET', '/payments?playerId=away'), 'payments'],
      [await open(null)('GET', '/payments'), 'payments'],
    ];
    for (const [[status, { field }], expected] of refused) expect([status, field]).toEqual([422, expected]);
  });
});
