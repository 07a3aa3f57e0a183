import { formatMoney } from '../money/money.ts';

export type DepositPeriod = 'DAILY' | 'WEEKLY' | 'MONTHLY';

const WITHIN: Readonly<Record<DepositPeriod, string>> = { DAILY: 'today', WEEKLY: 'this week', MONTHLY: 'this month' };

/** What a deposit limit still allows, as the form and the server's refusal say it: `You can deposit $5.00 more today`. */
export const depositLeft = (period: DepositPeriod, leftCents: number): string =>
  `You can deposit ${formatMoney(Math.max(0, leftCents))} more ${WITHIN[period]}`;
