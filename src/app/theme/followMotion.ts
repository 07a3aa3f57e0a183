import { motionOf } from '../../platform/devicePreferences.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { STILL } from '../../ui/globalStyles.ts';

/** Marks the page while the player wants less motion than the device's own setting asks for (src/ui/globalStyles.ts). */
export function followMotion(services: Pick<PlatformServices, 'persist'>, root: HTMLElement): void {
  const motion = motionOf(services);
  const show = (): void => void root.toggleAttribute(STILL, motion.getSnapshot() === 'reduced');
  motion.subscribe(show);
  show();
}
