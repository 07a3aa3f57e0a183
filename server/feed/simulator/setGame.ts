import { type Rolls, chance as rolls } from '../model/random.ts';
import type { GameStep, Strengths } from './gameStep.ts';
import type { SetProfile } from './sportProfile.ts';

/** Tennis, game by game. */
export interface SetGame {
  readonly kind: 'sets';
  /** Games won in each set, the current one last. */
  readonly sets: readonly { readonly home: number; readonly away: number }[];
  readonly homeSets: number;
  readonly awaySets: number;
  /** Time until the current game ends. */
  readonly secondsToNextGame: number;
  readonly over: boolean;
}

export function startSetGame(profile: SetProfile, random: Rolls): SetGame {
  return {
    kind: 'sets',
    sets: [{ home: 0, away: 0 }],
    homeSets: 0,
    awaySets: 0,
    secondsToNextGame: gameLength(profile, random),
    over: false,
  };
}

function gameLength(profile: SetProfile, random: Rolls): number {
  const [least, most] = profile.gameSeconds;
  return Math.round(least + (most - least) * random.next());
}

export function advanceSetGame(
  profile: SetProfile,
  game: SetGame,
  strengths: Strengths,
  seconds: number,
  random: Rolls,
): GameStep<SetGame> {
  const left = game.secondsToNextGame - seconds;
  if (left > 0) return { game: { ...game, secondsToNextGame: left }, decisive: false };
  const homeWins = rolls(random, gameChance(strengths));
  const current = game.sets.at(-1) ?? { home: 0, away: 0 };
  const set = { home: current.home + (homeWins ? 1 : 0), away: current.away + (homeWins ? 0 : 1) };
  const earlier = game.sets.slice(0, -1);
  const next = { ...game, sets: [...earlier, set], secondsToNextGame: gameLength(profile, random) };
  if (!setOver(set)) return { game: next, decisive: false };
  const homeSets = game.homeSets + (set.home > set.away ? 1 : 0);
  const awaySets = game.awaySets + (set.home > set.away ? 0 : 1);
  const over = homeSets === profile.setsToWin || awaySets === profile.setsToWin;
  return {
    game: { ...next, homeSets, awaySets, over, sets: over ? next.sets : [...next.sets, { home: 0, away: 0 }] },
    decisive: true,
  };
}

/** A set is about ten games, so a single game favours the stronger side less than a set does. */
export function gameChance(strengths: Strengths): number {
  return 0.5 + (strengths.home - 0.5) * 0.45;
}

export function setOver({ home, away }: { readonly home: number; readonly away: number }): boolean {
  const most = Math.max(home, away);
  return (most >= 6 && Math.abs(home - away) >= 2) || most === 7;
}
