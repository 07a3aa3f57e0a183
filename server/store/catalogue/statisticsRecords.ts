import type { Side } from '../../../core/wire/contract.ts';

/** A team or person without its side: a badge is drawn of these. */
export interface Drawn {
  readonly abbreviation: string;
  readonly colors: readonly string[];
}

export interface EventPlayer {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly position: string;
  readonly number: number | null;
}

export interface FormGame {
  readonly playedAt: string;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly outcome: 'WIN' | 'LOSS' | 'DRAW';
  readonly score: number;
  readonly opponentScore: number;
  readonly note: string | null;
}

export interface Meeting {
  readonly playedAt: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

export interface Injury {
  readonly side: Side;
  readonly player: string;
  readonly position: string;
  readonly status: 'OUT' | 'DOUBTFUL' | 'QUESTIONABLE';
  readonly reason: string;
}

/** Known before the start. */
export interface EventFacts {
  readonly players: readonly EventPlayer[];
  readonly form: readonly { readonly side: Side; readonly games: readonly FormGame[] }[];
  readonly meetings: readonly Meeting[];
  readonly injuries: readonly Injury[];
  readonly profiles: readonly {
    readonly side: Side;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  }[];
}

export interface Play {
  readonly number: number;
  readonly period: string;
  readonly clock: string;
  readonly side: Side | null;
  readonly text: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

export interface Statistic {
  readonly key: string;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly homeShare: number | null;
}

/** Changes in play. */
export interface LiveStatistics {
  readonly situation: { readonly side: Side; readonly text: string } | null;
  readonly statistics: readonly Statistic[];
  /** Numbers by the player's id. */
  readonly numbers: Readonly<Record<string, readonly { readonly stat: string; readonly label: string; readonly value: number }[]>>;
}

export interface StandingsRow extends Drawn {
  readonly name: string;
  readonly values: readonly string[];
  readonly form: readonly ('WIN' | 'LOSS' | 'DRAW')[];
}

export interface Standings {
  readonly competitionId: string;
  readonly columns: readonly string[];
  /** In order of their places. */
  readonly rows: readonly StandingsRow[];
}

/** The changed part of an event's statistics. */
export interface StatisticsChange {
  readonly eventId: string;
  readonly facts?: EventFacts;
  readonly live?: LiveStatistics;
  readonly plays?: readonly Play[];
}
