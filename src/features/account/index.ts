import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const start = lazyModule(() => import('./data/startAccount.ts').then(({ startAccount }) => startAccount));

/** Who the player is, what they have, and how they like the page. */
export const feature = {
  name: 'account',
  slots: { header: lazyPart(() => import('./ui/HeaderMenu.tsx').then(({ HeaderMenu }) => HeaderMenu)) },
  start,
} satisfies Feature;
