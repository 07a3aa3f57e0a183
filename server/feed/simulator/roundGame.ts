import type { Side } from '../../../core/wire/contract.ts';
import { type Rolls, chance as rolls } from '../model/random.ts';
import type { GameStep, TimedPlay } from './gameStep.ts';
import type { RoundProfile } from './sportProfile.ts';

export const FIGHT_STATS = ['STRIKES', 'TAKEDOWNS', 'KNOCKDOWNS'] as const;
export type FightStat = (typeof FIGHT_STATS)[number];
export type FightMethod = 'KO_TKO' | 'SUBMISSION' | 'DECISION';

/** What is known of a fighter: how many of the finishes are knockouts, and what he lands in a minute. */
export interface Fighter {
  readonly knockouts: number;
  readonly perMinute: Readonly<Record<FightStat, number>>;
}

export interface Fighters {
  readonly HOME: Fighter;
  readonly AWAY: Fighter;
}

type Landed = Readonly<Partial<Record<FightStat, number>>>;

/** MMA and boxing. `phase` counts rounds and the breaks between them: even ones are fought. */
export interface RoundGame {
  readonly kind: 'rounds';
  readonly phase: number;
  readonly phaseSeconds: number;
  readonly winner: Side | null;
  readonly method: FightMethod | null;
  readonly landed: { readonly HOME: Landed; readonly AWAY: Landed };
  readonly plays: number;
  readonly over: boolean;
}

export function startRoundGame(): RoundGame {
  return {
    kind: 'rounds',
    phase: 0,
    phaseSeconds: 0,
    winner: null,
    method: null,
    landed: { HOME: {}, AWAY: {} },
    plays: 0,
    over: false,
  };
}

export function roundOf(game: Pick<RoundGame, 'phase'>): number {
  return Math.floor(game.phase / 2) + 1;
}

export function advanceRoundGame(
  profile: RoundProfile,
  game: RoundGame,
  { strengths, fighters }: { readonly strengths: { readonly home: number }; readonly fighters: Fighters },
  seconds: number,
  random: Rolls,
): GameStep<RoundGame> {
  let next: RoundGame = { ...game, phaseSeconds: game.phaseSeconds + seconds };
  const inBreak = game.phase % 2 === 1;
  const plays: TimedPlay[] = [];
  const tell = (side: Side, text: string): void => {
    next = { ...next, plays: next.plays + 1 };
    plays.push({ number: next.plays, side, text, period: `R${roundOf(game)}`, clock: clockOf(profile, game) });
  };
  if (!inBreak)
    for (const side of ['HOME', 'AWAY'] as const)
      for (const stat of FIGHT_STATS) {
        const rate = fighters[side].perMinute[stat];
        if (rate === 0 || !rolls(random, (rate / 60) * seconds)) continue;
        next = {
          ...next,
          landed: { ...next.landed, [side]: { ...next.landed[side], [stat]: (next.landed[side][stat] ?? 0) + 1 } },
        };
        if (stat !== 'STRIKES') tell(side, stat === 'TAKEDOWNS' ? 'Takedown' : 'Knockdown');
      }
  const finished = !inBreak && rolls(random, (profile.finishChance / profile.roundSeconds) * seconds);
  const length = inBreak ? profile.breakSeconds : profile.roundSeconds;
  const lastRound = game.phase / 2 === profile.rounds - 1;
  if (finished || (next.phaseSeconds >= length && lastRound)) {
    const winner = rolls(random, strengths.home) ? 'HOME' : 'AWAY';
    const method = !finished ? 'DECISION' : rolls(random, fighters[winner].knockouts) ? 'KO_TKO' : 'SUBMISSION';
    tell(winner, method === 'DECISION' ? 'Wins by decision' : method === 'KO_TKO' ? 'Wins by knockout' : 'Wins by submission');
    return { game: { ...next, winner, method, over: true }, decisive: true, plays };
  }
  return { game: next.phaseSeconds >= length ? { ...next, phase: game.phase + 1, phaseSeconds: 0 } : next, decisive: false, plays };
}

function clockOf(profile: RoundProfile, game: RoundGame): string {
  const left = Math.max(0, Math.ceil(profile.roundSeconds - game.phaseSeconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** `R2 3:14`, `End R1`. */
export function roundText(profile: RoundProfile, game: RoundGame): string {
  const round = `R${roundOf(game)}`;
  return game.phase % 2 === 1 ? `End ${round}` : `${round} ${clockOf(profile, game)}`;
}
