import type { CasinoBalances } from '../../../core/casino/casinoBalances.ts';
import type { CasinoBalance } from '../../../core/contract.ts';
import { mutation, playerQuery } from '../data/declare.ts';
import { type Queried, useQuery, useServerData } from '../data/useQuery.ts';
import {
  type CasinoBalancePartsFragment,
  CasinoBalancesDocument,
  SetCasinoBalanceUsageDocument,
} from './casinoBalances.generated.ts';

export const balancesOf = ({
  balances,
  userPreferences,
}: Pick<CasinoBalancePartsFragment, 'balances' | 'userPreferences'>): CasinoBalances => ({
  cashCents: balances.playableBalance.amount,
  bonusCents: balances.bonusBalance.amount,
  first: userPreferences.casinoBalanceUsagePreferences[0] ?? 'CASH',
});

export const casinoBalances = playerQuery({
  document: CasinoBalancesDocument,
  map: ({ account }) => account && balancesOf(account),
});

const setUsage = mutation({
  document: SetCasinoBalanceUsageDocument,
  map: ({ setCasinoBalanceUsage }) => balancesOf(setCasinoBalanceUsage),
  writes: (now, write) => write(casinoBalances, {}, () => now),
});

/** The player's cash and bonus, and which of them games use first. */
export const useCasinoBalances = (): Queried<CasinoBalances> => useQuery(casinoBalances, {});

/** @returns the change of what games use first; false: it failed. */
export function useSetCasinoBalance(): (first: CasinoBalance) => Promise<boolean> {
  const data = useServerData();
  return async (first) => (await data.mutate(setUsage, { first })).ok;
}
