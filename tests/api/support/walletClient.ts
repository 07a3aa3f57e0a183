import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { GatewayState, GatewayStatus } from '../../../server/domain/payments/gatewayStatus.ts';
import { applyGatewayStatus } from '../../../server/store/payments/index.ts';
import type { LoggedIn, TestApi } from '../../support/buildTestApi.ts';
import type { FakePaymentGateway } from '../../support/fakePaymentGateway.ts';

export interface UserError {
  readonly action: string | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}
export interface Created {
  readonly outcome: string;
  readonly userErrors: readonly UserError[];
  readonly uri: string | null;
  readonly receiptId: string | null;
  readonly oneTimeCodeRequired: boolean;
}
export interface Receipt {
  readonly id: string;
  readonly depositStatus: string | null;
  readonly withdrawalStatus: string | null;
  readonly statusText: string;
  readonly settled: boolean;
  readonly cancellable: boolean;
  readonly receiptLines: readonly { readonly kind: string }[];
  readonly steps: readonly { readonly name: string; readonly state: string; readonly reason: string | null }[];
}

export const ERRORS = 'userErrors { action field message }';
const CREATED = `outcome ${ERRORS} uri receiptId oneTimeCodeRequired`;
export const RECEIPT = `id type amount { formattedAmount } depositStatus withdrawalStatus statusText transactionId provider { id code } settled cancellable
  receiptLines { kind label value items hours { days hours } url } steps { name state at expectedBy reason }`;
type Input = Record<string, unknown>;
export const withInput = (name: string, type: string, fields: string) =>
  `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${fields} } }`;

export type WalletClient = ReturnType<typeof walletClient>;

/** The wallet as a player's client uses it, without errors of GraphQL. */
export function walletClient(api: TestApi, gateway: FakePaymentGateway) {
  async function ask<Value>(caller: LoggedIn, text: string, variables: Record<string, unknown> = {}): Promise<Value> {
    const { data, errors } = await api.query<{ answer: Value }>(text, variables, caller.authorization);
    expect(errors).toEqual([]);
    if (!data) throw new Error('No answer');
    return data.answer;
  }

  const deposit = (caller: LoggedIn, amountCents: number, more: Input = {}): Promise<Created> =>
    ask(caller, withInput('depositCreate', 'DepositCreateInput', CREATED), {
      input: { requestId: randomUUID(), amountCents, paymentProviderId: 'TRUSTLY', ...more },
    });
  const withdraw = (caller: LoggedIn, amountCents: number, more: Input = {}): Promise<Created> =>
    ask(caller, withInput('withdrawalCreate', 'WithdrawalCreateInput', CREATED), {
      input: { requestId: randomUUID(), amountCents, paymentProviderId: 'TRUSTLY', ...more },
    });
  const form = (caller: LoggedIn, name: string, input: Input): Promise<Created> =>
    ask(caller, withInput(name, 'PaymentFormInput', CREATED), { input: { requestId: randomUUID(), type: 'WITHDRAWAL', ...input } });
  const validateDeposit = (caller: LoggedIn, input: Input): Promise<{ permitted: boolean; userErrors: UserError[] }> =>
    ask(caller, withInput('depositValidateCreate', 'PaymentValidateInput', `permitted ${ERRORS}`), { input });

  const receipt = (caller: LoggedIn, id: string | null): Promise<Receipt | null> =>
    ask(caller, `query ($id: ID!) { answer: receipt(id: $id) { ${RECEIPT} } }`, { id });
  const act = (caller: LoggedIn, name: string, receiptId: string | null): Promise<{ changed: boolean; receipt: Receipt | null }> =>
    ask(
      caller,
      `mutation ($receiptId: ID!) { answer: ${name}(receiptId: $receiptId) { changed ${ERRORS} receipt { ${RECEIPT} } } }`,
      { receiptId },
    );
  const balances = (caller: LoggedIn): Promise<Record<string, { amount: number }>> =>
    ask<{ balances: Record<string, { amount: number }> }>(
      caller,
      '{ answer: account { balances { globalBalance { amount } playableBalance { amount } withdrawableBalance { amount } } } }',
    ).then((answer) => answer.balances);

  /** A webhook about the first attempt. */
  const hear = (id: string | null, state: GatewayState, more: Partial<GatewayStatus> = {}) =>
    applyGatewayStatus(api.deps, gateway.set(`${id}:1`, { state, ...more }), randomUUID());
  return { ask, deposit, withdraw, form, validateDeposit, receipt, act, balances, hear };
}
