import type { Database } from '../database.ts';

/** Cents that a player still must bet of their casino bonus until it is cash; 0: nothing (functions/casino_bonus.sql). */
export async function readBonusToWager({ query }: Pick<Database, 'query'>, playerId: string): Promise<number> {
  const row = await query
    .selectFrom('casino_bonus_wagering')
    .select(['required_cents', 'wagered_cents'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row === undefined ? 0 : Math.max(0, row.required_cents - row.wagered_cents);
}
