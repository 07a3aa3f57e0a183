import type { Deps } from '../../deps.ts';
import { sessionEnd } from '../../store/identity/sessions.ts';
import { LruMap } from '../graphql/lruMap.ts';

/** How long an answer of the database about a session is believed. Placing a bet never believes it: that asks under the row's lock. */
const BELIEVED_MS = 2000;
const REMEMBERED = 10_000;

export interface SessionWatch {
  isAlive(sessionId: string): Promise<boolean>;
  /** It has just ended here; the other processes learn it from the database within two seconds. */
  ended(sessionId: string): void;
}

interface Belief {
  readonly askedAt: number;
  readonly end: Promise<Date | null>;
}

export function sessionTopic(sessionId: string): string {
  return `session:${sessionId}`;
}

export function sessionWatch(deps: Pick<Deps, 'db' | 'clock' | 'bus'>): SessionWatch {
  const beliefs = new LruMap<string, Belief>(REMEMBERED);
  return {
    async isAlive(sessionId) {
      const now = deps.clock.now();
      let belief = beliefs.get(sessionId);
      if (!belief || Math.abs(now.getTime() - belief.askedAt) > BELIEVED_MS) {
        belief = { askedAt: now.getTime(), end: sessionEnd(deps.db.query, sessionId) };
        // A failed question is asked again by the next caller.
        belief.end.catch(() => beliefs.delete(sessionId));
        beliefs.set(sessionId, belief);
      }
      const end = await belief.end;
      return end !== null && end > now;
    },
    ended(sessionId) {
      beliefs.delete(sessionId);
      deps.bus.publish(sessionTopic(sessionId), '{}');
    },
  };
}
