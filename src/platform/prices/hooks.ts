import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { MarketStatus } from '../../gql/types.ts';
import type { Prices } from './pricePort.ts';
import type { EventState, SelectionPrice } from './types.ts';

/** For what has no ports of its own: src/app provides the platform's prices once. */
export const PricesContext = createContext<Prices | null>(null);

export function usePrices(): Prices {
  const prices = useContext(PricesContext);
  if (prices === null) throw new Error('This belongs into a PricesContext');
  return prices;
}

export function useSelectionPrice(selectionId: string): SelectionPrice | null {
  const prices = usePrices();
  const subscribe = useCallback((listener: () => void) => prices.onSelection(selectionId, listener), [prices, selectionId]);
  const read = (): SelectionPrice | null => prices.selection(selectionId);
  return useSyncExternalStore(subscribe, read, read);
}

export function useMarketStatus(marketId: string): MarketStatus | null {
  const prices = usePrices();
  const subscribe = useCallback((listener: () => void) => prices.onMarket(marketId, listener), [prices, marketId]);
  const read = (): MarketStatus | null => prices.market(marketId);
  return useSyncExternalStore(subscribe, read, read);
}

export function useEventState(eventId: string): EventState | null {
  const prices = usePrices();
  const subscribe = useCallback((listener: () => void) => prices.onEvent(eventId, listener), [prices, eventId]);
  const read = (): EventState | null => prices.event(eventId);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keeps events live while the caller is mounted. */
export function useWatchEvents(eventIds: readonly string[]): void {
  const prices = usePrices();
  const key = eventIds.join(' ');
  useEffect(() => (key === '' ? undefined : prices.watch(key.split(' '))), [prices, key]);
}
