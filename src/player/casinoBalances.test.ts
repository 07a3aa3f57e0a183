import { expect, it } from 'vitest';
import { balancesOf } from './casinoBalances.ts';

it('games use first what stands first in the account’s preference, and cash without one', () => {
  const account = (casinoBalanceUsagePreferences: readonly ('CASH' | 'BONUS')[]) => ({
    balances: { playableBalance: { amount: 24_850 }, bonusBalance: { amount: 500 } },
    userPreferences: { casinoBalanceUsagePreferences },
  });
  expect(balancesOf(account(['BONUS', 'CASH']))).toEqual({ cashCents: 24_850, bonusCents: 500, first: 'BONUS' });
  expect(balancesOf(account(['CASH', 'BONUS']))).toMatchObject({ first: 'CASH' });
  expect(balancesOf(account([]))).toMatchObject({ first: 'CASH' });
});
