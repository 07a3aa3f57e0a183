import type { Currency } from '../../../../core/money.ts';
import type { OddsFormat } from '../../../../core/odds.ts';

/** How the caller wants the slip written. */
export interface SlipFormat {
  readonly oddsFormat: OddsFormat;
  readonly includeOddsTrend: boolean;
}

/** All that a slip is written with and does not hold itself. */
export interface SlipWriting extends SlipFormat {
  readonly currency: Currency;
  /** What the player has of them; null for a visitor. */
  readonly promotionalCreditCents: number | null;
}
