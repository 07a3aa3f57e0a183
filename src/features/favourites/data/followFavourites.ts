import type { PlayerStart } from '../../../platform/feature.ts';
import { favouriteIds, forgetFavourites } from './favouriteIds.ts';
import { favourites } from './favourites.ts';

/** Knows what the player has starred, on every page and from every tab. */
export const followFavourites: PlayerStart = ({ data }) => {
  const query = data.query(favourites, {});
  const follow = (): void => {
    const { data: all } = query.getSnapshot();
    if (all !== null) favouriteIds.set(new Set(all.map(({ id }) => id)));
  };
  const stop = query.subscribe(follow);
  follow();
  return () => {
    stop();
    forgetFavourites();
  };
};
