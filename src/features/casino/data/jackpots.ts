import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Game } from '../logic/games.ts';
import { jackpots } from './lobby.ts';

export const useJackpots = () => useQuery(jackpots, {});

/** The present amount of a game's jackpot; the amount that came with the game where the jackpots are not known. Null: it has none, or it is not shown. */
export function useJackpotAmount(jackpot: Game['jackpot'], isShown = true): number | null {
  const { data } = useQuery(jackpots, {}, { skip: jackpot === null || !isShown });
  if (jackpot === null || !isShown) return null;
  return data?.find(({ id }) => id === jackpot.id)?.amountCents ?? jackpot.amountCents;
}
