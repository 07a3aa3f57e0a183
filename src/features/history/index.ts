import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature, Guard } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The pages are one chunk: they lead to each other. */
const pages = lazyModule(() => import('./ui/pages.ts'));
const history = lazyPart(() => pages.load().then((module) => module.HistoryPage));
const session = lazyPart(() => pages.load().then((module) => module.SessionPage));
const round = lazyPart(() => pages.load().then((module) => module.RoundPage));
const summary = lazyPart(() => pages.load().then((module) => module.SummaryPage));
const taxes = lazyPart(() => pages.load().then((module) => module.TaxesPage));

const player: Guard = { player: true };
const section: Guard = { player: true, historySection: 'sectionId' };
const inAccount = { layout: 'account', saved: 'own' } as const;

/** What happened to a player's money: history, summary and taxes. */
export const feature = {
  name: 'history',
  routes: [
    { path: 'account/summary', title: 'Account summary', page: summary, ...inAccount, guard: player },
    { path: 'account/taxes', title: 'Taxes', page: taxes, ...inAccount, guard: player },
    { path: 'account/history/:sectionId', title: 'History', page: history, ...inAccount, guard: section },
    { path: 'account/history/:sectionId/:sessionId', title: 'Session', page: session, ...inAccount, guard: section },
    { path: 'account/history/:sectionId/:roundId/round', title: 'Round', page: round, ...inAccount, guard: section },
  ],
} satisfies Feature;
