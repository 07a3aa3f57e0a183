import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../usePlatform.ts';

/** As many as one subscription takes. */
const MAXIMUM_WATCHED = 200;

/** Keeps events live while the component is shown. */
export function useWatchEvents(eventIds: readonly string[]): void {
  const { watchEvents } = useServices();
  const key = [...new Set(eventIds)].slice(0, MAXIMUM_WATCHED).join(' ');
  useEffect(() => (key === '' ? undefined : watchEvents(key.split(' '))), [watchEvents, key]);
}

/** What follows from events; the component renders again when that has changed, not with every price. @param read answers plain JSON. */
export function useEventsFact<Fact>(eventIds: readonly string[], read: () => Fact): Fact {
  const { prices } = useServices();
  const key = eventIds.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = key.split(' ').map((id) => prices.onEvent(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [prices, key],
  );
  const text = (): string => JSON.stringify(read());
  return JSON.parse(useSyncExternalStore(subscribe, text, text)) as Fact;
}
