import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Deps } from '../../server/deps.ts';
import { addSubscription } from '../../server/store/push/subscriptions.ts';

/** A browser of the player subscribes, at a push service of this origin; by default in a session of its own, of an hour. */
export async function subscribeToPush(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  sessionId?: string,
): Promise<boolean> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const [p256dh, auth] = [keys.getPublicKey('base64url'), randomBytes(16).toString('base64url')];
  const now = clock.now();
  const own = { id: randomUUID(), created_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  const none = { revoked_at: null, revoked_reason: null, previous_login_at: null };
  if (sessionId === undefined)
    await db.query
      .insertInto('sessions')
      .values({ ...own, ...none, player_id: playerId, transport: null })
      .execute();
  const owner = { playerId, brand: 'tsb', sessionId: sessionId ?? own.id };
  return addSubscription(db.query, { ...owner, endpoint, p256dh, auth }, now);
}

/** Causes of the jobs that wait to tell the player. */
export async function queuedPushes(pool: Pool, playerId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ cause: string }>(
    `SELECT payload ->> 'cause' AS cause FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'deliver-push' AND payload ->> 'playerId' = $1 ORDER BY j.id`,
    [playerId],
  );
  return rows.map(({ cause }) => cause);
}
