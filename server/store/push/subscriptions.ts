import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { PUSH_KINDS, type PushKind } from '../../../core/wire/pushMessage.ts';
import type { Tables } from '../schema.ts';

/** Browsers of a player at a brand; of more the oldest is forgotten. */
export const MOST_SUBSCRIPTIONS = 10;

/** The player, at a brand. */
export interface PushOwner {
  readonly playerId: string;
  readonly brand: string;
}

export interface NewSubscription extends PushOwner {
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSettingsRow {
  /** Hashes of the endpoints. */
  readonly devices: readonly string[];
  readonly kinds: readonly PushKind[];
}

export function endpointHash(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

/** Devices are those of sessions that last, at this time. */
export async function readPushSettings(db: Kysely<Tables>, { playerId, brand }: PushOwner, at: Date): Promise<PushSettingsRow> {
  const devices = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select('p.endpoint_hash')
    .where('p.player_id', '=', playerId)
    .where('p.brand', '=', brand)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', at)
    .orderBy('p.id')
    .execute();
  const off = await db
    .selectFrom('push_kinds_off')
    .select('kind')
    .where('player_id', '=', playerId)
    .where('brand', '=', brand)
    .execute();
  const isOff = new Set(off.map(({ kind }) => kind));
  return { devices: devices.map((row) => row.endpoint_hash), kinds: PUSH_KINDS.filter((kind) => !isOff.has(kind)) };
}

/**
 * An endpoint is one browser: it belongs to whoever has subscribed with it last, with nothing that was told to the one before.
 * @returns whether it is subscribed: a session that has ended subscribes nothing.
 */
export async function addSubscription(db: Kysely<Tables>, subscription: NewSubscription, at: Date): Promise<boolean> {
  const { playerId, brand, sessionId, endpoint, p256dh, auth } = subscription;
  const hash = endpointHash(endpoint);
  return db.transaction().execute(async (trx) => {
    // An end of the session waits for this row, and then finds the subscription.
    const session = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('player_id', '=', playerId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .forShare()
      .executeTakeFirst();
    if (session === undefined) return false;
    await trx
      .deleteFrom('push_subscriptions')
      .where('endpoint_hash', '=', hash)
      .where((where) => where.or([where('player_id', '<>', playerId), where('brand', '<>', brand)]))
      .execute();
    await trx
      .insertInto('push_subscriptions')
      .values({
        player_id: playerId,
        brand,
        session_id: sessionId,
        endpoint,
        p256dh,
        auth,
        endpoint_hash: hash,
        subscribed_at: at,
      })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet({ session_id: sessionId, p256dh, auth }))
      .execute();
    await sql`DELETE FROM push_subscriptions WHERE player_id = ${playerId} AND brand = ${brand} AND id NOT IN (
      SELECT id FROM push_subscriptions WHERE player_id = ${playerId} AND brand = ${brand} ORDER BY id DESC LIMIT ${MOST_SUBSCRIPTIONS})`.execute(
      trx,
    );
    return true;
  });
}

/** Removes those of sessions that nobody has ended, and that have expired. */
export async function forgetSubscriptions(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`DELETE FROM push_subscriptions p USING sessions s WHERE s.id = p.session_id AND s.expires_at <= ${now}`.execute(db);
}

/** Removes one of this player alone: the endpoint of another one is left as it is. */
export async function removeSubscription(db: Kysely<Tables>, { playerId, brand }: PushOwner, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', endpointHash(endpoint))
    .where('player_id', '=', playerId)
    .where('brand', '=', brand)
    .execute();
}

export async function switchPushKind(
  db: Kysely<Tables>,
  { playerId, brand }: PushOwner,
  kind: PushKind,
  isOn: boolean,
): Promise<void> {
  const row = { player_id: playerId, brand, kind };
  if (isOn)
    await db
      .deleteFrom('push_kinds_off')
      .where('player_id', '=', playerId)
      .where('brand', '=', brand)
      .where('kind', '=', kind)
      .execute();
  else
    await db
      .insertInto('push_kinds_off')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The stored pair; `made` becomes it where there is none. One pair stays where several servers start at once. */
export async function storedPushKeys(db: Kysely<Tables>, made: PushKeys): Promise<PushKeys> {
  await db
    .insertInto('push_keys')
    .values({ public_key: made.publicKey, private_key: made.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
  return { publicKey: row.public_key, privateKey: row.private_key };
}
