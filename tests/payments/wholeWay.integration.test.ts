import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_WEBHOOK_PATH } from '../../core/wire/apiPaths.ts';
import { buildGatewayApp } from '../../paymentGateway/service/app.ts';
import { createGatewayService, type GatewayService } from '../../paymentGateway/service/gatewayService.ts';
import { openRecords } from '../../paymentGateway/service/records.ts';
import { createWebhooks, type Webhooks } from '../../paymentGateway/service/webhooks.ts';
import { openJournal } from '../../programs/service/journal.ts';
import { registerPaymentWebhook } from '../../server/api/payments/registerPaymentWebhook.ts';
import { paymentWork } from '../../server/jobs/payments.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { createHttpGateway } from '../../server/payments/httpGateway.ts';
import { createWebhookReader } from '../../server/payments/webhook.ts';
import { audit } from '../../server/store/ledger/index.ts';
import { applyGatewayStatus } from '../../server/store/payments/index.ts';
import { type WalletClient, walletClient } from '../api/support/walletClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { until } from '../support/until.ts';

const SECRET = 'the-secret-of-the-operator';
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const log = pino({ level: 'silent' });
const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-whole-way-'));

let service: GatewayService;
let webhooks: Webhooks;
let gatewayApp: FastifyInstance;
let hooks: FastifyInstance;
let api: TestApi;
let wallet: WalletClient;
let ticking: NodeJS.Timeout;
/** The gateway sends nothing meanwhile. */
let isHeld = false;

/** The sandbox's gateway and the server, each at its own port; only the server's process is shared. */
beforeAll(async () => {
  const file = path.join(directory, 'payments.jsonl');
  const records = await openRecords(file, await openJournal(file));
  // The webhooks need the address of the server, which needs that of the gateway.
  const delayed: Pick<Webhooks, 'send' | 'sendFirst'> = {
    send: () => webhooks.send(),
    sendFirst: (id, patienceMs) => webhooks.sendFirst(id, patienceMs),
  };
  const appOrigins = ['http://localhost:80', 'http://localhost'];
  service = createGatewayService({
    records,
    webhooks: delayed,
    nowMs: Date.now,
    paceMs: 100,
    appOrigins,
    pagesOrigin: () => 'http://localhost:4004',
  });
  const options = { secret: SECRET, appOrigins, pageDirectory: directory, callsPerAddress: 10_000, trustedProxies: [] };
  gatewayApp = buildGatewayApp({ service, ...options, log });
  const url = await gatewayApp.listen({ port: 0, host: '127.0.0.1' });
  const gateway = createHttpGateway({ url, secret: SECRET });
  api = await buildTestApi({ paymentGateway: gateway });
  hooks = fastify({ forceCloseConnections: true });
  registerPaymentWebhook(hooks, api.deps, {
    read: createWebhookReader(() => WEBHOOK_SECRET),
    apply: async (status, eventId) => (await applyGatewayStatus(api.deps, status, eventId)) !== null,
  });
  const hookUrl = `${await hooks.listen({ port: 0, host: '127.0.0.1' })}${PAYMENT_WEBHOOK_PATH}`;
  webhooks = createWebhooks({ url: hookUrl, secret: WEBHOOK_SECRET, records, nowMs: Date.now, timeoutMs: 5_000, log });
  wallet = walletClient(api, fakePaymentGateway());
  ticking = setInterval(() => {
    if (!isHeld) void service.tick();
  }, 20);
});
afterAll(async () => {
  clearInterval(ticking);
  expect((await audit(api.deps.db, api.deps.clock.now())).discrepancies).toEqual([]);
  await webhooks.stop();
  await gatewayApp.close();
  await hooks.close();
  await api.stop();
  rmSync(directory, { recursive: true });
});

const referenceOf = async (caller: LoggedIn, id: string | null): Promise<string> => {
  const { transactionId } = (await wallet.receipt(caller, id)) as unknown as { transactionId: string };
  return transactionId;
};
const statusOf = async (caller: LoggedIn, id: string | null) => {
  const receipt = await wallet.receipt(caller, id);
  return receipt?.depositStatus ?? receipt?.withdrawalStatus;
};
/** What a player presses on the provider's page. */
async function press(uri: string | null, action: 'approve' | 'decline' | 'cancel'): Promise<void> {
  const token = new URL(uri ?? '').pathname.split('/').at(-1) ?? '';
  expect((await service.press(token, action)).ok).toBe(true);
}
const playable = async (caller: LoggedIn) => (await wallet.balances(caller)).playableBalance?.amount;

describe('the whole way of a deposit, by the cents of its amount', () => {
  it.each([
    [5_000, 'SUCCESSFUL'],
    [5_081, 'SUCCESSFUL'],
    [5_082, 'FAILED'],
    [5_083, 'FAILED'],
    [5_087, 'SUCCESSFUL'],
    [5_088, 'SUCCESSFUL'],
    [5_092, 'FAILED'],
  ] as const)('%i cents end as %s', async (cents, status) => {
    const caller = await api.logIn({ balanceCents: 0 });
    const { uri, receiptId } = await wallet.deposit(caller, cents);
    expect(uri).toMatch(/^http:\/\/localhost:4004\/pay\//);
    await press(uri, 'approve');
    await until(async () => (await statusOf(caller, receiptId)) === status);
    expect(await playable(caller)).toBe(status === 'SUCCESSFUL' ? cents : 0);
  });

  it('another amount than was asked for is being checked', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const { uri, receiptId } = await wallet.deposit(caller, 5_091);
    await press(uri, 'approve');
    await until(async () => (await wallet.receipt(caller, receiptId))?.statusText.includes('being checked') === true);
    expect(await playable(caller)).toBe(0);
    await service.act(await referenceOf(caller, receiptId), 'refund');
    await until(async () => (await statusOf(caller, receiptId)) === 'FAILED');
  });

  it('a lost webhook is found by the job that asks', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const { uri, receiptId } = await wallet.deposit(caller, 5_089);
    await press(uri, 'approve');
    expect(await statusOf(caller, receiptId)).toBe('PENDING');
    await api.owner.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    const gateway = api.services.payments.gateway;
    if (gateway === null) throw new Error('There is no gateway');
    await runDueJobs(api.deps, paymentWork(api.deps, gateway));
    expect([await statusOf(caller, receiptId), await playable(caller)]).toEqual(['SUCCESSFUL', 5_089]);
  });

  it('a closed window is tried again, and its payment is one', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const first = await wallet.deposit(caller, 5_000);
    await press(first.uri, 'cancel');
    await until(async () => (await statusOf(caller, first.receiptId)) === 'FAILED');
    const second = await wallet.deposit(caller, 5_000);
    expect([second.receiptId, second.uri === first.uri]).toEqual([first.receiptId, false]);
    await press(second.uri, 'approve');
    await until(async () => (await statusOf(caller, first.receiptId)) === 'SUCCESSFUL');
    expect(await playable(caller)).toBe(5_000);
  });

  it('a drop-in is completed by its nonce', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const input = { requestId: randomUUID(), type: 'DEPOSIT', amountCents: 5_000, paymentProviderId: 'PAYPAL' };
    const { uri, receiptId } = await wallet.ask<{ uri: string; receiptId: string }>(
      caller,
      'mutation ($input: DropInCreateInput!) { answer: wireTransferCreate(input: $input) { uri receiptId } }',
      { input },
    );
    const token = new URL(uri).pathname.split('/').at(-1) ?? '';
    const pressed = await service.press(token, 'approve');
    const message = pressed.ok ? pressed.value.message : null;
    const { nonce } = (message as { payload?: { nonce?: string } } | null)?.payload ?? {};
    await wallet.ask(
      caller,
      'mutation ($receiptId: ID!, $nonce: String!) { answer: wireTransferComplete(receiptId: $receiptId, nonce: $nonce) { changed } }',
      { receiptId, nonce },
    );
    await until(async () => (await statusOf(caller, receiptId)) === 'SUCCESSFUL');
    expect(await playable(caller)).toBe(5_000);
  });
});

describe('the whole way of a withdrawal', () => {
  const methodOfDeposit = async (caller: LoggedIn): Promise<string | undefined> => {
    const { uri, receiptId } = await wallet.deposit(caller, 5_000);
    await press(uri, 'approve');
    await until(async () => (await statusOf(caller, receiptId)) === 'SUCCESSFUL');
    const methods = '{ answer: paymentProviderMethods(paymentProviderId: "TRUSTLY", type: WITHDRAWAL) { id } }';
    return (await wallet.ask<{ id: string }[]>(caller, methods))[0]?.id;
  };

  it('a known account is checked, paid, and told of each step', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const paymentMethodId = await methodOfDeposit(caller);
    const { receiptId, uri } = await wallet.withdraw(caller, 4_000, { paymentMethodId });
    expect(uri).toBeNull();
    await until(async () => (await statusOf(caller, receiptId)) === 'SUCCESSFUL');
    expect((await wallet.receipt(caller, receiptId))?.steps.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    expect(await wallet.balances(caller)).toMatchObject({ globalBalance: { amount: 1_000 } });
  });

  it('a cancel before it is sent gives the money back', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const paymentMethodId = await methodOfDeposit(caller);
    isHeld = true;
    const { receiptId } = await wallet.withdraw(caller, 4_000, { paymentMethodId });
    const cancelled = await wallet.act(caller, 'withdrawalCancel', receiptId);
    isHeld = false;
    expect(cancelled).toMatchObject({ changed: true, receipt: { withdrawalStatus: 'FAILED' } });
    expect(await playable(caller)).toBe(5_000);
  });

  it('one that is declined comes back with the reason', async () => {
    const caller = await api.logIn({ balanceCents: 20_000 });
    const { receiptId, uri } = await wallet.withdraw(caller, 4_092);
    await press(uri, 'approve');
    await until(async () => (await statusOf(caller, receiptId)) === 'FAILED');
    expect((await wallet.receipt(caller, receiptId))?.statusText).toContain('The provider has declined it.');
    expect(await playable(caller)).toBe(20_000);
  });
});
