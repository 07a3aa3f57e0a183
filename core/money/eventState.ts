import type { EventStatus, MarketStatus } from '../wire/contract.ts';

export interface PeriodScore {
  readonly label: string;
  readonly home: number;
  readonly away: number;
}

/** The parts of an event that change, except its prices. */
export interface EventState {
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
}

/** live: confirmed as the current price · stale: a newer price exists or may exist · paused: no connection. */
export type PriceState = 'live' | 'stale' | 'paused';

/** Whether an event takes bets, whatever the statuses of its markets. */
export function isBettable(status: EventStatus): boolean {
  return status === 'PRE_GAME' || status === 'IN_PLAY';
}

/** `open` takes bets. The others say why none are taken. */
export type OfferState = 'open' | 'suspended' | 'closed' | 'paused';

/** The product's words for markets that take no bets (specification, section 4). */
export const SHUT_WORDS = { suspended: 'Suspended', closed: 'Closed' } as const;

/**
 * Whether the book takes bets on a selection. A market that is CLOSED is called suspended and one that is HIDDEN is called closed (specification,
 * section 4): the words are the product's, the statuses the feed's. An ended event takes no bets, whatever the status of its markets.
 */
export function bookState(eventStatus: EventStatus, marketStatus: MarketStatus): Exclude<OfferState, 'paused'> {
  if (marketStatus === 'HIDDEN' || !isBettable(eventStatus)) return 'closed';
  return marketStatus === 'CLOSED' ? 'suspended' : 'open';
}

/** The same on this page, whose price may be out of date. */
export function offerState(eventStatus: EventStatus, marketStatus: MarketStatus, priceState: PriceState): OfferState {
  const state = bookState(eventStatus, marketStatus);
  return state === 'open' && priceState !== 'live' ? 'paused' : state;
}
