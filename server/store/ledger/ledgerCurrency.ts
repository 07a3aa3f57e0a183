import { sql } from 'kysely';
import { CURRENCIES, type Currency } from '../../../core/money/money.ts';
import type { Database } from '../database.ts';

/**
 * The currency of the money in this database: set by its first start and never changed, because the ledger stores cents without a currency.
 * Older ledgers are in US dollars.
 * @param configured the currency of a database without money.
 */
export async function ledgerCurrency(db: Pick<Database, 'query'>, configured: Currency): Promise<Currency> {
  const { rows } = await sql<{ currency: string }>`
    INSERT INTO settings (key, value)
      SELECT 'currency', to_jsonb(CASE WHEN EXISTS (SELECT FROM ledger_transfers) THEN 'USD' ELSE ${configured}::text END)
    ON CONFLICT (key) DO UPDATE SET value = settings.value
    RETURNING value #>> '{}' AS currency`.execute(db.query);
  const stored = CURRENCIES.find((currency) => currency === rows[0]?.currency);
  if (stored === undefined) throw new Error(`The database keeps money in an unknown currency: ${rows[0]?.currency}`);
  return stored;
}
