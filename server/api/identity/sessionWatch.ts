import type { Deps } from '../../deps.ts';
import { sessionEnd } from '../../store/identity/sessions.ts';
import { LruMap } from '../graphql/lruMap.ts';

/** How long a session's state read from the database is trusted. Placing a bet never trusts it: it checks under the row's lock. */
const TRUSTED_MS = 2000;
const REMEMBERED = 10_000;

export interface SessionWatch {
  isAlive(sessionId: string): Promise<boolean>;
  /** The session ended in this process; the others learn it from the database within two seconds. */
  ended(sessionId: string): void;
}

interface CachedEnd {
  readonly askedAt: number;
  readonly end: Promise<Date | null>;
}

export function sessionTopic(sessionId: string): string {
  return `session:${sessionId}`;
}

export function sessionWatch(deps: Pick<Deps, 'db' | 'clock' | 'bus'>): SessionWatch {
  const cache = new LruMap<string, CachedEnd>(REMEMBERED);
  return {
    async isAlive(sessionId) {
      const now = deps.clock.now();
      let cached = cache.get(sessionId);
      if (!cached || Math.abs(now.getTime() - cached.askedAt) > TRUSTED_MS) {
        cached = { askedAt: now.getTime(), end: sessionEnd(deps.db.query, sessionId) };
        // After a failed query the next caller tries again.
        cached.end.catch(() => cache.delete(sessionId));
        cache.set(sessionId, cached);
      }
      const end = await cached.end;
      return end !== null && end > now;
    },
    ended(sessionId) {
      cache.delete(sessionId);
      deps.bus.publish(sessionTopic(sessionId), '{}');
    },
  };
}
