import { describe, expect, it } from 'vitest';
import { type MovedMoney, transactionStatus, transactionTitle } from './transactions.ts';

const moved = (kind: string, more: Partial<MovedMoney> = {}): MovedMoney => ({
  kind,
  account: 'CASH',
  bet: null,
  gameTitle: null,
  payment: null,
  ...more,
});
const withdrawal = (state: string) => moved('WITHDRAWAL_HOLD', { payment: { provider: 'Online banking', state } });

describe('a row of money', () => {
  it.each([
    [moved('STAKE', { bet: { kind: 'PARLAY', legs: 3 } }), 'Bet · 3-leg parlay'],
    [moved('STAKE', { account: 'BONUS', bet: { kind: 'STRAIGHT', legs: 1 } }), 'Bet · Straight bet · Casino bonus'],
    [moved('CASINO_WIN', { gameTitle: 'Velvet Sevens' }), 'Casino win · Velvet Sevens'],
    [withdrawal('SENT'), 'Withdrawal · Online banking'],
    [moved('FUNDING'), 'Adjustment by tsb'],
    [moved('FUNDING', { account: 'BONUS' }), 'Casino bonus added'],
    [moved('FUNDING', { account: 'PROMOTIONAL_CREDIT' }), 'Credit added'],
    [moved('PROMOTION_WITHDRAWN', { account: 'PROMOTIONAL_CREDIT' }), 'Promotion withdrawn · Site credit'],
  ])('%o is called %s', (row, title) => {
    expect(transactionTitle(row, 'tsb')).toBe(title);
  });

  it.each([
    [withdrawal('REQUESTED'), 'PENDING'],
    [withdrawal('SENT'), 'PENDING'],
    [withdrawal('ARRIVED'), 'COMPLETED'],
    [withdrawal('DECLINED'), 'DECLINED'],
    [withdrawal('CANCELLED'), 'CANCELLED'],
    [moved('DEPOSIT_FAILED', { payment: { provider: 'Debit card', state: 'FAILED' } }), 'FAILED'],
    [moved('DEPOSIT', { payment: { provider: 'Debit card', state: 'REFUNDED' } }), 'COMPLETED'],
  ] as const)('%o is %s', (row, status) => {
    expect(transactionStatus(row)).toBe(status);
  });
});
