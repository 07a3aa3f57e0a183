import type { Feature, FeatureRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const routes: readonly FeatureRoute[] = [
  {
    path: 'dev-tools',
    title: 'Developer tools',
    layout: 'centred',
    page: lazyPart(() => import('./ui/gates.tsx').then(({ DevToolsGate }) => DevToolsGate)),
  },
  {
    path: 'dev-tools/gallery',
    title: 'Gallery',
    layout: 'full',
    page: lazyPart(() => import('./ui/gates.tsx').then(({ GalleryGate }) => GalleryGate)),
  },
];

const debugMenu = lazyPart(() => import('./ui/DebugMenuGate.tsx').then(({ DebugMenuGate }) => DebugMenuGate));

const isBuilt = typeof __DEV_TOOLS__ === 'undefined' || __DEV_TOOLS__;

/** Screens for developers. A build for production (`SLIPSTREAM_ENVIRONMENT=production`) has no code of them. */
export const feature = {
  name: 'dev-tools',
  routes: isBuilt ? routes : [],
  slots: isBuilt ? { drawer: debugMenu } : {},
} satisfies Feature;
