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
const kept: Guard = { player: true, isKept: true };
const section: Guard = { player: true, isKept: true, historySection: 'sectionId' };

/** What happened to a player's money: history, summary and taxes. */
export const feature = {
  name: 'history',
  routes: [
    { path: 'account/summary', title: 'Account summary', page: summary, layout: 'account', guard: kept },
    { path: 'account/taxes', title: 'Taxes', page: taxes, layout: 'account', guard: player },
    { path: 'account/history/:sectionId', title: 'History', page: history, layout: 'account', guard: section },
    { path: 'account/history/:sectionId/:sessionId', title: 'Session', page: session, layout: 'account', guard: section },
    { path: 'account/history/:sectionId/:roundId/round', title: 'Round', page: round, layout: 'account', guard: section },
  ],
} satisfies Feature;
