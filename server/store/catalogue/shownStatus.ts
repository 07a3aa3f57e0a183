import type { MarketStatus } from '../../../core/wire/contract.ts';

/** The status that players see: a market that its feed left open is suspended while it is silent. */
export function shownStatus({ status, silent }: { readonly status: MarketStatus; readonly silent: boolean }): MarketStatus {
  return silent && status === 'OPEN' ? 'CLOSED' : status;
}

/** The same in SQL, of a row of markets named `m`. */
export const SHOWN_STATUS_SQL = `CASE WHEN m.silent AND m.status = 'OPEN' THEN 'CLOSED'::market_status ELSE m.status END`;
