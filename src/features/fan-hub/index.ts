import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The fan hub: games of what the player follows. Fantasy has a flag of its own. */
export const feature = {
  name: 'fan-hub',
  only: 'sportsbook',
  routes: [
    {
      path: 'fan-hub',
      title: 'Fan hub',
      saved: 'never',
      guard: { flags: ['fan-hub', ['for-you', 'fantasy']] },
      page: lazyPart(() => import('./ui/FanHubPage.tsx').then((module) => module.FanHubPage)),
    },
  ],
} satisfies Feature;
