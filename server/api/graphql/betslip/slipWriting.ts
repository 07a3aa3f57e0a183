import type { Currency } from '../../../../core/money.ts';
import type { OddsFormat } from '../../../../core/odds.ts';

/** The format that the caller requests for the slip. */
export interface SlipFormat {
  readonly oddsFormat: OddsFormat;
  readonly includeOddsTrend: boolean;
}

/** Data needed to write a slip that the slip itself does not contain. */
export interface SlipWriting extends SlipFormat {
  readonly currency: Currency;
  /** The player's balances; null for a visitor. */
  readonly promotionalCreditCents: number | null;
}
