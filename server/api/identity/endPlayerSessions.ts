import type { SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, logSecurity } from '../../platform/securityLog.ts';
import { topics } from '../../platform/topics.ts';
import { revokePlayerSessions } from '../../store/identity/index.ts';

/** Ends all sessions of a player, on every device: their sockets close, and refused refreshes tell the reason. @returns how many. */
export async function endPlayerSessions(
  { db, clock, bus, log }: Pick<Deps, 'db' | 'clock' | 'bus' | 'log'>,
  playerId: string,
  reason: SessionEndReason,
  address: string,
  actor: Actor,
): Promise<number> {
  const ended = await revokePlayerSessions(db.query, playerId, reason, clock.now());
  for (const sessionId of ended) {
    bus.publish(topics.session(sessionId), '{}');
    logSecurity(log, actor, 'session.ended', { playerId, sessionId, address, outcome: reason });
  }
  return ended.length;
}
