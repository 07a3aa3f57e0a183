import { backoffMs, jittered } from '../backoff.ts';
import type { Clock, Timers } from '../clock.ts';

/** A server that answers requests and refuses websockets is not tried more often than this because of its answers. */
export const HURRY_EVERY_MS = 3000;

export interface ReconnectPace {
  /** Resolves when the next attempt to connect may begin: one attempt a turn, shared by all that wait for it. */
  turn(): Promise<void>;
  /** An attempt has begun. */
  began(): void;
  /** It has led to a connection. */
  connected(): void;
  /** There was a good answer of another kind: the present wait is over, but not more often than every HURRY_EVERY_MS. */
  hurry(): void;
  /** The next attempt may begin at once, whatever was before. */
  release(): void;
}

/**
 * When to connect again: after a back-off with jitter that grows with every attempt until one succeeds, or when a good answer of any kind
 * shows that the server can be reached. Such an answer ends one wait and does not begin the back-off anew, and the first wait of half a
 * second stands: a server that closes all of its websockets at once should not get them all back in the moment its other door answers.
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
