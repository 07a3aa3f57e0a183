import type { Deps } from '../../../deps.ts';
import type { Loop } from '../../../platform/loop.ts';
import { endedSessions } from '../../../store/identity/index.ts';
import { type Connection, FORBIDDEN } from './connection.ts';

/** A log-out on another server must reach its sockets here within two seconds, even where the servers share only the database. */
const EVERY_MS = 1500;

/** Closes the sockets whose session is over, by one query for all open sockets. */
export function sessionSweep({ db, clock }: Pick<Deps, 'db' | 'clock'>, connections: () => Iterable<Connection>): Loop {
  async function pass(): Promise<void> {
    const bySession = new Map<string, Connection[]>();
    for (const connection of connections()) {
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
  return {
    name: 'sessions of sockets',
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    failureText: 'the sessions of open sockets could not be looked at',
    pass,
  };
}
