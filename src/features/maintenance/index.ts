import type { Feature } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** Says that the service is in maintenance, and until when. */
export const feature = {
  name: 'maintenance',
  slots: { maintenance: lazyPart(() => import('./ui/MaintenanceScreen.tsx').then(({ MaintenanceScreen }) => MaintenanceScreen)) },
} satisfies Feature;
