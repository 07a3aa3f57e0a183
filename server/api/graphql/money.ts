import { type Cents, formatMoney } from '../../../core/money.ts';
import type { Money } from './generated/resolvers.ts';

/** Both readings of the specification exist; the regions served so far bet in US dollars. */
const CURRENCY = 'USD';

/** Cents as the contract's Money. */
export function moneyOf(amountCents: Cents): Money {
  return { amount: amountCents, amountLong: amountCents, currency: CURRENCY, formattedAmount: formatMoney(amountCents) };
}
