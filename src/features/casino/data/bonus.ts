import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery, useServerData } from '../../../platform/data/useQuery.ts';
import { balancesOf, type CasinoBalance } from '../logic/balances.ts';
import { CasinoBonusDocument, CasinoChooseBalanceDocument } from './bonus.generated.ts';

export const bonus = playerQuery({ document: CasinoBonusDocument, map: ({ account }) => account && balancesOf(account) });

const chooseBalance = mutation({
  document: CasinoChooseBalanceDocument,
  map: ({ setCasinoBalanceUsage }) => balancesOf(setCasinoBalanceUsage),
  writes: (now, write) => write(bonus, {}, () => now),
});

/** The player's cash and bonus, and which of them games use first. */
export const useBalances = () => useQuery(bonus, {});

/** @returns the change of what games use first; false: it failed. */
export function useChooseBalance(): (first: CasinoBalance) => Promise<boolean> {
  const data = useServerData();
  return async (first) => (await data.mutate(chooseBalance, { first })).ok;
}
