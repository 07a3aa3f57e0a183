import type { Timers } from '../clock.ts';

/** The longest pause: mostly the change of workers, which reloads the page, ends it. A worker that has not changed by then is delayed by something else. */
export const LONGEST_PAUSE_MS = 8000;

export interface RequestPause {
  /** Starts a pause; it ends after the longest pause at the latest. */
  begin(): void;
  end(): void;
  /** Settles at once, or at the end of the pause. */
  over(): Promise<void>;
}

/**
 * Delays a page's requests while one worker replaces another: Chromium stops the old one as soon as it is idle, but a request that comes
 * while it stops starts it again, and then it keeps running until it has been idle for half a minute, which never happens on a page that
 * polls (observed in a trace of its ServiceWorker category).
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
    end,
    begin: () => {
      cancel();
      waiting ??= [];
      cancel = timers.after(LONGEST_PAUSE_MS, end);
    },
    over: () => (waiting === null ? Promise.resolve() : new Promise((go) => waiting?.push(go))),
  };
}
