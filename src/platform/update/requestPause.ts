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
 * Holds a page's requests back while one worker takes over from another: Chromium waits until the old one is idle, and a request that
 * reaches it in that moment makes it wait half a minute more, which a page that polls never gives it.
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
