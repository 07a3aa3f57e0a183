import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** A player's open and settled bets. */
export const feature = {
  name: 'my-bets',
  routes: [
    { path: 'my-bets', redirectTo: '/my-bets/open' },
    { path: 'my-bets/:tab', page: lazyPart(() => import('./ui/MyBetsPage.tsx').then(({ MyBetsPage }) => MyBetsPage)) },
  ],
} satisfies Feature;
