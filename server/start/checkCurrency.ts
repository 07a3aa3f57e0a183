import type { Config } from '../platform/config.ts';
import { StartupFailure } from '../platform/startupFailure.ts';
import type { Database } from '../store/database.ts';
import { ledgerCurrency } from '../store/ledger/index.ts';

/** @throws StartupFailure where the configured currency differs from the currency of the players' money. */
export async function checkCurrency(db: Pick<Database, 'query'>, { currency }: Pick<Config, 'currency'>): Promise<void> {
  const stored = await ledgerCurrency(db, currency);
  if (stored !== currency) {
    throw new StartupFailure(
      `The money in this database is ${stored}, not ${currency}: set CURRENCY=${stored}, or use another database.`,
    );
  }
}
