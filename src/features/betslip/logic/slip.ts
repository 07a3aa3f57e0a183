import { bookState } from '../../../../core/money/eventState.ts';
import type { Odds } from '../../../../core/money/odds.ts';
import type {
  AmountField,
  BetslipErrorType,
  EventStatus,
  JoinRefusal,
  MarketStatus,
  MarketType,
  OddsTrend,
  SectionKind,
} from '../../../../core/wire/contract.ts';
import type { BetRewards } from './rewards/betRewards.ts';

/** The client's betslip types. Money in cents, points in hundredths, prices exact. Mapped from the contract in data/. */

export interface SlipError {
  readonly code: string;
  readonly message: string;
  /** The lowest number is shown first. */
  readonly priority: number;
  readonly displayType: BetslipErrorType;
  /** `bet`, `win`, or the id of a leg. */
  readonly field: string | null;
  /** The bet that is over the book's own limit, and the most on each of its combinations; 0: it takes none. */
  readonly bookLimit?: { readonly draftBetId: string; readonly maximumStakeCents: number };
}

/** A price and the line it belongs to. */
export interface Quote {
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
}

export interface SlipLeg {
  readonly selectionId: string;
  readonly name: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  /** How it is graded, where that is not the plain case; missing while only the page knows it. */
  readonly rule?: string | null;
  readonly marketStatus: MarketStatus;
  /** How long the server holds a bet on it before it decides; 0 before the start. */
  readonly placeDelayMs: number;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly eventPath: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly accepted: Quote;
  readonly current: Quote;
  readonly trend: OddsTrend;
  readonly requiresAcceptance: boolean;
  readonly errors: readonly SlipError[];
}

/** Profit on one unit staked, as an exact fraction of safe integers. */
export interface BetToWinRatio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Points that a teaser can have. */
export interface TeaserPreview {
  readonly pointsHundredths: number;
  /** Its price with them; null where they cannot be chosen. */
  readonly totalOdds: string | null;
  /** What they take, where they cannot be chosen: `3 legs`. */
  readonly requirement: string | null;
  /** The lines that its legs would be graded on, by selection; none where they cannot be chosen. */
  readonly lines: Readonly<Record<string, number>>;
}

export interface DraftTeaser {
  /** The points of the first leg. */
  readonly pointsHundredths: number;
  readonly previews: readonly TeaserPreview[];
  /** The lines that its legs are graded on, by selection. */
  readonly lines: Readonly<Record<string, number>>;
}

/** The legs of one bet that are of one event, as the server prices them. */
export interface LegGroup {
  readonly eventId: string;
  readonly eventStatus: EventStatus;
  readonly selectionIds: readonly string[];
  /** At which the group counts; null where it has no price of its own. */
  readonly odds: Odds | null;
  readonly trend: OddsTrend;
  readonly requiresAcceptance: boolean;
  /** Several legs that can be one bet. */
  readonly isOneBet: boolean;
  /** Missing where no legs of it can be named that keep the others from being one bet. */
  readonly refusal?: JoinRefusals;
}

/** The legs of one event that keep the others from being one bet. */
export interface JoinRefusals {
  /** Reasons by selection. */
  readonly reasons: ReadonlyMap<string, JoinRefusal>;
  /** The price without them; null where none is left, or it has none. */
  readonly oddsOfOthers: Odds | null;
}

export interface DraftBet {
  /** `straight:{selectionId}`, `parlay`, `teaser`, `roundRobin:{size}` or `roundRobin:all`. */
  readonly id: string;
  /** `By 2s, 6 combinations`, `2-team football teaser`; null for a bet without a name of its own. */
  readonly label: string | null;
  /** The terms of a teaser; else null. */
  readonly teaser: DraftTeaser | null;
  /** Several of its legs are of one event, and can be one bet. */
  readonly isParlayPlus: boolean;
  /** For several legs: what becomes of the bet if one is void; missing until the server has answered. */
  readonly voidLegRule?: string;
  /** Its legs by event; those of the server's last answer. */
  readonly groups: readonly LegGroup[];
  /** How many tickets its stake is on. */
  readonly combinations: number;
  /** How many picks the combinations of a round robin have; empty for every other bet. */
  readonly sizes: readonly number[];
  /** On each combination. */
  readonly stakeCents: number;
  /** Without a boost; null until the server has answered a change of its legs that it alone can price. */
  readonly winCents: number | null;
  readonly ratio: BetToWinRatio | null;
  readonly patronSet: AmountField;
  readonly legs: readonly SlipLeg[];
  readonly errors: readonly SlipError[];
  /** Missing until the server has answered. */
  readonly rewards?: BetRewards;
}

/** The straight bets on one event. */
export interface EventGrouping {
  readonly eventId: string;
  readonly eventName: string;
  readonly draftBetIds: readonly string[];
}

export interface SlipSection {
  readonly kind: SectionKind;
  readonly draftBets: readonly DraftBet[];
  /** The straight bets by event, as of the last answer of the server; empty in any other section. */
  readonly groupings: readonly EventGrouping[];
  readonly errors: readonly SlipError[];
}

export interface Slip {
  readonly id: string;
  /** Grows with every change. */
  readonly revision: number;
  readonly legs: readonly SlipLeg[];
  readonly sections: Readonly<Record<SectionKind, SlipSection>>;
  readonly errors: readonly SlipError[];
}

export function straightId(selectionId: string): string {
  return `straight:${selectionId}`;
}

export const PARLAY_ID = 'parlay';

/**
 * The slip with the higher revision, because answers may overtake each other. A slip of another owner always replaces. Prices move
 * without a new revision: of equal ones the answer is the newer, unless the current slip was pushed after the answer was asked for.
 */
export function newestSlip(current: Slip | null, answer: Slip, pushedSince = false): Slip {
  if (current === null || current.id !== answer.id) return answer;
  if (answer.revision === current.revision) return pushedSince ? current : answer;
  return answer.revision < current.revision ? current : answer;
}

/** Whether the player must still accept the current price or line. */
export function hasChanged(leg: SlipLeg): boolean {
  return leg.requiresAcceptance;
}

/** Whether the leg takes bets, as far as the book says it. */
export function standingOf({ eventStatus, marketStatus }: Pick<SlipLeg, 'eventStatus' | 'marketStatus'>) {
  return bookState(eventStatus, marketStatus);
}

/** Whether the leg takes bets now. */
export function isOpen(leg: SlipLeg): boolean {
  return standingOf(leg) === 'open';
}
