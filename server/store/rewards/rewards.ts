import { type Kysely, type Selectable, sql } from 'kysely';
import type { RequestedBet } from '../../domain/betKinds/types.ts';
import type { BetslipReward, RewardRestrictions } from '../../domain/rewards/reward.ts';
import type { Database } from '../database.ts';
import { GIVEN_BY_SANDBOX } from '../reason.ts';
import type { Tables } from '../schema.ts';
import type { RewardRow } from './tables.ts';

/** Which bets a bonus bet or a boost is for. */
interface Terms {
  readonly minimumLegs?: number | null;
  readonly restrictions?: RewardRestrictions | null;
}

/** Amounts in cents. */
export type NewReward =
  | { readonly kind: 'CASHBACK'; readonly title: string; readonly amountCents: number; readonly expiresAt: Date }
  /** `amountCents`: what each spin bets. */
  | {
      readonly kind: 'BONUS_SPINS';
      readonly title: string;
      readonly amountCents: number;
      readonly spins: number;
      readonly gameIds: readonly string[];
      readonly expiresAt: Date;
    }
  | ({ readonly kind: 'BONUS_BET'; readonly title: string; readonly amountCents: number; readonly expiresAt: Date } & Terms)
  | ({
      readonly kind: 'PROFIT_BOOST';
      readonly title: string;
      readonly percent: number;
      /** The most stake that it boosts, or the most that it adds (PROFIT_BOOST_CAP). */
      readonly maximumAmountCents: number;
      readonly expiresAt: Date;
    } & Terms);

/** Why a reward cannot be used yet; what is missing keeps nothing. */
interface Waits {
  readonly startsAt?: Date;
  readonly pausedReason?: string;
}

/** @returns the reward's id. */
export async function grantReward(
  db: Kysely<Tables>,
  playerId: string,
  reward: NewReward,
  at: Date,
  waits: Waits = {},
  { operator, words } = GIVEN_BY_SANDBOX,
): Promise<string> {
  const isBoost = reward.kind === 'PROFIT_BOOST';
  const terms: Terms = reward.kind === 'CASHBACK' || reward.kind === 'BONUS_SPINS' ? {} : reward;
  const columns = {
    kind: reward.kind,
    title: reward.title,
    expires_at: reward.expiresAt,
    amount_cents: isBoost ? null : reward.amountCents,
    percent: isBoost ? reward.percent : null,
    maximum_amount_cents: isBoost ? reward.maximumAmountCents : null,
    minimum_legs: terms.minimumLegs ?? null,
    restrictions: terms.restrictions ?? null,
    spins: reward.kind === 'BONUS_SPINS' ? reward.spins : null,
    game_ids: reward.kind === 'BONUS_SPINS' ? reward.gameIds : null,
    starts_at: waits.startsAt ?? null,
    paused_reason: waits.pausedReason ?? null,
  } satisfies Partial<Record<keyof RewardRow, unknown>>;
  const { rows } = await sql<{ id: string }>`
    SELECT grant_reward(${playerId}, ${JSON.stringify(columns)}::jsonb, ${operator}, ${words}, ${at}) AS id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('grant_reward has no answer');
  return row.id;
}

/** More bonus bets and boosts of a player than this are not listed. */
const MAXIMUM_LISTED = 100;

/** The bonus bets and profit boosts that the player can use now, those that expire first in front; none while nothing is offered to the player. */
export async function readRewards(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  now: Date,
): Promise<readonly BetslipReward[]> {
  const { rows } = await pool.query<Selectable<RewardRow>>({
    name: 'rewards-read',
    text: `SELECT * FROM usable_rewards WHERE player_id = $1 AND kind IN ('PROFIT_BOOST', 'BONUS_BET') AND starts_at <= $2 AND expires_at > $2
        AND player_is_offered(player_id, $2)
      ORDER BY expires_at, id LIMIT ${MAXIMUM_LISTED}`,
    values: [playerId, now],
  });
  return rows.flatMap((row) => toReward(row) ?? []);
}

/** Those of the player's rewards that the bets name and that can be used now. */
export async function readRequestedRewards(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  bets: readonly RequestedBet[],
  now: Date,
): Promise<readonly BetslipReward[]> {
  const ids = bets.flatMap(({ reward }) => (reward === undefined || reward.kind === 'PROMOTIONAL_CREDIT' ? [] : [reward.id]));
  if (ids.length === 0) return [];
  const { rows } = await sql<Selectable<RewardRow>>`
    SELECT * FROM usable_rewards WHERE player_id = ${playerId} AND id = ANY (${ids}) AND starts_at <= ${now} AND expires_at > ${now}`.execute(
    query,
  );
  return rows.flatMap((row) => toReward(row) ?? []);
}

function toReward(row: Selectable<RewardRow>): BetslipReward | null {
  const { id, title, minimum_legs: minimumLegs, restrictions, expires_at: expiresAt } = row;
  const terms = { id, title, minimumLegs, restrictions, expiresAt };
  if (row.kind === 'BONUS_BET' && row.amount_cents !== null) return { ...terms, kind: row.kind, amountCents: row.amount_cents };
  if (row.kind === 'PROFIT_BOOST' && row.percent !== null && row.maximum_amount_cents !== null)
    return { ...terms, kind: row.kind, percent: row.percent, maximumAmountCents: row.maximum_amount_cents };
  return null;
}
