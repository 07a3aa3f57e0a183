import type { FlagsAnnouncement } from '../../../core/wire/flagsAnnouncement.ts';
import type { Timers } from '../clock.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { AnsweredFlag, AskFlags } from './askFlags.ts';

export interface FlagSourcePorts {
  readonly ask: AskFlags;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** False: no polls, because the page is hidden or offline, or during maintenance. Polls at once when it becomes true again. */
  readonly isAwake: ExternalStore<boolean>;
  /** The newest announcement of an open websocket; null: there is none, so changes are found by polls alone. */
  readonly announced: ExternalStore<FlagsAnnouncement | null>;
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
/** While changes are announced. Polls then find only what no change of flags has caused, such as another region of the visitor. */
const ANNOUNCED_POLL_SECONDS = 60;
/** The server that answers may learn of a change after the one that announced it: 1, 2 and 4 s later the page asks again. */
const AGAIN_MS = 1_000;
const ASKS = 4;

/** All flags in one request, repeated with their ETag. A failed request leaves the flags as they are. */
export function createFlagSource({ ask, timers, random, isAwake, announced }: FlagSourcePorts): FlagSource {
  const listeners = new Set<(keys: readonly string[]) => void>();
  let flags: ReadonlyMap<string, AnsweredFlag> = new Map();
  let etag: string | null = null;
  let revision: string | null = null;
  let pollSeconds = POLL_SECONDS;
  /** Counts requests: the answer to an earlier one may be of another visitor. */
  let sent = 0;
  let isAsking = false;
  /** Requests since the newest announcement. */
  let asks = 0;
  let cancel = (): void => undefined;

  function delayMs(): number {
    const announcement = announced.getSnapshot();
    if (announcement === null) return pollSeconds * 1_000;
    const isBehind = announcement.revision !== revision && asks < ASKS;
    if (!isBehind) return Math.max(pollSeconds, ANNOUNCED_POLL_SECONDS) * 1_000;
    return random() * announcement.spreadMs + (asks === 0 ? 0 : AGAIN_MS * 2 ** (asks - 1));
  }

  function schedule(): void {
    cancel();
    cancel = timers.after(delayMs(), poll);
  }

  /** @returns the keys of the flags that changed. */
  async function request(): Promise<readonly string[]> {
    sent += 1;
    const mine = sent;
    cancel();
    isAsking = true;
    asks += 1;
    const answer = await ask(etag);
    if (mine !== sent) return [];
    isAsking = false;
    const before = flags;
    if (answer !== null) {
      revision = answer.revision ?? announced.getSnapshot()?.revision ?? null;
      if (answer.changed !== null) {
        flags = answer.changed.flags;
        etag = answer.changed.etag;
        pollSeconds = answer.changed.pollSeconds ?? POLL_SECONDS;
      }
    }
    schedule();
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
  announced.subscribe(() => {
    asks = 0;
    // A request under way plans the next one when it is answered.
    if (sent > 0 && !isAsking) schedule();
  });

  return {
    get: (key) => flags.get(key),
    refresh: async () => void (await request()),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
