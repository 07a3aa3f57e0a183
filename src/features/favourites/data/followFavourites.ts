import type { PlayerStart } from '../../../platform/feature.ts';
import { favouriteIds, forgetFavourites } from './favouriteIds.ts';
import { favourites } from './favourites.ts';

/** Knows what the player has starred, on every page and from every tab. */
export const followFavourites: PlayerStart = ({ data }) => {
  const known = data.query(favourites, {});
  const follow = (): void => {
    const { data: all } = known.getSnapshot();
    if (all !== null) favouriteIds.set(new Set(all.map(({ id }) => id)));
  };
  const stop = known.subscribe(follow);
  follow();
  return () => {
    stop();
    forgetFavourites();
  };
};
