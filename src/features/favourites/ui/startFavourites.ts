import type { SharedServices } from '../../../platform/services.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { favouriteIds } from '../data/favouriteIds.ts';

export const startFavourites = (): Pick<SharedServices, 'favourites'> => ({
  favourites: {
    ids: favouriteIds,
    star: lazyPart(() => import('./FavouriteStar.tsx').then((module) => module.FavouriteStar)),
    priceAlert: lazyPart(() => import('./PriceAlertButton.tsx').then((module) => module.PriceAlertButton)),
    card: lazyPart(() => import('./FavouritesCard.tsx').then((module) => module.FavouritesCard)),
  },
});
