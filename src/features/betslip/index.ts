import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/pickGate.ts').then((module) => module.startBetslip));

/** The player's picks, and placing bets on them. */
export const feature = {
  name: 'betslip',
  only: 'sportsbook',
  routes: [
    {
      path: 'quick-bets',
      title: 'Quick bets',
      saved: 'never',
      page: lazyPart(() => import('./ui/QuickBetsPage.tsx').then((module) => module.QuickBetsPage)),
    },
    {
      path: 'shared_bet',
      title: 'Shared bet',
      saved: 'never',
      page: lazyPart(() => import('./ui/SharedBetPage.tsx').then((module) => module.SharedBetPage)),
    },
    {
      path: 'parlay-lounge',
      title: 'Parlay lounge',
      saved: 'never',
      guard: { flags: ['parlay-lounge'] },
      page: lazyPart(() => import('./ui/lounge/LoungePage.tsx').then((module) => module.LoungePage)),
    },
  ],
  slots: {
    panel: lazyPart(() => import('./ui/SlipPanel.tsx').then((module) => module.SlipPanel)),
    toasts: lazyPart(() => import('./ui/SlipToastsGate.tsx').then((module) => module.SlipToastsGate)),
  },
  start,
  elsewhere: {
    picks: {
      subscribe: () => () => undefined,
      has: () => false,
      count: () => 0,
      onSelection: () => () => undefined,
      toggle: () => undefined,
    },
  },
} satisfies Feature;
