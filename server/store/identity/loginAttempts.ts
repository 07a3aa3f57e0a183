import { type Kysely, sql } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import { type LoginLimits, type LoginRefusal, refuseLogin } from '../../domain/identity/loginLimits.ts';
import type { Tables } from '../schema.ts';
import { isKnownNetwork } from './knownNetworks.ts';
import type { ProvedLogIn } from './logIn.ts';

export interface LoginAttempt {
  /** Null: no player has the typed name. */
  readonly playerId: string | null;
  /** The player, or the unknown name. */
  readonly account: string;
  readonly network: string;
}

/** First numbers of the advisory locks; each log-in takes them in this order. */
const NETWORK_LOCK = 70_001;
const ACCOUNT_LOCK = 70_002;

/**
 * Counts a log-in before its password is checked. Attempts on one account, and from one address, are reserved one after the other, so that
 * each of many simultaneous ones counts those before it. A refused attempt stores nothing.
 * @returns the attempt's id.
 */
export async function reserveLogin(
  db: Kysely<Tables>,
  { playerId, account, network }: LoginAttempt,
  now: Date,
  limits: LoginLimits,
): Promise<Result<number, LoginRefusal>> {
  const since = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  const accountSince = since(Math.max(limits.lock.windowSeconds, limits.account.windowSeconds));
  const networkSince = since(Math.max(limits.addressFailures.windowSeconds, limits.addressAttempts.windowSeconds));
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${NETWORK_LOCK}, hashtext(${network}))`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${ACCOUNT_LOCK}, hashtext(${account}))`.execute(trx);
    const earlier = await trx
      .selectFrom('login_attempts')
      .select(['account', 'network', 'attempted_at', 'outcome'])
      .where(({ eb, and, or }) =>
        or([
          and([eb('account', '=', account), eb('attempted_at', '>', accountSince), eb('outcome', '<>', 'SUCCEEDED')]),
          and([eb('network', '=', network), eb('attempted_at', '>', networkSince)]),
        ]),
      )
      .execute();
    const isKnownAddress = await isKnownNetwork(trx, playerId, network);
    const refusal = refuseLogin(
      earlier.map((row) => ({
        at: row.attempted_at,
        outcome: row.outcome,
        sameAccount: row.account === account,
        sameAddress: row.network === network,
      })),
      now,
      limits,
      isKnownAddress,
    );
    if (refusal) return err(refusal);
    const { id } = await trx
      .insertInto('login_attempts')
      .values({ account, network, attempted_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return ok(id);
  });
}

export async function recordLoginFailure(db: Kysely<Tables>, attemptId: number): Promise<void> {
  await db.updateTable('login_attempts').set({ outcome: 'FAILED' }).where('id', '=', attemptId).execute();
}

/** An attempt with the right password that the server could not answer is none. */
export async function withdrawLogin(db: Kysely<Tables>, attemptId: number): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', '=', attemptId).where('outcome', '=', 'PENDING').execute();
}

/** Also deletes the player's failures from this address: the lock counts consecutive failures. Attempts under way are not affected. */
export async function recordLoginSuccess(
  db: Kysely<Tables>,
  { attemptId, playerId, network }: ProvedLogIn,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('login_attempts').set({ outcome: 'SUCCEEDED' }).where('id', '=', attemptId).execute();
    await trx
      .deleteFrom('login_attempts')
      .where('account', '=', playerAccount(playerId))
      .where('network', '=', network)
      .where('outcome', '=', 'FAILED')
      .execute();
    await trx
      .insertInto('login_networks')
      .values({ player_id: playerId, network, last_login_at: now })
      .onConflict((conflict) => conflict.columns(['player_id', 'network']).doUpdateSet({ last_login_at: now }))
      .execute();
  });
}

/** How log-ins of a player are counted, by whatever name. */
export function playerAccount(playerId: string): string {
  return `player:${playerId}`;
}

/** A player who has just proved otherwise who they are begins anew, from every address. */
export async function forgetLoginFailures(db: Kysely<Tables>, playerId: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', playerAccount(playerId)).where('outcome', '=', 'FAILED').execute();
}

/** Attempts that no limit counts any more. */
export async function forgetLoginAttempts(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('attempted_at', '<', before).execute();
}

/** Addresses without a recent log-in become unknown again. */
export async function forgetLoginNetworks(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('login_networks').where('last_login_at', '<', before).execute();
}
