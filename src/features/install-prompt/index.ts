import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Offers to install the app. */
export const feature = {
  name: 'install-prompt',
  slots: { pageTop: lazyPart(() => import('./ui/InstallPrompt.tsx').then(({ InstallPrompt }) => InstallPrompt)) },
} satisfies Feature;
