import type { Side } from '../../../core/contract.ts';
/** The part of a score that grades a market: `markets.graded_periods` and `markets.graded_side` of the catalogue. */
export interface GradedOn {
  readonly gradedPeriods: number | null;
  readonly gradedSide: Side | null;
}

export interface FinalScore {
  readonly homeScore: number;
  readonly awayScore: number;
  /** In the order played; each with the points scored in it. */
  readonly periods: readonly { readonly home: number; readonly away: number }[];
}

/**
 * The two numbers that a moneyline, spread or total of this market compares. A first-half market counts its periods only; a team total
 * counts the other side as nothing, so that the sum is the team's own. Null when the periods it needs are not known: such a market
 * cannot be graded and is void.
 */
export function gradedScore(on: GradedOn, score: FinalScore): { home: number; away: number } | null {
  let home = score.homeScore;
  let away = score.awayScore;
  if (on.gradedPeriods !== null) {
    if (score.periods.length < on.gradedPeriods) return null;
    const counted = score.periods.slice(0, on.gradedPeriods);
    home = counted.reduce((sum, period) => sum + period.home, 0);
    away = counted.reduce((sum, period) => sum + period.away, 0);
  }
  return { home: on.gradedSide === 'AWAY' ? 0 : home, away: on.gradedSide === 'HOME' ? 0 : away };
}
