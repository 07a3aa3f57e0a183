import { secondsLeft } from './clockGame.ts';
import { profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { ClockProfile } from './sportProfile.ts';

const MOST_MS = 10_000;
const LEAST_MS = 2_000;
/** A second is much of a fight's last half minute, and its markets are few. */
const FIGHT_MS = 1_000;
/** Parts are without prices for their last minute. */
const LAST_SECONDS = 60;
/** In this part of a deviation of what is still scored, the change of a chance stays within a side's margin. */
const DEVIATIONS = 0.05;
/** What players do comes faster than scores: prices are kept for a twentieth of the time that is left. */
const SHARE_OF_LEFT = 20;

function scoresLastMs({ scores, periods, periodSeconds }: ClockProfile, pace: number, left: number): number {
  const mean = scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const square = scores.reduce((sum, { points, share }) => sum + points * points * share, 0);
  const perSecond = pace / (periods * periodSeconds);
  return DEVIATIONS * Math.sqrt((square / mean) * (left / perSecond)) * 1_000;
}

/**
 * How long all prices of a live event may be kept: while nothing happens, time alone makes an over longer than its price says. The less is left
 * of a part and the more is scored in it, the sooner somebody who waits could bet on that.
 */
export function priceLifetimeMs(event: SimulatedEvent): number {
  const profile = profileOf(event);
  const { game, strengths } = event;
  if (game?.kind === 'rounds') return FIGHT_MS;
  if (game?.kind !== 'clock' || profile.kind !== 'clock') return MOST_MS;
  const left = secondsLeft(profile, game, Math.min(profile.periods, Math.floor(game.phase / 2) + 1));
  if (left === 0) return MOST_MS;
  const seconds = Math.max(LAST_SECONDS, left);
  const ms = Math.min(scoresLastMs(profile, strengths.home + strengths.away, seconds), (seconds * 1_000) / SHARE_OF_LEFT);
  return Math.min(MOST_MS, Math.max(LEAST_MS, ms));
}
