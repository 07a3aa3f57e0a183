import { sql, type Transaction } from 'kysely';
import type { StopKind } from '../../domain/saferPlay/stops.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';

/** What stops a player now. */
export interface PlayerStop {
  readonly kind: StopKind;
  /** Null: for good. */
  readonly until: Date | null;
}

export interface NewStop {
  readonly kind: StopKind;
  /** Null: for good. */
  readonly until: Date | null;
  readonly endsByItself: boolean;
}

/** Stops the player's bets, spins and deposits at every brand, in order with those under way (functions/player_stop.sql). @returns the end that holds. */
export async function stopPlayer(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  { kind, until, endsByItself }: NewStop,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    SELECT stop_player(${playerId}, ${kind}, ${until}, ${endsByItself}, ${now}) AS until`.execute(query);
  return rows[0]?.until ?? null;
}

/** What keeps the player from logging in. Locks the player's row, so that a stop comes wholly before this transaction or after it. */
export async function lockedStop(trx: Transaction<Tables>, playerId: string, now: Date): Promise<PlayerStop | null> {
  await trx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute();
  const { rows } = await sql<PlayerStop>`SELECT kind, expires_at AS until FROM player_stop(${playerId}, ${now})`.execute(trx);
  return rows[0] ?? null;
}
