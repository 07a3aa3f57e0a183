import type { Strengths } from './gameStep.ts';
import type { SetGame } from './setGame.ts';
import type { SetProfile } from './sportProfile.ts';

export interface SetOutlook {
  readonly homeWins: number;
  /** Chance in the current set. */
  readonly homeWinsSet: number;
  /** Chance that every possible set is played; null once that is decided. */
  readonly goesFull: number | null;
}

/** Chances of a tennis match by the chance of a set; a lead in games changes the current set's chance. */
export function setOutlook(profile: SetProfile, game: SetGame | null, strengths: Strengths): SetOutlook {
  const perSet = strengths.home;
  const current = game?.sets.at(-1) ?? { home: 0, away: 0 };
  const lead = current.home - current.away;
  const homeWinsSet = Math.min(0.97, Math.max(0.03, perSet + 0.09 * lead));
  const homeSets = game?.homeSets ?? 0;
  const awaySets = game?.awaySets ?? 0;
  const target = profile.setsToWin;
  const matchFrom = (home: number, away: number, chance: number): number => {
    if (home === target) return 1;
    if (away === target) return 0;
    return chance * matchFrom(home + 1, away, perSet) + (1 - chance) * matchFrom(home, away + 1, perSet);
  };
  const fullFrom = (home: number, away: number, chance: number): number => {
    if (home === target - 1 && away === target - 1) return 1;
    if (home === target || away === target) return 0;
    return chance * fullFrom(home + 1, away, perSet) + (1 - chance) * fullFrom(home, away + 1, perSet);
  };
  const full = fullFrom(homeSets, awaySets, homeWinsSet);
  return { homeWins: matchFrom(homeSets, awaySets, homeWinsSet), homeWinsSet, goesFull: full === 1 || full === 0 ? null : full };
}
