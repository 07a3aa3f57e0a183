import type { Feature, FeatureRoute, Slots } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

// The condition stands before each import, so that a build for production (`SLIPSTREAM_ENVIRONMENT=production`) leaves their code out.
const routes: readonly FeatureRoute[] =
  typeof __DEV_TOOLS__ === 'undefined' || __DEV_TOOLS__
    ? [
        {
          path: 'dev-tools',
          title: 'Developer tools',
          saved: 'never',
          layout: 'centred',
          page: lazyPart(() => import('./ui/gates.tsx').then((module) => module.DevToolsGate)),
        },
        {
          path: 'dev-tools/gallery/:of?',
          title: 'Gallery',
          saved: 'never',
          layout: 'full',
          page: lazyPart(() => import('./ui/gates.tsx').then((module) => module.GalleryGate)),
        },
      ]
    : [];

const slots: Slots =
  typeof __DEV_TOOLS__ === 'undefined' || __DEV_TOOLS__
    ? { drawer: lazyPart(() => import('./ui/DebugMenuGate.tsx').then((module) => module.DebugMenuGate)) }
    : {};

/** Screens for developers. */
export const feature = { name: 'dev-tools', routes, slots } satisfies Feature;
