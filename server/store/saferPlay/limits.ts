import { sql } from 'kysely';
import type { PlayLimit } from '../../domain/casino/launchRules.ts';
import type { LimitSlotName, LimitValue } from '../../domain/saferPlay/limitChange.ts';
import type { PlayerLimit } from '../../domain/saferPlay/limits.ts';
import type { Database } from '../database.ts';
import { setLimit } from './writeLimit.ts';

type Query = Pick<Database, 'query'>;

/** The player's limits of losses and stakes with what counts against them, losses first (functions/player_limits.sql). */
export async function readPlayLimits({ query }: Query, playerId: string, now: Date): Promise<readonly PlayLimit[]> {
  const { rows } = await sql<PlayLimit>`
    SELECT type, period, amount_cents AS "amountCents", player_limit_used(player_id, type, period, ${now}) AS "usedCents"
      FROM player_limits WHERE player_id = ${playerId} AND type IN ('LOSS', 'SPEND') ORDER BY type, period`.execute(query);
  return rows;
}

function slotOf(limit: PlayerLimit): { readonly name: LimitSlotName; readonly value: LimitValue } {
  if (limit.type === 'DAILY_TIME') return { name: { type: limit.type, period: 'DAILY' }, value: limit.seconds };
  const period = limit.type === 'MAX_SINGLE_WAGER' ? null : limit.period;
  return { name: { type: limit.type, period }, value: limit.amountCents };
}

/** An operator replaces all limits of the player, who must exist; of two of a type and period the later one holds. */
export async function setPlayerLimits({ query }: Query, playerId: string, limits: readonly PlayerLimit[], at: Date): Promise<void> {
  const wanted = new Map(limits.map(slotOf).map((slot) => [JSON.stringify(slot.name), slot]));
  await query.transaction().execute(async (trx) => {
    const standing = await trx.selectFrom('player_limits').select(['type', 'period']).where('player_id', '=', playerId).execute();
    for (const { type, period } of standing)
      if (!wanted.has(JSON.stringify({ type, period }))) await setLimit({ query: trx }, playerId, { type, period }, null, at);
    for (const { name, value } of wanted.values()) await setLimit({ query: trx }, playerId, name, value, at);
  });
}
