import { live, mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Favourite } from '../logic/favourite.ts';
import { FavouritesDocument, FavouritesUpdatedDocument, SetFavouriteDocument } from './favourites.generated.ts';

const updates = subscription({
  document: FavouritesUpdatedDocument,
  map: ({ favouritesUpdated }): readonly Favourite[] => favouritesUpdated,
});

/** All that is starred, the newest first; every tab hears of each change. */
export const favourites = playerQuery({
  document: FavouritesDocument,
  map: ({ favourites: found }): readonly Favourite[] => found,
  live: live(updates, (_before: readonly Favourite[], all: readonly Favourite[]) => all),
});

export const setFavourite = mutation({
  document: SetFavouriteDocument,
  map: ({ setFavourite: all }): readonly Favourite[] => all,
  writes: (all, write) => write(favourites, {}, () => all),
});

export const useFavourites = () => useQuery(favourites, {});
