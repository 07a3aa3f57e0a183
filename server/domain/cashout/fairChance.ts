import { type Odds, returnPerUnit } from '../../../core/money/odds.ts';
import { add, compare, divide, multiply, ONE, type Rational, rational, subtract } from '../../../core/money/rational.ts';

/** Beyond these a price says that the market is nearly decided, and no longer how likely its sides are. */
const LEAST = rational(4, 100);
const MOST = subtract(ONE, LEAST);
/** More than any margin: prices whose chances sum to more are of different moments, and only so much is taken for the margin. */
const MOST_SUM = rational(110, 100);

/**
 * The chance of a side by the prices of all sides of its market, the margin removed; null where that is no chance to pay by: there is no
 * other side, or the market is at its limit. Books add their margin in proportion to the chances, or the same to each: the lesser chance of
 * both counts, and never more than the side's own price says.
 */
export function fairChance(own: Odds, others: readonly Odds[]): Rational | null {
  if (others.length === 0) return null;
  const implied = divide(ONE, returnPerUnit(own));
  const all = others.map((price) => divide(ONE, returnPerUnit(price))).reduce(add, implied);
  const sum = compare(all, MOST_SUM) > 0 ? MOST_SUM : all;
  const share = multiply(subtract(sum, ONE), rational(1, others.length + 1));
  const fair = [implied, divide(implied, sum), subtract(implied, share)].reduce((least, each) =>
    compare(each, least) < 0 ? each : least,
  );
  return compare(fair, LEAST) < 0 || compare(fair, MOST) > 0 ? null : fair;
}
