import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const flags = ['tournaments'] as const;

/** Tournaments of play money: join, pick, and a leaderboard. */
export const feature = {
  name: 'tournaments',
  only: 'sportsbook',
  routes: [
    { path: 'tournaments', redirectTo: '/tournaments/joined' },
    {
      path: 'tournaments/joined',
      title: 'Tournaments',
      guard: { flags },
      saved: 'never',
      page: lazyPart(() => import('./ui/TournamentsPage.tsx').then((module) => module.TournamentsPage)),
    },
    {
      path: 'tournaments/tournament',
      title: 'Tournament',
      guard: { flags },
      saved: 'never',
      page: lazyPart(() => import('./ui/TournamentPage.tsx').then((module) => module.TournamentPage)),
    },
  ],
} satisfies Feature;
