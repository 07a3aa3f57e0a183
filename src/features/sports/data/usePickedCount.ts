import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import type { MarketGroup } from '../logic/markets/groups.ts';

/** How many selections of the group are in the slip. */
export function usePickedCount({ markets }: MarketGroup): number {
  const { picks } = useServices();
  const subscribe = useCallback((listener: () => void) => picks.subscribe(listener), [picks]);
  const count = (): number => markets.reduce((sum, { selections }) => sum + selections.filter(({ id }) => picks.has(id)).length, 0);
  return useSyncExternalStore(subscribe, count, count);
}
