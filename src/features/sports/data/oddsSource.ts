import type { EventStatus, MarketStatus } from '../../../../core/contract.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import type { SelectionPrice } from '../../../platform/prices/types.ts';
import type { Services } from '../../../platform/services.ts';

/** Everything that a price button shows of the outside. The same object until one of its facts is another. */
export interface OddsFacts {
  readonly price: SelectionPrice | null;
  readonly marketStatus: MarketStatus | null;
  readonly eventStatus: EventStatus | null;
  readonly picked: boolean;
  readonly format: OddsFormat;
}

export interface OddsSource {
  subscribe(listener: () => void): () => void;
  read(): OddsFacts;
}

/**
 * The five channels of one button as one store: a page has hundreds of buttons, and a hook a channel would cost each of them five
 * subscriptions and five effects.
 */
export function oddsSource(
  { prices, picks, oddsFormat }: Pick<Services, 'prices' | 'picks' | 'oddsFormat'>,
  ids: { readonly eventId: string; readonly marketId: string; readonly selectionId: string },
): OddsSource {
  let last: OddsFacts | null = null;
  let listeners = 0;
  // React reads three times a change; while somebody listens, nothing is another as long as nothing was heard.
  let isNews = true;
  return {
    subscribe: (listener) => {
      const hear = (): void => {
        isNews = true;
        listener();
      };
      const stops = [
        prices.onSelection(ids.selectionId, hear),
        prices.onMarket(ids.marketId, hear),
        prices.onEvent(ids.eventId, hear),
        picks.subscribe(hear),
        oddsFormat.subscribe(hear),
      ];
      listeners += 1;
      isNews = true;
      return () => {
        listeners -= 1;
        for (const stop of stops) stop();
      };
    },
    read: () => {
      if (last !== null && listeners > 0 && !isNews) return last;
      isNews = false;
      const price = prices.selection(ids.selectionId);
      const marketStatus = prices.market(ids.marketId);
      const eventStatus = prices.event(ids.eventId)?.status ?? null;
      const picked = picks.has(ids.selectionId);
      const format = oddsFormat.getSnapshot();
      const isSame =
        last !== null &&
        last.price === price &&
        last.marketStatus === marketStatus &&
        last.eventStatus === eventStatus &&
        last.picked === picked &&
        last.format === format;
      if (!isSame || last === null) last = { price, marketStatus, eventStatus, picked, format };
      return last;
    },
  };
}
