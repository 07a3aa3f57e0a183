import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Game } from '../logic/games.ts';
import { gameOf } from './lobby.ts';
import {
  CasinoFavouritesDocument,
  CasinoLoyaltyCashBalanceDocument,
  CasinoRecentlyPlayedDocument,
  CasinoSetFavouriteDocument,
} from './playerGames.generated.ts';

export const favourites = playerQuery({
  document: CasinoFavouritesDocument,
  map: ({ casinoFavourites }): readonly Game[] => casinoFavourites.map(gameOf),
});

export const recentlyPlayed = playerQuery({
  document: CasinoRecentlyPlayedDocument,
  map: ({ casinoRecentlyPlayed }): readonly Game[] => casinoRecentlyPlayed.map(gameOf),
});

const loyaltyCash = playerQuery({
  document: CasinoLoyaltyCashBalanceDocument,
  map: ({ casinoLoyaltyCashBalance: balance }) => ({ cents: balance?.amount ?? null }),
});

export const setFavourite = mutation({
  document: CasinoSetFavouriteDocument,
  map: ({ casinoSetFavourite }): readonly Game[] => casinoSetFavourite.map(gameOf),
  writes: (games, write) => write(favourites, {}, () => games),
});

export const useFavourites = () => useQuery(favourites, {});
export const useRecentlyPlayed = () => useQuery(recentlyPlayed, {});
export const useLoyaltyCash = () => useQuery(loyaltyCash, {});
