import { createStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';

/** Whether the support widget is open. A log-out, in any tab, closes it: what was written there is the player's. */
export const supportWidgetOf = onePerPage(({ session }: Pick<PlatformServices, 'session'>): WritableStore<boolean> => {
  const isOpen = createStore(false);
  session.onLogOut(async () => isOpen.set(false));
  return isOpen;
});
