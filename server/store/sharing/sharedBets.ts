import type { Kysely } from 'kysely';
import type { SharedBet } from '../../domain/sharing/sharedBet.ts';
import type { Tables } from '../schema.ts';

export async function addSharedBet(db: Kysely<Tables>, bet: SharedBet, createdAt: Date): Promise<void> {
  const { id, brand, kind, legs, stakeCents, expiresAt } = bet;
  await db
    .insertInto('shared_bets')
    .values({
      id,
      brand,
      kind,
      legs: JSON.stringify(legs),
      stake_cents: stakeCents,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

export async function findSharedBet(db: Kysely<Tables>, brand: string, id: string): Promise<SharedBet | undefined> {
  return db
    .selectFrom('shared_bets')
    .select(['id', 'brand', 'kind', 'legs', 'stake_cents as stakeCents', 'expires_at as expiresAt'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function forgetSharedBets(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('shared_bets').where('expires_at', '<', before).execute();
}
