import { type OfferState, offerState, type PriceState } from '../../../../../core/money/eventState.ts';
import type { EventStatus, MarketStatus, MarketType } from '../../../../../core/wire/contract.ts';
import type { Quote } from '../slip.ts';

/** A live event with the selections that can be bet on with one tap. */
export interface QuickEvent {
  readonly eventId: string;
  readonly name: string;
  readonly competition: string;
  readonly markets: readonly QuickMarket[];
}

export interface QuickMarket {
  readonly marketId: string;
  readonly name: string;
  readonly type: MarketType;
  readonly selections: readonly { readonly selectionId: string; readonly name: string }[];
}

/** A price as it is shown; only an open one takes a tap. */
export interface QuickPrice extends Quote {
  readonly state: OfferState;
}

/** Null while the page does not know the price. */
export function quickPrice(
  price: (Quote & { readonly state: PriceState }) | null,
  market: MarketStatus | null,
  event: EventStatus | null,
): QuickPrice | null {
  if (price === null || market === null || event === null) return null;
  const { odds, pointsHundredths } = price;
  // Quick bets are on games in play alone.
  return { odds, pointsHundredths, state: event === 'IN_PLAY' ? offerState(event, market, price.state) : 'closed' };
}

/** The accessible name of the button that bets; null: a visitor has no stake. Without a price a line is unknown, so market and game tell its buttons apart. */
export function quickBetName(
  stake: string | null,
  title: string,
  market: Pick<QuickMarket, 'name'>,
  event: Pick<QuickEvent, 'name'>,
): string {
  return `Bet ${stake === null ? '' : `${stake} `}on ${title}, ${market.name}, ${event.name}`;
}
