import type { MarketStatus } from '../../gql/types.ts';
import type { ExternalStore } from '../externalStore.ts';
import { eventKey, marketKey, selectionKey } from './priceBook.ts';
import type { PriceStore } from './priceStore.ts';
import type { EventState, SeedEvent, SelectionPrice } from './types.ts';
import type { Watcher } from './watcher.ts';

/** The price lane as screens use it: one listener a thing shown. */
export interface Prices {
  selection(selectionId: string): SelectionPrice | null;
  market(marketId: string): MarketStatus | null;
  event(eventId: string): EventState | null;
  onSelection(selectionId: string, listener: () => void): () => void;
  onMarket(marketId: string, listener: () => void): () => void;
  onEvent(eventId: string, listener: () => void): () => void;
  seedEvents(events: readonly SeedEvent[]): void;
  /** Keeps these events live until it is ended. */
  watch(eventIds: readonly string[]): () => void;
  /** Watched prices were live and are not now. */
  readonly reconnecting: ExternalStore<boolean>;
}

export function pricePort(store: PriceStore, watcher: Pick<Watcher, 'watch' | 'reconnecting'>): Prices {
  return {
    selection: (selectionId) => store.selection(selectionId),
    market: (marketId) => store.market(marketId),
    event: (eventId) => store.event(eventId),
    onSelection: (selectionId, listener) => store.subscribe(selectionKey(selectionId), listener),
    onMarket: (marketId, listener) => store.subscribe(marketKey(marketId), listener),
    onEvent: (eventId, listener) => store.subscribe(eventKey(eventId), listener),
    seedEvents: (events) => store.seedEvents(events),
    watch: (eventIds) => watcher.watch(eventIds),
    reconnecting: watcher.reconnecting,
  };
}
