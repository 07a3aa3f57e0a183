import type { Clock, Timers } from '../clock.ts';
import type { ActivityKeeper } from './activityKeeper.ts';

export interface InactivityPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly keeper: ActivityKeeper;
  readonly logOut: (reason: 'inactivity') => Promise<void>;
}

export interface Inactivity {
  /** Begins to wait, from now on; beginning again with another threshold keeps what has been seen. */
  start(thresholdMinutes: number): void;
  stop(): void;
  /** The player did something. */
  active(): void;
}

const MINUTE_MS = 60_000;
/** Wheels and touches come in swarms: activity is written down so often at most. */
const WRITE_EVERY_MS = 1000;

/**
 * Logs out a player who has done nothing in any tab for as long as the threshold. Tabs share what they see through the keeper, read when
 * time is up: a tab that slept must not end what goes on in another.
 */
export function createInactivity({ clock, timers, keeper, logOut }: InactivityPorts): Inactivity {
  let waiting: { readonly minutes: number; readonly end: () => void } | null = null;
  let seenAt = 0;

  const seen = (): void => {
    seenAt = clock.now();
    keeper.write(seenAt);
  };

  const leftMs = (minutes: number): number => Math.max(seenAt, keeper.read() ?? 0) + minutes * MINUTE_MS - clock.now();

  const wait = (minutes: number): void => {
    const check = (): void => {
      if (leftMs(minutes) > 0) wait(minutes);
      else over();
    };
    waiting = { minutes, end: timers.after(leftMs(minutes), check) };
  };

  const stop = (): void => {
    if (waiting === null) return;
    waiting.end();
    waiting = null;
    keeper.clear();
  };

  const over = (): void => {
    stop();
    void logOut('inactivity');
  };

  return {
    start: (minutes) => {
      if (waiting?.minutes === minutes || minutes <= 0) return;
      if (waiting === null) seen();
      waiting?.end();
      wait(minutes);
    },
    stop,
    active: () => {
      if (waiting === null || clock.now() - seenAt < WRITE_EVERY_MS) return;
      // A machine that wakes up tells of the hand that woke it before it tells of the time that has passed.
      if (leftMs(waiting.minutes) > 0) seen();
      else over();
    },
  };
}
