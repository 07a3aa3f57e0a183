import type { MarketSubject } from '../../../../core/money/markets.ts';
import type { ContractOddsFormat, Odds } from '../../../../core/money/odds.ts';
import type {
  BetOutcome,
  BetStatus,
  BetType,
  EventStatus,
  LegGrade,
  MarketType,
  SelectionSide,
} from '../../../../core/wire/contract.ts';

/** Money in whole cents, points in hundredths, instants in ISO 8601. */
export interface BetLeg {
  readonly id: string;
  readonly marketSelectionId: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  /** What of the result it is about; the whole of it where it says nothing. */
  readonly subject?: Pick<MarketSubject, 'periods' | 'side' | 'unit' | 'player'> | null;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly outcome: BetOutcome;
  readonly grade: LegGrade;
  /** How it is graded, where that is not the plain case. */
  readonly rule: string | null;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventPath: string;
  readonly startsAt: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
}

/** Several legs of one event that are one pick of their bet. */
export interface SameGamePick {
  readonly legIds: readonly string[];
  /** The price of the legs together, as placed; null where it cannot be written. */
  readonly odds: Odds | null;
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
  /** How many tickets the stake is on, in equal parts. */
  readonly combinations: number;
  /** The points of a teaser's first leg. */
  readonly teaserPointsHundredths: number | null;
  /** As the server writes them, with the boost if there is one: only it can price every kind of bet. */
  readonly totalOdds: Readonly<Record<ContractOddsFormat, string>>;
  /** The boost's title, or what else than cash was staked. */
  readonly reward: string | null;
  /** A bonus bet or credits were staked: no money of the player. */
  readonly isAwarded: boolean;
  readonly stakeCents: number;
  readonly winCents: number;
  readonly payoutCents: number;
  /** Profit if every leg wins, also once the bet is settled. */
  readonly possibleWinCents: number;
  /** What of the stake still runs: less after a partial cash out. */
  readonly runningStakeCents: number;
  /** The amount that cashing it out pays now (open) or has paid (settled); null where it is not, or was not. */
  readonly cashOutCents: number | null;
  /** The sum that its cash outs have paid so far. */
  readonly cashedOutCents: number;
  readonly regraded: boolean;
  readonly legs: readonly BetLeg[];
  /** Every other leg is a pick of its own. */
  readonly sameGamePicks: readonly SameGamePick[];
}

/** Sums over all bets of a filter, not only over those that have been loaded. */
export interface Sums {
  readonly count: number;
  readonly stakeCents: number;
  readonly payoutCents: number;
}
