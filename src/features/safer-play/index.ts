import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature, PageRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** One chunk: the pages lead to each other, and share what they draw. */
const pages = lazyModule(() => import('./ui/pages.ts'));
const limit = lazyPart(() => pages.load().then((module) => module.LimitPage));

type Row = readonly [path: string, title: string, page: PageRoute['page']];

const ROWS: readonly Row[] = [
  ['', 'Responsible gaming', lazyPart(() => pages.load().then((module) => module.OverviewPage))],
  ...['Deposit', 'Loss', 'Spend'].flatMap((label): readonly Row[] => {
    const path = `/limits/${label.toLowerCase()}`;
    const one = (period: string): Row => [`${path}/${period.toLowerCase()}`, `${period} ${label.toLowerCase()} limit`, limit];
    return [[path, `${label} limits`, limit], ...['Daily', 'Weekly', 'Monthly'].map(one)];
  }),
  ['/limits/max-single-wager', 'Max single wager', limit],
  ['/limits/time', 'Time limit', limit],
  ['/limits/reality-check-in', 'Reality check-in', lazyPart(() => pages.load().then((module) => module.CheckInPage))],
  ['/limits/history', 'Limit history', lazyPart(() => pages.load().then((module) => module.HistoryPage))],
  ['/cool-off', 'Take a cool-off', lazyPart(() => pages.load().then((module) => module.CoolOffPage))],
  ['/self-exclusion', 'Self-exclude', lazyPart(() => pages.load().then((module) => module.SelfExclusionPage))],
];

/** Limits, breaks and help of a player. */
export const feature = {
  name: 'safer-play',
  routes: ROWS.map(([path, title, page]) => ({
    path: `account/responsible-gaming${path}`,
    title,
    page,
    layout: 'account' as const,
    guard: { player: true } as const,
    saved: 'own' as const,
  })),
} satisfies Feature;
