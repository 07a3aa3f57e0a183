import type { Feature, FeatureRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const routes: readonly FeatureRoute[] = [
  {
    path: 'dev-tools',
    title: 'Developer tools',
    layout: 'centred',
    page: lazyPart(() => import('./ui/DevToolsGate.tsx').then(({ DevToolsGate }) => DevToolsGate)),
  },
];

/** Screens for developers. A build for production (`SLIPSTREAM_ENVIRONMENT=production`) has no code of them. */
export const feature = {
  name: 'dev-tools',
  routes: typeof __DEV_TOOLS__ === 'undefined' || __DEV_TOOLS__ ? routes : [],
} satisfies Feature;
