import { type Cents, type Currency, formatMoney } from '../../../core/money/money.ts';
import type { Money } from './generated/resolvers.ts';

/** Cents as the contract's Money, in the configured currency. */
export function moneyOf(amountCents: Cents, currency: Currency): Money {
  return { amount: amountCents, amountLong: amountCents, currency, formattedAmount: formatMoney(amountCents) };
}
