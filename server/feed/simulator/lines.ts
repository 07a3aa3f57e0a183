import { type Outlook, outlookOf, withLines } from './outlook.ts';
import { type LineKey, profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { ClockProfile } from './sportProfile.ts';

/** A line moves only when its price is this far from even, so that lines move rarely and prices often. */
const NORMAL_REACH = 0.075;
const GOALS_REACH = 0.24;
const LINE_SEARCH_HALVES = 6;

/**
 * The event with lines that are close enough to fair. Points move by halves; where goals are few they stay between whole numbers, and the
 * puck line keeps its size before the start.
 */
export function settleLines(event: SimulatedEvent): SimulatedEvent {
  const profile = profileOf(event);
  if (profile.kind !== 'clock') return event;
  const game = outlookOf(event, 'GAME');
  const first = outlookOf(event, { from: 1, to: profile.firstPeriods });
  const lines: Partial<Record<LineKey, number>> = { ...event.lines };
  let moved = false;
  const settle = (key: LineKey, chance: (line: number) => number, guess: number): void => {
    const line = settleLine(profile, lines[key], chance, guess);
    if (line === lines[key]) return;
    lines[key] = line;
    moved = true;
  };
  if (game) {
    if (profile.spreadSize !== null && event.game === null) settleFixed(profile.spreadSize, game);
    else settle('spread', game.homeCovers, -game.margin);
    settle('total', game.over, game.total);
    settle('homeTotal', (line) => game.teamOver('HOME', line), game.homePoints);
    settle('awayTotal', (line) => game.teamOver('AWAY', line), game.awayPoints);
  }
  if (first) {
    settle('firstSpread', first.homeCovers, -first.margin);
    settle('firstTotal', first.over, first.total);
  }
  return moved ? withLines(event, lines) : event;

  function settleFixed(size: number, outlook: Outlook): void {
    if (lines.spread !== undefined) return;
    lines.spread = outlook.homeWins >= 0.5 ? -size : size;
    moved = true;
  }
}

function settleLine(profile: ClockProfile, current: number | undefined, chance: (line: number) => number, guess: number): number {
  const reach = profile.fewGoals ? GOALS_REACH : NORMAL_REACH;
  if (current !== undefined && Math.abs(chance(current) - 0.5) <= reach) return current;
  return fairLine(profile, chance, guess);
}

/** The line at which both sides are nearest to even. */
export function fairLine(profile: ClockProfile, chance: (line: number) => number, guess: number): number {
  return profile.fewGoals ? nearestHalf(chance, guess) : nearestEven(chance, guess);
}

/** The line nearest to even: scores are of a few sizes, so the mean is not the middle. */
function nearestEven(chance: (line: number) => number, guess: number): number {
  const middle = Math.round(guess * 2) / 2 + 0;
  let best = middle;
  for (let halves = 1; halves <= LINE_SEARCH_HALVES; halves += 1)
    for (const candidate of [middle - halves / 2, middle + halves / 2])
      if (Math.abs(chance(candidate) - 0.5) < Math.abs(chance(best) - 0.5)) best = candidate;
  return best;
}

/** The line between whole numbers near a guess that is nearest to even. */
function nearestHalf(chance: (line: number) => number, guess: number): number {
  const around = Math.floor(guess);
  let best = around + 0.5;
  for (const candidate of [around - 1.5, around - 0.5, around + 1.5])
    if (Math.abs(chance(candidate) - 0.5) < Math.abs(chance(best) - 0.5)) best = candidate;
  return best;
}
