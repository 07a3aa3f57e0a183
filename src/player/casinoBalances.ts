import type { CasinoBalance } from '../../core/wire/contract.ts';
import { mutation, playerQuery } from '../platform/data/declare.ts';
import { type Queried, useQuery, useServerData } from '../platform/data/useQuery.ts';
import {
  type CasinoBalancePartsFragment,
  CasinoBalancesDocument,
  SetCasinoBalanceUsageDocument,
} from './casinoBalances.generated.ts';
import { usePlayer } from './player.ts';
import type { CasinoBalances } from './types.ts';

export const balancesOf = ({
  balances,
  casinoBonusToWager,
  userPreferences,
}: Pick<CasinoBalancePartsFragment, 'balances' | 'casinoBonusToWager' | 'userPreferences'>): CasinoBalances => ({
  cashCents: balances.playableBalance.amount,
  bonusCents: balances.bonusBalance.amount,
  toWagerCents: casinoBonusToWager.amount,
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

/** The player's cash and bonus, and which of them games use first. The cash is the header's: that is read anew with every change of it. */
export function useCasinoBalances(): Queried<CasinoBalances> {
  const queried = useQuery(casinoBalances, {});
  const cashCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  if (queried.data === null || cashCents === null) return queried;
  return { ...queried, data: { ...queried.data, cashCents } };
}

/** @returns the change of what games use first; false: it failed. */
export function useSetCasinoBalance(): (first: CasinoBalance) => Promise<boolean> {
  const data = useServerData();
  return async (first) => (await data.mutate(setUsage, { first })).ok;
}

/** The toast of a choice that was not saved. */
export const CASINO_BALANCE_NOT_CHANGED = {
  id: 'casino-balance',
  body: 'Your casino balance was not changed',
  detail: 'Please try again.',
} as const;
