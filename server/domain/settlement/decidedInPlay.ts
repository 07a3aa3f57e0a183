import { type FinalScore, gradedScore } from '../catalogue/gradedScore.ts';
import type { GradedLeg } from './gradeLeg.ts';

/** The score of an event so far; null where the feed has said none. */
export type ScoreSoFar = { readonly [Part in keyof FinalScore]: FinalScore[Part] | null };

/**
 * Whether the score so far decides a leg whose event goes on: its part of the game is over, or its total is above the line, which no
 * score can take back.
 */
export function isDecidedInPlay(leg: GradedLeg, { homeScore, awayScore, periods }: ScoreSoFar): boolean {
  if (homeScore === null || awayScore === null) return false;
  if (leg.gradedPeriods !== null && (periods?.length ?? 0) > leg.gradedPeriods) return true;
  if (leg.marketType !== 'TOTAL' || leg.pointsHundredths === null) return false;
  // A part of a game that goes on has all points of the game.
  const score = gradedScore({ ...leg, gradedPeriods: null }, { homeScore, awayScore, periods: [] });
  return score !== null && (score.home + score.away) * 100 > leg.pointsHundredths;
}
