import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/** A settlement of a transaction, by ascending bet id. */
export interface SettledForPlayer {
  readonly betId: number;
  readonly playerId: string;
  /** A correction has opened the bet again. */
  readonly isOpen: boolean;
}

/** Notes what the player has not seen, in the settlement's transaction: what is open again is no news. */
export async function noteUnseen(trx: Kysely<Tables>, bets: readonly SettledForPlayer[], at: Date): Promise<void> {
  const settled = bets.filter(({ isOpen }) => !isOpen);
  const opened = bets.filter(({ isOpen }) => isOpen);
  if (settled.length > 0)
    await sql`INSERT INTO unseen_settlements (player_id, bet_id, settled_at)
      SELECT player_id, bet_id, ${at} FROM unnest(${settled.map(({ playerId }) => playerId)}::text[], ${settled.map(({ betId }) => betId)}::bigint[])
        AS settled (player_id, bet_id)
      ON CONFLICT (player_id, bet_id) DO UPDATE SET settled_at = excluded.settled_at`.execute(trx);
  if (opened.length > 0)
    await trx
      .deleteFrom('unseen_settlements')
      .where(
        'bet_id',
        'in',
        opened.map(({ betId }) => betId),
      )
      .where(
        'player_id',
        'in',
        opened.map(({ playerId }) => playerId),
      )
      .execute();
}

export async function countUnseen(db: Kysely<Tables>, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('unseen_settlements')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The player sees all that is settled now. A settlement that commits later is news. Rows are locked in the order in which settlements write them. */
export async function seeSettled(db: Kysely<Tables>, playerId: string): Promise<void> {
  await sql`DELETE FROM unseen_settlements u USING (
      SELECT bet_id FROM unseen_settlements WHERE player_id = ${playerId} ORDER BY bet_id FOR UPDATE
    ) seen WHERE u.player_id = ${playerId} AND u.bet_id = seen.bet_id`.execute(db);
}

/** News of bets that were settled before. */
export async function forgetUnseen(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('unseen_settlements').where('settled_at', '<', before).execute();
}
