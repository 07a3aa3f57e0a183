import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../server/store/ledger/index.ts';
import { clientHeaders, graphql } from '../support/apiClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type Created, ERRORS, type WalletClient, walletClient, withInput } from './support/walletClient.ts';

const gateway = fakePaymentGateway();
let api: TestApi;
let wallet: WalletClient;
beforeAll(async () => {
  api = await buildTestApi({ paymentGateway: gateway });
  wallet = walletClient(api, gateway);
});
afterAll(async () => {
  expect((await audit(api.deps.db, api.deps.clock.now())).discrepancies).toEqual([]);
  expect(api.logged).toEqual([]);
  await api.stop();
});

/** Over a connection of its own. */
async function withdrawOverHttp({ accessToken }: LoggedIn, amountCents: number): Promise<Created> {
  const query = withInput('withdrawalCreate', 'WithdrawalCreateInput', `outcome ${ERRORS} receiptId`);
  const input = { requestId: randomUUID(), amountCents, paymentProviderId: 'TRUSTLY' };
  const { data } = await graphql(await api.url(), { query, variables: { input } }, clientHeaders(accessToken));
  return (data as { answer: Created }).answer;
}

describe('withdrawals at once', () => {
  it.each([2, 8])('%i of them over HTTP with money for one are one, and the others are told so', async (count) => {
    const caller = await api.logIn({ balanceCents: 9_999 });
    const answers = await Promise.all(Array.from({ length: count }, () => withdrawOverHttp(caller, 5_000)));
    const decided = answers.filter(({ outcome }) => outcome === 'DECIDED');
    const refused = answers.filter(({ outcome }) => outcome === 'REFUSED');
    expect([decided.length, refused.length]).toEqual([1, count - 1]);
    for (const { userErrors, receiptId } of refused) {
      expect(receiptId).toBeNull();
      expect(userErrors).toEqual([{ action: 'CHANGE_AMOUNT', field: ['amountCents'], message: 'You can withdraw up to $49.99.' }]);
    }
    expect(await wallet.balances(caller)).toMatchObject({ withdrawableBalance: { amount: 4_999 } });
    await wallet.hear(decided[0]?.receiptId ?? null, 'succeeded');
    expect(await wallet.balances(caller)).toMatchObject({ globalBalance: { amount: 4_999 }, playableBalance: { amount: 4_999 } });
  });
});

it.each([
  ['depositCreate', 'DepositCreateInput'],
  ['withdrawalCreate', 'WithdrawalCreateInput'],
])('a visitor who is not logged in begins nothing by %s', async (operation, type) => {
  const input = { requestId: randomUUID(), amountCents: 5_000, paymentProviderId: 'TRUSTLY' };
  for (const authorization of [undefined, await api.anonymous()]) {
    const { errors } = await api.query(withInput(operation, type, 'outcome'), { input }, authorization);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});

describe('another player', () => {
  it('reads the owner’s receipts and requests as unknown, and changes none of them', async () => {
    const owner = await api.logIn({ balanceCents: 200_000 });
    const other = await api.logIn({ balanceCents: 200_000 });
    const requestId = randomUUID();
    const { receiptId: deposit } = await wallet.deposit(owner, 5_000, { requestId });
    const { receiptId: withdrawal } = await wallet.withdraw(owner, 5_000);
    for (const id of [deposit, withdrawal]) {
      expect(await wallet.receipt(other, id)).toBeNull();
      for (const action of ['depositCancel', 'withdrawalCancel', 'wireTransferCancel', 'confirmV2'])
        expect(await wallet.act(other, action, id)).toEqual({ changed: false, userErrors: [], receipt: null });
      const complete = `mutation ($id: ID!) { answer: wireTransferComplete(receiptId: $id, nonce: "nonce") { changed receipt { id } } }`;
      expect(await wallet.ask(other, complete, { id })).toEqual({ changed: false, receipt: null });
    }
    const request = 'query ($id: ID!) { answer: paymentRequest(type: DEPOSIT, requestId: $id) { requestId } }';
    expect([await wallet.ask(other, request, { id: requestId }), await wallet.ask(owner, request, { id: requestId })]).toEqual([
      null,
      { requestId },
    ]);
    expect(await wallet.ask(other, '{ answer: payments(first: 5) { items { id } } }')).toEqual({ items: [] });
    expect(await wallet.receipt(owner, deposit)).toMatchObject({ depositStatus: 'PENDING' });
    expect(await wallet.receipt(owner, withdrawal)).toMatchObject({ withdrawalStatus: 'PENDING' });
  });

  it('can neither pay with the owner’s method nor delete it', async () => {
    const owner = await api.logIn({ balanceCents: 0 });
    const other = await api.logIn({ balanceCents: 200_000 });
    const { receiptId } = await wallet.deposit(owner, 5_000);
    const method = { id: 'bank-of-the-owner', name: 'Bank', description: 'Account ending in 1234' };
    await wallet.hear(receiptId, 'succeeded', { method });
    const methods = '{ answer: paymentProviderMethods(paymentProviderId: "TRUSTLY", type: WITHDRAWAL) { id } }';
    const [own] = await wallet.ask<{ id: string }[]>(owner, methods);
    const id = own?.id ?? '';
    expect(await wallet.ask(other, methods)).toEqual([]);
    const unknown = [{ action: 'CHANGE_FIELD', field: ['paymentMethodId'], message: 'Choose how to pay.' }];
    expect(await wallet.withdraw(other, 5_000, { paymentMethodId: id })).toMatchObject({ outcome: 'REFUSED', userErrors: unknown });
    const deletion = `mutation ($id: ID!) { answer: paymentMethodDelete(paymentMethodId: $id) { deleted ${ERRORS} } }`;
    expect(await wallet.ask(other, deletion, { id })).toEqual({ deleted: false, userErrors: unknown });
    expect(await wallet.ask<unknown[]>(owner, methods)).toHaveLength(1);
  });
});
