import type {
  AmountField,
  BetKind,
  BetslipErrorType,
  EventStatus,
  MarketStatus,
  MarketType,
  OddsTrend,
} from '../../../../core/contract.ts';
import type { Odds } from '../../../../core/odds.ts';

/** The client's betslip types. Money in cents, points in hundredths, prices exact. Mapped from the contract in data/. */

export interface SlipError {
  readonly code: string;
  readonly message: string;
  /** The lowest number is shown first. */
  readonly priority: number;
  readonly displayType: BetslipErrorType;
  /** `bet`, `win`, or the id of a leg. */
  readonly field: string | null;
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

export interface DraftBet {
  /** `straight:{selectionId}` or `parlay`. */
  readonly id: string;
  readonly stakeCents: number;
  readonly winCents: number;
  readonly ratio: BetToWinRatio | null;
  readonly patronSet: AmountField;
  readonly legs: readonly SlipLeg[];
  readonly errors: readonly SlipError[];
}

export interface SlipSection {
  readonly kind: BetKind;
  readonly draftBets: readonly DraftBet[];
  readonly errors: readonly SlipError[];
}

export interface Slip {
  readonly id: string;
  /** Grows with every change. */
  readonly revision: number;
  readonly legs: readonly SlipLeg[];
  readonly sections: Readonly<Record<BetKind, SlipSection>>;
  readonly errors: readonly SlipError[];
}

export function straightId(selectionId: string): string {
  return `straight:${selectionId}`;
}

export const PARLAY_ID = 'parlay';

/** The slip with the higher revision, because answers may overtake each other. A slip of another owner always replaces. */
export function newestSlip(known: Slip | null, answer: Slip): Slip {
  if (known === null || known.id !== answer.id) return answer;
  return answer.revision < known.revision ? known : answer;
}

/** Whether the player must still accept the current price or line. */
export function hasChanged(leg: SlipLeg): boolean {
  return leg.requiresAcceptance;
}

/** Whether the leg takes bets now. */
export function isOpen(leg: SlipLeg): boolean {
  return leg.marketStatus === 'OPEN' && (leg.eventStatus === 'PRE_GAME' || leg.eventStatus === 'IN_PLAY');
}
