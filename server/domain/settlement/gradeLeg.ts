import type { GameResult } from '../../../core/results.ts';
import type { GradedLeg, LegGrade } from './grades.ts';
import { MARKET_GRADING } from './markets/markets.ts';
import { rulesOfKey } from './rules/rules.ts';
import type { SportRules } from './rules/types.ts';
import { scoreOf } from './scoreOf.ts';

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

/** Null: not decided. */
function decide(leg: GradedLeg, result: GameResult, rules: SportRules, isInPlay = false): LegGrade | null {
  const score = scoreOf(leg.subject, leg.marketType, result, rules);
  return MARKET_GRADING[leg.marketType](leg, { result, rules, score, isInPlay });
}

/** Whether the score so far decides a leg whose event goes on, whatever comes. */
export function isDecidedBy(leg: GradedLeg, soFar: GameResult): boolean {
  const decided = decide(leg, { ...soFar, status: 'ABANDONED' }, rulesOfKey(leg.rules), true);
  return decided !== null && decided.grade !== 'VOIDED';
}
