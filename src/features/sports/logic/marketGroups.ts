import type { Market, SlateEvent } from './slate.ts';

/** What one accordion of the event page holds. */
export interface MarketGroup {
  readonly key: string;
  readonly title: string;
  /** The main lines are a table; every other market is a row of named prices. */
  readonly kind: 'lines' | 'market';
  readonly markets: readonly Market[];
}

/** How many stand open at first. */
export const OPEN_AT_FIRST = 2;

/**
 * Accordions in server order. All main lines share the first of their places, as `Game lines`; markets of one name (the same question at
 * several lines) share an accordion too.
 */
export function marketGroups(event: Pick<SlateEvent, 'markets'>): readonly MarketGroup[] {
  const groups = new Map<string, { title: string; kind: MarketGroup['kind']; markets: Market[] }>();
  for (const market of event.markets) {
    const key = market.main ? 'lines' : `market:${market.name}`;
    const group = groups.get(key) ?? {
      title: market.main ? 'Game lines' : market.name,
      kind: market.main ? ('lines' as const) : ('market' as const),
      markets: [],
    };
    group.markets.push(market);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
