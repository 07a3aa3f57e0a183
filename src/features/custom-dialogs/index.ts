import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Dialogs that the operator shows to a player. */
export const feature = {
  name: 'custom-dialogs',
  slots: {
    drawer: lazyPart(() => import('./ui/CustomDialogsGate.tsx').then((module) => module.CustomDialogsGate)),
  },
} satisfies Feature;
