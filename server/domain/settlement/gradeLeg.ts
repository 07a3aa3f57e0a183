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

/** Final state of an event; periods in the order played. */
export type EventResult =
  | { readonly void: true }
  | {
      readonly void: false;
      readonly homeScore: number;
      readonly awayScore: number;
      readonly periods: readonly { readonly home: number; readonly away: number }[];
    };

/**
 * Grades a leg by the result of its event; null: no result yet. A tie is a push on a two-way moneyline and an outcome of its own on a
 * three-way one; a score exactly on the line is a push; a leg that cannot be graded (an abandoned event, unknown periods, a side that the
 * market does not have) is void.
 */
export function gradeLeg(leg: GradedLeg, result: EventResult | null): Grade {
  if (result === null) return 'PENDING';
  if (result.void) return 'VOIDED';
  const score = gradedScore(leg, result);
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
