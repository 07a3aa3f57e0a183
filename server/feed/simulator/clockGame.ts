import type { PeriodScore } from '../../store/catalogue/tables.ts';
import { type Random, chance as rolls } from '../model/random.ts';
import type { GameStep, Strengths } from './gameStep.ts';
import type { ClockProfile } from './sportProfile.ts';

/** Football, basketball, hockey, soccer. `phase` counts periods and the breaks between them: even ones are played. */
export interface ClockGame {
  readonly kind: 'clock';
  readonly phase: number;
  readonly phaseSeconds: number;
  readonly home: number;
  readonly away: number;
  readonly periods: readonly PeriodScore[];
  readonly over: boolean;
}

export function startClockGame(profile: ClockProfile): ClockGame {
  return {
    kind: 'clock',
    phase: 0,
    phaseSeconds: 0,
    home: 0,
    away: 0,
    periods: [{ label: profile.firstPeriodLabels[0] ?? '1', home: 0, away: 0 }],
    over: false,
  };
}

/** Index of the current period, or of the last one during a break. */
function periodIndex(game: ClockGame): number {
  return Math.floor(game.phase / 2);
}

function isBreak(game: ClockGame): boolean {
  return game.phase % 2 === 1;
}

function lengthOf(profile: ClockProfile, game: ClockGame): number {
  const period = periodIndex(game);
  if (isBreak(game)) return profile.breakSeconds[period] ?? 60;
  return period < profile.periods ? profile.periodSeconds : profile.overtimeSeconds;
}

function regulationSeconds(profile: ClockProfile): number {
  return profile.periods * profile.periodSeconds;
}

/** Remaining seconds of the first `periods` periods; zero in and after overtime. */
export function secondsLeft(profile: ClockProfile, game: ClockGame, periods: number): number {
  const period = periodIndex(game);
  if (game.over || period >= periods) return 0;
  const later = (periods - period - 1) * profile.periodSeconds;
  return later + (isBreak(game) ? 0 : Math.max(0, profile.periodSeconds - game.phaseSeconds));
}

export function advanceClockGame(
  profile: ClockProfile,
  game: ClockGame,
  strengths: Strengths,
  seconds: number,
  random: Random,
): GameStep<ClockGame> {
  let next: ClockGame = { ...game, phaseSeconds: game.phaseSeconds + seconds };
  let decisive = false;
  if (!isBreak(game)) {
    const perSecond = 1 / (averagePoints(profile) * regulationSeconds(profile));
    for (const side of ['home', 'away'] as const) {
      if (!rolls(random, 1 - Math.exp(-strengths[side] * perSecond * seconds))) continue;
      next = score(next, side, pointsOf(profile, random));
      decisive ||= profile.suspendSeconds !== null;
      if (profile.tie === 'SUDDEN_DEATH' && periodIndex(next) >= profile.periods)
        return { game: { ...next, over: true }, decisive: true };
    }
  }
  if (next.phaseSeconds >= lengthOf(profile, next)) {
    next = nextPhase(profile, next, random);
    decisive ||= next.over;
  }
  return { game: next, decisive };
}

function nextPhase(profile: ClockProfile, game: ClockGame, random: Random): ClockGame {
  const period = periodIndex(game);
  if (isBreak(game)) return openPeriod(profile, { ...game, phase: game.phase + 1, phaseSeconds: 0 });
  const regulationOver = period >= profile.periods - 1;
  if (!regulationOver) return { ...game, phase: game.phase + 1, phaseSeconds: 0 };
  if (game.home !== game.away || profile.tie === 'STANDS') return { ...game, over: true };
  if (profile.tie === 'SUDDEN_DEATH' && period >= profile.periods) {
    // Level goals are decided in a shootout; a football game may end level.
    return profile.outlook === 'GOALS'
      ? { ...score(game, rolls(random, 0.5) ? 'home' : 'away', 1), over: true }
      : { ...game, over: true };
  }
  return { ...game, phase: game.phase + 1, phaseSeconds: 0 };
}

function openPeriod(profile: ClockProfile, game: ClockGame): ClockGame {
  const period = periodIndex(game);
  const overtime = period - profile.periods + 1;
  const label = overtime <= 0 ? (profile.firstPeriodLabels[period] ?? String(period + 1)) : overtime === 1 ? 'OT' : `OT${overtime}`;
  return { ...game, periods: [...game.periods, { label, home: 0, away: 0 }] };
}

function score(game: ClockGame, side: 'home' | 'away', points: number): ClockGame {
  const current = game.periods.at(-1);
  const periods = current ? [...game.periods.slice(0, -1), { ...current, [side]: current[side] + points }] : game.periods;
  return { ...game, [side]: game[side] + points, periods };
}

function averagePoints(profile: ClockProfile): number {
  return profile.scores.reduce((sum, { points, share }) => sum + points * share, 0);
}

function pointsOf(profile: ClockProfile, random: Random): number {
  let roll = random.next();
  for (const { points, share } of profile.scores) {
    roll -= share;
    if (roll < 0) return points;
  }
  return profile.scores[0]?.points ?? 1;
}

/** `Q3 4:12`, `P2 11:06`, `OT 3:10`, `67'`, `HT`, `End Q1`. */
export function clockText(profile: ClockProfile, game: ClockGame): string {
  const period = periodIndex(game);
  if (profile.periodPrefix === '') {
    if (isBreak(game)) return 'HT';
    const minute = Math.floor(game.phaseSeconds / 60) + 1 + period * (profile.periodSeconds / 60);
    return `${Math.min(minute, (period + 1) * (profile.periodSeconds / 60))}'`;
  }
  const name =
    period < profile.periods
      ? `${profile.periodPrefix}${period + 1}`
      : period === profile.periods
        ? 'OT'
        : `OT${period - profile.periods + 1}`;
  if (isBreak(game)) return (period + 1) * 2 === profile.periods ? 'HT' : `End ${name}`;
  const left = Math.max(0, Math.ceil(lengthOf(profile, game) - game.phaseSeconds));
  return `${name} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
