import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature, PageRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { AWARD_PAGES_PATH } from './logic/awardPath.ts';

/** One chunk: the pages lead to each other. */
const pages = lazyModule(() => import('./ui/AwardPages.tsx'));
const awards = lazyPart(() => pages.load().then((module) => module.AwardsPage));
const credits = lazyPart(() => pages.load().then((module) => module.CreditsPage));

const TITLES: readonly (readonly [path: string, title: string, page: PageRoute['page']])[] = [
  ['cashback', 'Cashback', awards],
  ['bonuses', 'Bonuses', awards],
  ['bonus-bets', 'Bonus bets', awards],
  ['free-bets', 'Free bets', awards],
  ['profit-boosts', 'Profit boosts', awards],
  ['bonus-spins', 'Bonus spins', awards],
  ['free-wagers', 'Free wagers', awards],
  ['free-rounds', 'Free rounds', awards],
  ['promotional-credits', 'Site credit', credits],
  ['history', 'Rewards history', awards],
  [':sectionId', 'Rewards', awards],
];

/** For bets on sports. */
const OF_SPORTS = ['bonus-bets', 'free-bets', 'profit-boosts'];

/** A player's awards: what can be used and where, and what has become of the others. */
export const feature = {
  name: 'awards',
  routes: TITLES.map(([path, title, page]) => ({
    path: `${AWARD_PAGES_PATH}/${path}`,
    title,
    page,
    layout: 'account' as const,
    guard: { player: true } as const,
    saved: 'own' as const,
    ...(OF_SPORTS.includes(path) && { only: 'sportsbook' as const }),
  })),
} satisfies Feature;
