import type { PeriodKind, ResultPeriod } from '../../../core/money/results.ts';
import type { Side } from '../../../core/wire/contract.ts';
import { regulationPeriods } from '../../domain/settlement/periodsFault.ts';
import { readScore } from '../adapters/readNumbers.ts';
import type { FeedResult } from '../types.ts';
import type { ResultDocument } from './opticOddsShapes.ts';

export interface ReadScores {
  readonly home: number;
  readonly away: number;
  readonly periods: readonly ResultPeriod[];
}

/**
 * The score without a shoot-out, and its parts. Null where there is none, or where total and parts contradict each other. A final score that
 * has the penalties in it is mended: the parts tell them.
 */
export function readScores({ scores }: ResultDocument, sport: string, league: string): ReadScores | null {
  const home = readScore(scores?.home?.total);
  const away = readScore(scores?.away?.total);
  if (home === null || away === null) return null;
  const periods = readPeriods(scores, sport, league);
  if (periods === null) return null;
  if (periods.length === 0) return { home, away, periods };
  // Sets are won, not added up: their games are not the score.
  if (regulationPeriods({ sport, competition: league }) === null) return { home, away, periods };
  const played = periods.filter(({ kind }) => kind !== 'SHOOTOUT');
  const sum = { home: 0, away: 0 };
  for (const period of played) {
    sum.home += period.home;
    sum.away += period.away;
  }
  const [more, less] = [home - sum.home, away - sum.away];
  if (more === 0 && less === 0) return { home, away, periods };
  const shootOut = periods.find(({ kind }) => kind === 'SHOOTOUT');
  if (sum.home !== sum.away) return null;
  if (shootOut) return more === shootOut.home && less === shootOut.away ? { ...sum, periods } : null;
  // Hockey writes a goal for the winner of the shoot-out, and no part for it.
  const isGoal = sport === 'hockey' && more + less === 1 && more >= 0 && less >= 0;
  return isGoal ? { ...sum, periods: [...played, { label: 'SO', home: more, away: less, kind: 'SHOOTOUT' }] } : null;
}

/** Null where a part is no score, or one side has parts that the other has not. */
function readPeriods(scores: ResultDocument['scores'], sport: string, league: string): ResultPeriod[] | null {
  const [home, away] = [scores?.home?.periods ?? {}, scores?.away?.periods ?? {}];
  const periods: ResultPeriod[] = [];
  const count = Math.max(Object.keys(home).length, Object.keys(away).length);
  for (let number = 1; number <= count; number += 1) {
    const [one, other] = [readScore(home[`period_${number}`]), readScore(away[`period_${number}`])];
    if (one === null || other === null) return null;
    periods.push({ label: `${number}`, home: one, away: other, kind: kindOf(number, sport, league) });
  }
  return periods;
}

function kindOf(number: number, sport: string, league: string): PeriodKind {
  const parts = regulationPeriods({ sport, competition: league }) ?? Number.POSITIVE_INFINITY;
  if (number <= parts) return 'REGULATION';
  return sport === 'soccer' && number === 4 ? 'SHOOTOUT' : 'OVERTIME';
}

/** How a completed event ended. @param sideOf the side that has a team's id. */
export function resultOf(
  { retirement_info: given }: ResultDocument,
  { home, away, periods }: ReadScores,
  sideOf: (teamId: string) => Side | null,
): FeedResult {
  const winner = given?.winner_team_id ? sideOf(given.winner_team_id) : null;
  return {
    homeScore: home,
    awayScore: away,
    ...(periods.length > 0 && { periods }),
    ...(given && { status: given.walkover ? ('WALKOVER' as const) : ('RETIRED' as const) }),
    ...(winner && { winner }),
  };
}
