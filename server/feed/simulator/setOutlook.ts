import type { Strengths } from './gameStep.ts';
import { gameChance, type SetGame, setOver } from './setGame.ts';
import type { SetProfile } from './sportProfile.ts';

export interface SetOutlook {
  readonly homeWins: number;
  /** Chance in the current set. */
  readonly homeWinsSet: number;
  /** Chance that every possible set is played; null once that is decided. */
  readonly goesFull: number | null;
}

/** Chances of a tennis match from its current games: exactly those of the process that plays it. */
export function setOutlook(profile: SetProfile, game: SetGame | null, strengths: Strengths): SetOutlook {
  const perGame = gameChance(strengths);
  const perSet = setChance(perGame, 0, 0);
  const current = game?.sets.at(-1) ?? { home: 0, away: 0 };
  const homeWinsSet = setChance(perGame, current.home, current.away);
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

/** Chance of the home side to win a set from so many games each. */
function setChance(perGame: number, home: number, away: number): number {
  if (setOver({ home, away })) return home > away ? 1 : 0;
  return perGame * setChance(perGame, home + 1, away) + (1 - perGame) * setChance(perGame, home, away + 1);
}
