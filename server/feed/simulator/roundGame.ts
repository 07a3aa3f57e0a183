import type { Side } from '../../../core/contract.ts';
import { type Rolls, chance as rolls } from '../model/random.ts';
import type { GameStep, Strengths } from './gameStep.ts';
import type { RoundProfile } from './sportProfile.ts';

/** MMA. `phase` counts rounds and the breaks between them: even ones are fought. */
export interface RoundGame {
  readonly kind: 'rounds';
  readonly phase: number;
  readonly phaseSeconds: number;
  readonly winner: Side | null;
  readonly over: boolean;
}

export function startRoundGame(): RoundGame {
  return { kind: 'rounds', phase: 0, phaseSeconds: 0, winner: null, over: false };
}

export function advanceRoundGame(
  profile: RoundProfile,
  game: RoundGame,
  strengths: Strengths,
  seconds: number,
  random: Rolls,
): GameStep<RoundGame> {
  const next = { ...game, phaseSeconds: game.phaseSeconds + seconds };
  const inBreak = game.phase % 2 === 1;
  const finished = !inBreak && rolls(random, (profile.finishChance / profile.roundSeconds) * seconds);
  const length = inBreak ? profile.breakSeconds : profile.roundSeconds;
  const lastRound = game.phase / 2 === profile.rounds - 1;
  if (finished || (next.phaseSeconds >= length && lastRound)) {
    const winner = rolls(random, strengths.home) ? 'HOME' : 'AWAY';
    return { game: { ...next, winner, over: true }, decisive: true };
  }
  return { game: next.phaseSeconds >= length ? { ...next, phase: game.phase + 1, phaseSeconds: 0 } : next, decisive: false };
}

/** `R2 3:14`, `End R1`. */
export function roundText(profile: RoundProfile, game: RoundGame): string {
  const round = `R${Math.floor(game.phase / 2) + 1}`;
  if (game.phase % 2 === 1) return `End ${round}`;
  const left = Math.max(0, Math.ceil(profile.roundSeconds - game.phaseSeconds));
  return `${round} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
