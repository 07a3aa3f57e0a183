import { CASINO_PREFIX, OTHER_CASINO_PREFIX, REGION_VARIANT_PATH } from '../../../core/wire/casinoPaths.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const page = lazyPart(() => import('./ui/LobbyPage.tsx').then((module) => module.LobbyPage));

/** Pages whose address the specification gives without the prefix: the other reading leads to them, too. */
const READ_EITHER_WAY = [
  'lobby',
  'category/jackpots/:jackpotSlug',
  'category/play_with_rewards',
  'f2p/:promotionId',
  'category/:categorySlug/:gameProviderGameId',
];

/** The casino: its lobby, which is home of a standalone casino, its lists of games, and each game. */
export const feature = {
  name: 'casino',
  routes: [
    { path: '/', title: null, page, saved: 'public', isHigh: true, only: 'casino' },
    { path: 'casino', title: 'Casino', page, saved: 'public' },
    { path: REGION_VARIANT_PATH.slice(1), title: 'Casino', page, saved: 'public', only: 'casino' },
    { path: `${CASINO_PREFIX}lobby`, title: 'Casino lobby', page, saved: 'public' },
    {
      path: 'casino/category/:categorySlug',
      title: 'Casino games',
      saved: 'public',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.CategoryPage)),
    },
    {
      path: `${CASINO_PREFIX}category/jackpots/:jackpotSlug`,
      title: 'Jackpot',
      saved: 'public',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.JackpotPage)),
    },
    {
      path: `${CASINO_PREFIX}category/play_with_rewards`,
      title: 'Play with rewards',
      saved: 'never',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.RewardsPage)),
    },
    {
      path: `${CASINO_PREFIX}f2p/:promotionId`,
      title: 'Free to play',
      saved: 'never',
      guard: { casino: true },
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.FreeToPlayPage)),
    },
    {
      path: `${CASINO_PREFIX}category/:categorySlug/:gameProviderGameId`,
      title: 'Casino game',
      saved: 'public',
      guard: { casino: true },
      layout: 'full',
      page: lazyPart(() => import('./ui/pages.ts').then((module) => module.GamePage)),
    },
    ...READ_EITHER_WAY.map((path) => ({ path: `${OTHER_CASINO_PREFIX}${path}`, redirectTo: `/${CASINO_PREFIX}${path}` })),
    { path: 'category/:categorySlug', redirectTo: '/casino/category/:categorySlug' },
  ],
} satisfies Feature;
