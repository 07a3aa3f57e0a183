import type { Deps } from '../../../deps.ts';
import { endedSessions } from '../../../store/identity/sessions.ts';
import { type Connection, FORBIDDEN } from './connection.ts';

/** A log-out on another server must reach its sockets here within two seconds, even where the servers share only the database. */
const EVERY_MS = 1500;

/** Closes the sockets whose session is over, by one query for all open sockets. @returns the function that stops it. */
export function startSessionSweep(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  connections: ReadonlySet<Connection>,
): () => void {
  let isAsking = false;

  async function sweep(): Promise<void> {
    const bySession = new Map<string, Connection[]>();
    for (const connection of connections) {
      const viewer = connection.context?.viewer;
      if (viewer?.kind !== 'player') continue;
      const others = bySession.get(viewer.sessionId);
      if (others) others.push(connection);
      else bySession.set(viewer.sessionId, [connection]);
    }
    if (bySession.size === 0) return;
    for (const sessionId of await endedSessions(db.query, [...bySession.keys()], clock.now())) {
      for (const connection of bySession.get(sessionId) ?? []) connection.close(FORBIDDEN, 'Session ended');
    }
  }

  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'the sessions of open sockets could not be looked at'))
      .finally(() => {
        isAsking = false;
      });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
