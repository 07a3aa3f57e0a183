import { offerState } from '../../../../core/money/eventState.ts';
import type { Odds } from '../../../../core/money/odds.ts';
import type { Services } from '../../../platform/services.ts';
import type { Market, Selection, SlateEvent } from '../logic/slate.ts';

export interface Alertable {
  readonly market: Market;
  readonly selection: Selection;
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
}

/** The selections of the markets that take bets now, at their prices of now. */
export function alertable(
  prices: Pick<Services['prices'], 'event' | 'market' | 'selection'>,
  event: Pick<SlateEvent, 'id' | 'status'>,
  markets: readonly Market[],
): readonly Alertable[] {
  const eventStatus = prices.event(event.id)?.status ?? event.status;
  return markets.flatMap((market) => {
    if (offerState(eventStatus, prices.market(market.id) ?? market.status, 'live') !== 'open') return [];
    return market.selections.map((selection) => {
      const now = prices.selection(selection.id);
      const { odds, pointsHundredths } = now ?? selection;
      return { market, selection, odds, pointsHundredths };
    });
  });
}
