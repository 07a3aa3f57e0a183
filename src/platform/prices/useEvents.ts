import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MarketScope } from '../../../core/wire/contract.ts';
import { stableValue } from '../stableValue.ts';
import { useServices } from '../usePlatform.ts';
import { clockSince } from './clockSince.ts';

/** The limit of one subscription. */
const MAXIMUM_WATCHED = 200;

/** Keeps events live while the component is mounted, with their prices of this scope. */
export function useWatchEvents(eventIds: readonly string[], scope: MarketScope): void {
  const { watchEvents } = useServices();
  const key = [...new Set(eventIds)].slice(0, MAXIMUM_WATCHED).join(' ');
  useEffect(() => (key === '' ? undefined : watchEvents(key.split(' '), scope)), [watchEvents, key, scope]);
}

/** A value computed from events; renders again only when the value changes. @param read returns plain data. */
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
  const [stable] = useState(stableValue<Fact>);
  const fact = (): Fact => stable(read());
  return useSyncExternalStore(subscribe, fact, fact);
}

/** The moment of the clock and the score of an event in play, in ISO 8601; null: now. Renders again only when it changes. */
export function useClockSince(eventId: string): string | null {
  const { prices } = useServices();
  return useEventsFact([eventId], () => clockSince(prices.event(eventId)));
}
