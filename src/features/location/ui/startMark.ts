import type { Services } from '../../../platform/services.ts';
import { whereaboutsOf } from '../../../player/queries.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toasts } from '../../../ui/toast/toastStore.ts';
import { startLocation } from '../data/startLocation.ts';
import { LOCATION_TOASTS, VERIFYING_TOAST } from '../logic/locationErrors.ts';

const mark = lazyPart(() => import('./LocationMark.tsx').then((module) => module.LocationMark));

/** Checks where the player is, and gives the header its mark, which draws what a check says. */
export function startMark(services: Services, player: Parameters<typeof startLocation>[1]): () => void {
  const end = startLocation(services, player);
  whereaboutsOf(services).update({ mark });
  return () => {
    end();
    for (const id of [VERIFYING_TOAST, ...LOCATION_TOASTS]) toasts.dismiss(id);
  };
}
