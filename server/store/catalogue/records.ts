import type { MarketSubject } from '../../../core/money/markets.ts';
import type { Odds } from '../../../core/money/odds.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { Participant, PeriodScore } from './tables.ts';

/** The catalogue as it is read: nested, in display order, with the names used in code. */
export interface CompetitionRecord {
  readonly id: string;
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
  readonly name: string;
  readonly icon: string;
}

export interface SelectionRecord {
  readonly id: string;
  readonly name: string;
  readonly side: SelectionSide;
  readonly outcome: string | null;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

export interface MarketRecord {
  readonly id: string;
  readonly name: string;
  readonly type: MarketType;
  /** As players see it: see shownStatus.ts. */
  readonly status: MarketStatus;
  readonly main: boolean;
  readonly subject: MarketSubject;
  readonly selections: readonly SelectionRecord[];
}

/** An event with the prices that belong to its `sequence`. */
export interface EventRecord {
  readonly id: string;
  readonly name: string;
  readonly competition: CompetitionRecord;
  readonly status: EventStatus;
  readonly startsAt: Date;
  /** The time is to be announced: `startsAt` is the end of the day. */
  readonly isTimeUnknown: boolean;
  readonly participants: readonly Participant[];
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
  readonly sequence: number;
  readonly asOf: Date;
  /** Since when nobody has vouched for the score and the clock; null: its feed does. */
  readonly silentSince: Date | null;
  /** Counts all markets, also where only the main ones were read. */
  readonly marketCount: number;
  readonly markets: readonly MarketRecord[];
}

/** A competition with the requested events. */
export interface SectionRecord extends CompetitionRecord {
  /** Counts all its upcoming and live events, or those of the view. */
  readonly eventCount: number;
  readonly events: readonly EventRecord[];
}
