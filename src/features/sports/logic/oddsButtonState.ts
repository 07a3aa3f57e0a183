import type { EventStatus, MarketStatus } from '../../../../core/contract.ts';

/** What a price's own lane says of it: moving, gone quiet (a gap or an old feed), or stopped (no connection). */
export type PriceState = 'live' | 'stale' | 'paused';
export type Trend = 'up' | 'down' | 'none';

export interface OddsButtonFacts {
  readonly marketStatus: MarketStatus;
  readonly eventStatus: EventStatus;
  readonly priceState: PriceState;
  /** For as long as a move is highlighted. */
  readonly trend: Trend;
}

/** `open` can be picked. The others keep their size and say why they cannot. */
export type OddsButtonKind = 'open' | 'suspended' | 'closed' | 'paused';

/** The words for what takes no bets: the product's, not the feed's (specification, section 4). */
export const SHUT_WORDS = { suspended: 'Suspended', closed: 'Closed' } as const;

export interface OddsButtonState {
  readonly kind: OddsButtonKind;
  readonly highlight: Trend;
}

/**
 * What an odds button shows. A market that is CLOSED is called suspended and one that is HIDDEN is called closed (specification,
 * section 4): the words are the product's, the statuses the feed's. An ended event takes no bets whatever its markets say.
 */
export function oddsButtonState(facts: OddsButtonFacts): OddsButtonState {
  const still: Trend = 'none';
  if (facts.marketStatus === 'HIDDEN' || !isBettable(facts.eventStatus)) return { kind: 'closed', highlight: still };
  if (facts.marketStatus === 'CLOSED') return { kind: 'suspended', highlight: still };
  if (facts.priceState !== 'live') return { kind: 'paused', highlight: still };
  return { kind: 'open', highlight: facts.trend };
}

function isBettable(status: EventStatus): boolean {
  return status === 'PRE_GAME' || status === 'IN_PLAY';
}
