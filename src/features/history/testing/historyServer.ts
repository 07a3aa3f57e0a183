import { historySection } from '../../../../core/wire/history.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';

export const money = (amount: number) => ({ amount });

function wireTab(id: 'betting' | 'transactions' | 'casino', label: string) {
  const { filters } = historySection(id);
  return { id, label, filters };
}

const TOTALS = [
  { label: 'Deposited', count: null, amount: money(49_000) },
  { label: 'Net result', count: null, amount: money(-1_200) },
];
const SPORTS = [
  { id: 'football', label: 'Football' },
  { id: 'tennis', label: 'Tennis' },
];

export const PAYMENT = {
  __typename: 'HistoryTransaction',
  id: '2',
  class: 'DEPOSIT',
  reference: 'DP-77A1',
  status: 'COMPLETED',
  isCash: true,
  at: '2026-11-02T04:30:00Z',
  title: 'Deposit · Debit card',
  amount: money(10_000),
  requestedAmount: null,
  balance: money(26_850),
};
const FAILED = {
  ...PAYMENT,
  id: '-3',
  status: 'FAILED',
  at: '2026-11-02T05:30:00Z',
  amount: money(0),
  requestedAmount: money(5_000),
  balance: null,
};

/** A server with a history of two payments, and these further answers by the name of the operation. */
export function historyServer(answers: Readonly<Record<string, unknown>> = {}) {
  const server = fakeServer();
  const { data, time, connection } = server;
  const requests: unknown[] = [];
  const sections = [wireTab('betting', 'Betting'), wireTab('transactions', 'Transactions'), wireTab('casino', 'Casino')];
  server.answer('HistoryTabs', () => ({ betHistory: { timeZone: 'America/New_York', sections, sports: SPORTS } }));
  server.answer('HistoryTotals', () => ({ betHistorySection: { totals: TOTALS } }));
  server.answer('HistoryTransactions', (variables) => {
    requests.push(variables);
    return { betHistorySection: { items: { items: [FAILED, PAYMENT], pageInfo: { hasNextPage: false, endCursor: null } } } };
  });
  for (const [name, answer] of Object.entries(answers)) server.answer(name, () => answer);
  return { services: { data, ...time, connection }, requests, settle };
}
