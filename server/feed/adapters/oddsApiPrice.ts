import { type Odds, oddsFromAmerican, oddsFromDecimal } from '../../../core/money/odds.ts';

export type PriceFormat = 'american' | 'decimal';

const AMERICAN = /^[+-]?\d{3,7}$/;
const DECIMAL = /^\d{1,5}(\.\d{1,6})?$/;

/**
 * The price format of a document, which The Odds API does not state in the answer. American where any price is negative, or all are whole
 * numbers of at least 100; decimal prices are never negative, and some side of every market is below 100.
 */
export function guessPriceFormat(prices: readonly unknown[]): PriceFormat {
  const numbers = prices
    .map((price) => (typeof price === 'string' && !/^[+-]?\d+(\.\d+)?$/.test(price) ? Number.NaN : Number(price)))
    .filter((price) => !Number.isNaN(price));
  const isAmerican =
    numbers.some((price) => price < 0) || (numbers.length > 0 && numbers.every((price) => Number.isInteger(price) && price >= 100));
  return isAmerican ? 'american' : 'decimal';
}

/**
 * The exact price as written; JSON numbers keep their shortest text, so 1.91 is 191/100. Null when it is not a price: digits alone are read,
 * not what else JavaScript takes for a number (`0x96`, `2.2e2`, spaces).
 */
export function readPrice(price: unknown, format: PriceFormat): Odds | null {
  if (typeof price !== 'number' && typeof price !== 'string') return null;
  const text = String(price);
  if (!(format === 'american' ? AMERICAN : DECIMAL).test(text)) return null;
  const read = format === 'american' ? oddsFromAmerican(Number(text)) : oddsFromDecimal(text);
  return read.ok ? read.value : null;
}
