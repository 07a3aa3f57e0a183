import type { Deps } from '../../deps.ts';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { orAfter } from '../../platform/orAfter.ts';
import { topics } from '../../platform/topics.ts';
import { readSessionState, type SessionState } from '../../store/identity/index.ts';

/** How long a session's state read from the database is trusted. Placing a bet never trusts it: it checks under the row's lock. */
const TRUSTED_MS = 2000;
/** And for how long while the database does not say: every request needs it, and one locked table must not end them all. */
const TRUSTED_WITHOUT_ANSWER_MS = 30_000;
/** How long a request waits for a newer state than the last one. */
const PATIENCE_MS = 500;
const REMEMBERED = 10_000;

export interface SessionWatch {
  /** Null: the session is over. */
  state(sessionId: string): Promise<SessionState | null>;
  /** The session was opened or renewed just now, with this state. */
  opened(sessionId: string, state: SessionState): void;
  /** The session ended in this process; the others learn it from the database within two seconds. */
  ended(sessionId: string): void;
}

interface Entry {
  /** What the database said last, and when; null before its first answer. */
  lastState: { readonly state: SessionState | null; readonly at: number } | null;
  reading: Promise<SessionState | null> | null;
}

export function sessionWatch(deps: Pick<Deps, 'db' | 'clock' | 'bus'>): SessionWatch {
  const cache = new LruMap<string, Entry>('session states', REMEMBERED);

  function entryOf(sessionId: string): Entry {
    const entry = cache.get(sessionId) ?? { lastState: null, reading: null };
    cache.set(sessionId, entry);
    return entry;
  }

  function read(sessionId: string, entry: Entry, at: number): Promise<SessionState | null> {
    entry.reading ??= readSessionState(deps.db.query, sessionId)
      .then((state) => {
        entry.lastState = { state, at };
        return state;
      })
      .finally(() => {
        entry.reading = null;
      });
    return entry.reading;
  }

  /** @throws what the database says, where it has said nothing of the session lately */
  async function stateAt(sessionId: string, nowMs: number): Promise<SessionState | null> {
    const entry = entryOf(sessionId);
    const { lastState } = entry;
    const ageMs = lastState === null ? Number.POSITIVE_INFINITY : Math.abs(nowMs - lastState.at);
    if (lastState !== null && ageMs <= TRUSTED_MS) return lastState.state;
    const reading = read(sessionId, entry, nowMs);
    if (lastState === null || ageMs > TRUSTED_WITHOUT_ANSWER_MS) return reading;
    const answer = reading.catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return lastState.state;
      throw error;
    });
    return orAfter(answer, PATIENCE_MS, lastState.state);
  }

  return {
    async state(sessionId) {
      const now = deps.clock.now();
      const state = await stateAt(sessionId, now.getTime());
      return state !== null && state.expiresAt > now ? state : null;
    },
    opened: (sessionId, state) =>
      void cache.set(sessionId, { lastState: { state, at: deps.clock.now().getTime() }, reading: null }),
    ended(sessionId) {
      cache.delete(sessionId);
      deps.bus.publish(topics.session(sessionId), '{}');
    },
  };
}
