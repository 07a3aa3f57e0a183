import type { Random } from '../support/random.ts';
import type { FinalResult } from './oracle.ts';

export type Score = Exclude<FinalResult, { readonly void: true }>;

/** In points; null where the event has no such market. */
export interface Lines {
  /** As written on the home side. */
  readonly homeSpread: number | null;
  readonly total: number | null;
}

/** A score; sometimes exactly on a line, because pushes would be rare. */
export function chooseScore(random: Random, lines: Lines): Score {
  const homeScore = random.between(0, 40);
  const chance = random.next();
  const wanted =
    chance < 0.2 && lines.total !== null
      ? lines.total - homeScore
      : chance < 0.4 && lines.homeSpread !== null
        ? homeScore + lines.homeSpread
        : random.between(0, 40);
  return { homeScore, awayScore: Number.isInteger(wanted) && wanted >= 0 ? wanted : random.between(0, 40) };
}
