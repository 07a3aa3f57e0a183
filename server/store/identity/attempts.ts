import { type Kysely, sql } from 'kysely';
import { type AttemptRules, attemptWaitSeconds, longestWindowSeconds } from '../../domain/identity/attemptRules.ts';
import type { Tables } from '../schema.ts';
import { isKnownNetwork } from './knownNetworks.ts';

export interface Attempt {
  readonly kind: string;
  /** A hash of the name that it is about; null without one. */
  readonly name: string | null;
  readonly network: string;
  /** The owner of the name; null where there is none. */
  readonly playerId: string | null;
}

/** First number of the advisory locks; each attempt takes first that of its address, then that of its name. */
const ATTEMPT_LOCK = 70_003;

/**
 * Counts an attempt unless it has to wait. Attempts on one name and from one address are counted one after the other, by all servers. One
 * that has to wait is not stored, so that it does not prolong the wait.
 * @returns 0 when it is allowed, else the seconds to wait.
 */
export async function reserveAttempt(
  db: Kysely<Tables>,
  { kind, name, network, playerId }: Attempt,
  now: Date,
  rules: AttemptRules,
): Promise<number> {
  const since = new Date(now.getTime() - longestWindowSeconds(rules) * 1000);
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${ATTEMPT_LOCK}, hashtext(${`${kind} at ${network}`}))`.execute(trx);
    if (name !== null) await sql`SELECT pg_advisory_xact_lock(${ATTEMPT_LOCK}, hashtext(${`${kind} of ${name}`}))`.execute(trx);
    const earlier = await trx
      .selectFrom('attempts')
      .select(['name', 'network', 'attempted_at'])
      .where('kind', '=', kind)
      .where('attempted_at', '>', since)
      .where(({ eb, or }) => or([eb('network', '=', network), ...(name === null ? [] : [eb('name', '=', name)])]))
      .execute();
    const isKnownAddress = await isKnownNetwork(trx, playerId, network);
    const waitSeconds = attemptWaitSeconds(
      earlier.map((row) => ({
        at: row.attempted_at,
        sameName: name !== null && row.name === name,
        sameAddress: row.network === network,
      })),
      now,
      rules,
      isKnownAddress,
    );
    if (waitSeconds === 0) await trx.insertInto('attempts').values({ kind, name, network, attempted_at: now }).execute();
    return waitSeconds;
  });
}

/** Attempts that no rule counts any more. */
export async function forgetAttempts(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('attempted_at', '<', before).execute();
}
