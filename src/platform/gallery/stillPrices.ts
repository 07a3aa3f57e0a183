import type { EventState } from '../../../core/money/eventState.ts';
import type { MarketStatus } from '../../../core/wire/contract.ts';
import type { SelectionPrice } from '../prices/liveEvent.ts';
import type { Prices } from '../prices/priceStore.ts';

/** The facts that a gallery states of a price; the rest is a live price that has not moved. */
export type StillPrice = Pick<SelectionPrice, 'odds' | 'pointsHundredths'> & Partial<SelectionPrice>;

/** What a page knows of prices, by id. What is not here is not known. */
export interface StillBoard {
  readonly prices: Readonly<Record<string, StillPrice>>;
  readonly markets: Readonly<Record<string, MarketStatus>>;
  readonly events: Readonly<Record<string, EventState>>;
  /** The time of all of it, in ISO 8601. */
  readonly asOf: string;
}

const stop = (): void => undefined;

/** Prices that stay as they are, whatever is watched. */
export function stillPrices({ prices, markets, events, asOf }: StillBoard): Prices {
  const calm = { trend: 'NONE', fading: false, litAt: null, isLarge: false, sequence: 1, asOf, state: 'live' } as const;
  // The same object at each look, as React expects of a store.
  const byId = new Map(Object.entries(prices).map(([id, price]) => [id, { ...calm, ...price }]));
  const states = new Map(
    Object.entries(events).map(([id, state]) => [id, { ...state, sequence: 1, asOf, silentSince: null, state: 'live' as const }]),
  );
  return {
    selection: (id) => byId.get(id) ?? null,
    market: (id) => markets[id] ?? null,
    event: (id) => states.get(id) ?? null,
    onSelection: () => stop,
    onMarket: () => stop,
    onEvent: () => stop,
    seedEvents: stop,
  };
}
