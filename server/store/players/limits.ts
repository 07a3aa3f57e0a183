import { sql } from 'kysely';
import type { PlayLimit } from '../../domain/casino/launchRules.ts';
import type { PlayerLimit } from '../../domain/responsibleGaming/limits.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

/** The player's limits of losses and stakes with what counts against them, losses first (functions/player_limits.sql). */
export async function readPlayLimits({ query }: Query, playerId: string, now: Date): Promise<readonly PlayLimit[]> {
  const { rows } = await sql<PlayLimit>`
    SELECT type, period, amount_cents AS "amountCents", player_limit_used(player_id, type, period, ${now}) AS "usedCents"
      FROM player_limits WHERE player_id = ${playerId} AND type IN ('LOSS', 'SPEND') ORDER BY type, period`.execute(query);
  return rows;
}

/** Replaces all limits of the player, who must exist; of two of a type and period the later one holds. */
export async function setPlayerLimits({ query }: Query, playerId: string, limits: readonly PlayerLimit[]): Promise<void> {
  await query.transaction().execute(async (trx) => {
    await trx.deleteFrom('player_limits').where('player_id', '=', playerId).execute();
    for (const limit of limits) {
      const amount = limit.type === 'DAILY_TIME' ? { seconds: limit.seconds } : { amount_cents: limit.amountCents };
      const period = limit.type === 'MAX_SINGLE_WAGER' ? null : limit.type === 'DAILY_TIME' ? 'DAILY' : limit.period;
      await trx
        .insertInto('player_limits')
        .values({ player_id: playerId, type: limit.type, period, ...amount })
        .onConflict((conflict) => conflict.columns(['player_id', 'type', 'period']).doUpdateSet(amount))
        .execute();
    }
  });
}
