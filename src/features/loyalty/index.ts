import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The loyalty programme: tier, balances, and the redemption of points. */
export const feature = {
  name: 'loyalty',
  routes: [
    {
      path: 'account/penn-play',
      title: 'Loyalty program',
      layout: 'account',
      guard: { player: true },
      saved: 'own',
      page: lazyPart(() => import('./ui/LoyaltyPage.tsx').then((module) => module.LoyaltyPage)),
    },
  ],
} satisfies Feature;
