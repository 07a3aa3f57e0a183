import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Pages about the app itself. */
export const feature = {
  name: 'system',
  routes: [
    { path: 'info/:slug', page: lazyPart(() => import('./ui/InfoPage.tsx').then(({ InfoPage }) => InfoPage)) },
    { path: '*', page: lazyPart(() => import('./ui/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage)) },
  ],
  slots: { drawer: lazyPart(() => import('./ui/WaitingRoomGate.tsx').then(({ WaitingRoomGate }) => WaitingRoomGate)) },
} satisfies Feature;
