import { describe, expect, it } from 'vitest';
import { balancesOf, orderText, payOptions } from './balances.ts';

const account = (first: 'CASH' | 'BONUS', bonus: number) => ({
  balances: { playableBalance: { amount: 24_850 }, bonusBalance: { amount: bonus } },
  userPreferences: {
    casinoBalanceUsagePreferences: first === 'CASH' ? (['CASH', 'BONUS'] as const) : (['BONUS', 'CASH'] as const),
  },
});

describe('what games are played with', () => {
  it('is chosen between bonus and cash, each with its amount and its terms', () => {
    expect(payOptions(balancesOf(account('CASH', 500)))).toEqual([
      { balance: 'BONUS', title: '$5.00 casino bonus', detail: 'Any game · no end date · 1× wagering' },
      { balance: 'CASH', title: '$248.50 cash', detail: 'Any game' },
    ]);
  });

  it('is no choice without a bonus', () => expect(payOptions(balancesOf(account('BONUS', 0)))).toEqual([]));

  it('is said in the order of the account', () => {
    expect(orderText(balancesOf(account('CASH', 500)))).toBe('Your cash plays before your bonus');
    expect(orderText(balancesOf(account('BONUS', 500)))).toBe('Your bonus plays before your cash');
  });
});
