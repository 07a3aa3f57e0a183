import { type FakeServer, fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import { wireDepositPage, wireQuickPage, wireReceipt, wireWithdrawalPage } from './wire.ts';

export { settle } from '../../../platform/testing/fakeTime.ts';

/** The origin of the payment pages. */
export const PAY = 'https://pay.example.com';

/** Answers by operation, in place of the usual ones. */
export type Answers = Readonly<Record<string, unknown>>;

export interface FakeWallet extends FakeServer {
  /** Faults that the page has reported as its own. */
  readonly faults: readonly string[];
  /** The services that the wallet's pages find, but for the device and the flags. */
  readonly services: { readonly [Name in keyof Services]?: unknown };
  /** The variables of each request of this operation. */
  sent(name: string): readonly unknown[];
}

/** A server on which every operation of the wallet succeeds, unless a test sets another answer. */
export function fakeWallet(answers: Answers): FakeWallet {
  const server = fakeServer();
  const { data, time, connection, calls } = server;
  const receipt = wireReceipt();
  const permitted = { permitted: true, userErrors: [] };
  const usual: Answers = {
    DepositPage: wireDepositPage(),
    WithdrawalPage: wireWithdrawalPage(),
    QuickDeposit: wireQuickPage(),
    Payments: { payments: { items: [], pageInfo: { hasNextPage: false, endCursor: null } } },
    DepositValidateCreate: { depositValidateCreate: permitted },
    WithdrawalValidateCreateV2: { withdrawalValidateCreateV2: permitted },
    DepositCreate: created(),
    Receipt: { receipt },
    DepositCancel: { depositCancel: { changed: true, userErrors: [], receipt: wireReceipt({ depositStatus: 'FAILED' }) } },
  };
  for (const [name, answer] of Object.entries({ ...usual, ...answers })) server.answer(name, () => answer);
  server.answer('OneTimeCode', ({ source }) => ({ oneTimeCode: { source, showOneTimeCode: false, destination: '•• 42' } }));
  const faults: string[] = [];
  return {
    ...server,
    faults,
    services: {
      data,
      ...time,
      connection,
      report: (scope: string, error: unknown) => faults.push(`${scope}: ${String(error)}`),
      startup: createStore({ data: { serviceAttributes: { payments: { baseUrl: `${PAY}/` } } } }),
      theme: { mode: createStore('light') },
    },
    sent: (name) =>
      calls.filter((call) => call.startsWith(`${name} `)).map((call) => JSON.parse(call.slice(name.length + 1)) as unknown),
  };
}

/** The answer of `DepositCreate`. */
export const created = (change: Answers = {}) => ({
  depositCreate: {
    outcome: 'DECIDED',
    userErrors: [],
    uri: `${PAY}/pay/1`,
    receiptId: 'r1',
    oneTimeCodeRequired: false,
    ...change,
  },
});
