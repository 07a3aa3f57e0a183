import { publicQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Game, Jackpot, Lobby } from '../logic/games.ts';
import {
  type CasinoJackpotPartsFragment,
  CasinoJackpotsDocument,
  CasinoLobbyDocument,
  type CasinoTileFragment,
} from './lobby.generated.ts';

export function gameOf({ provider, minimumBet, maximumBet, jackpots: [largest], ...game }: CasinoTileFragment): Game {
  return {
    ...game,
    provider: provider.name,
    minimumBetCents: minimumBet.amount,
    maximumBetCents: maximumBet.amount,
    jackpot: largest === undefined ? null : { id: largest.id, amountCents: largest.amount.amount },
  };
}

export function jackpotOf({ amount, mustDropBy, ...jackpot }: CasinoJackpotPartsFragment): Jackpot {
  return { ...jackpot, amountCents: amount.amount, mustDropCents: mustDropBy?.amount ?? null };
}

export const lobby = publicQuery({
  document: CasinoLobbyDocument,
  map: ({ casinoLobby }): Lobby => ({
    ...casinoLobby,
    rows: casinoLobby.rows.map(({ category, games, totalCount }) => ({ ...category, totalCount, games: games.map(gameOf) })),
  }),
});

export const jackpots = publicQuery({
  document: CasinoJackpotsDocument,
  map: ({ casinoJackpots }): readonly Jackpot[] => casinoJackpots.map(jackpotOf),
});

/** Rows of the lobby after the first `offset`. */
export const useLobby = (offset: number, limit: number) => useQuery(lobby, { offset, limit });

/** Whether a player is logged in. */
export const useIsPlayer = (): boolean => useStore(useServices().session).status === 'loggedIn';
