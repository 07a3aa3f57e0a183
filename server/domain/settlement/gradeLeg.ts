import type { BetOutcome, MarketType, SelectionSide, Side } from '../../../core/contract.ts';
import { gradedScore } from '../catalogue/gradedScore.ts';

export type Grade = Extract<BetOutcome, 'WIN' | 'LOSS' | 'PUSH' | 'VOIDED' | 'PENDING'>;

/** A leg as it was placed. Points are the selection's own line: −250 is two and a half points given. */
export interface GradedLeg {
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  readonly gradedPeriods: number | null;
  readonly gradedSide: Side | null;
}

/** Final state of an event; periods in the order played. A void one has a score where it was stopped in play. */
export type EventResult =
  | {
      readonly void: true;
      readonly homeScore?: number | null;
      readonly awayScore?: number | null;
      readonly periods?: readonly Period[];
    }
  | { readonly void: false; readonly homeScore: number; readonly awayScore: number; readonly periods: readonly Period[] };

interface Period {
  readonly home: number;
  readonly away: number;
  /** It was being played when the event was stopped. */
  readonly open?: boolean;
}

/**
 * Grades a leg by the result of its event; null: no result yet. A tie is a push on a two-way moneyline and an outcome of its own on a
 * three-way one; a score exactly on the line is a push; a leg that cannot be graded (unknown periods, a side that the market does not have)
 * is void, and of an abandoned event what was not decided (rules-of-betting.md, "abandoned, void").
 */
export function gradeLeg(leg: GradedLeg, result: EventResult | null): Grade {
  if (result === null) return 'PENDING';
  return result.void ? gradeStopped(leg, result) : gradeScore(leg, gradedScore(leg, result));
}

/** Decided are whole parts that were played to their end, and totals that were passed. */
function gradeStopped(leg: GradedLeg, { homeScore, awayScore, periods = [] }: EventResult): Grade {
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number') return 'VOIDED';
  const part = leg.gradedPeriods === null ? [] : periods.slice(0, leg.gradedPeriods);
  const isOver = leg.gradedPeriods !== null && part.length === leg.gradedPeriods && !part.some(({ open }) => open);
  if (isOver) return gradeScore(leg, gradedScore(leg, { homeScore, awayScore, periods }));
  if (leg.marketType !== 'TOTAL' || leg.pointsHundredths === null) return 'VOIDED';
  // Without any period nobody knows how much of the score belongs to the part.
  if (leg.gradedPeriods !== null && part.length === 0) return 'VOIDED';
  const score = gradedScore({ ...leg, gradedPeriods: leg.gradedPeriods && part.length }, { homeScore, awayScore, periods });
  const grade = gradeScore(leg, score);
  return score && (score.home + score.away) * 100 > leg.pointsHundredths ? grade : 'VOIDED';
}

function gradeScore(leg: GradedLeg, score: { readonly home: number; readonly away: number } | null): Grade {
  if (score === null) return 'VOIDED';
  switch (leg.marketType) {
    case 'MONEYLINE':
    case 'MONEYLINE_THREE_WAY':
      return gradeMoneyline(leg, score.home - score.away);
    case 'SPREAD':
      return gradeSpread(leg, score.home - score.away);
    case 'TOTAL':
      return gradeTotal(leg, score.home + score.away);
  }
}

function gradeMoneyline(leg: GradedLeg, homeLead: number): Grade {
  if (leg.side === 'OVER' || leg.side === 'UNDER') return 'VOIDED';
  const winner = homeLead > 0 ? 'HOME' : homeLead < 0 ? 'AWAY' : 'DRAW';
  if (leg.side === winner) return 'WIN';
  return winner === 'DRAW' && leg.marketType === 'MONEYLINE' ? 'PUSH' : 'LOSS';
}

function gradeSpread(leg: GradedLeg, homeLead: number): Grade {
  if (leg.pointsHundredths === null || (leg.side !== 'HOME' && leg.side !== 'AWAY')) return 'VOIDED';
  return fromMargin((leg.side === 'HOME' ? homeLead : -homeLead) * 100 + leg.pointsHundredths);
}

function gradeTotal(leg: GradedLeg, total: number): Grade {
  if (leg.pointsHundredths === null || (leg.side !== 'OVER' && leg.side !== 'UNDER')) return 'VOIDED';
  const over = total * 100 - leg.pointsHundredths;
  return fromMargin(leg.side === 'OVER' ? over : -over);
}

function fromMargin(margin: number): Grade {
  return margin > 0 ? 'WIN' : margin < 0 ? 'LOSS' : 'PUSH';
}
