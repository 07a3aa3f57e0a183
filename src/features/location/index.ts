import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Where the player is: the checks of a log-in, the mark of the header, and its page. */
export const feature = {
  name: 'location',
  routes: [
    {
      path: 'account/location',
      title: 'Your location',
      layout: 'account',
      guard: { player: true },
      saved: 'never',
      page: lazyPart(() => import('./ui/LocationPage.tsx').then((module) => module.LocationPage)),
    },
  ],
  playerStart: lazyModule(() => import('./ui/startMark.ts').then((module) => module.startMark)),
} satisfies Feature;
