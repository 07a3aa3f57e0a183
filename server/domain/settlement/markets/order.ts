import type { MarketSubject } from '../../../../core/money/markets.ts';
import type { ScoringPlay } from '../../../../core/money/results.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import type { GradedLeg } from '../grades.ts';
import { isExact, type ScoreRange } from '../ranges.ts';
import { hasOvertime } from '../scoreOf.ts';
import type { GradeMarket, MarketFacts } from './types.ts';
import { answer, VOID } from './winner.ts';

/** The scores of the market's part, in order; null: not known. Those of a shoot-out are none. */
function playsOf({ subject, marketType }: GradedLeg, { result, rules }: MarketFacts): readonly ScoringPlay[] | null {
  const { periods, side, leastPoints = 0 } = subject;
  const withOvertime = hasOvertime(subject, marketType, result, rules);
  const isCounted = ({ period, points }: ScoringPlay): boolean => {
    if (points < leastPoints) return false;
    const kind = result.periods[period - 1]?.kind ?? 'REGULATION';
    if (kind !== 'REGULATION') return kind === 'OVERTIME' && withOvertime;
    return periods === undefined || (period >= periods.from && period <= periods.to);
  };
  return result.scoring?.filter((play) => isCounted(play) && (side === undefined || play.side === side)) ?? null;
}

const isOver = (score: ScoreRange | null): boolean => score !== null && isExact(score.home) && isExact(score.away);

/** Who reached `least` points first; NO: nobody did; null: not known. */
function firstToReach(least: number, plays: readonly ScoringPlay[] | null, score: ScoreRange | null): Side | 'NO' | null {
  const points = { HOME: 0, AWAY: 0 };
  for (const play of plays ?? []) {
    points[play.side] += play.points;
    if (points[play.side] >= least) return play.side;
  }
  if (score === null) return null;
  // Without the order: only one of them has reached it so far.
  const reached = { home: score.home.low >= least, away: score.away.low >= least };
  if (reached.home !== reached.away) return reached.home ? 'HOME' : 'AWAY';
  return Math.max(score.home.high, score.away.high) < least ? 'NO' : null;
}

/** Whose the score of this number is; NO: there are not so many; null: not known. */
function sideOfScore(
  { number = 1, leastPoints = 1 }: MarketSubject,
  plays: readonly ScoringPlay[] | null,
  score: ScoreRange | null,
): Side | 'NO' | null {
  if (number === 1 && leastPoints === 1) return firstToReach(1, plays, score);
  const side = plays?.[number - 1]?.side;
  if (side !== undefined) return side;
  if (score === null || !isOver(score)) return null;
  // Without the order: so many scores at most.
  const most = Math.floor(score.home.low / leastPoints) + Math.floor(score.away.low / leastPoints);
  return plays !== null || most < number ? 'NO' : null;
}

type RaceSide = (leg: GradedLeg, facts: MarketFacts) => Side | 'NO' | null;

/** A market of a race offers NO, too: where nobody gets there the sides lose. */
const race =
  (sideOf: RaceSide, isOne: (subject: GradedLeg['subject']) => boolean): GradeMarket =>
  (leg, facts) => {
    if ((leg.side !== 'HOME' && leg.side !== 'AWAY' && leg.side !== 'NO') || !isOne(leg.subject)) return VOID;
    const first = sideOf(leg, facts);
    return first && answer(first === leg.side ? 'WIN' : 'LOSS');
  };

export const raceTo: GradeMarket = race(
  (leg, facts) => firstToReach((leg.subject.target ?? 0) / 100, playsOf(leg, facts), facts.score),
  ({ target = 0 }) => target > 0,
);

const sideOfNumber: GradeMarket = race(
  (leg, facts) => sideOfScore(leg.subject, playsOf(leg, facts), facts.score),
  ({ number = 1 }) => number >= 1,
);

/** The first score of the part, or the one of a number. It is void for a player who did not take part. */
export const firstToScore: GradeMarket = (leg, facts) => {
  if (leg.side !== 'OUTCOME') return sideOfNumber(leg, facts);
  if (leg.outcome === null) return VOID;
  const { playerStats } = facts.result;
  if (playerStats && !(leg.outcome in playerStats)) return VOID;
  const plays = playsOf(leg, facts);
  if (plays === null) return sideOfNumber({ ...leg, side: 'NO', outcome: null }, facts)?.grade === 'WIN' ? answer('LOSS') : null;
  const first = plays[(leg.subject.number ?? 1) - 1];
  if (first === undefined) return isOver(facts.score) ? answer('LOSS') : null;
  return first.playerId === undefined ? null : answer(first.playerId === leg.outcome ? 'WIN' : 'LOSS');
};
