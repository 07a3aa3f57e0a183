import type { BetOutcome, BetStatus, BetType, EventStatus, MarketType } from '../../../../core/contract.ts';
import type { Odds } from '../../../../core/odds.ts';

/** Money in whole cents, points in hundredths, instants in ISO 8601. */
export interface BetLeg {
  readonly id: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly outcome: BetOutcome;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventPath: string;
  readonly startsAt: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
}

export interface Bet {
  readonly id: string;
  /** The id that the player's client gave the request to place it. */
  readonly placementId: string;
  readonly status: BetStatus;
  readonly type: BetType;
  readonly outcome: BetOutcome;
  readonly placedAt: string;
  readonly settledAt: string | null;
  readonly stakeCents: number;
  readonly winCents: number;
  readonly payoutCents: number;
  readonly regraded: boolean;
  readonly legs: readonly BetLeg[];
}

/** Sums over all bets of a filter, not only over those that have been loaded. */
export interface Sums {
  readonly count: number;
  readonly stakeCents: number;
  readonly payoutCents: number;
}
