import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** A player's open and settled bets. */
export const feature = {
  name: 'my-bets',
  only: 'sportsbook',
  routes: [
    { path: 'my-bets', redirectTo: '/my-bets/open' },
    {
      path: 'my-bets/:tab',
      title: 'My Bets',
      page: lazyPart(() => import('./ui/MyBetsPage.tsx').then((module) => module.MyBetsPage)),
      waiting: lazyPart(() => import('./ui/MyBetsSkeleton.tsx').then((module) => module.MyBetsSkeleton)),
      guard: { player: true },
    },
  ],
  slots: { toasts: lazyPart(() => import('./ui/PlayersToasts.tsx').then((module) => module.PlayersToasts)) },
} satisfies Feature;
