import type { EventState, PeriodScore } from '../../../../core/money/eventState.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import type { SlateEvent } from './slate.ts';

/** Which side is behind; null while level or before there is a score. */
export function trailingSide(state: Pick<EventState, 'homeScore' | 'awayScore'>): Side | null {
  const { homeScore, awayScore } = state;
  if (homeScore === null || awayScore === null || homeScore === awayScore) return null;
  return homeScore < awayScore ? 'HOME' : 'AWAY';
}

/** The periods in the table of a sport, fixed so that columns do not appear one by one. */
const PERIODS: Readonly<Record<string, readonly string[]>> = {
  football: ['1', '2', '3', '4'],
  basketball: ['1', '2', '3', '4'],
  hockey: ['1', '2', '3'],
  soccer: ['1', '2'],
};

/** Competitions with other periods than their sport: college basketball has two halves. */
const PERIODS_OF_COMPETITION: Readonly<Record<string, readonly string[]>> = { ncaab: ['1', '2'] };

export interface PeriodCell {
  readonly label: string;
  readonly home: string;
  readonly away: string;
  /** True for the period being played. */
  readonly current: boolean;
}

const NOT_PLAYED = '–';

/** The columns of the period table. Future periods show `–`; overtime adds a column. */
export function periodCells(
  event: Pick<SlateEvent, 'sport' | 'competitionPath'>,
  periods: readonly PeriodScore[],
  live: boolean,
): readonly PeriodCell[] {
  const played: PeriodCell[] = periods.map((period, index) => ({
    label: period.label,
    home: String(period.home),
    away: String(period.away),
    current: live && index === periods.length - 1,
  }));
  const competition = event.competitionPath.split('/').at(-1) ?? '';
  const toCome = (PERIODS_OF_COMPETITION[competition] ?? PERIODS[event.sport] ?? []).slice(played.length);
  return [...played, ...toCome.map((label) => ({ label, home: NOT_PLAYED, away: NOT_PLAYED, current: false }))];
}
