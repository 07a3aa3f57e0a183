import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The screen shown during maintenance. */
export const feature = {
  name: 'maintenance',
  slots: { maintenance: lazyPart(() => import('./ui/MaintenanceScreen.tsx').then((module) => module.MaintenanceScreen)) },
} satisfies Feature;
