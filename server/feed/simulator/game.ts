import type { PeriodScore } from '../../store/catalogue/index.ts';
import type { Rolls } from '../model/random.ts';
import { advanceClockGame, type ClockGame, clockText, startClockGame } from './clockGame.ts';
import type { GameStep, Strengths } from './gameStep.ts';
import { fightersOf } from './players/fighters.ts';
import { sheetsOf } from './players/teamSheet.ts';
import { advanceRoundGame, type RoundGame, roundText, startRoundGame } from './roundGame.ts';
import { advanceSetGame, type SetGame, startSetGame } from './setGame.ts';
import type { SportKey, SportProfile } from './sportProfile.ts';

/** A game in progress. Plain data: stored as JSON between ticks and restarts. */
export type Game = ClockGame | SetGame | RoundGame;

/** The part shown to players. Scores are null where the sport has none before the end (MMA). */
export interface GameView {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string;
  readonly periods: readonly PeriodScore[];
}

export function startGame(profile: SportProfile, random: Rolls): Game {
  if (profile.kind === 'clock') return startClockGame(profile);
  return profile.kind === 'sets' ? startSetGame(profile, random) : startRoundGame();
}

/** Who plays it, and how strong. */
interface EventOfGame {
  readonly strengths: Strengths;
  readonly sport: SportKey;
  readonly competitionId: string;
  readonly home: string;
  readonly away: string;
}

/** Plays for a period of time. A game that is over does not change. */
export function advanceGame(profile: SportProfile, game: Game, event: EventOfGame, seconds: number, random: Rolls): GameStep<Game> {
  if (game.over) return { game, decisive: false };
  const { strengths } = event;
  if (profile.kind === 'clock' && game.kind === 'clock')
    return advanceClockGame(profile, game, { strengths, sheets: sheetsOf(event) }, seconds, random);
  if (profile.kind === 'sets' && game.kind === 'sets') return advanceSetGame(profile, game, strengths, seconds, random);
  if (profile.kind === 'rounds' && game.kind === 'rounds')
    return advanceRoundGame(profile, game, { strengths, fighters: fightersOf(event) }, seconds, random);
  throw new TypeError(`A game of ${game.kind} cannot be played by the rules of ${profile.kind}`);
}

export function viewGame(profile: SportProfile, game: Game): GameView {
  if (game.kind === 'clock' && profile.kind === 'clock')
    return { homeScore: game.home, awayScore: game.away, clock: clockText(profile, game), periods: game.periods };
  if (game.kind === 'sets')
    return {
      homeScore: game.homeSets,
      awayScore: game.awaySets,
      clock: `Set ${Math.min(game.sets.length, game.homeSets + game.awaySets + 1)}`,
      periods: game.sets.map((set, index) => ({ label: String(index + 1), ...set })),
    };
  if (game.kind === 'rounds' && profile.kind === 'rounds')
    return {
      homeScore: game.winner === null ? null : game.winner === 'HOME' ? 1 : 0,
      awayScore: game.winner === null ? null : game.winner === 'AWAY' ? 1 : 0,
      clock: roundText(profile, game),
      periods: [],
    };
  throw new TypeError(`A game of ${game.kind} cannot be shown by the rules of ${profile.kind}`);
}
