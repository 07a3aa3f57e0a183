import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Tells of a newer version of the app. */
export const feature = {
  name: 'update',
  slots: { pageTop: lazyPart(() => import('./ui/UpdateGate.tsx').then((module) => module.UpdateGate)) },
} satisfies Feature;
