import type { MarketSubject, ScoreScope } from '../../../core/money/markets.ts';
import type { GameResult, ResultPeriod, SideScore } from '../../../core/money/results.ts';
import type { MarketType } from '../../../core/wire/contract.ts';
import { exactly, NOTHING, type Range, type ScoreRange } from './ranges.ts';
import type { SportRules } from './rules/types.ts';

/** A part of an event: what was counted in it, and whether it was played to its end. */
interface Part extends SideScore {
  readonly isOver: boolean;
}

/** Whether overtime counts for a market that does not say it itself. */
export function scopeOf({ scope }: MarketSubject, type: MarketType, { overtime }: SportRules): ScoreScope {
  if (scope !== undefined) return scope;
  const isThreeWay = type === 'MONEYLINE_THREE_WAY' || type === 'DOUBLE_CHANCE';
  return overtime === 'NEVER' || (overtime === 'NOT_THREE_WAY' && isThreeWay) ? 'REGULATION' : 'ALL';
}

/** Null where the period does not say it. */
function countIn(period: ResultPeriod, unit: MarketSubject['unit'] = 'POINTS'): SideScore | null {
  const counted = period.units?.[unit];
  if (counted) return counted;
  return unit === 'POINTS' || unit === 'GAMES' ? period : null;
}

function sumOf(periods: readonly ResultPeriod[], unit: MarketSubject['unit']): SideScore | null {
  let [home, away] = [0, 0];
  for (const period of periods) {
    const counted = countIn(period, unit);
    if (counted === null) return null;
    home += counted.home;
    away += counted.away;
  }
  return { home, away };
}

const ofKind = (periods: readonly ResultPeriod[], kind: ResultPeriod['kind']) => periods.filter((period) => period.kind === kind);

/** The periods of a range, and how many of it they are; `part` is null where one of them is in the range in part. */
function within(regulation: readonly ResultPeriod[], { from, to }: NonNullable<MarketSubject['periods']>) {
  let [periods, played] = [0, 0];
  let part: ResultPeriod[] | null = [];
  for (const period of regulation) {
    const [first, last] = [periods + 1, periods + (period.spans ?? 1)];
    periods = last;
    if (last < from || first > to) continue;
    if (first < from || last > to) part = null;
    played += last - first + 1;
    part?.push(period);
  }
  return { part, played, periods };
}

/** @param periods of regulation, that are known. */
function isHalfWithOvertime({ periods: range, scope }: Half, periods: number, rules: SportRules): boolean {
  const last = rules.regulationPeriods ?? periods;
  const isHalf = range !== undefined && range.from > 1 && range.to >= last && (range.to > range.from || last === 2);
  return isHalf && (scope === undefined ? rules.overtimeInSecondHalf : scope === 'ALL');
}

type Half = { readonly [Part in 'periods' | 'scope']: MarketSubject[Part] | undefined };

/** Whether a market, of the whole event or a part, has the overtime. */
export function hasOvertime({ periods, scope }: MarketSubject, type: MarketType, result: GameResult, rules: SportRules): boolean {
  if (periods === undefined) return scopeOf({ ...(scope && { scope }) }, type, rules) === 'ALL';
  const regulationPeriods = ofKind(result.periods, 'REGULATION').reduce((sum, { spans = 1 }) => sum + spans, 0);
  return isHalfWithOvertime({ periods, scope }, regulationPeriods, rules);
}

/** Some periods of the event. A half that ends it has the overtime too, where the sport's rule says so. */
function rangeOf({ periods: range, unit, scope }: MarketSubject, result: GameResult, rules: SportRules): Part | null {
  if (range === undefined) return null;
  const regulation = ofKind(result.periods, 'REGULATION');
  const { part, played, periods } = within(regulation, range);
  const isFinal = result.status === 'FINAL';
  // What no period is known of may be anything, and what a final result leaves out was not played.
  if (part === null || played === 0 || (isFinal && played <= range.to - range.from)) return null;
  const counts = isHalfWithOvertime({ periods: range, scope }, periods, rules);
  const counted = sumOf(counts ? [...part, ...ofKind(result.periods, 'OVERTIME')] : part, unit);
  const isPlayed = played > range.to - range.from && !part.some(({ open }) => open);
  return counted && { ...counted, isOver: isFinal || (isPlayed && !counts) };
}

/** The whole event. */
function wholeOf(subject: MarketSubject, type: MarketType, result: GameResult, rules: SportRules): Part | null {
  const { unit = 'POINTS' } = subject;
  const isFinal = result.status === 'FINAL';
  const overtimes = ofKind(result.periods, 'OVERTIME');
  const isRegulation = scopeOf(subject, type, rules) === 'REGULATION';
  if (unit !== 'POINTS' && unit !== 'SETS') {
    const kinds = isRegulation ? ofKind(result.periods, 'REGULATION') : result.periods.filter(({ kind }) => kind !== 'SHOOTOUT');
    const counted = kinds.length === 0 ? null : sumOf(kinds, unit);
    return counted && { ...counted, isOver: isFinal || (isRegulation && overtimes.length > 0) };
  }
  const { homeScore, awayScore } = result;
  if (homeScore === null || awayScore === null) return null;
  if (isRegulation) {
    // Only the periods say whether a tie was broken.
    if (isFinal && rules.tiesAreBroken && result.periods.length === 0) return null;
    const extra = sumOf(overtimes, 'POINTS') ?? { home: 0, away: 0 };
    const isOver = isFinal || overtimes.length > 0;
    return { home: homeScore - extra.home, away: awayScore - extra.away, isOver };
  }
  const [shootout] = ofKind(result.periods, 'SHOOTOUT');
  // Nobody has scored it in the course of play.
  const isInOrder = type === 'RACE_TO' || type === 'FIRST_TO_SCORE';
  const isWinnersGoal = shootout !== undefined && rules.shootout === 'ONE_GOAL' && isFinal && !isInOrder;
  const isWinner = shootout !== undefined && rules.shootout === 'WINNER' && type === 'MONEYLINE' && isFinal;
  const bonus = (own: number, other: number): number => (own > other && (isWinnersGoal || isWinner) ? 1 : 0);
  return {
    home: homeScore + (shootout ? bonus(shootout.home, shootout.away) : 0),
    away: awayScore + (shootout ? bonus(shootout.away, shootout.home) : 0),
    isOver: isFinal,
  };
}

/** Rounds of a fight in hundredths of one: two and a half are 2.5. Where the time in the round is unknown, it is anywhere in it. */
function roundsOf({ status, round, roundSeconds, method }: GameResult, rules: SportRules): ScoreRange | null {
  if (status !== 'FINAL' || round === undefined) return null;
  if (method === 'DECISION' || method === 'DRAW') return { home: exactly(round), away: NOTHING };
  const before = round - 1;
  if (roundSeconds === undefined) return { home: { low: before, high: round }, away: NOTHING };
  return { home: exactly(before + roundSeconds / rules.roundSeconds), away: NOTHING };
}

function playerOf({ player }: MarketSubject, { playerStats, status }: GameResult): ScoreRange | null {
  const value = player && playerStats?.[player.id]?.[player.stat];
  return value === undefined ? null : { home: rangeFrom(value, status === 'FINAL'), away: NOTHING };
}

function rangeFrom(value: number, isOver: boolean): Range {
  return { low: value, high: isOver ? value : Number.POSITIVE_INFINITY };
}

/**
 * The score that a market compares, each side as what it can end as: its periods, its unit, overtime and shoot-out by the market and the
 * sport's rule; of one side's own market the other side has nothing. Null: a part that it needs is not known.
 */
export function scoreOf(subject: MarketSubject, type: MarketType, result: GameResult, rules: SportRules): ScoreRange | null {
  if (subject.player) return playerOf(subject, result);
  if (subject.unit === 'ROUNDS') return roundsOf(result, rules);
  const part = subject.periods ? rangeOf(subject, result, rules) : wholeOf(subject, type, result, rules);
  if (part === null) return null;
  return {
    home: subject.side === 'AWAY' ? NOTHING : rangeFrom(part.home, part.isOver),
    away: subject.side === 'HOME' ? NOTHING : rangeFrom(part.away, part.isOver),
  };
}
