import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./ui/startFavourites.ts').then((module) => module.startFavourites));
const playerStart = lazyModule(() => import('./ui/followPlayer.ts').then((module) => module.followPlayer));

/** Stars of a player (teams, competitions and players), and the prices that they want to be told of. */
export const feature = {
  name: 'favourites',
  only: 'sportsbook',
  routes: [
    {
      path: 'favorites',
      title: 'Favorites',
      guard: { player: true },
      saved: 'own',
      page: lazyPart(() => import('./ui/FavouritesPage.tsx').then((module) => module.FavouritesPage)),
    },
  ],
  start,
  playerStart,
} satisfies Feature;
