import type { MarketSubject } from '../../../core/money/markets.ts';
import type { Odds } from '../../../core/money/odds.ts';
import type { BetOutcome, EventStatus, MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { BetShape } from '../../domain/betKinds/types.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import type { Grade } from '../../domain/settlement/gradeLeg.ts';
import { ruleText } from '../../domain/settlement/rules/rules.ts';

/** A bet as it was placed, and its current state. */
export interface PlacedBetRow extends BetShape {
  readonly id: number;
  readonly playerId: string;
  readonly placementId: string;
  readonly draftBetId: string;
  /** On all its combinations. */
  readonly stakeCents: number;
  readonly combinations: number;
  /** Null: none, and the stake is cash. */
  readonly reward: BetReward | null;
  /** Stake and profit if every leg wins, with its boost; of a bonus bet and of promotional credits only the profit is paid. */
  readonly potentialPayoutCents: number;
  readonly placedAt: Date;
  /** PENDING while open. */
  readonly outcome: BetOutcome;
  /** Stake and profit that were paid for what ran to the end; 0 while open. */
  readonly payoutCents: number;
  /** The sum that its cash outs paid. */
  readonly cashedOutCents: number;
  /** Stake and possible payout less what was cashed out. */
  readonly runningStakeCents: number;
  readonly runningPayoutCents: number;
  readonly settledAt: Date | null;
  /** True once an earlier grade was changed, by a later result or by a cancellation. */
  readonly regraded: boolean;
  readonly isCancelled: boolean;
  readonly legs: readonly PlacedLegRow[];
}

export interface PlacedLegRow {
  /** Position in its bet, from 1. */
  readonly position: number;
  readonly selectionId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly subject: MarketSubject;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  /** The grade by the event's latest result. */
  readonly grade: Grade;
  /** How it is graded, where that is not the plain case. */
  readonly rule: string | null;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventStartsAt: Date;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  /** Slugs of the event's path. */
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
}

/** What place_bets answers of a leg in JSON: the rest is in its request. */
export interface TakenLegJson {
  readonly marketId: string;
  readonly eventId: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly subject: MarketSubject;
  readonly rules: string | null;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventStartsAt: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
}

/** A leg as the reading query writes it in JSON. */
export interface PlacedLegJson extends TakenLegJson {
  readonly selectionId: string;
  readonly outcome: string | null;
  readonly pointsHundredths: number | null;
  readonly oddsNumerator: number;
  readonly oddsDenominator: number;
}

/** What is known of a leg, however it was read. */
type LegFields = TakenLegJson & Pick<PlacedLegRow, 'selectionId' | 'pointsHundredths' | 'odds'>;

export function toPlacedLeg(leg: LegFields, position: number, grade: Grade): PlacedLegRow {
  return {
    position,
    selectionId: leg.selectionId,
    marketId: leg.marketId,
    eventId: leg.eventId,
    selectionName: leg.selectionName,
    marketName: leg.marketName,
    marketType: leg.marketType,
    side: leg.side,
    subject: leg.subject,
    pointsHundredths: leg.pointsHundredths,
    odds: leg.odds,
    grade,
    rule: ruleText(leg),
    eventName: leg.eventName,
    eventStatus: leg.eventStatus,
    eventStartsAt: new Date(leg.eventStartsAt),
    homeScore: leg.homeScore,
    awayScore: leg.awayScore,
    clock: leg.clock,
    sport: leg.sport,
    organization: leg.organization,
    competition: leg.competition,
  };
}
