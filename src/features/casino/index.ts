import { CASINO_PREFIX, REGION_VARIANT_PATH } from '../../../core/casinoPaths.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const page = lazyPart(() => import('./ui/LobbyPage.tsx').then((module) => module.LobbyPage));

/** The casino: its lobby, which is home of a standalone casino, its lists of games, and each game. */
export const feature = {
  name: 'casino',
  routes: [
    { path: '/', title: null, page, only: 'casino' },
    { path: 'casino', title: 'Casino', page },
    { path: REGION_VARIANT_PATH.slice(1), title: 'Casino', page, only: 'casino' },
    { path: `${CASINO_PREFIX}lobby`, title: 'Casino lobby', page },
    {
      path: 'casino/category/:categorySlug',
      title: 'Casino games',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.CategoryPage)),
    },
    {
      path: `${CASINO_PREFIX}category/jackpots/:jackpotSlug`,
      title: 'Jackpot',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.JackpotPage)),
    },
    {
      path: `${CASINO_PREFIX}category/play_with_rewards`,
      title: 'Play with rewards',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.RewardsPage)),
    },
    {
      path: `${CASINO_PREFIX}f2p/:promotionId`,
      title: 'Free to play',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.FreeToPlayPage)),
    },
    {
      path: `${CASINO_PREFIX}category/:categorySlug/:gameProviderGameId`,
      title: 'Casino game',
      guard: { casino: true },
      layout: 'full',
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.GamePage)),
    },
  ],
} satisfies Feature;
