import { backoffMs, jittered } from '../backoff.ts';
import type { Clock, Timers } from '../clock.ts';

/** The shortest time between attempts caused by responses, for a server that answers requests but refuses websockets. */
export const HURRY_EVERY_MS = 3000;

export interface ReconnectPace {
  /** Resolves when the next attempt may begin. All waiting callers share one attempt. */
  turn(): Promise<void>;
  /** An attempt has begun. */
  began(): void;
  /** The attempt has succeeded. */
  connected(): void;
  /** Another kind of good response was received: ends the present wait, at most once in HURRY_EVERY_MS. */
  hurry(): void;
  /** Ends the wait: the next attempt may begin at once. */
  release(): void;
}

/**
 * When to reconnect: after a back-off with jitter that grows with every attempt until one succeeds, or when any good response shows that
 * the server is reachable. Such a response ends one wait and does not reset the back-off. The first wait of half a second always stays:
 * a server that closes all of its websockets at once must not get them all back at the moment when it answers a request.
 */
export function reconnectPace({ clock, timers }: { clock: Clock; timers: Timers }, random: () => number): ReconnectPace {
  let attempt = 0;
  let isReleased = false;
  let hurriedAt = Number.NEGATIVE_INFINITY;
  let waiting: { readonly over: Promise<void>; readonly end: () => void } | null = null;

  const wait = (): Promise<void> => {
    let resolve = (): void => undefined;
    const over = new Promise<void>((done) => {
      resolve = done;
    });
    const cancel = timers.after(jittered(backoffMs(attempt), random()), () => release());
    attempt += 1;
    waiting = {
      over,
      end: () => {
        cancel();
        resolve();
      },
    };
    return over;
  };
  const release = (): void => {
    isReleased = true;
    waiting?.end();
    waiting = null;
  };

  return {
    turn: async () => (isReleased ? undefined : (waiting?.over ?? wait())),
    began: () => {
      isReleased = false;
    },
    connected: () => {
      attempt = 0;
    },
    hurry: () => {
      const now = clock.now();
      if (waiting === null || attempt === 1 || now - hurriedAt < HURRY_EVERY_MS) return;
      hurriedAt = now;
      release();
    },
    release,
  };
}
