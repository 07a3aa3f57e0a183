import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Journal, openJournal } from '../../programs/service/journal.ts';
import { buildGatewayApp } from './app.ts';
import { createGatewayService } from './gatewayService.ts';
import { openRecords } from './records.ts';
import { createWebhooks } from './webhooks.ts';

const SECRET = 'the-secret-of-the-operator';
const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const APP = 'http://tsb.localhost:4000';
const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-payments-'));
writeFileSync(path.join(directory, 'pay.html'), 'pay');
const file = path.join(directory, 'payments.jsonl');
const log = pino({ level: 'silent' });

/** Messages that the operator received; `status` is its answer to the next ones. */
const received: { readonly id: string; readonly state: string; readonly reference: string }[] = [];
let status = 204;
const operator = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const headers = request.headers as Record<string, string>;
    const { data } = new Webhook(WEBHOOK_SECRET).verify(body, headers) as {
      readonly data: { readonly state: string; readonly reference: string };
    };
    if (status < 300) received.push({ id: headers['webhook-id'] ?? '', state: data.state, reference: data.reference });
    response.writeHead(status).end();
  });
});

async function startGateway(nowMs: () => number = Date.now, opened: Journal | null = null) {
  const journal = opened ?? (await openJournal(file));
  const records = await openRecords(file, journal);
  const { port } = operator.address() as AddressInfo;
  const webhooks = createWebhooks({
    url: `http://127.0.0.1:${port}`,
    secret: WEBHOOK_SECRET,
    records,
    nowMs,
    timeoutMs: 2_000,
    log,
  });
  const service = createGatewayService({
    records,
    webhooks,
    nowMs,
    paceMs: 1_000,
    appOrigins: [APP],
    pagesOrigin: (origin) => `${(origin ?? 'http://localhost:4000').replace(':4000', ':4004')}`,
  });
  const app = buildGatewayApp({
    service,
    secret: SECRET,
    appOrigins: [APP],
    pageDirectory: directory,
    callsPerAddress: 500,
    trustedProxies: [],
    log,
  });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, authorization = `Bearer ${SECRET}`) => {
    const answer = await app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  return { app, service, webhooks, call, stop: () => Promise.all([app.close(), webhooks.stop()]).then(() => journal.close()) };
}
type Gateway = Awaited<ReturnType<typeof startGateway>>;

let keys = 0;
function paymentRequest(fields: object = {}) {
  keys += 1;
  return {
    key: `r${keys}:1`,
    receiptId: `r${keys}`,
    direction: 'DEPOSIT',
    providerCode: 'TRUSTLY',
    methodId: null,
    amountCents: 5_000,
    currency: 'USD',
    customerId: 'p1',
    customerName: 'Maya Rivera',
    returnUrl: `${APP}/deposit/gateway`,
    ...fields,
  };
}

let gateway: Gateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.stop();
  operator.close();
  rmSync(directory, { recursive: true });
});

/** Creates a payment and presses Approve on its page. */
async function paid(fields: object = {}) {
  const { body } = await gateway.call('POST', '/v1/payments', paymentRequest(fields));
  const token = String(body.uri).split('/').at(-1);
  const page = await gateway.call('POST', `/api/pages/${token}`, { action: 'approve' }, '');
  return { reference: String(body.reference), token, page: page.body };
}
const receivedOf = (reference: string) => received.filter((event) => event.reference === reference).map(({ state }) => state);

describe('the API of the gateway', () => {
  it('creates a payment once for a key, with a page on the payments origin of the app’s host', async () => {
    const payment = paymentRequest();
    const first = await gateway.call('POST', '/v1/payments', payment);
    expect(first.body.uri).toMatch(/^http:\/\/tsb\.localhost:4004\/pay\/[\w-]{32}$/);
    expect((await gateway.call('POST', '/v1/payments', payment)).body).toEqual(first.body);
    expect(await gateway.call('POST', '/v1/payments', { ...payment, amountCents: 6_000 })).toMatchObject({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
    const { body } = await gateway.call('GET', '/v1/statement?customerId=p1');
    expect(body.lines.filter(({ key }: { readonly key: string }) => key === payment.key)).toHaveLength(1);
  });

  it('answers nobody without the secret, and refuses what it cannot take', async () => {
    for (const [method, url] of [
      ['POST', '/v1/payments'],
      ['GET', '/v1/statement'],
      ['POST', '/control/behaviours'],
    ] as const)
      expect((await gateway.call(method, url, undefined, 'Bearer wrong')).status).toBe(401);
    const refused: readonly (readonly [object, number, string])[] = [
      [paymentRequest({ amountCents: 0 }), 400, 'BAD_REQUEST'],
      [paymentRequest({ amountCents: 10.5 }), 400, 'BAD_REQUEST'],
      [paymentRequest({ returnUrl: 'https://evil.test/deposit' }), 422, 'UNKNOWN_ORIGIN'],
    ];
    for (const [body, code, word] of refused)
      expect(await gateway.call('POST', '/v1/payments', body)).toMatchObject({ status: code, body: { code: word } });
    expect(await gateway.call('GET', '/v1/payments/pay_x')).toMatchObject({ status: 404, body: { code: 'UNKNOWN_PAYMENT' } });
  });

  it('refunds what has succeeded, and cancels what is open; anything else stays as it is', async () => {
    const { reference } = await paid();
    expect((await gateway.call('POST', `/v1/payments/${reference}/cancel`)).body.state).toBe('succeeded');
    expect((await gateway.call('POST', `/v1/payments/${reference}/refund`)).body.state).toBe('refunded');
    const open = await gateway.call('POST', '/v1/payments', paymentRequest());
    expect((await gateway.call('POST', `/v1/payments/${open.body.reference}/refund`)).body.state).toBe('open');
    expect((await gateway.call('POST', `/v1/payments/${open.body.reference}/cancel`)).body).toMatchObject({
      state: 'cancelled',
      reason: 'cancelled',
    });
  });

  it('takes a nonce of a drop-in, its own alone', async () => {
    const { reference, page } = await paid({ providerCode: 'BRAINTREE_CREDIT' });
    expect(page).toMatchObject({
      state: 'open',
      message: { type: 'dropInChosen', payload: { nonce: expect.stringMatching(/^nonce_/) } },
    });
    const complete = (nonce: string) => gateway.call('POST', `/v1/payments/${reference}/complete`, { nonce });
    expect((await complete('another')).status).toBe(409);
    expect((await complete(page.message.payload.nonce)).body.state).toBe('succeeded');
    expect((await complete(page.message.payload.nonce)).body.state).toBe('succeeded');
  });

  it('does with the next payments what the sandbox has asked for', async () => {
    await gateway.call('POST', '/control/behaviours', { customerId: 'p2', behaviour: 'declined', times: 1 });
    expect((await paid({ customerId: 'p2' })).page.state).toBe('failed');
    expect((await paid({ customerId: 'p2' })).page.state).toBe('succeeded');
    expect((await gateway.call('POST', '/control/behaviours', { behaviour: 'odd' })).status).toBe(400);
  });
});

it('a change is told to nobody before it is written, so that a killed process does not pay what it has called cancelled', async () => {
  const happened: string[] = [];
  const slow: Journal = {
    async append() {
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      happened.push('written');
      return 0;
    },
    read: async () => null,
    close: async () => undefined,
  };
  const { call, stop } = await startGateway(Date.now, slow);
  const payment = paymentRequest({ customerId: 'of-the-slow-journal' });
  const creating = call('POST', '/v1/payments', payment);
  for (let lines: readonly unknown[] = []; lines.length === 0; ) {
    lines = (await call('GET', '/v1/statement?customerId=of-the-slow-journal')).body.lines;
    await new Promise(setImmediate);
  }
  happened.push('told');
  await creating;
  expect(happened).toEqual(['written', 'told']);
  await stop();
});

describe('the page of a payment', () => {
  it('may be shown in frames of the app alone, and may ask for payments', async () => {
    const { headers, statusCode } = await gateway.app.inject({ method: 'GET', url: '/pay/any', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    expect(String(headers['content-security-policy'])).toContain(`frame-ancestors ${APP};`);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(String(headers['permissions-policy'])).toContain('payment=(self)');
  });

  it('tells the app before whether the player is redirected', async () => {
    const { body } = await gateway.call('POST', '/v1/payments', paymentRequest());
    const check = async (origin: string) =>
      gateway.app.inject({ method: 'GET', url: new URL(body.uri).pathname, headers: { accept: 'application/json', origin } });
    const open = await check(APP);
    expect([open.json(), open.headers['access-control-allow-origin']]).toEqual([{ redirectUrl: null }, APP]);
    expect((await check('http://evil.test')).headers['access-control-allow-origin']).toBeUndefined();
    await gateway.call('POST', `/control/payments/${body.reference}`, { action: 'approve' });
    expect((await check(APP)).json()).toEqual({ redirectUrl: `${APP}/deposit/gateway` });
  });

  it('shows nothing but its own payment, and decides it once', async () => {
    const { token } = await paid();
    const again = await gateway.call('POST', `/api/pages/${token}`, { action: 'decline' }, '');
    expect(again.body).toMatchObject({
      state: 'succeeded',
      customerName: 'Maya Rivera',
      message: { type: 'showDepositSuccessful' },
    });
    expect(JSON.stringify(again.body)).not.toContain('pay_');
    expect((await gateway.call('GET', '/api/pages/unknown', undefined, '')).status).toBe(404);
  });

  it.each([
    ['decline', 'failed', 'declined'],
    ['cancel', 'cancelled', 'cancelled'],
  ])('%s on it is an end that is %s, with the reason %s', async (action, state, reason) => {
    const { body } = await gateway.call('POST', '/v1/payments', paymentRequest());
    const token = String(body.uri).split('/').at(-1);
    const { body: page } = await gateway.call('POST', `/api/pages/${token}`, { action }, '');
    expect(page).toMatchObject({ state, message: { type: 'showDepositFailed', payload: { reason } } });
  });
});

describe('webhooks of the gateway', () => {
  it('are repeated with one id until the operator takes them', async () => {
    status = 500;
    const { reference } = await paid();
    gateway.webhooks.send();
    await gateway.webhooks.stop();
    expect(receivedOf(reference)).toEqual([]);
    await gateway.stop();
    status = 204;
    // Another process, which has only the journal.
    gateway = await startGateway();
    gateway.webhooks.send();
    await vi.waitFor(() => expect(receivedOf(reference)).toEqual(['succeeded']));
  });

  it('arrive twice, first or never, where that was asked for', async () => {
    const twice = await paid({ amountCents: 1_087 });
    const lost = await paid({ amountCents: 1_089 });
    gateway.webhooks.send();
    await vi.waitFor(() => expect(receivedOf(twice.reference)).toEqual(['succeeded', 'succeeded']));
    expect(new Set(received.filter(({ reference }) => reference === twice.reference).map(({ id }) => id)).size).toBe(1);
    const first = await paid({ amountCents: 1_088 });
    expect(receivedOf(first.reference)).toEqual(['succeeded']);
    expect(receivedOf(lost.reference)).toEqual([]);
    expect((await gateway.call('GET', `/v1/payments/${lost.reference}`)).body.state).toBe('succeeded');
  });

  it('follow the steps of a withdrawal in their order, over the end of a process', async () => {
    let nowMs = Date.now();
    await gateway.stop();
    gateway = await startGateway(() => nowMs);
    const { body } = await gateway.call('POST', '/v1/payments', paymentRequest({ direction: 'WITHDRAWAL', methodId: 'm' }));
    await gateway.stop();
    nowMs += 60_000;
    gateway = await startGateway(() => nowMs);
    await gateway.service.tick();
    await vi.waitFor(async () => {
      gateway.webhooks.send();
      expect(receivedOf(body.reference)).toEqual(['processing', 'checked', 'sent', 'succeeded']);
    });
  });
});
