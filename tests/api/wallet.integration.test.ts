import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { moveTo } from '../support/places.ts';
import { type Created, ERRORS, RECEIPT, type Receipt, type WalletClient, walletClient, withInput } from './support/walletClient.ts';

const gateway = fakePaymentGateway();
let api: TestApi;
let wallet: WalletClient;
beforeAll(async () => {
  api = await buildTestApi({ paymentGateway: gateway });
  wallet = walletClient(api, gateway);
});
afterAll(async () => {
  // What a gateway says of payments that are not ours, and of other amounts, is an alarm: these tests cause none.
  expect(api.logged).toEqual([]);
  await api.stop();
});

const WIRE = [
  { name: 'accountHolder', value: 'Maya Rivera' },
  { name: 'bankName', value: 'First Bank' },
  { name: 'routingNumber', value: '021000021' },
  { name: 'accountNumber', value: '123456789' },
  { name: 'accountType', value: 'Checking' },
];

describe('a deposit', () => {
  it('shows the provider’s page, and the balance moves once the gateway says so', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const created = await wallet.deposit(caller, 5_000);
    expect(created).toMatchObject({ outcome: 'DECIDED', userErrors: [], uri: `https://pay.test/${created.receiptId}:1` });
    expect(gateway.created.at(-1)).toMatchObject({
      customerName: 'Maya Rivera',
      returnPath: expect.stringMatching(/\/deposit\/gateway$/),
    });
    expect(await wallet.receipt(caller, created.receiptId)).toMatchObject({
      depositStatus: 'PENDING',
      settled: false,
      cancellable: true,
    });
    const method = { id: 'bank', name: 'First Harbor Bank', description: 'Checking ••••4417' };
    await wallet.hear(created.receiptId, 'succeeded', { method });
    expect(await wallet.balances(caller)).toMatchObject({ globalBalance: { amount: 5_000 }, playableBalance: { amount: 5_000 } });
    expect(await wallet.receipt(caller, created.receiptId)).toMatchObject({
      depositStatus: 'SUCCESSFUL',
      settled: true,
      cancellable: false,
      receiptLines: expect.arrayContaining([
        expect.objectContaining({ label: 'Paid by', value: 'First Harbor Bank · Checking ••••4417' }),
      ]),
    });
  });

  it('is answered the same under its id, and refused for something else', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const requestId = randomUUID();
    const first = await wallet.deposit(caller, 5_000, { requestId });
    expect(await wallet.deposit(caller, 5_000, { requestId })).toEqual(first);
    expect(await wallet.deposit(caller, 6_000, { requestId })).toMatchObject({ outcome: 'REUSED', receiptId: null });
    const requestById = (id: string) =>
      wallet.ask(
        caller,
        `query ($id: ID!) { answer: paymentRequest(type: DEPOSIT, requestId: $id) { outcome uri receipt { id } } }`,
        {
          id,
        },
      );
    expect(await requestById(requestId)).toEqual({ outcome: 'DECIDED', uri: first.uri, receipt: { id: first.receiptId } });
    expect(await requestById('never-sent')).toBeNull();
  });

  it('another amount takes the place of the open one, which is cancelled at the gateway', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const first = await wallet.deposit(caller, 5_000);
    const second = await wallet.deposit(caller, 6_000);
    expect(second).toMatchObject({ outcome: 'DECIDED' });
    expect(await wallet.receipt(caller, first.receiptId)).toMatchObject({ depositStatus: 'FAILED', settled: true });
    expect(await gateway.status(`ref-${first.receiptId}:1`)).toMatchObject({ state: 'cancelled' });
  });

  it('without an answer of the gateway decides nothing and says so, and the same id gets the page later', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const requestId = randomUUID();
    gateway.breakDown('after');
    expect(await wallet.deposit(caller, 5_000, { requestId })).toMatchObject({
      outcome: 'UNKNOWN',
      uri: null,
      receiptId: null,
      userErrors: [{ message: 'An unexpected error occurred. Try again.', field: null }],
    });
    gateway.breakDown(null);
    expect(await wallet.deposit(caller, 5_000, { requestId })).toMatchObject({
      outcome: 'DECIDED',
      uri: expect.stringContaining('pay.test'),
    });
    expect(gateway.created.filter(({ customerId }) => customerId === caller.player.id)).toHaveLength(1);
  });

  it('a left one is cancelled, unless it was paid before', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const left = await wallet.deposit(caller, 5_000);
    expect(await wallet.act(caller, 'depositCancel', left.receiptId)).toMatchObject({
      changed: true,
      receipt: { depositStatus: 'FAILED' },
    });
    expect(await wallet.act(caller, 'depositCancel', left.receiptId)).toMatchObject({ changed: false });
    const paid = await wallet.deposit(caller, 5_000);
    gateway.set(`${paid.receiptId}:1`, { state: 'succeeded' });
    expect(await wallet.act(caller, 'depositCancel', paid.receiptId)).toMatchObject({
      changed: false,
      receipt: { depositStatus: 'SUCCESSFUL' },
    });
    expect(await wallet.balances(caller)).toMatchObject({ playableBalance: { amount: 5_000 } });
  });

  it('a drop-in’s is completed with what the drop-in gave', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const begin = (): Promise<Created & { clientToken: string }> =>
      wallet.ask(caller, withInput('wireTransferCreate', 'DropInCreateInput', `outcome ${ERRORS} receiptId clientToken uri`), {
        input: { requestId: randomUUID(), type: 'DEPOSIT', amountCents: 5_000, paymentProviderId: 'PAYPAL' },
      });
    const left = await begin();
    expect(left).toMatchObject({ outcome: 'DECIDED', clientToken: `ref-${left.receiptId}:1` });
    expect(await wallet.act(caller, 'wireTransferCancel', left.receiptId)).toMatchObject({ changed: true });
    const { receiptId } = await begin();
    const completed = await wallet.ask<{ changed: boolean; receipt: Receipt }>(
      caller,
      `mutation ($receiptId: ID!) { answer: wireTransferComplete(receiptId: $receiptId, nonce: "n-1") { changed receipt { ${RECEIPT} } } }`,
      { receiptId },
    );
    expect(completed).toMatchObject({ changed: true, receipt: { depositStatus: 'SUCCESSFUL' } });
  });

  it('in cash names the cage, what to bring and its hours', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const facilities = await wallet.ask<{ id: string }[]>(
      caller,
      '{ answer: paymentFacilities(paymentProviderId: "CASH_AT_CASINO") { id name address distance latitude longitude workingHours { days hours } workingHoursUrl } }',
    );
    const geoPacket = await api.services.referenceLocation.sign(
      caller.player.id,
      { latitude: 40.39, longitude: -76.65, accuracy: 20 },
      60,
    );
    const near = (packet: string): Promise<{ id: string; distance: number | null }[]> =>
      wallet.ask(
        caller,
        '{ answer: paymentFacilities(paymentProviderId: "CASH_AT_CASINO", geoPacket: "$") { id distance } }'.replace('$', packet),
      );
    expect((await near(geoPacket))[0]).toEqual({ id: 'grantville', distance: 0.5 });
    expect((await near('forged'))[0]?.distance).toBeNull();
    const more = { paymentProviderId: 'CASH_AT_CASINO', facilityId: facilities[0]?.id };
    const created = await wallet.deposit(caller, 5_000, more);
    expect(created).toMatchObject({ outcome: 'DECIDED', uri: null });
    const shown = await wallet.receipt(caller, created.receiptId);
    expect(shown?.depositStatus).toBe('PENDING_CASH_DEPOSIT');
    expect(new Set(shown?.receiptLines.map(({ kind }) => kind))).toEqual(
      new Set(['HEADER', 'SEPARATOR', 'DEFAULT', 'PROMPT', 'LIST', 'LOCATION', 'WORKING_HOURS']),
    );
    // It has no window: another deposit leaves it as it is.
    expect(await wallet.deposit(caller, 6_000)).toMatchObject({ outcome: 'DECIDED' });
    expect(await wallet.receipt(caller, created.receiptId)).toMatchObject({ depositStatus: 'PENDING_CASH_DEPOSIT' });
  });

  it('is told to a subscription after every change, as the account is', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const { receiptId } = await wallet.deposit(caller, 5_000);
    const socket = await graphqlSocket(await api.url(), { authorization: caller.authorization });
    await socket.waitFor(({ type }) => type === 'connection_ack');
    socket.subscribe('1', `subscription { receiptUpdated(id: "${receiptId}") { depositStatus } }`);
    socket.subscribe('2', 'subscription { accountBalance { playableBalance { amount } } }');
    const stranger = await api.logIn();
    const others = await graphqlSocket(await api.url(), { authorization: stranger.authorization });
    await others.waitFor(({ type }) => type === 'connection_ack');
    others.subscribe('1', `subscription { receiptUpdated(id: "${receiptId}") { depositStatus } }`);
    const status = (wanted: string) =>
      socket.waitFor((message) => message.id === '1' && JSON.stringify(message).includes(`"${wanted}"`));
    await status('PENDING');
    await wallet.hear(receiptId, 'succeeded');
    await status('SUCCESSFUL');
    await socket.waitFor((message) => message.id === '2' && JSON.stringify(message).includes('5000'));
    expect(JSON.stringify(others.messages)).not.toContain('depositStatus');
    others.close();
    socket.close();
  });

  it('reaching the amount of the state has to be acknowledged before the next one', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    for (const [cents, isDue] of [
      [249_999, false],
      [1_000, true],
    ] as const) {
      await wallet.hear((await wallet.deposit(caller, cents)).receiptId, 'succeeded');
      const shown = await wallet.ask(caller, '{ answer: account { depositAcknowledgementModal { showDepositAckModal } } }');
      expect(shown).toEqual({ depositAcknowledgementModal: { showDepositAckModal: isDue } });
    }
    expect(await wallet.deposit(caller, 2_000)).toMatchObject({ outcome: 'REFUSED', userErrors: [{ action: 'ACKNOWLEDGE' }] });
    await wallet.ask(caller, 'mutation { answer: depositAcknowledgement(ackType: DEPOSIT_AMOUNT) { userAck } }');
    await wallet.hear((await wallet.deposit(caller, 2_000)).receiptId, 'succeeded');
    expect(await wallet.ask(caller, '{ answer: account { depositAcknowledgementModal { showDepositAckModal } } }')).toMatchObject({
      depositAcknowledgementModal: { showDepositAckModal: false },
    });
  });
});

it('a deposit and a withdrawal ask for no place: outside of all areas, and with a pass that is over', async () => {
  const caller = await api.logIn({ balanceCents: 10_000 });
  const { db, clock } = api.deps;
  await moveTo(db, caller.player.id, 'US-TX');
  expect(await wallet.deposit(caller, 5_000)).toMatchObject({ outcome: 'DECIDED', userErrors: [] });
  expect(await wallet.withdraw(caller, 2_000)).toMatchObject({ outcome: 'DECIDED', userErrors: [] });
  const now = clock.now();
  const over = { regionCode: 'US-NJ', expiresAt: now, refreshAt: now, address: '192.0.2.1' };
  await setLocationCheck(db, caller.player.id, { outcome: 'FAILED', expiresAt: null }, now, over);
  expect(await wallet.deposit(caller, 6_000)).toMatchObject({ outcome: 'DECIDED', userErrors: [] });
  expect(await wallet.withdraw(caller, 3_000)).toMatchObject({ outcome: 'DECIDED', userErrors: [] });
});

describe('a withdrawal', () => {
  it('is reserved, shows its way, and can be cancelled until it is sent', async () => {
    const caller = await api.logIn({ balanceCents: 10_000 });
    const first = await wallet.withdraw(caller, 8_000);
    expect(first).toMatchObject({ outcome: 'DECIDED', uri: null });
    expect(await wallet.balances(caller)).toEqual({
      globalBalance: { amount: 10_000 },
      playableBalance: { amount: 2_000 },
      withdrawableBalance: { amount: 2_000 },
    });
    await wallet.hear(first.receiptId, 'checked');
    expect((await wallet.receipt(caller, first.receiptId))?.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'REQUESTED DONE',
      'CHECKED DONE',
      'SENT CURRENT',
      'ARRIVED COMING',
    ]);
    const page = await wallet.ask<{ pendingWithdrawals: { id: string }[] }>(
      caller,
      '{ answer: paymentProvidersLandingPage(type: WITHDRAWAL, capabilities: [FRAME, FORM]) { pendingWithdrawals { id } } }',
    );
    expect(page.pendingWithdrawals).toEqual([{ id: first.receiptId }]);
    expect(await wallet.act(caller, 'withdrawalCancel', first.receiptId)).toMatchObject({
      changed: true,
      receipt: { withdrawalStatus: 'FAILED' },
    });
    const second = await wallet.withdraw(caller, 8_000);
    await wallet.hear(second.receiptId, 'sent');
    expect(await wallet.act(caller, 'withdrawalCancel', second.receiptId)).toMatchObject({
      changed: false,
      receipt: { cancellable: false },
    });
    await wallet.hear(second.receiptId, 'succeeded');
    expect(await wallet.receipt(caller, second.receiptId)).toMatchObject({ withdrawalStatus: 'SUCCESSFUL', settled: true });
    expect(await wallet.balances(caller)).toMatchObject({ globalBalance: { amount: 2_000 } });
  });

  it('what clears is shown with until when, not withdrawable, and said when it is asked for', async () => {
    const caller = await api.logIn({ balanceCents: 10_000 });
    const { receiptId } = await wallet.deposit(caller, 500_000, { paymentProviderId: 'GLOBAL_PAYMENTS_VIP_PREFERRED' });
    const clearsAt = api.deps.clock.now().getTime() + 120 * 3_600_000;
    await wallet.hear(receiptId, 'succeeded');
    const page = await wallet.ask<{ held: readonly { until: string }[] }>(
      caller,
      '{ answer: paymentProvidersLandingPage(type: WITHDRAWAL, capabilities: [FRAME]) { held { reason amount { amount } until } } }',
    );
    expect(page.held).toMatchObject([{ reason: 'CLEARING', amount: { amount: 500_000 } }]);
    expect(Math.abs(Date.parse(page.held[0]?.until ?? '') - clearsAt)).toBeLessThan(60_000);
    expect(await wallet.balances(caller)).toMatchObject({
      playableBalance: { amount: 510_000 },
      withdrawableBalance: { amount: 10_000 },
    });
    expect(await wallet.withdraw(caller, 500_000)).toMatchObject({
      outcome: 'REFUSED',
      userErrors: [{ message: 'You can withdraw up to $100.00 now: $5,000.00 of deposits is clearing for 5 days.' }],
    });
  });

  it('what goes back first is shown with the most that can go to each account, and said when more is asked for', async () => {
    const caller = await api.logIn({ balanceCents: 100_000 });
    const deposit = await wallet.deposit(caller, 20_000);
    const method = { id: `bank-${caller.player.id}`, name: 'Bank', description: '1234', fingerprint: `fp-${caller.player.id}` };
    await wallet.hear(deposit.receiptId, 'succeeded', { method });
    const page = await wallet.ask(
      caller,
      `{ answer: paymentProvidersLandingPage(type: WITHDRAWAL, capabilities: [FRAME, DROP_IN]) {
        goesBack { name amount { amount } }
        preferredProvider { code balance { amount } preferredMethod { name withdrawable { amount } } } providers { code balance { amount } } } }`,
    );
    const available = 120_000;
    expect(page).toMatchObject({
      goesBack: [{ name: 'Online banking', amount: { amount: 20_000 } }],
      preferredProvider: {
        code: 'TRUSTLY',
        balance: { amount: available },
        preferredMethod: { name: 'Bank', withdrawable: { amount: available } },
      },
      providers: expect.arrayContaining([{ code: 'PAYPAL', balance: { amount: available - 20_000 } }]),
    });
    expect(await wallet.withdraw(caller, 100_001, { paymentProviderId: 'GLOBAL_PAYMENTS_VIP_PREFERRED' })).toMatchObject({
      outcome: 'REFUSED',
      userErrors: [
        {
          action: 'CHANGE_AMOUNT',
          field: ['amountCents'],
          message: 'You can withdraw up to $1,000.00 this way. What you paid in goes back first: $200.00 to Online banking.',
        },
      ],
    });
  });

  it('a declined one says why, and the money is back', async () => {
    const caller = await api.logIn({ balanceCents: 10_000 });
    const { receiptId } = await wallet.withdraw(caller, 8_000);
    await wallet.hear(receiptId, 'failed', { reason: 'declined' });
    const shown = await wallet.receipt(caller, receiptId);
    expect(shown).toMatchObject({ statusText: 'The provider has declined it. The money is back in your account.', settled: true });
    expect(shown?.steps[1]).toMatchObject({ state: 'STOPPED', reason: 'The provider has declined it.' });
    expect(await wallet.balances(caller)).toMatchObject({ playableBalance: { amount: 10_000 } });
  });

  it('a wire needs its fields, a code and a confirmation', async () => {
    const caller = await api.logIn({ balanceCents: 500_000, phone: '+12015550199' });
    const input = { amountCents: 200_000, paymentProviderId: 'WIRE_TRANSFER', fields: WIRE };
    const bad = WIRE.map(({ name, value }) => ({ name, value: name === 'routingNumber' ? '12' : value }));
    expect(await wallet.form(caller, 'firstWireTransferCreate', { ...input, fields: bad })).toMatchObject({
      outcome: 'REFUSED',
      userErrors: [{ field: ['fields', 'routingNumber'], message: 'A routing number has 9 digits' }],
    });
    const requestId = randomUUID();
    const wireRequest = { ...input, requestId };
    expect(await wallet.form(caller, 'firstWireTransferCreate', wireRequest)).toMatchObject({
      outcome: 'UNKNOWN',
      oneTimeCodeRequired: true,
    });
    const operation = 'source: WITHDRAWAL, operation: { amountCents: 200000, paymentProviderId: "WIRE_TRANSFER" }';
    await wallet.ask(caller, `mutation { answer: sendOneTimeCode(channel: SMS, ${operation}) { success } }`);
    const code = (await accountClient(api).outbox('+12015550199'))[0]?.code;
    await wallet.ask(caller, `mutation { answer: verifyOneTimeCode(code: "${code}", ${operation}) { success } }`);
    const created = await wallet.form(caller, 'firstWireTransferCreate', wireRequest);
    expect(created).toMatchObject({ outcome: 'DECIDED', uri: null, oneTimeCodeRequired: false });
    const isAtGateway = () => gateway.created.some(({ receiptId }) => receiptId === created.receiptId);
    expect(isAtGateway()).toBe(false);
    expect(await wallet.act(caller, 'confirmV2', created.receiptId)).toMatchObject({ changed: true });
    expect(isAtGateway()).toBe(true);
    expect(await wallet.act(caller, 'confirmV2', created.receiptId)).toMatchObject({ changed: false });
    expect(await wallet.receipt(caller, created.receiptId)).toMatchObject({ withdrawalStatus: 'PENDING_WIRE_WITHDRAWAL' });
  });

  it('Interac is for players in Canada', async () => {
    const input = { amountCents: 5_000, paymentProviderId: 'INTERAC', fields: [{ name: 'email', value: 'maya@bank.test' }] };
    const canadian = await api.logIn({ balanceCents: 10_000, regionCode: 'CA-ON' });
    expect(await wallet.form(canadian, 'interacCreate', input)).toMatchObject({ outcome: 'DECIDED' });
    const american = await api.logIn({ balanceCents: 10_000 });
    expect(await wallet.form(american, 'interacCreate', input)).toMatchObject({
      outcome: 'REFUSED',
      userErrors: [{ field: ['paymentProviderId'] }],
    });
  });
});
