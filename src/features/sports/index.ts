import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const competition = 'sport/:sport/organization/:organization/competition/:competition';

/** The sports pages: events, markets and prices. */
export const feature = {
  name: 'sports',
  slots: { firstFrame: lazyPart(() => import('./ui/Skeletons.tsx').then(({ FirstFrame }) => FirstFrame)) },
  routes: [
    { path: '/', page: lazyPart(() => import('./ui/HomePage.tsx').then(({ HomePage }) => HomePage)) },
    { path: 'live', page: lazyPart(() => import('./ui/LivePage.tsx').then(({ LivePage }) => LivePage)) },
    { path: competition, page: lazyPart(() => import('./ui/CompetitionPage.tsx').then(({ CompetitionPage }) => CompetitionPage)) },
    {
      path: `${competition}/event/:eventId`,
      page: lazyPart(() => import('./ui/EventPage.tsx').then(({ EventPage }) => EventPage)),
    },
  ],
} satisfies Feature;
