import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const competition = 'sport/:sport/organization/:organization/competition/:competition';

/** The sports pages: events, markets and prices. */
export const feature = {
  name: 'sports',
  only: 'sportsbook',
  slots: {
    firstFrame: lazyPart(() => import('./ui/Skeletons.tsx').then(({ FirstFrame }) => FirstFrame)),
    drawer: lazyPart(() => import('./ui/movement/LineMovementGate.tsx').then(({ LineMovementGate }) => LineMovementGate)),
  },
  routes: [
    { path: '/', title: null, page: lazyPart(() => import('./ui/HomePage.tsx').then(({ HomePage }) => HomePage)) },
    { path: 'live', title: 'Live', page: lazyPart(() => import('./ui/LivePage.tsx').then(({ LivePage }) => LivePage)) },
    {
      path: 'exclusives',
      title: 'Exclusives',
      page: lazyPart(() => import('./ui/ExclusivesPage.tsx').then(({ ExclusivesPage }) => ExclusivesPage)),
    },
    {
      path: competition,
      title: 'Competition',
      page: lazyPart(() => import('./ui/CompetitionPage.tsx').then(({ CompetitionPage }) => CompetitionPage)),
    },
    {
      path: `${competition}/event/:eventId`,
      title: 'Event',
      page: lazyPart(() => import('./ui/EventPage.tsx').then(({ EventPage }) => EventPage)),
    },
  ],
} satisfies Feature;
