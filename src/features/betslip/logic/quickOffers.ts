import type { EventStatus, MarketType } from '../../../../core/contract.ts';
import type { Odds } from '../../../../core/odds.ts';

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

/** The live facts of a selection; null while the page does not know its price. */
export interface QuickPrice {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
}

/** The price that a tap would bet at; null where none would be taken: not confirmed as current, or closed. */
export function bettablePrice(
  price: (QuickPrice & { readonly state: string }) | null,
  market: string | null,
  event: EventStatus | null,
): QuickPrice | null {
  if (price === null || price.state !== 'live' || market !== 'OPEN' || event !== 'IN_PLAY') return null;
  return { odds: price.odds, pointsHundredths: price.pointsHundredths };
}

/** The accessible name of the button that bets. Without a price a line is unknown, so market and game tell its buttons apart. */
export function quickBetName(
  stake: string,
  title: string,
  market: Pick<QuickMarket, 'name'>,
  event: Pick<QuickEvent, 'name'>,
): string {
  return `Bet ${stake} on ${title}, ${market.name}, ${event.name}`;
}
