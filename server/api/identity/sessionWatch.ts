import type { Deps } from '../../deps.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { topics } from '../../platform/topics.ts';
import { readSessionState, type SessionState } from '../../store/identity/index.ts';

/** How long a session's state read from the database is trusted. Placing a bet never trusts it: it checks under the row's lock. */
const TRUSTED_MS = 2000;
const REMEMBERED = 10_000;

export interface SessionWatch {
  /** Null: the session is over. */
  state(sessionId: string): Promise<SessionState | null>;
  /** The session was opened or renewed just now, with this state. */
  opened(sessionId: string, state: SessionState): void;
  /** The session ended in this process; the others learn it from the database within two seconds. */
  ended(sessionId: string): void;
}

interface CachedState {
  readonly readAt: number;
  readonly state: Promise<SessionState | null>;
}

export function sessionWatch(deps: Pick<Deps, 'db' | 'clock' | 'bus'>): SessionWatch {
  const cache = new LruMap<string, CachedState>(REMEMBERED);
  return {
    async state(sessionId) {
      const now = deps.clock.now();
      let cached = cache.get(sessionId);
      if (!cached || Math.abs(now.getTime() - cached.readAt) > TRUSTED_MS) {
        cached = { readAt: now.getTime(), state: readSessionState(deps.db.query, sessionId) };
        // After a failed query the next caller tries again.
        cached.state.catch(() => cache.delete(sessionId));
        cache.set(sessionId, cached);
      }
      const state = await cached.state;
      return state !== null && state.expiresAt > now ? state : null;
    },
    opened: (sessionId, state) => void cache.set(sessionId, { readAt: deps.clock.now().getTime(), state: Promise.resolve(state) }),
    ended(sessionId) {
      cache.delete(sessionId);
      deps.bus.publish(topics.session(sessionId), '{}');
    },
  };
}
