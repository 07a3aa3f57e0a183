import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGatewayApp } from '../../paymentGateway/service/app.ts';
import { BEHAVIOURS } from '../../paymentGateway/service/behaviours.ts';
import { createGatewayService } from '../../paymentGateway/service/gatewayService.ts';
import { ACTIONS } from '../../paymentGateway/service/payment.ts';
import { openRecords } from '../../paymentGateway/service/records.ts';
import { openJournal } from '../../programs/service/journal.ts';
import { GATEWAY_STATES, type GatewayPayment, GatewayRefused, GatewayUnavailable } from '../../server/payments/gateway.ts';
import { createGatewayControl, PAYMENT_ACTIONS, PAYMENT_BEHAVIOURS } from '../../server/payments/gatewayControl.ts';
import { createHttpGateway } from '../../server/payments/httpGateway.ts';

const SECRET = 'the-secret-of-the-operator';
const APP = 'http://tsb.localhost:4000';
const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-http-gateway-'));
const DOCUMENT = readFileSync('docs/payment-gateway.openapi.yaml', 'utf8');

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  const file = path.join(directory, 'payments.jsonl');
  const records = await openRecords(file, await openJournal(file));
  const webhooks = { send: () => undefined, sendFirst: async () => undefined };
  const service = createGatewayService({
    records,
    webhooks,
    nowMs: Date.now,
    paceMs: 1_000,
    appOrigins: [APP],
    pagesOrigin: () => 'http://tsb.localhost:4004',
  });
  const options = { secret: SECRET, appOrigins: [APP], pageDirectory: directory, callsPerAddress: 100, trustedProxies: [] };
  app = buildGatewayApp({ service, ...options, log: pino({ level: 'silent' }) });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

let receipts = 0;
function payment(fields: Partial<GatewayPayment> = {}): GatewayPayment {
  receipts += 1;
  return {
    key: `r${receipts}:1`,
    receiptId: `r${receipts}`,
    direction: 'DEPOSIT',
    providerCode: 'TRUSTLY',
    methodId: null,
    amountCents: 5_000,
    currency: 'USD',
    customerId: 'p1',
    customerName: 'Maya Rivera',
    returnPath: `${APP}/deposit/gateway`,
    ...fields,
  };
}

describe('the adapter of the payment gateway', () => {
  const open = () => ({
    gateway: createHttpGateway({ url, secret: SECRET }),
    control: createGatewayControl({ url, secret: SECRET }),
  });

  it('creates once, asks, cancels, refunds and reads the statement', async () => {
    const { gateway, control } = open();
    const first = payment();
    const since = new Date();
    const created = await gateway.create(first);
    expect(created.uri).toMatch(/^http:\/\/tsb\.localhost:4004\/pay\//);
    expect(await gateway.create(first)).toEqual(created);
    await control.act(created.reference, 'approve');
    expect(await gateway.status(created.reference)).toMatchObject({
      key: first.key,
      state: 'succeeded',
      amountCents: 5_000,
      currency: 'USD',
      reason: null,
      method: { name: 'First Harbor Bank' },
    });
    expect((await gateway.cancel(created.reference))?.state).toBe('succeeded');
    expect((await gateway.refund(created.reference))?.state).toBe('refunded');
    expect(await gateway.statement(since)).toMatchObject([{ receiptId: first.receiptId, state: 'refunded', direction: 'DEPOSIT' }]);
    expect(await gateway.status('pay_unknown')).toBeNull();
  });

  it('completes what a drop-in has begun by a call with its nonce, and is refused with another', async () => {
    const { gateway } = open();
    const first = payment({ providerCode: 'PAYPAL' });
    const { uri, reference } = await gateway.create(first);
    const token = new URL(uri ?? '').pathname.split('/').at(-1);
    const chosen = await fetch(`${url}/api/pages/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"action":"approve"}',
    });
    const { message } = (await chosen.json()) as { readonly message: { readonly payload: { readonly nonce: string } } };
    await expect(gateway.create({ ...first, fields: { nonce: 'another' } })).rejects.toThrow(GatewayRefused);
    expect(await gateway.create({ ...first, fields: { nonce: message.payload.nonce } })).toEqual({ reference, uri: null });
    expect((await gateway.status(reference))?.state).toBe('succeeded');
  });

  it('gets the request with an older secret where it does not know the newest yet', async () => {
    const turning = createHttpGateway({ url, secret: `another-secret-than-that\n${SECRET}` });
    expect((await turning.create(payment())).reference).toMatch(/./);
  });

  it('tells a refusal from no answer', async () => {
    const { gateway } = open();
    const first = payment();
    await gateway.create(first);
    await expect(gateway.create({ ...first, amountCents: 6_000 })).rejects.toMatchObject({
      name: 'GatewayRefused',
      code: 'KEY_REUSED',
    });
    const wrong = createHttpGateway({ url, secret: 'another-secret-than-that' });
    await expect(wrong.status('pay_1')).rejects.toThrow(GatewayUnavailable);
    await expect(createHttpGateway({ url: 'http://127.0.0.1:1', secret: SECRET }).create(payment())).rejects.toThrow(
      GatewayUnavailable,
    );
    const odd: Server = createServer((request, response) => {
      response.writeHead(request.url?.includes('busy') ? 503 : 200, { 'content-type': 'application/json' }).end('{"state":"odd"}');
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const oddGateway = createHttpGateway({ url: `http://127.0.0.1:${(odd.address() as AddressInfo).port}`, secret: SECRET });
    for (const reference of ['busy', 'other']) await expect(oddGateway.status(reference)).rejects.toThrow(GatewayUnavailable);
    await new Promise((resolve) => odd.close(resolve));
  });

  it('controls the sandbox’s gateway, and sees its statement the newest first', async () => {
    const { gateway, control } = open();
    await control.reset();
    await control.behave({ customerId: 'p1', providerCode: null, behaviour: 'declined', times: 1 });
    const { reference } = await gateway.create(payment());
    const later = await gateway.create(payment({ customerId: 'p2' }));
    expect(await control.act(reference, 'approve')).toBe(true);
    expect(await control.act('pay_unknown', 'approve')).toBe(false);
    expect(await control.payments(null)).toMatchObject([
      { id: reference, status: 'failed' },
      { id: later.reference, status: 'open' },
    ]);
    expect(await control.payments('p2')).toEqual([
      {
        id: later.reference,
        direction: 'DEPOSIT',
        providerCode: 'TRUSTLY',
        amountCents: 5_000,
        status: 'open',
        at: expect.any(String),
      },
    ]);
  });
});

describe('the document of the payment gateway', () => {
  const all = (pattern: RegExp): readonly string[] => [...DOCUMENT.matchAll(pattern)].map(([, text = '']) => text);

  it('names the paths of the code, and its states, behaviours and actions', async () => {
    const paths = all(/^ {2}(\/\S+):$/gm);
    expect(paths).toHaveLength(10);
    for (const documented of paths) {
      const at = documented.replaceAll(/\{(\w+)\}/g, ':$1');
      expect([at, app.hasRoute({ method: 'GET', url: at }) || app.hasRoute({ method: 'POST', url: at })]).toEqual([at, true]);
    }
    expect(
      all(/State: \{ enum: \[(.*)\] \}/g)[0]
        ?.split(', ')
        .sort(),
    ).toEqual([...GATEWAY_STATES].sort());
    expect(all(/^ {12}- ([a-z-]+)$/gm)).toEqual([...BEHAVIOURS]);
    expect(all(/enum: \[(approve.*)\]/g)[0]?.split(', ')).toEqual([...ACTIONS]);
  });

  it('is what both sides have, which do not import each other', () => {
    expect([...PAYMENT_BEHAVIOURS]).toEqual([...BEHAVIOURS]);
    expect([...PAYMENT_ACTIONS]).toEqual([...ACTIONS]);
  });
});
