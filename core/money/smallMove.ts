import { compare, multiply, type Rational, rational, subtract } from './rational.ts';

/**
 * Whether a price has moved so little that a player is not asked about it: the payout differs, up or down, by less than so many
 * ten-thousandths of itself (setting `smallMoveBasisPoints`).
 * @param before what the player was shown, as a return per unit or in cents. @param now the same at the price of now.
 */
export function isSmallMove(before: Rational, now: Rational, basisPoints: number): boolean {
  const difference = subtract(now, before);
  const size = difference.numerator < 0n ? subtract(before, now) : difference;
  return compare(multiply(size, rational(10_000)), multiply(before, rational(basisPoints))) < 0;
}
