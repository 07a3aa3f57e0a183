import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/**
 * Sandbox reset only: deletes every bet, result and transfer, and every player's accounts. Triggers forbid that, so they are disabled for
 * this transaction, which locks the tables until it ends.
 */
export async function eraseMoney(trx: Kysely<Tables>): Promise<void> {
  // Locks first the tables that placement and settlement lock first, to avoid a deadlock.
  await sql`LOCK TABLE settlement_queue, ledger_accounts, liabilities IN ACCESS EXCLUSIVE MODE`.execute(trx);
  const tables = [
    'settlement_queue',
    'unseen_settlements',
    'auto_cash_outs',
    'cash_outs',
    'bet_cancellations',
    'settlements',
    'results',
    'bet_legs',
    'bets',
    'money_requests',
    'held_placements',
    'promo_code_uses',
    'payment_events',
    'payment_attempts',
    'payments',
    'ledger_transfers',
    'player_entries',
    'bet_entries',
    'bet_entry_sports',
    'loyalty_entries',
    'loyalty_years',
    'promotion_awards',
    'award_recalls',
    'casino_jackpot_wins',
    'casino_transactions',
    'casino_rounds',
    'casino_bonus_wagering',
    'liabilities',
    'player_bets',
  ];
  const all = sql.raw(tables.join(', '));
  const guarded = [...tables, 'operator_actions'];
  for (const table of guarded) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
  await sql`TRUNCATE ${all}`.execute(trx);
  // The reasons of offers stay with the offers.
  await sql`DELETE FROM operator_actions WHERE player_id IS NOT NULL`.execute(trx);
  for (const table of guarded) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(trx);
  await trx.updateTable('loyalty_members').set({ credits: 0, tier: 'PLAY', granted_year: null }).execute();
  await trx.deleteFrom('ledger_accounts').where('player_id', 'is not', null).execute();
}
