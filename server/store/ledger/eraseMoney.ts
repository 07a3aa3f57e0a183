import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/**
 * Sandbox reset only: forgets every bet, result and transfer, and every player's accounts. The tables refuse that, so their refusal is
 * lifted for this transaction, which takes them for itself until it ends.
 */
export async function eraseMoney(trx: Kysely<Tables>): Promise<void> {
  // First what placement and settlement lock first, so that neither is met half-way with the other half locked here.
  await sql`LOCK TABLE settlement_queue, ledger_accounts, liabilities IN ACCESS EXCLUSIVE MODE`.execute(trx);
  const tables = [
    'settlement_queue',
    'settlements',
    'results',
    'bet_legs',
    'bets',
    'placements',
    'ledger_transfers',
    'liabilities',
    'player_bets',
  ];
  const all = sql.raw(tables.join(', '));
  for (const table of tables) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
  await sql`TRUNCATE ${all}`.execute(trx);
  for (const table of tables) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(trx);
  await trx.deleteFrom('ledger_accounts').where('player_id', 'is not', null).execute();
}
