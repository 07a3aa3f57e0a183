import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { countPlayerTime } from '../../store/identity/index.ts';

/** How long the time of a request may be uncounted. Bets and games count it themselves, at once. */
const EVERY_MS = 10_000;

export interface SessionActivity {
  /** A request of the session has come. */
  seen(playerId: string, sessionId: string): void;
  /** Counts all that has come. */
  readonly loop: Loop;
}

/** Counts the time of players by the requests of their sessions, whatever their clients report. */
export function createSessionActivity({ db, clock }: Pick<Deps, 'db' | 'clock'>): SessionActivity {
  let lastSeen = new Map<string, { readonly playerId: string; readonly at: Date }>();
  const pass = async (): Promise<void> => {
    const seen = [...lastSeen].map(([sessionId, { playerId, at }]) => ({ sessionId, playerId, at }));
    lastSeen = new Map();
    if (seen.length > 0) await countPlayerTime(db, seen);
  };
  return {
    seen: (playerId, sessionId) => void lastSeen.set(sessionId, { playerId, at: clock.now() }),
    loop: {
      name: 'time of players',
      everyMs: EVERY_MS,
      firstMs: EVERY_MS,
      failureText: 'The time of players was not counted',
      pass,
    },
  };
}
