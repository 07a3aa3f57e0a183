import type { Clock, Timers } from '../clock.ts';
import type { ActivityStore } from './activityStore.ts';

export interface InactivityPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly store: ActivityStore;
  /** Without a connection a log-out could not be told from a flight: it waits for the connection (docs/adr/0134). */
  readonly isOnline: () => boolean;
  readonly logOut: (reason: 'inactivity') => Promise<void>;
}

export interface Inactivity {
  /** Starts the time limit now; a restart with another threshold keeps the last activity. */
  start(thresholdMinutes: number): void;
  stop(): void;
  /** Logs out if the time is up, on line: a machine that wakes up may run other timers first. True: it is up. */
  check(): boolean;
  /** The player did something. */
  active(): void;
  /** When the time is up, in epoch milliseconds, as far as this tab knows; null while it does not count. */
  endsAt(): number | null;
}

const MINUTE_MS = 60_000;
/** Wheel and touch events are frequent: activity is written at most once in this time. */
const WRITE_EVERY_MS = 1000;

/**
 * Logs out a player without activity in any tab for the length of the threshold. Tabs share their activity through the store, which is read
 * when the time is up: a tab that slept must not log out a player who is active in another.
 */
export function createInactivity({ clock, timers, store, isOnline, logOut }: InactivityPorts): Inactivity {
  let waiting: { readonly minutes: number; readonly end: () => void } | null = null;
  let seenAt = 0;

  const seen = (): void => {
    seenAt = clock.now();
    store.write(seenAt);
  };

  /** An activity in the future is from before the clock was set back, and counts as now. */
  const leftMs = (minutes: number): number => {
    const last = Math.max(seenAt, store.read() ?? 0);
    if (last > clock.now()) seen();
    return Math.min(last, clock.now()) + minutes * MINUTE_MS - clock.now();
  };

  const wait = (minutes: number): void => {
    const check = (): void => {
      if (!isOver()) wait(minutes);
      else if (waiting !== null) waiting = { minutes, end: timers.after(MINUTE_MS, check) };
    };
    waiting = { minutes, end: timers.after(leftMs(minutes), check) };
  };

  const stop = (): void => {
    waiting?.end();
    waiting = null;
    // Also what an earlier page has stored.
    store.clear();
  };

  const over = (): void => {
    stop();
    void logOut('inactivity');
  };

  const isOver = (): boolean => {
    if (waiting === null || leftMs(waiting.minutes) > 0) return false;
    if (isOnline()) over();
    return true;
  };

  return {
    start: (minutes) => {
      if (waiting?.minutes === minutes || minutes <= 0) return;
      if (waiting === null) seen();
      waiting?.end();
      wait(minutes);
    },
    stop,
    check: isOver,
    active: () => {
      if (waiting === null || Math.abs(clock.now() - seenAt) < WRITE_EVERY_MS) return;
      if (!isOver()) seen();
    },
    endsAt: () => (waiting === null ? null : clock.now() + leftMs(waiting.minutes)),
  };
}
