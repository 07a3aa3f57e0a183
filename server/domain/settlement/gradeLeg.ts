import type { GameResult } from '../../../core/money/results.ts';
import type { GradedLeg, LegGrade } from './grades.ts';
import { gradeHalves, isQuarterLine, quarterHalves } from './markets/lines.ts';
import { MARKET_GRADING } from './markets/markets.ts';
import { rulesOfKey } from './rules/rules.ts';
import type { SportRules } from './rules/types.ts';
import { scoreOf } from './scoreOf.ts';
import { endsOfMatch } from './setEnds.ts';

export type { Grade, GradedLeg, LegGrade } from './grades.ts';

const PENDING: LegGrade = { grade: 'PENDING' };
const VOID: LegGrade = { grade: 'VOIDED' };

/**
 * Grades a leg by the result of its event; null: no result yet. What was unconditionally decided stands however the event ended, and the rest
 * is void, as is a leg that cannot be graded because a part of the result is unknown (rules-of-betting.md, "abandoned, void").
 */
export function gradeLeg(leg: GradedLeg, result: GameResult | null): LegGrade {
  if (result === null) return PENDING;
  const rules = rulesOfKey(leg.rules);
  if (neverBegan(result) || isOtherStarter(leg, result, rules)) return VOID;
  return decide(leg, endedBy(leg, result, rules), rules) ?? VOID;
}

function neverBegan({ status }: GameResult): boolean {
  return status === 'POSTPONED' || status === 'WALKOVER' || status === 'NO_CONTEST';
}

/** Who began is who was listed, unless the result names another one. */
function isOtherStarter({ subject: { listed } }: GradedLeg, { starters }: GameResult, { listedStarters }: SportRules): boolean {
  if (!listed || !starters || listedStarters === 'STANDS') return false;
  return (['home', 'away'] as const).some(
    (side) => listed[side] !== undefined && (starters[side] ?? listed[side]) !== listed[side],
  );
}

/** A rule may decide the winner of an event that was not played to its end. */
function endedBy(leg: GradedLeg, result: GameResult, rules: SportRules): GameResult {
  const isWinner = leg.marketType === 'MONEYLINE' && !leg.subject.periods && !leg.subject.unit;
  if (!isWinner || result.status === 'FINAL') return result;
  const complete = result.periods.filter(({ kind, open }) => kind === 'REGULATION' && !open);
  if (result.status === 'RETIRED') {
    const stands = rules.retirement === 'STARTED' || (rules.retirement === 'FIRST_SET' && complete.length > 0);
    // The score is of who was ahead; the winner is who did not give up.
    return stands && result.winner ? { ...result, status: 'FINAL', homeScore: null, awayScore: null } : result;
  }
  const isOfficial = rules.officialInnings !== null && complete.length >= rules.officialInnings;
  return isOfficial ? { ...result, status: 'FINAL' } : result;
}

/** Null: not decided. Each half of a quarter line is asked alone in a match of sets, because its bounds are those of no other line. */
function decide(leg: GradedLeg, result: GameResult, rules: SportRules, isInPlay = false): LegGrade | null {
  const { pointsHundredths: line, subject } = leg;
  const ends = endsFor(leg, result, rules);
  if (ends === null) return decideByScore(leg, result, rules, isInPlay);
  const decideBySets = (one: GradedLeg): LegGrade | null =>
    decideByScore(one, result, rules, isInPlay) ?? unanimousEnd(one, ends, rules);
  if (line === null || subject.player || !isQuarterLine(line)) return decideBySets(leg);
  const halves = quarterHalves(line).map((points) => decideBySets({ ...leg, pointsHundredths: points })?.grade ?? null);
  const grade = gradeHalves(halves[0] ?? null, halves[1] ?? null, isInPlay);
  return grade && { grade };
}

function decideByScore(leg: GradedLeg, result: GameResult, rules: SportRules, isInPlay: boolean): LegGrade | null {
  const score = scoreOf(leg.subject, leg.marketType, result, rules);
  return MARKET_GRADING[leg.marketType](leg, { result, rules, score, isInPlay });
}

/** How a stopped match can end; null: it is over, or its sport or score says nothing of that. A part that was not begun is not decided. */
function endsFor({ subject: { periods } }: GradedLeg, result: GameResult, { setsToWin }: SportRules): Iterable<GameResult> | null {
  if (setsToWin === null || result.status === 'FINAL') return null;
  if (periods && periods.to > result.periods.length) return null;
  return endsOfMatch(result, result.setsToWin ?? setsToWin);
}

function unanimousEnd(leg: GradedLeg, ends: Iterable<GameResult>, rules: SportRules): LegGrade | null {
  let first: LegGrade | null = null;
  for (const end of ends) {
    const grade = decideByScore(leg, end, rules, false);
    if (grade === null || (first !== null && grade.grade !== first.grade)) return null;
    first = grade;
  }
  return first;
}

/** Whether the score so far decides a leg whose event goes on, whatever comes. */
export function isDecidedBy(leg: GradedLeg, soFar: GameResult): boolean {
  const decided = decide(leg, { ...soFar, status: 'ABANDONED' }, rulesOfKey(leg.rules), true);
  return decided !== null && decided.grade !== 'VOIDED';
}
