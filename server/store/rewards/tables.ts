import type { ColumnType, Generated } from 'kysely';
import type { RewardRestrictions } from '../../domain/rewards/reward.ts';

export type RewardKind = 'PROFIT_BOOST' | 'BONUS_BET' | 'CASHBACK' | 'BONUS_SPINS';

/** A row of `rewards`, and of the view `usable_rewards`, which has those that no bet has spent. */
export interface RewardRow {
  id: string;
  player_id: string;
  kind: RewardKind;
  title: string;
  amount_cents: number | null;
  percent: number | null;
  maximum_amount_cents: number | null;
  minimum_legs: number | null;
  restrictions: ColumnType<RewardRestrictions | null, string | null, never>;
  created_at: Date;
  expires_at: Date;
  starts_at: Generated<Date | null>;
  paused_reason: Generated<string | null>;
  game_ids: Generated<string[] | null>;
  spins: Generated<number | null>;
}

export interface RewardTables {
  rewards: RewardRow;
}
