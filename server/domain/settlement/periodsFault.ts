import type { ResultPeriod, ResultStatus, SideScore } from '../../../core/money/results.ts';
import { isEndOfSet } from './setEnds.ts';

/** Periods of regulation by the sport; of others nothing is known. */
const REGULATION: ReadonlyMap<string, number> = new Map([
  ['football', 4],
  ['basketball', 4],
  ['hockey', 3],
  ['soccer', 2],
  ['baseball', 9],
]);

export interface ScoredPeriods {
  readonly status?: ResultStatus | undefined;
  readonly homeScore?: number | null | undefined;
  readonly awayScore?: number | null | undefined;
  readonly periods?: readonly ResultPeriod[] | undefined;
}

/** How many periods of regulation a game has; null: not known. College basketball has halves. */
export function regulationPeriods({ sport, competition }: { readonly sport: string; readonly competition: string }): number | null {
  return sport === 'basketball' && competition.startsWith('ncaa') ? 2 : (REGULATION.get(sport) ?? null);
}

/**
 * Why the periods of a result cannot be those of its score, in the end of a sentence; null: they can. A result may know some periods alone:
 * these are at most the score, and all of them are the score. In tennis the score is of sets.
 */
export function periodsFault(
  { homeScore, awayScore, status = 'FINAL', periods = [] }: ScoredPeriods,
  event: { readonly sport: string; readonly competition: string },
): string | null {
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number' || periods.length === 0) return null;
  const isSets = event.sport === 'tennis';
  const count = regulationPeriods(event);
  if (!isSets && count === null) return null;
  const played = periods.filter(({ kind }) => kind !== 'SHOOTOUT');
  const regulation = played.filter(({ kind }) => kind === 'REGULATION');
  const counted = regulation.reduce((sum, { spans = 1 }) => sum + spans, 0);
  // What came after regulation comes with all of it.
  const isWhole = isSets
    ? played.length >= homeScore + awayScore
    : counted >= (count ?? 0) || (counted > 0 && regulation.length < periods.length);
  const sum = isSets ? setsOf(played, status !== 'FINAL') : sumOf(played);
  const isSame = sum.home === homeScore && sum.away === awayScore;
  const isPart = sum.home <= homeScore && sum.away <= awayScore;
  if (isSame || (isPart && !isWhole)) return null;
  return `add up to ${bySide(sum)}, and the score is ${bySide({ home: homeScore, away: awayScore })}`;
}

/** With the sides named, because no event says here which one is written first. */
const bySide = ({ home, away }: SideScore): string => `${home} (home) and ${away} (away)`;

function sumOf(periods: readonly SideScore[]): SideScore {
  return periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 });
}

/** Sets won. The last one of a match that was stopped is nobody's, unless it was over by its games. */
function setsOf(periods: readonly ResultPeriod[], isStopped: boolean): SideScore {
  const isWon = ({ home, away, open }: ResultPeriod, place: number): boolean =>
    !open && (!isStopped || place < periods.length - 1 || isEndOfSet({ home, away }));
  return sumOf(periods.filter(isWon).map(({ home, away }) => ({ home: home > away ? 1 : 0, away: away > home ? 1 : 0 })));
}
