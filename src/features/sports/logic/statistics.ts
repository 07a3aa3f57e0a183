import type { Side } from '../../../../core/wire/contract.ts';
import type { Player } from './slate.ts';

/** What a page shows of an event beside its markets; lists are empty where nothing is known. */
export interface EventStatistics {
  readonly situation: { readonly side: Side; readonly text: string } | null;
  readonly statistics: readonly Statistic[];
  /** The last first. */
  readonly plays: readonly Play[];
  readonly players: readonly EventPlayer[];
  readonly form: readonly { readonly side: Side; readonly games: readonly FormGame[] }[];
  readonly meetings: readonly Meeting[];
  readonly injuries: readonly Injury[];
  readonly profiles: readonly { readonly side: Side; readonly facts: readonly Fact[] }[];
}

export interface Statistic {
  readonly key: string;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  /** The home side's part of both, 0 to 1. */
  readonly homeShare: number | null;
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

export interface EventPlayer extends Player {
  readonly side: Side;
  readonly numbers: readonly { readonly stat: string; readonly label: string; readonly value: number }[];
}

export type GameOutcome = 'WIN' | 'LOSS' | 'DRAW';

export interface FormGame {
  readonly playedAt: string;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly outcome: GameOutcome;
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

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Standings {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly place: number;
    readonly name: string;
    readonly abbreviation: string;
    readonly colors: readonly string[];
    readonly values: readonly string[];
    readonly form: readonly GameOutcome[];
  }[];
}

export const INFO_SECTIONS = ['statistics', 'plays', 'form', 'meetings', 'injuries', 'standings'] as const;
export type InfoSection = (typeof INFO_SECTIONS)[number];

const LABELS: Readonly<Record<InfoSection, string>> = {
  statistics: 'Statistics',
  plays: 'Plays',
  form: 'Form',
  meetings: 'Head to head',
  injuries: 'Injuries',
  standings: 'Standings',
};

/** The tabs that have something to show. */
export function infoTabs(
  statistics: EventStatistics,
  standings: Standings | null,
): readonly { readonly id: InfoSection; readonly label: string }[] {
  const hasContent: Readonly<Record<InfoSection, boolean>> = {
    statistics: statistics.statistics.length > 0,
    plays: statistics.plays.length > 0,
    form: statistics.form.some(({ games }) => games.length > 0),
    meetings: statistics.meetings.length > 0,
    injuries: statistics.injuries.length > 0,
    standings: standings !== null && standings.rows.length > 0,
  };
  return INFO_SECTIONS.filter((id) => hasContent[id]).map((id) => ({ id, label: LABELS[id] }));
}

/** Facts of both sides under one label, as a tale of the tape: in the order of the first side's. */
export function tape(
  { profiles }: Pick<EventStatistics, 'profiles'>,
  [first, second]: readonly { readonly side: Side }[],
): readonly { readonly label: string; readonly values: readonly [string, string] }[] {
  const factsOf = (side: Side | undefined): readonly Fact[] => profiles.find((profile) => profile.side === side)?.facts ?? [];
  const [own, others] = [factsOf(first?.side), factsOf(second?.side)];
  const labels = [...new Set([...own, ...others].map(({ label }) => label))];
  const wordOf = (facts: readonly Fact[], wanted: string): string => facts.find(({ label }) => label === wanted)?.value ?? '–';
  return labels.map((label) => ({ label, values: [wordOf(own, label), wordOf(others, label)] }));
}

/** The number of one statistic of a player so far: `22 so far`; null before the start. */
export function soFarText({ numbers }: Pick<EventPlayer, 'numbers'>, stat: string): string | null {
  const value = numbers.find((number) => number.stat === stat)?.value;
  return value === undefined ? null : `${value} so far`;
}

/** What the prices of a match winner say of the sides’ chances, in whole percent that add up to 100. */
export function winChances(returns: readonly number[]): readonly number[] {
  const chances = returns.map((returned) => 1 / returned);
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const exact = chances.map((chance) => (chance / all) * 100);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byRest = exact.map((value, index) => ({ index, rest: value % 1 })).toSorted((one, other) => other.rest - one.rest);
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return percents.map((percent, index) => (raised.has(index) ? percent + 1 : percent));
}
