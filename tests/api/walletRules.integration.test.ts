import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPromoCode } from '../../server/store/payments/index.ts';
import { setVisitor } from '../../server/store/players/locations.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type WalletClient, walletClient, withInput } from './support/walletClient.ts';

const gateway = fakePaymentGateway();
const flags: Record<string, unknown> = {};
let api: TestApi;
let wallet: WalletClient;
beforeAll(async () => {
  api = await buildTestApi({ paymentGateway: gateway, flags: () => flags });
  wallet = walletClient(api, gateway);
});
afterAll(async () => {
  // What a gateway says of payments that are not ours, and of other amounts, is an alarm: these tests cause none.
  expect(api.logged).toEqual([]);
  await api.stop();
});

describe('refusals', () => {
  it.each([
    [0, 'Enter an amount.'],
    [-5_000, 'Enter an amount.'],
    [999, 'The smallest deposit is $10.'],
    [500_001, 'The largest deposit is $5,000.'],
  ])('a deposit of %i cents is refused with the amount’s error', async (cents, message) => {
    const caller = await api.logIn({ balanceCents: 0 });
    const error = { action: 'CHANGE_AMOUNT', field: ['amountCents'], message };
    expect(await wallet.deposit(caller, cents)).toMatchObject({ outcome: 'REFUSED', userErrors: [error], receiptId: null });
    const depositRequest = { amountCents: cents, paymentProviderId: 'TRUSTLY' };
    expect(await wallet.validateDeposit(caller, depositRequest)).toEqual({ permitted: false, userErrors: [error] });
  });

  it('floats, texts and numbers beyond an integer are no amounts', async () => {
    const { authorization } = await api.logIn();
    for (const amount of ['10.5', '"1000"', '99999999999', 'null', '1e3']) {
      const input = `{ requestId: "r", amountCents: ${amount}, paymentProviderId: "TRUSTLY" }`;
      const { errors } = await api.query(`mutation { depositCreate(input: ${input}) { outcome } }`, {}, authorization);
      expect([amount, errors[0]?.extensions.code]).toEqual([amount, 'GRAPHQL_VALIDATION_FAILED']);
    }
    const { errors } = await api.query(
      withInput('depositCreate', 'DepositCreateInput', 'outcome'),
      { input: { requestId: 'r', amountCents: 10.5, paymentProviderId: 'TRUSTLY' } },
      authorization,
    );
    expect(errors).not.toEqual([]);
  });

  it('an amount’s error comes before the provider’s, whatever was found first', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const exclude = (excluded: boolean) =>
      wallet.ask(
        caller,
        `mutation { answer: excludePaymentProvider(paymentProviderId: "TRUSTLY", type: DEPOSIT, excluded: ${excluded}) { provider { excluded } } }`,
      );
    await exclude(true);
    const { permitted, userErrors } = await wallet.validateDeposit(caller, {
      amountCents: 5,
      paymentProviderId: 'TRUSTLY',
      paymentMethodId: 'x',
    });
    expect([permitted, userErrors.map(({ field }) => field?.[0])]).toEqual([
      false,
      ['amountCents', 'paymentProviderId', 'paymentMethodId'],
    ]);
    expect((await wallet.deposit(caller, 5_000)).userErrors).toEqual([
      {
        action: 'CHANGE_PROVIDER',
        field: ['paymentProviderId'],
        message: 'This payment method is on the excluded list and is unavailable right now.',
      },
    ]);
    // Lifted, it stays so for the cool-off of the region [W7.36].
    expect(await exclude(false)).toEqual({ provider: { excluded: true } });
    api.deps.clock.setOffsetSeconds(24 * 3_600 + 1);
    const back = await api.logIn();
    expect(back.authorization).not.toBe('');
    api.deps.clock.setOffsetSeconds(0);
  });

  it('unknown providers, other players’ methods and unknown cages are refused', async () => {
    const [caller, other] = [await api.logIn({ balanceCents: 0 }), await api.logIn({ balanceCents: 0 })];
    const { receiptId } = await wallet.deposit(other, 5_000);
    await wallet.hear(receiptId, 'succeeded', { method: { id: 'm', name: 'Bank', description: '•••• 4242' } });
    const methods = (who: LoggedIn): Promise<{ id: string }[]> =>
      wallet.ask(who, '{ answer: paymentProviderMethods(paymentProviderId: "TRUSTLY", type: DEPOSIT) { id name description } }');
    const [method] = await methods(other);
    expect(method).toMatchObject({ name: 'Bank', description: '•••• 4242' });
    expect(await methods(caller)).toEqual([]);
    const fields = async (more: Readonly<Record<string, unknown>>) =>
      (await wallet.deposit(caller, 5_000, more)).userErrors.map(({ field }) => field?.join('.'));
    expect(await fields({ paymentProviderId: 'NONE' })).toEqual(['paymentProviderId']);
    expect(await fields({ paymentProviderId: 'INTERAC' })).toEqual(['paymentProviderId']);
    expect(await fields({ paymentMethodId: method?.id })).toEqual(['paymentMethodId']);
    expect(await fields({ paymentProviderId: 'CASH_AT_CASINO', facilityId: 'none' })).toEqual(['facilityId']);
    const remove = (who: LoggedIn) =>
      wallet.ask(who, `mutation { answer: paymentMethodDelete(paymentMethodId: "${method?.id}") { deleted } }`);
    expect([await remove(caller), await remove(other), await remove(other)]).toEqual([
      { deleted: false },
      { deleted: true },
      { deleted: false },
    ]);
    expect(await methods(other)).toEqual([]);
  });

  it('a withdrawal of more than is there says what is', async () => {
    const caller = await api.logIn({ balanceCents: 5_000 });
    expect(await wallet.withdraw(caller, 6_000)).toMatchObject({
      outcome: 'REFUSED',
      userErrors: [{ field: ['amountCents'], message: 'You can withdraw up to $50.00.' }],
    });
    const validate = (amountCents: number): Promise<{ permitted: boolean; userErrors: unknown[] }> =>
      wallet.ask(caller, withInput('withdrawalValidateCreateV2', 'PaymentValidateInput', 'permitted userErrors { message }'), {
        input: { amountCents, paymentProviderId: 'TRUSTLY' },
      });
    expect(await validate(6_000)).toEqual({ permitted: false, userErrors: [{ message: 'You can withdraw up to $50.00.' }] });
    expect(await validate(5_000)).toEqual({ permitted: true, userErrors: [] });
    expect(await wallet.balances(caller)).toMatchObject({ playableBalance: { amount: 5_000 } });
  });

  it('a deposit beyond a limit says what is left of it', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    await setPlayerLimits(
      api.deps.db,
      caller.player.id,
      [{ type: 'DEPOSIT', period: 'DAILY', amountCents: 4_000 }],
      api.deps.clock.now(),
    );
    const message = 'You can deposit $40.00 more today.';
    expect((await wallet.validateDeposit(caller, { amountCents: 5_000, paymentProviderId: 'TRUSTLY' })).userErrors).toEqual([
      { action: 'REVIEW_LIMITS', field: ['amountCents'], message },
    ]);
    expect((await wallet.deposit(caller, 5_000)).userErrors[0]?.message).toBe(message);
  });

  it('a request id that is no plain text is bad input', async () => {
    const { authorization } = await api.logIn();
    for (const requestId of ['', 'a'.repeat(201), 'ü'])
      expect(
        (
          await api.query(
            withInput('depositCreate', 'DepositCreateInput', 'outcome'),
            { input: { requestId, amountCents: 5_000, paymentProviderId: 'TRUSTLY' } },
            authorization,
          )
        ).errors[0]?.extensions.code,
      ).toBe('BAD_USER_INPUT');
  });
});

describe('landing pages', () => {
  const landing = (caller: LoggedIn, type: string, fields: string): Promise<Record<string, unknown>> =>
    wallet.ask(
      caller,
      `{ answer: paymentProvidersLandingPage(type: ${type}, capabilities: [FRAME, HIDDEN_FRAME, FORM, DROP_IN]) { ${fields} } }`,
    );
  const codes = (list: unknown): readonly string[] => (list as { code: string }[]).map(({ code }) => code);

  it('list the providers of the player’s region, the last used one preferred', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const fields =
      'preferredProvider { code mfaRequired minimumAmount { formattedAmount } maximumAmount { amount } } providers { code mfaRequired }';
    const page = await landing(caller, 'DEPOSIT', fields);
    expect(page.preferredProvider).toEqual({
      code: 'TRUSTLY',
      mfaRequired: false,
      minimumAmount: { formattedAmount: '$10.00' },
      maximumAmount: { amount: 500_000 },
    });
    expect(codes(page.providers)).toEqual([
      'PAYSAFE_DEBIT_DEPOSIT',
      'PAYSAFE_CREDIT_DEPOSIT',
      'PAYPAL',
      'BRAINTREE_CREDIT',
      'GLOBAL_PAYMENTS_VIP_PREFERRED',
      'CASH_AT_CASINO',
      'WIRE_TRANSFER',
    ]);
    await wallet.hear((await wallet.deposit(caller, 5_000, { paymentProviderId: 'PAYSAFE_DEBIT_DEPOSIT' })).receiptId, 'succeeded');
    expect((await landing(caller, 'DEPOSIT', 'preferredProvider { code }')).preferredProvider).toEqual({
      code: 'PAYSAFE_DEBIT_DEPOSIT',
    });
    const canadian = await api.logIn({ regionCode: 'CA-ON' });
    expect(codes((await landing(canadian, 'WITHDRAWAL', 'providers { code }')).providers)).toContain('INTERAC');
  });

  it('a provider has every field of the specification', async () => {
    const caller = await api.logIn({ balanceCents: 5_000 });
    const amount = '{ amount currency formattedAmount }';
    const fields = `id name code description details supportsMethods excluded availability icon vendorInformation warning prompt preferredPrompt
      preferredWarning balance ${amount} monetaryDetails minimumAmount ${amount} maximumAmount ${amount} mfaRequired capability modalType
      preferredMethod { id } methods { id } methodOptions { newMethodsPermitted manageMethodsPermitted paymentsMethodsHeader }`;
    const provider = (type: string, id: string) =>
      wallet.ask(caller, `{ answer: paymentProvider(type: ${type}, paymentProviderId: "${id}") { ${fields} } }`);
    expect(await provider('WITHDRAWAL', 'WIRE_TRANSFER')).toEqual({
      id: 'WIRE_TRANSFER',
      code: 'WIRE_TRANSFER',
      name: 'Wire transfer',
      description: 'For large amounts.',
      details: 'No fee of ours; your bank may charge one. Two to five business days.',
      supportsMethods: true,
      excluded: false,
      availability: 'AVAILABLE',
      icon: '/icons/payments/wire-transfer.svg',
      vendorInformation: null,
      warning: null,
      prompt: null,
      preferredPrompt: null,
      preferredWarning: [],
      balance: { amount: 5_000, currency: 'USD', formattedAmount: '$50.00' },
      monetaryDetails: 'From $1,000.00',
      minimumAmount: { amount: 100_000, currency: 'USD', formattedAmount: '$1,000.00' },
      maximumAmount: null,
      mfaRequired: true,
      capability: 'FORM',
      modalType: true,
      preferredMethod: null,
      methods: [],
      methodOptions: { newMethodsPermitted: true, manageMethodsPermitted: true, paymentsMethodsHeader: 'Your bank accounts' },
    });
    expect(await provider('WITHDRAWAL', 'PAYSAFE_DEBIT_DEPOSIT')).toBeNull();
    expect(await provider('DEPOSIT', 'NONE')).toBeNull();
  });

  it('quick deposits follow their flags, which the server enforces', async () => {
    // The brand of this test has them on.
    for (const key of ['quick-deposit', 'quick-deposit-modal', 'quick-deposit-change-provider']) flags[key] = false;
    const caller = await api.logIn({ balanceCents: 0 });
    const quick = (): Promise<Record<string, unknown>> =>
      wallet.ask(
        caller,
        '{ answer: quickDepositLandingPage { preferredProvider { code capability mfaRequired } depositRule { minimumAmount } } }',
      );
    expect(await quick()).toEqual({ preferredProvider: null, depositRule: { minimumAmount: 1_000 } });
    const refused = {
      outcome: 'REFUSED',
      userErrors: [{ action: 'CHANGE_PROVIDER', field: ['paymentProviderId'] }],
      receiptId: null,
    };
    const quickDeposit = (paymentProviderId = 'TRUSTLY') =>
      wallet.deposit(caller, 5_000, { quickDeposit: true, paymentProviderId });
    expect(await quickDeposit()).toMatchObject(refused);
    flags['quick-deposit'] = true;
    expect(await quickDeposit('PAYSAFE_DEBIT_DEPOSIT')).toMatchObject(refused);
    expect(await quick()).toMatchObject({ preferredProvider: { code: 'TRUSTLY', capability: 'HIDDEN_FRAME', mfaRequired: false } });
    flags['quick-deposit-mfa'] = true;
    expect(await quick()).toMatchObject({ preferredProvider: { mfaRequired: true } });
    expect(await quickDeposit()).toMatchObject({ oneTimeCodeRequired: true });
    delete flags['quick-deposit-mfa'];
    await wallet.hear((await wallet.deposit(caller, 5_000, { paymentProviderId: 'PAYSAFE_DEBIT_DEPOSIT' })).receiptId, 'succeeded');
    expect(await quick()).toMatchObject({ preferredProvider: null });
    flags['quick-deposit-modal'] = true;
    expect(await quick()).toMatchObject({ preferredProvider: { code: 'PAYSAFE_DEBIT_DEPOSIT' } });
    expect(await quickDeposit('PAYSAFE_DEBIT_DEPOSIT')).toMatchObject({ outcome: 'DECIDED' });
    for (const key of Object.keys(flags)) delete flags[key];
  });

  it('the flag asks for a code at every provider', async () => {
    const caller = await api.logIn({ balanceCents: 10_000 });
    const need = () => wallet.ask(caller, '{ answer: oneTimeCode(source: WITHDRAWAL) { source showOneTimeCode } }');
    expect(await need()).toEqual({ source: 'WITHDRAWAL', showOneTimeCode: false });
    flags['one-time-code'] = true;
    expect(await need()).toEqual({ source: 'WITHDRAWAL', showOneTimeCode: true });
    expect(await wallet.withdraw(caller, 5_000)).toMatchObject({ outcome: 'UNKNOWN', oneTimeCodeRequired: true });
    expect(await wallet.deposit(caller, 5_000)).toMatchObject({ outcome: 'UNKNOWN', oneTimeCodeRequired: true });
    expect(await wallet.ask(caller, '{ answer: oneTimeCode(source: DEPOSIT) { showOneTimeCode } }')).toEqual({
      showOneTimeCode: true,
    });
    delete flags['one-time-code'];
    expect(await wallet.withdraw(caller, 5_000)).toMatchObject({ outcome: 'DECIDED' });
  });

  it('a player outside the operating areas reads so, and may deposit', async () => {
    const caller = await api.logIn({ balanceCents: 0 });
    const outside = () => wallet.ask(caller, '{ answer: outOfStateDepositPage { body heading prompt } }');
    const { data } = await api.query<{ outOfStateDepositPage: unknown }>(
      '{ outOfStateDepositPage { body } }',
      {},
      caller.authorization,
    );
    expect(data?.outOfStateDepositPage).toBeNull();
    await setVisitor(api.deps.db, caller.player.id, { countryCode: 'US', regionCode: 'US-CA', city: null, ipAddress: null });
    expect(await outside()).toMatchObject({ heading: expect.stringContaining('outside of an operating area') });
    expect(await wallet.deposit(caller, 5_000)).toMatchObject({ outcome: 'DECIDED' });
  });
});

describe('a promo code', () => {
  const check = (caller: LoggedIn, code: string) =>
    wallet.ask(caller, `{ answer: validateDepositPromoCode(code: "${code}") { code status } }`);

  it('is used once, when the deposit has succeeded, and gives nothing for the deposit alone', async () => {
    const now = api.deps.clock.now().getTime();
    const promo = { title: '$10 Bonus Bet', bonusBetCents: 1_000, minimumDepositCents: 5_000, rewardSeconds: 86_400, terms: {} };
    await addPromoCode(api.deps.db, { ...promo, code: 'WELCOME10', endsAt: new Date(now + 3_600_000) });
    await addPromoCode(api.deps.db, { ...promo, code: 'BYGONE', endsAt: new Date(now - 1) });
    const caller = await api.logIn({ balanceCents: 0 });
    expect(await check(caller, ' welcome10 ')).toEqual({ code: 'WELCOME10', status: 'VALID' });
    expect(await check(caller, 'BYGONE')).toMatchObject({ status: 'EXPIRED' });
    expect(await check(caller, 'NO SUCH!')).toMatchObject({ status: 'UNKNOWN' });
    const promotionCode = 'welcome10';
    expect((await wallet.deposit(caller, 2_000, { promotionCode })).userErrors).toMatchObject([
      { field: ['promotionCode'], message: 'This code needs a deposit of $50 or more.' },
    ]);
    const bonusBets = async () =>
      (await wallet.ask<{ freeBets: { title: string }[] }>(caller, '{ answer: account { freeBets { title } } }')).freeBets;
    const { receiptId } = await wallet.deposit(caller, 5_000, { promotionCode });
    expect(await check(caller, 'WELCOME10')).toMatchObject({ status: 'VALID' });
    await wallet.hear(receiptId, 'succeeded');
    await wallet.hear(receiptId, 'succeeded');
    expect(await bonusBets()).toEqual([]);
    expect(await check(caller, 'WELCOME10')).toMatchObject({ status: 'USED' });
    expect((await wallet.deposit(caller, 5_000, { promotionCode })).userErrors[0]?.message).toBe('You have used this code.');
    flags['deposit-promo-codes'] = false;
    expect(await wallet.ask(caller, '{ answer: displayPromoCode { displayPromoCode } }')).toEqual({ displayPromoCode: false });
    delete flags['deposit-promo-codes'];
    expect(await wallet.ask(caller, '{ answer: displayPromoCode { displayPromoCode } }')).toEqual({ displayPromoCode: true });
  });

  it('guesses at codes are counted, the right one not excepted', async () => {
    const { authorization } = await api.logIn();
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const { errors } = await api.query(`{ validateDepositPromoCode(code: "GUESS${tries}") { status } }`, {}, authorization);
      codes.push(errors[0]?.extensions.code);
    }
    expect([codes.slice(0, 20).filter((code) => code !== undefined), codes[20]]).toEqual([[], 'RATE_LIMITED']);
  });
});

describe('receipts', () => {
  it('receipts are the player’s alone, newest first and page by page', async () => {
    const [caller, other] = [await api.logIn({ balanceCents: 100_000 }), await api.logIn()];
    const made: (string | null)[] = [];
    for (const cents of [1_000, 2_000, 3_000]) made.unshift((await wallet.withdraw(caller, cents)).receiptId);
    const list = (
      who: LoggedIn,
      after: string | null,
    ): Promise<{ items: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }> =>
      wallet.ask(
        who,
        'query ($after: String) { answer: payments(first: 2, after: $after) { items { id } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
    const first = await list(caller, null);
    expect([first.items.map(({ id }) => id), first.pageInfo.hasNextPage]).toEqual([made.slice(0, 2), true]);
    const second = await list(caller, first.pageInfo.endCursor);
    expect([second.items.map(({ id }) => id), second.pageInfo.hasNextPage]).toEqual([made.slice(2), false]);
    expect((await list(other, null)).items).toEqual([]);
    expect(await wallet.receipt(other, made[0] ?? null)).toBeNull();
    expect(await wallet.act(other, 'withdrawalCancel', made[0] ?? null)).toMatchObject({ changed: false, receipt: null });
    for (const args of ['first: 0', 'first: 51', 'after: "x"'])
      expect((await api.query(`{ payments(${args}) { items { id } } }`, {}, caller.authorization)).errors[0]?.extensions.code).toBe(
        'BAD_USER_INPUT',
      );
  });
});
