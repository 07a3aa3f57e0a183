import { useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** The player has dismissed the tooltip of the quick deposit. */
export const PERSISTED_TOOLTIP: PersistedValueDefinition<boolean> = {
  name: 'wallet.quickDepositTooltip',
  scope: 'user',
  initial: false,
  decode: (stored) => stored === true,
};

const tooltipOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(PERSISTED_TOOLTIP));

export function useTooltip(): { readonly isDismissed: boolean; readonly dismiss: () => void } {
  const stored = tooltipOf(useServices());
  return { isDismissed: useStore(stored), dismiss: () => stored.set(true) };
}
