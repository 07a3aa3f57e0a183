import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery, useServerData } from '../../../platform/data/useQuery.ts';
import type { CasinoBalance, CasinoUsage } from '../logic/casinoUsage.ts';
import {
  CasinoBalanceUsageDocument,
  type CasinoBalanceUsageQuery,
  SetCasinoBalanceUsageDocument,
} from './casinoBalance.generated.ts';

function usageOf({ balances, userPreferences }: NonNullable<CasinoBalanceUsageQuery['account']>): CasinoUsage | null {
  const [first] = userPreferences.casinoBalanceUsagePreferences;
  return first === undefined ? null : { first, bonusCents: balances.bonusBalance.amount };
}

export const casinoUsage = playerQuery({
  document: CasinoBalanceUsageDocument,
  map: ({ account }) => account && usageOf(account),
});

const setUsage = mutation({
  document: SetCasinoBalanceUsageDocument,
  map: ({ setCasinoBalanceUsage }) => usageOf(setCasinoBalanceUsage),
  writes: (now, write) => write(casinoUsage, {}, (before) => now ?? before),
});

export const useCasinoUsage = (): Queried<CasinoUsage> => useQuery(casinoUsage, {});

/** @returns the change of the preference; false: it failed. */
export function useSetCasinoUsage(): (first: CasinoBalance) => Promise<boolean> {
  const data = useServerData();
  return async (first) => (await data.mutate(setUsage, { first })).ok;
}
