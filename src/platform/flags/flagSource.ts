import type { Timers } from '../clock.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { AnsweredFlag, AskFlags } from './askFlags.ts';

export interface FlagSourcePorts {
  readonly ask: AskFlags;
  readonly timers: Timers;
  /** False: no polls, because the page is hidden or offline, or during maintenance. Polls at once when it becomes true again. */
  readonly isAwake: ExternalStore<boolean>;
}

/** The present visitor's flags as the server answered them last. */
export interface FlagSource {
  get(key: string): AnsweredFlag | undefined;
  /** Requests the flags now, and from then on again and again. Listeners are not called. */
  refresh(): Promise<void>;
  /** Called with the keys of the flags that a poll has changed. */
  onChange(listener: (keys: readonly string[]) => void): () => void;
}

/** Until the server has named another interval. */
const POLL_SECONDS = 5;

/** All flags in one request, repeated with their ETag. A failed request leaves the flags as they are. */
export function createFlagSource({ ask, timers, isAwake }: FlagSourcePorts): FlagSource {
  const listeners = new Set<(keys: readonly string[]) => void>();
  let flags: ReadonlyMap<string, AnsweredFlag> = new Map();
  let etag: string | null = null;
  let pollSeconds = POLL_SECONDS;
  /** Counts requests: the answer to an earlier one may be of another visitor. */
  let sent = 0;
  let cancel = (): void => undefined;

  /** @returns the keys of the flags that changed. */
  async function request(): Promise<readonly string[]> {
    sent += 1;
    const mine = sent;
    cancel();
    const answer = await ask(etag);
    if (mine !== sent) return [];
    cancel = timers.after(pollSeconds * 1_000, poll);
    if (answer === null || answer === 'unchanged') return [];
    const before = flags;
    flags = answer.flags;
    etag = answer.etag;
    pollSeconds = answer.pollSeconds ?? POLL_SECONDS;
    const keys = new Set([...before.keys(), ...flags.keys()]);
    return [...keys].filter((key) => before.get(key)?.value !== flags.get(key)?.value);
  }

  function poll(): void {
    if (sent === 0 || !isAwake.getSnapshot()) return;
    void request().then((keys) => {
      if (keys.length > 0) for (const listener of [...listeners]) listener(keys);
    });
  }

  isAwake.subscribe(poll);

  return {
    get: (key) => flags.get(key),
    refresh: async () => void (await request()),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
