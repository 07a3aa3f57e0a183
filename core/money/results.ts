import type { Side } from '../wire/contract.ts';
import type { ListedStarters, MarketUnit } from './markets.ts';

/**
 * How an event ended. ABANDONED: stopped without an end, or taken back; what it had decided stands. POSTPONED: not played when it was
 * announced. RETIRED: one side gave up in play. WALKOVER: one side did not begin. NO_CONTEST: ended by the officials without a winner.
 */
export const RESULT_STATUSES = ['FINAL', 'ABANDONED', 'POSTPONED', 'WALKOVER', 'RETIRED', 'NO_CONTEST'] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export const PERIOD_KINDS = ['REGULATION', 'OVERTIME', 'SHOOTOUT'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export interface SideScore {
  readonly home: number;
  readonly away: number;
}

/** A part of an event: half, quarter, inning, set, round. `home` and `away` are what was scored in it: goals, points, the games of a set. */
export interface ResultPeriod extends SideScore {
  readonly label?: string;
  readonly kind: PeriodKind;
  /** How many periods it stands for: a half of two quarters is two. Absent: one. */
  readonly spans?: number;
  /** It was being played when the event was stopped. */
  readonly open?: boolean;
  /** What else was counted in it: corners, cards. GAMES are the score of a set. */
  readonly units?: Partial<Readonly<Record<MarketUnit, SideScore>>>;
}

/** A score in the order of play. */
export interface ScoringPlay {
  readonly side: Side;
  readonly points: number;
  /** From 1. */
  readonly period: number;
  readonly playerId?: string;
}

export interface Placing {
  readonly participantId: string;
  /** 1 for the winner; participants that tied have the same. */
  readonly place: number;
}

/** What is known of an event beside its score and periods. What is absent is unknown, and a market that needs it is not guessed. */
export interface ResultFacts {
  /** Complete and in order. */
  readonly scoring?: readonly ScoringPlay[];
  /** `KO_TKO`, `SUBMISSION`, `DECISION`, `DRAW`, `DISQUALIFICATION`. */
  readonly method?: string;
  /** The round in which a fight ended, from 1. */
  readonly round?: number;
  /** How long that round had lasted. */
  readonly roundSeconds?: number;
  /** The winner of the whole event, where the score does not say it: a fight, a retirement. */
  readonly winner?: Side;
  /** Sets that win the match, where it is longer than is usual in its sport. */
  readonly setsToWin?: number;
  /** Statistics of the players that took part, by id; a statistic that is missing is unknown. */
  readonly playerStats?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Places of an outright. */
  readonly placings?: readonly Placing[];
  /** Who began, where a bet may depend on it. */
  readonly starters?: ListedStarters;
}

/**
 * The result of an event. The score counts regulation and overtime, never a shoot-out, which is a period of its own. Null: not known.
 * `periods` is empty where none are known.
 */
export interface GameResult extends ResultFacts {
  readonly status: ResultStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly periods: readonly ResultPeriod[];
}

/** What a feed or a hand says of an event's end: FINAL where it says no status, and the periods so far where it says none. */
export interface GivenResult extends ResultFacts {
  readonly status?: ResultStatus;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly periods?: readonly ResultPeriod[];
}

/** An event that has no result. `stopped`: the score in play at which it ended; what was decided by then stands. */
export interface VoidResult {
  readonly void: true;
  readonly stopped?: {
    readonly homeScore: number;
    readonly awayScore: number;
    /** The last of its periods was being played. */
    readonly isPeriodOpen: boolean;
  };
}

/** What of a result is neither its status, its score nor its periods. */
export function factsOf({
  status: _status,
  homeScore: _home,
  awayScore: _away,
  periods: _periods,
  ...facts
}: GivenResult): ResultFacts {
  return facts;
}

/** The kind of a period by the label that feeds give it: `OT2`, `SO`; else regulation. */
export function periodKind(label: string): PeriodKind {
  if (/^(SO|PEN|Pens|Shootout)\b/i.test(label)) return 'SHOOTOUT';
  return /^(\d?OT\d?|ET\d?|AET)\b/i.test(label) ? 'OVERTIME' : 'REGULATION';
}
