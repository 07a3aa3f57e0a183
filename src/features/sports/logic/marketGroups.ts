import { linesLabel, marketHead } from './marketLabel.ts';
import type { Market, SlateEvent } from './slate.ts';

/** The content of one accordion of the event page. */
export interface MarketGroup {
  readonly key: string;
  readonly title: string;
  /** The main lines are a table; every other market is a row of named prices. */
  readonly kind: 'lines' | 'market';
  readonly markets: readonly Market[];
}

/** How many accordions are open at first. */
export const OPEN_AT_FIRST = 2;

/**
 * Accordions in server order. All main lines share one accordion, `Game lines`, at the place of the first of them; a single main line has
 * its own name. Markets of one name (the same market at several lines) share an accordion too.
 */
export function marketGroups(event: Pick<SlateEvent, 'markets' | 'sport'>): readonly MarketGroup[] {
  const mains = event.markets.filter((market) => market.main);
  const isTable = mains.length > 1;
  const groups = new Map<string, { title: string; kind: MarketGroup['kind']; markets: Market[] }>();
  for (const market of event.markets) {
    const inTable = market.main && isTable;
    const key = inTable ? 'lines' : `market:${market.name}`;
    const group = groups.get(key) ?? {
      title: inTable ? linesLabel(event.sport) : market.main ? marketHead(market.name) : market.name,
      kind: inTable ? ('lines' as const) : ('market' as const),
      markets: [],
    };
    group.markets.push(market);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
