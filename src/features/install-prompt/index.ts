import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Offers to install the app. */
export const feature = {
  name: 'install-prompt',
  slots: { pageTop: lazyPart(() => import('./ui/InstallGate.tsx').then((module) => module.InstallGate)) },
} satisfies Feature;
