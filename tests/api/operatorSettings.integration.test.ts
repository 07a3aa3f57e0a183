import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type WalletClient, walletClient } from './support/walletClient.ts';

const gateway = fakePaymentGateway();
const flags = { 'quick-deposit': true };
let api: TestApi;
let wallet: WalletClient;
beforeAll(async () => {
  const config = readConfig({
    SANDBOX: 'true',
    DEPOSIT_MINIMUM_CENTS: '3000',
    DEPOSIT_MAXIMUM_CENTS: '9000',
    DEPOSIT_QUICK_AMOUNTS_CENTS: '3000,6000',
    PAYMENT_PROVIDERS: JSON.stringify({
      TRUSTLY: {
        name: 'Bank of the operator',
        deposit: { minimumCents: 2_500, maximumCents: null, details: 'A fee of nothing.' },
        withdrawal: { stepHours: [1, 2, 3] },
      },
      PAYPAL: { deposit: null },
      WIRE_TRANSFER: { instructions: ['Account number: 42'] },
      GLOBAL_PAYMENTS_VIP_PREFERRED: { withdrawal: { mfaRequired: true } },
    }),
    CODE_SECONDS: '60',
    CODE_TRIES: '2',
    CODE_SENDS: '2',
    CODE_TEXTS: JSON.stringify({
      wrong: 'Nope, {tries}.',
      ended: 'Over.',
      sentTooOften: 'Not before {seconds} s.',
      message: 'It is {code}.',
    }),
  });
  api = await buildTestApi({ paymentGateway: gateway, flags: () => flags, config });
  wallet = walletClient(api, gateway);
});
afterAll(() => api.stop());

it('the operator sets limits, texts and times of providers, and which are offered', async () => {
  const caller = await api.logIn({ balanceCents: 50_000 });
  const provider = (type: string, id: string) =>
    wallet.ask(
      caller,
      `{ answer: paymentProvider(type: ${type}, paymentProviderId: "${id}") {
        name details mfaRequired minimumAmount { amount } maximumAmount { amount } } }`,
    );
  expect(await provider('DEPOSIT', 'TRUSTLY')).toEqual({
    name: 'Bank of the operator',
    details: 'A fee of nothing.',
    mfaRequired: false,
    minimumAmount: { amount: 2_500 },
    maximumAmount: null,
  });
  expect(await provider('WITHDRAWAL', 'TRUSTLY')).toMatchObject({ minimumAmount: { amount: 1_000 } });
  expect(await provider('WITHDRAWAL', 'GLOBAL_PAYMENTS_VIP_PREFERRED')).toMatchObject({ mfaRequired: true });
  expect([await provider('DEPOSIT', 'PAYPAL'), await provider('WITHDRAWAL', 'PAYPAL')]).toEqual([null, expect.anything()]);
  expect(await wallet.deposit(caller, 2_400)).toMatchObject({ userErrors: [{ message: 'The smallest deposit is $25.' }] });
  expect(await wallet.deposit(caller, 600_000)).toMatchObject({ outcome: 'DECIDED' });
  const form = { type: 'DEPOSIT', amountCents: 100_000, paymentProviderId: 'WIRE_TRANSFER' };
  const fields = ['accountHolder', 'bankName'].map((name) => ({ name, value: 'Maya' }));
  const wire = await wallet.form(caller, 'firstWireTransferCreate', { ...form, fields });
  const lines = (await wallet.receipt(caller, wire.receiptId))?.receiptLines as unknown as readonly { items: readonly string[] }[];
  expect(lines.flatMap(({ items }) => items).slice(0, 2)).toEqual(['Account number: 42', 'Amount: $1,000.00']);
  const { receiptId } = await wallet.withdraw(caller, 2_000);
  type Step = { readonly at: string | null; readonly expectedBy: string | null };
  const steps = (await wallet.receipt(caller, receiptId))?.steps as unknown as readonly Step[];
  const requestedAt = Date.parse(steps[0]?.at ?? '');
  expect(steps.slice(1).map(({ expectedBy }) => (Date.parse(expectedBy ?? '') - requestedAt) / 3_600_000)).toEqual([1, 2, 3]);
});

it('the operator sets the one rule of amounts of quick deposits, which the server enforces', async () => {
  const caller = await api.logIn({ balanceCents: 0 });
  const rule = '{ answer: quickDepositLandingPage { depositRule { minimumAmount maximumAmount quickAmounts } } }';
  expect(await wallet.ask(caller, rule)).toEqual({
    depositRule: { minimumAmount: 3_000, maximumAmount: 9_000, quickAmounts: [3_000, 6_000] },
  });
  const texts = await Promise.all(
    [2_900, 9_100].map(async (cents) => (await wallet.deposit(caller, cents, { quickDeposit: true })).userErrors[0]?.message),
  );
  expect(texts).toEqual(['The smallest deposit is $30.', 'The largest deposit is $90.']);
  expect(await wallet.deposit(caller, 9_100)).toMatchObject({ outcome: 'DECIDED' });
});

it('the operator sets how often a code is sent and tried, how long it is valid, and what is said of it', async () => {
  const phone = '+12015559001';
  const caller = await api.logIn({ phone });
  const client = accountClient(api);
  const send = () =>
    wallet.ask<{ error: string | null }>(
      caller,
      'mutation { answer: sendOneTimeCode(channel: SMS, source: WITHDRAWAL) { success error } }',
    );
  const verify = (code: string) =>
    wallet.ask<{ success: boolean; error: string | null }>(
      caller,
      'mutation ($code: String!) { answer: verifyOneTimeCode(code: $code, source: WITHDRAWAL) { success error } }',
      { code },
    );
  const newest = async () => (await client.outbox(phone))[0];
  await send();
  const first = await newest();
  expect(first?.body).toBe(`It is ${first?.code}.`);
  const wrong = first?.code === '000000' ? '111111' : '000000';
  expect([(await verify(wrong)).error, (await verify(wrong)).error]).toEqual(['Nope, 1 try.', 'Over.']);
  expect(await verify(first?.code ?? '')).toMatchObject({ success: false, error: 'Over.' });
  api.deps.clock.setOffsetSeconds(30);
  await send();
  const second = await newest();
  expect((await send()).error).toMatch(/^Not before \d+ s\.$/);
  api.deps.clock.setOffsetSeconds(95);
  expect(await verify(second?.code ?? '')).toMatchObject({ success: false, error: 'Over.' });
  api.deps.clock.setOffsetSeconds(0);
});
