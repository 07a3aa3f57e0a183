import type { Timers } from '../clock.ts';

/** A browser that has not changed workers by then has another reason not to. */
export const LONGEST_PAUSE_MS = 3000;

export interface RequestPause {
  /** From now on, for as long as a pause lasts at most. */
  begin(): void;
  /** Settles at once, or when the pause is over. */
  over(): Promise<void>;
}

/**
 * Holds a page's requests back while one worker takes over from another: Chromium stops the old one as soon as it is idle, but a request
 * that arrives while it stops starts it again, and then it is left alone until it has been idle for half a minute, which a page that
 * polls never gives it (seen in a trace of its ServiceWorker category).
 */
export function requestPause(timers: Timers): RequestPause {
  let waiting: (() => void)[] | null = null;
  let cancel = (): void => undefined;

  const end = (): void => {
    cancel();
    const held = waiting ?? [];
    waiting = null;
    for (const go of held) go();
  };

  return {
    begin: () => {
      cancel();
      waiting ??= [];
      cancel = timers.after(LONGEST_PAUSE_MS, end);
    },
    over: () => (waiting === null ? Promise.resolve() : new Promise((go) => waiting?.push(go))),
  };
}
