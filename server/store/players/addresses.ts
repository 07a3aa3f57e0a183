import { type Kysely, sql } from 'kysely';
import type { Address, KnownAddress } from '../../../core/rest/address.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Database } from '../database.ts';
import { notePerson } from '../persons/index.ts';
import type { Tables } from '../schema.ts';

/** The last address of the player, or that of the sign-up; null: there is no such player. */
export async function readPlayerAddress(db: Kysely<Tables>, playerId: string): Promise<KnownAddress | null> {
  const row = await db
    .selectFrom('players as p')
    .leftJoin('player_details as d', 'd.player_id', 'p.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('player_addresses')
          .selectAll()
          .whereRef('player_addresses.player_id', '=', 'p.id')
          .orderBy('player_addresses.id', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .select(['p.region_code', 'a.changed_at'])
    .select(({ fn }) => [
      fn.coalesce('a.street', 'd.street').as('street'),
      fn.coalesce('a.city', 'd.city').as('city'),
      fn.coalesce('a.postal_code', 'd.postal_code').as('postal_code'),
    ])
    .where('p.id', '=', playerId)
    .executeTakeFirst();
  return row ? { ...row, changed_at: row.changed_at?.toISOString() ?? null } : null;
}

/**
 * Adds an address, which holds from now on. Another region needs an approved document in which that region was read, and which has proved none yet: the
 * periods of limits follow the region, and each change of it could begin a new day. In order with bets and changes of limits, by the lock of the player's funds.
 */
export async function changePlayerAddress(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  { region_code: regionCode, street, city, postal_code: postalCode }: Address,
  addressCheck: string,
  now: Date,
  spendCode: (trx: Kysely<Tables>) => Promise<boolean>,
): Promise<Result<void, 'NO_PROOF' | 'NO_CODE'>> {
  return query.transaction().execute(async (trx) => {
    if (!(await spendCode(trx))) return err('NO_CODE');
    await sql`SELECT FROM lock_funds(ARRAY[${playerId}])`.execute(trx);
    const { region_code: before } = await trx
      .selectFrom('players')
      .select('region_code')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (before !== regionCode) {
      const proof = await trx
        .updateTable('document_checks')
        .set({ used_at: now })
        .where('id', '=', ({ selectFrom }) =>
          selectFrom('document_checks')
            .select('id')
            .where('player_id', '=', playerId)
            .where('state', '=', 'APPROVED')
            .where('used_at', 'is', null)
            .where('read_region', '=', regionCode)
            .orderBy('decided_at', 'desc')
            .limit(1),
        )
        .returning('id')
        .executeTakeFirst();
      if (proof === undefined) return err('NO_PROOF');
      await trx.updateTable('players').set({ region_code: regionCode }).where('id', '=', playerId).execute();
    }
    const address = { street, city, region_code: regionCode, postal_code: postalCode };
    await trx
      .insertInto('player_addresses')
      .values({ player_id: playerId, ...address, address_check: addressCheck, changed_at: now })
      .execute();
    await notePerson(trx, playerId, 'ADDRESS', now);
    return ok(undefined);
  });
}
