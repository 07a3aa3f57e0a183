import type { PeriodScore } from '../../store/catalogue/index.ts';
import { type Rolls, chance as rolls } from '../model/random.ts';
import type { GameStep, Strengths, TimedPlay } from './gameStep.ts';
import { NO_TALLY, type Tallied, type Tally, tallyActions, tallyScore } from './players/tally.ts';
import type { Sheets } from './players/teamSheet.ts';
import type { ClockProfile } from './sportProfile.ts';

/** Football, basketball, hockey, soccer. `phase` counts periods and the breaks between them: even ones are played. */
export interface ClockGame {
  readonly kind: 'clock';
  readonly phase: number;
  readonly phaseSeconds: number;
  readonly home: number;
  readonly away: number;
  readonly periods: readonly PeriodScore[];
  readonly tally: Tally;
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
    tally: NO_TALLY,
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

/** The share of a game's points that is expected in a second of a period. */
function shareOfSecond(profile: ClockProfile, period: number): number {
  const { firstShare, firstPeriods, periods, periodSeconds } = profile;
  if (period >= periods) return 1 / regulationSeconds(profile);
  return period < firstPeriods
    ? firstShare / (firstPeriods * periodSeconds)
    : (1 - firstShare) / ((periods - firstPeriods) * periodSeconds);
}

/** The share of a game's points that is still expected in its first `periods` periods; zero in and after overtime. */
export function shareLeft(profile: ClockProfile, game: ClockGame | null, periods: number): number {
  let share = 0;
  const current = game === null ? -1 : periodIndex(game);
  for (let period = Math.max(0, current); period < periods; period += 1) {
    const isCurrent = game !== null && period === current;
    const seconds = !isCurrent ? profile.periodSeconds : isBreak(game) ? 0 : Math.max(0, profile.periodSeconds - game.phaseSeconds);
    share += seconds * shareOfSecond(profile, period);
  }
  return game?.over ? 0 : share;
}

/** The share that is still expected from one period to another, from 1, both included. */
export function shareBetween(profile: ClockProfile, game: ClockGame | null, from: number, to: number): number {
  const share = shareLeft(profile, game, to) - shareLeft(profile, game, from - 1);
  return share < 1e-9 ? 0 : share;
}

/** Seconds of play that are left of the first `periods` periods; in an overtime of the whole game, of that. */
export function secondsLeft(profile: ClockProfile, game: ClockGame, periods: number): number {
  const period = periodIndex(game);
  if (period >= periods) return periods === profile.periods ? overtimeSecondsLeft(profile, game) : 0;
  return (
    (periods - period - 1) * profile.periodSeconds + (isBreak(game) ? 0 : Math.max(0, profile.periodSeconds - game.phaseSeconds))
  );
}

/** Zero outside of an overtime: before one that follows, too. */
export function overtimeSecondsLeft(profile: ClockProfile, game: ClockGame): number {
  const isPlayed = !game.over && !isBreak(game) && periodIndex(game) >= profile.periods;
  return isPlayed ? Math.max(0, profile.overtimeSeconds - game.phaseSeconds) : 0;
}

export function advanceClockGame(
  profile: ClockProfile,
  game: ClockGame,
  { strengths, sheets }: { readonly strengths: Strengths; readonly sheets: Sheets | null },
  seconds: number,
  random: Rolls,
): GameStep<ClockGame> {
  let next: ClockGame = { ...game, phaseSeconds: game.phaseSeconds + seconds };
  let decisive = false;
  const plays: TimedPlay[] = [];
  const take = (done: Tallied | null): void => {
    if (done === null) return;
    next = { ...next, tally: done.tally };
    if (done.play)
      plays.push({ ...done.play, number: next.tally.plays, period: periodName(profile, game), clock: clockOf(profile, game) });
  };
  if (!isBreak(game)) {
    const period = periodIndex(game) + 1;
    const perSecond = shareOfSecond(profile, periodIndex(game)) / averagePoints(profile);
    for (const side of battingSides(profile, game)) {
      const sheetSide = side === 'home' ? 'HOME' : 'AWAY';
      // At most one score in a step, so that its chance is the mean number of scores.
      if (rolls(random, strengths[side] * perSecond * seconds * (profile.innings ? 2 : 1))) {
        const points = pointsOf(profile, random);
        next = score(next, side, points);
        take(tallyScore(next.tally, sheets, sheetSide, points, period, random));
        const lastPlay = plays.at(-1);
        if (lastPlay) plays[plays.length - 1] = { ...lastPlay, score: { home: next.home, away: next.away } };
        decisive ||= profile.suspendSeconds !== null;
        if (isWonInInnings(profile, next)) return { game: { ...next, over: true }, decisive: true, plays };
        if (profile.tie === 'SUDDEN_DEATH' && periodIndex(next) >= profile.periods)
          return { game: { ...next, over: true }, decisive: true, plays };
      }
      const share = (seconds / regulationSeconds(profile)) * (profile.innings ? 2 : 1);
      if (sheets) take(tallyActions(next.tally, sheets, sheetSide, share, period, random));
    }
  }
  if (isWonInInnings(profile, next)) return { game: { ...next, over: true }, decisive: true, plays };
  if (next.phaseSeconds >= lengthOf(profile, next)) {
    next = nextPhase(profile, next, random);
    decisive ||= next.over;
  }
  return { game: next, decisive, plays };
}

/** Whoever may score now. */
export function battingSides(profile: ClockProfile, game: ClockGame): readonly ('home' | 'away')[] {
  if (profile.innings === 'HALVES') return [game.phaseSeconds < profile.periodSeconds / 2 ? 'away' : 'home'];
  if (profile.innings === 'SIDES') return [periodIndex(game) === 0 ? 'home' : 'away'];
  return ['home', 'away'];
}

/** The side that bats last leads in its last turn, or before it. */
function isWonInInnings(profile: ClockProfile, game: ClockGame): boolean {
  if (isBreak(game) || periodIndex(game) < profile.periods - 1) return false;
  if (profile.innings === 'HALVES') return game.phaseSeconds >= profile.periodSeconds / 2 && game.home > game.away;
  return profile.innings === 'SIDES' && game.away > game.home;
}

/** The share of a side's expected points that is left in one period, from 0, of a game of innings. */
export function halfLeft(profile: ClockProfile, game: ClockGame | null, period: number, side: 'home' | 'away'): number {
  const current = game === null ? -1 : periodIndex(game);
  if (profile.innings === 'SIDES') {
    if (period !== (side === 'home' ? 0 : 1) || period < current) return 0;
    if (period > current || !game) return 1;
    return isBreak(game) ? 0 : Math.max(0, 1 - game.phaseSeconds / profile.periodSeconds);
  }
  const whole = 1 / profile.periods;
  if (period < current) return 0;
  if (period > current || !game) return whole;
  if (isBreak(game)) return 0;
  const half = profile.periodSeconds / 2;
  const left = side === 'away' ? half - game.phaseSeconds : Math.min(half, profile.periodSeconds - game.phaseSeconds);
  return (whole * Math.max(0, left)) / half;
}

function nextPhase(profile: ClockProfile, game: ClockGame, random: Rolls): ClockGame {
  const period = periodIndex(game);
  if (isBreak(game)) return openPeriod(profile, { ...game, phase: game.phase + 1, phaseSeconds: 0 });
  const regulationOver = period >= profile.periods - 1;
  if (!regulationOver) return { ...game, phase: game.phase + 1, phaseSeconds: 0 };
  if (game.home !== game.away || profile.tie === 'STANDS') return { ...game, over: true };
  if (profile.innings === 'SIDES') return shootout(game, rolls(random, 0.5) ? 'home' : 'away');
  if (profile.tie === 'SUDDEN_DEATH' && period >= profile.periods) {
    // Level goals are decided in a shootout; a football game may end level.
    return profile.fewGoals ? shootout(game, rolls(random, 0.5) ? 'home' : 'away') : { ...game, over: true };
  }
  return { ...game, phase: game.phase + 1, phaseSeconds: 0 };
}

/** Its winner gets one goal, which is nobody's. */
function shootout(game: ClockGame, winner: 'home' | 'away'): ClockGame {
  return { ...score(game, winner, 1), over: true };
}

function openPeriod(profile: ClockProfile, game: ClockGame): ClockGame {
  const period = periodIndex(game);
  const overtime = period - profile.periods + 1;
  if (profile.innings) return { ...game, periods: [...game.periods, { label: String(period + 1), home: 0, away: 0 }] };
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

function pointsOf(profile: ClockProfile, random: Rolls): number {
  let roll = random.next();
  for (const { points, share } of profile.scores) {
    roll -= share;
    if (roll < 0) return points;
  }
  return profile.scores[0]?.points ?? 1;
}

function periodName(profile: ClockProfile, game: ClockGame): string {
  if (profile.innings) return inningsText(profile, game).split(',')[0] ?? '';
  const period = periodIndex(game);
  if (period >= profile.periods) return period === profile.periods ? 'OT' : `OT${period - profile.periods + 1}`;
  return profile.periodPrefix === '' ? (period === 0 ? '1st Half' : '2nd Half') : `${profile.periodPrefix}${period + 1}`;
}

/** The clock alone: `4:12`, `67'`. */
function clockOf(profile: ClockProfile, game: ClockGame): string {
  if (profile.innings === 'HALVES') return '';
  const text = clockText(profile, game);
  return text.slice(text.lastIndexOf(' ') + 1);
}

/** `Q3 4:12`, `P2 11:06`, `OT 3:10`, `67'`, `HT`, `End Q1`. */
export function clockText(profile: ClockProfile, game: ClockGame): string {
  const period = periodIndex(game);
  if (profile.periodPrefix === '') {
    if (isBreak(game)) return 'HT';
    const minute = Math.floor(game.phaseSeconds / 60) + 1 + period * (profile.periodSeconds / 60);
    return `${Math.min(minute, (period + 1) * (profile.periodSeconds / 60))}'`;
  }
  if (profile.innings) return inningsText(profile, game);
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

const OVERS = 20;
const BALLS = 6;

/** `Top 3rd`, `Bot 9th`, `End 4th`; `1st Inn, 12.3 ov`. */
function inningsText(profile: ClockProfile, game: ClockGame): string {
  const number = periodIndex(game) + 1;
  const ordinal = `${number}${number % 10 === 1 && number !== 11 ? 'st' : number % 10 === 2 && number !== 12 ? 'nd' : number % 10 === 3 && number !== 13 ? 'rd' : 'th'}`;
  if (profile.innings === 'SIDES') {
    if (isBreak(game)) return 'Innings break';
    const balls = Math.floor((game.phaseSeconds / profile.periodSeconds) * OVERS * BALLS);
    return `${ordinal} Inn, ${Math.floor(balls / BALLS)}.${balls % BALLS} ov`;
  }
  if (isBreak(game)) return `End ${ordinal}`;
  return `${game.phaseSeconds < profile.periodSeconds / 2 ? 'Top' : 'Bot'} ${ordinal}`;
}
