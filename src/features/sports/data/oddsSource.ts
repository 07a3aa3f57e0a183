import type { SelectionPrice } from '../../../platform/prices/types.ts';
import type { EventStatus, MarketStatus } from '../logic/slate.ts';
import type { SportsPorts } from './ports.ts';

/** Everything that a price button shows of the outside. The same object until one of its facts is another. */
export interface OddsFacts {
  readonly price: SelectionPrice | null;
  readonly marketStatus: MarketStatus | null;
  readonly eventStatus: EventStatus | null;
  readonly picked: boolean;
}

export interface OddsSource {
  subscribe(listener: () => void): () => void;
  read(): OddsFacts;
}

/**
 * The four channels of one button as one store: a page has hundreds of buttons, and a hook a channel would cost each of them four
 * subscriptions and four effects.
 */
export function oddsSource(
  { prices, slip }: Pick<SportsPorts, 'prices' | 'slip'>,
  ids: { readonly eventId: string; readonly marketId: string; readonly selectionId: string },
): OddsSource {
  let last: OddsFacts | null = null;
  return {
    subscribe: (listener) => {
      const stops = [
        prices.onSelection(ids.selectionId, listener),
        prices.onMarket(ids.marketId, listener),
        prices.onEvent(ids.eventId, listener),
        slip.subscribe(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    read: () => {
      const price = prices.selection(ids.selectionId);
      const marketStatus = prices.market(ids.marketId);
      const eventStatus = prices.event(ids.eventId)?.status ?? null;
      const picked = slip.has(ids.selectionId);
      const isSame =
        last !== null &&
        last.price === price &&
        last.marketStatus === marketStatus &&
        last.eventStatus === eventStatus &&
        last.picked === picked;
      if (!isSame || last === null) last = { price, marketStatus, eventStatus, picked };
      return last;
    },
  };
}
