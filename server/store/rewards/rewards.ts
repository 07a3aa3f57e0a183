import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';
import type { RewardKind } from './tables.ts';

/** Amounts in cents. */
export type NewReward =
  | { readonly kind: 'BONUS_BET' | 'CASHBACK'; readonly title: string; readonly amountCents: number; readonly expiresAt: Date }
  | {
      readonly kind: 'PROFIT_BOOST';
      readonly title: string;
      readonly percent: number;
      /** The most that the boost adds. */
      readonly maximumAmountCents: number;
      readonly minimumLegs: number | null;
      readonly expiresAt: Date;
    };

export interface Reward {
  readonly id: string;
  readonly kind: RewardKind;
  readonly title: string;
  readonly amountCents: number | null;
  readonly maximumAmountCents: number | null;
  readonly minimumLegs: number | null;
  readonly expiresAt: Date;
}

/** @returns the reward's id. */
export async function grantReward(db: Kysely<Tables>, playerId: string, reward: NewReward, at: Date): Promise<string> {
  const id = randomUUID();
  const isBoost = reward.kind === 'PROFIT_BOOST';
  await db
    .insertInto('rewards')
    .values({
      id,
      player_id: playerId,
      kind: reward.kind,
      title: reward.title,
      amount_cents: isBoost ? null : reward.amountCents,
      percent: isBoost ? reward.percent : null,
      maximum_amount_cents: isBoost ? reward.maximumAmountCents : null,
      minimum_legs: isBoost ? reward.minimumLegs : null,
      created_at: at,
      expires_at: reward.expiresAt,
    })
    .execute();
  return id;
}

/** Rewards of one kind that have not expired, those that expire first in front. */
export async function readRewards(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  kind: RewardKind,
  { now, first }: { readonly now: Date; readonly first: number },
): Promise<readonly Reward[]> {
  const rows = await query
    .selectFrom('rewards')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(first)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    amountCents: row.amount_cents,
    maximumAmountCents: row.maximum_amount_cents,
    minimumLegs: row.minimum_legs,
    expiresAt: row.expires_at,
  }));
}
