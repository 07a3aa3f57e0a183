import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { methodText } from '../../../core/wallet/methodText.ts';
import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayStatus } from '../../domain/payments/gatewayStatus.ts';
import type { Database } from '../database.ts';
import type { StoredPayment } from './readPayments.ts';

type Query = Pick<Database, 'query'>;

/** A card or account that a player paid with before. */
export interface StoredMethod {
  readonly id: string;
  readonly providerCode: ProviderCode;
  /** The gateway's id of it. */
  readonly gatewayId: string;
  readonly name: string;
  /** Such as the last four digits. */
  readonly description: string;
}

/** Those that the player has not deleted, the last used first. */
export const listMethods = (db: Query, playerId: string): Promise<readonly StoredMethod[]> => readMethods(db, playerId, null);

/** The same, with deleted ones to which money of the player's goes back (functions/way_back.sql). */
export const listReceivingMethods = (db: Query, playerId: string, now: Date): Promise<readonly StoredMethod[]> =>
  readMethods(db, playerId, now);

async function readMethods({ query }: Query, playerId: string, backAt: Date | null): Promise<readonly StoredMethod[]> {
  const rows = await query
    .selectFrom('payment_methods')
    .select(['id', 'provider_code', 'gateway_id', 'name', 'description'])
    .where('player_id', '=', playerId)
    .where((where) =>
      where.or([
        where('deleted_at', 'is', null),
        ...(backAt === null
          ? []
          : [sql<boolean>`id IN (SELECT method_id FROM paid_in_by_account(${playerId}, ${backAt}) WHERE cents > 0)`]),
      ]),
    )
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id, provider_code: providerCode, gateway_id: gatewayId, name, description }) => ({
    id,
    providerCode,
    gatewayId,
    name,
    description,
  }));
}

/**
 * Used again, a method is what the gateway now says of it, and a deleted one is there again: the player has given it anew. A payment that was
 * begun without one is paid by it.
 */
export async function storeMethod(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: paymentId, playerId, providerCode }: Pick<StoredPayment, 'id' | 'playerId' | 'providerCode'>,
  { id: gatewayId, name, description, fingerprint: givenFingerprint }: NonNullable<GatewayStatus['method']>,
): Promise<void> {
  const [at, fingerprint] = [clock.now(), givenFingerprint ?? null];
  const stored = await db.query
    .insertInto('payment_methods')
    .values({
      id: randomUUID(),
      player_id: playerId,
      provider_code: providerCode,
      gateway_id: gatewayId,
      name,
      description,
      fingerprint,
      created_at: at,
      used_at: at,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'provider_code', 'gateway_id'])
        .doUpdateSet({ name, description, fingerprint, used_at: at, deleted_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`SELECT name_payment_method(${paymentId}, ${stored.id}, ${at})`.execute(db.query);
}

/** @returns false: unknown, deleted before, or another player's. */
export async function deleteMethod({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string, id: string): Promise<boolean> {
  const deleted = await db.query
    .updateTable('payment_methods')
    .set({ deleted_at: clock.now() })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The gateway's id of a method of this player, deleted or not. */
export async function findGatewayMethod({ query }: Query, playerId: string, id: string): Promise<string | null> {
  const row = await query
    .selectFrom('payment_methods')
    .select('gateway_id')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.gateway_id ?? null;
}

/** What players read of methods, deleted or not, by id. */
export async function readMethodNames({ query }: Query, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query.selectFrom('payment_methods').select(['id', 'name', 'description']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, description }) => [id, methodText({ name, description })]));
}
