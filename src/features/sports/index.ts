import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const competition = 'sport/:sport/organization/:organization/competition/:competition';

/** The sports pages: events, markets and prices. */
export const feature = {
  name: 'sports',
  only: 'sportsbook',
  slots: {
    firstFrame: lazyPart(() => import('./ui/Skeletons.tsx').then((module) => module.FirstFrame)),
    drawer: lazyPart(() => import('./ui/movement/LineMovementGate.tsx').then((module) => module.LineMovementGate)),
  },
  routes: [
    {
      path: '/',
      title: null,
      saved: 'public',
      isHigh: true,
      page: lazyPart(() => import('./ui/HomePage.tsx').then((module) => module.HomePage)),
    },
    {
      path: 'live',
      title: 'Live',
      saved: 'public',
      page: lazyPart(() => import('./ui/LivePage.tsx').then((module) => module.LivePage)),
    },
    {
      path: 'exclusives',
      title: 'Exclusives',
      saved: 'never',
      page: lazyPart(() => import('./ui/ExclusivesPage.tsx').then((module) => module.ExclusivesPage)),
    },
    {
      path: competition,
      title: 'Competition',
      saved: 'public',
      page: lazyPart(() => import('./ui/CompetitionPage.tsx').then((module) => module.CompetitionPage)),
    },
    {
      path: `${competition}/event/:eventId`,
      title: 'Event',
      saved: 'public',
      isHigh: true,
      page: lazyPart(() => import('./ui/EventPage.tsx').then((module) => module.EventPage)),
    },
  ],
} satisfies Feature;
