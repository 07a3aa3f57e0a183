import { use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EventState } from '../../../platform/prices/types.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { InSightContext, unseen } from './inSight.ts';
import { type OddsFacts, oddsSource } from './oddsSource.ts';

/** What a price button shows of the outside: its owner renders again when one of these facts has changed, and for nothing else. */
export function useOddsFacts(eventId: string, marketId: string, selectionId: string): OddsFacts {
  const { prices, picks, oddsFormat } = useServices();
  const source = useMemo(
    () => oddsSource({ prices, picks, oddsFormat }, { eventId, marketId, selectionId }),
    [prices, picks, oddsFormat, eventId, marketId, selectionId],
  );
  const inSight = use(InSightContext);
  const subscribe = useMemo(() => (inSight ? source.subscribe : unseen(source.subscribe)), [inSight, source]);
  return useSyncExternalStore(subscribe, source.read, source.read);
}

/**
 * One fact of a watched event. `pick` has to answer something that stays the same (a text, a number, the array it was given) while the
 * fact does: an event's state is a new object with every price that moves.
 */
export function useEventFact<Fact>(eventId: string, pick: (state: EventState) => Fact, fallback: Fact): Fact {
  const { prices } = useServices();
  const subscribe = useCallback((listener: () => void) => prices.onEvent(eventId, listener), [prices, eventId]);
  const read = (): Fact => {
    const state = prices.event(eventId);
    return state ? pick(state) : fallback;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** Keeps events live while they are on screen. */
export function useWatch(eventIds: readonly string[]): void {
  const { prices } = useServices();
  const key = eventIds.join(' ');
  useEffect(() => (key === '' ? undefined : prices.watch(key.split(' '))), [prices, key]);
}
