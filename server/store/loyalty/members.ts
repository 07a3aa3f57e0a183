import type { Kysely } from 'kysely';
import type { LoyaltyTier } from '../../domain/loyalty/tiers.ts';
import type { Tables } from '../schema.ts';

/** A player's place in the loyalty programme. */
export interface LoyaltyMember {
  readonly tier: LoyaltyTier;
  readonly tierPoints: number;
}

export async function addLoyaltyMember(db: Kysely<Tables>, playerId: string, { tier, tierPoints }: LoyaltyMember): Promise<void> {
  await db.insertInto('loyalty_members').values({ player_id: playerId, tier, tier_points: tierPoints }).execute();
}

export async function readLoyaltyMember(db: Kysely<Tables>, playerId: string): Promise<LoyaltyMember | null> {
  const row = await db.selectFrom('loyalty_members').selectAll().where('player_id', '=', playerId).executeTakeFirst();
  return row === undefined ? null : { tier: row.tier, tierPoints: row.tier_points };
}
