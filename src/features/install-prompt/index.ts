import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The installed app: the offer to install it, and what the system opens in it. */
export const feature = {
  name: 'install-prompt',
  routes: [
    {
      path: 'open',
      title: null,
      layout: 'simple',
      saved: 'public',
      page: lazyPart(() => import('./ui/OpenPage.tsx').then((module) => module.OpenPage)),
    },
  ],
  slots: { pageTop: lazyPart(() => import('./ui/InstallGate.tsx').then((module) => module.InstallGate)) },
} satisfies Feature;
