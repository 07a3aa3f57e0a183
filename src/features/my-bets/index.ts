import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./ui/startMyBets.ts').then((module) => module.startMyBets));

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
      saved: 'own',
    },
  ],
  slots: { toasts: lazyPart(() => import('./ui/PlayersToasts.tsx').then((module) => module.PlayersToasts)) },
  start,
  // A standalone casino has the bets of its sportsbook in its history.
  elsewhere: {
    bettingHistory: lazyPart(() => import('./ui/BettingHistory.tsx').then((module) => module.BettingHistory)),
    openBets: lazyPart(() => import('./ui/OpenBets.tsx').then((module) => module.OpenBets)),
  },
} satisfies Feature;
