import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { EventState, SelectionPrice } from '../../../platform/prices/types.ts';
import type { MarketStatus } from '../logic/slate.ts';
import { useSports } from './sportsContext.ts';

/** The price of one selection; its owner renders again when that price changes, and for nothing else. */
export function usePrice(selectionId: string): SelectionPrice | null {
  const { prices } = useSports();
  const subscribe = useCallback((listener: () => void) => prices.onSelection(selectionId, listener), [prices, selectionId]);
  const read = (): SelectionPrice | null => prices.selection(selectionId);
  return useSyncExternalStore(subscribe, read, read);
}

export function useMarketStatus(marketId: string): MarketStatus | null {
  const { prices } = useSports();
  const subscribe = useCallback((listener: () => void) => prices.onMarket(marketId, listener), [prices, marketId]);
  const read = (): MarketStatus | null => prices.market(marketId);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * One fact of a watched event. `pick` has to answer something that stays the same (a text, a number, the array it was given) while the
 * fact does: an event's state is a new object with every price that moves.
 */
export function useEventFact<Fact>(eventId: string, pick: (state: EventState) => Fact, fallback: Fact): Fact {
  const { prices } = useSports();
  const subscribe = useCallback((listener: () => void) => prices.onEvent(eventId, listener), [prices, eventId]);
  const read = (): Fact => {
    const state = prices.event(eventId);
    return state ? pick(state) : fallback;
  };
  return useSyncExternalStore(subscribe, read, read);
}

export function useIsPicked(selectionId: string): boolean {
  const { slip } = useSports();
  const read = (): boolean => slip.has(selectionId);
  return useSyncExternalStore(slip.subscribe, read, read);
}

/** Keeps events live while they are on screen. */
export function useWatch(eventIds: readonly string[]): void {
  const { prices } = useSports();
  const key = eventIds.join(' ');
  useEffect(() => (key === '' ? undefined : prices.watch(key.split(' '))), [prices, key]);
}
