import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Deps } from '../../server/deps.ts';
import { addSubscription } from '../../server/store/push/subscriptions.ts';

interface Subscribing {
  /** A known service by default. */
  readonly endpoint?: string;
  /** A new session of an hour by default. */
  readonly sessionId?: string;
  readonly keys?: { readonly p256dh: string; readonly auth: string };
}

function newKeys(): { readonly p256dh: string; readonly auth: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** A browser of the player subscribes. @returns whether it may. */
export async function subscribeToPush(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  { endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, sessionId, keys = newKeys() }: Subscribing = {},
): Promise<boolean> {
  const now = clock.now();
  const own = { id: randomUUID(), created_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  const none = { revoked_at: null, revoked_reason: null, previous_login_at: null };
  if (sessionId === undefined)
    await db.query
      .insertInto('sessions')
      .values({ ...own, ...none, player_id: playerId, transport: null })
      .execute();
  return addSubscription(db.query, { playerId, brand: 'tsb', sessionId: sessionId ?? own.id, endpoint, ...keys }, now);
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
