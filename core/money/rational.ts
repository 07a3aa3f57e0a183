/**
 * Exact fractions of big integers, always reduced and with a positive denominator. Prices and payouts are computed with them and
 * rounded once, at the end, because a rounded leg makes a parlay wrong.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError for a denominator of zero, which is a bug of the caller. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('A fraction needs a denominator other than zero');
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

export const ONE: Rational = { numerator: 1n, denominator: 1n };

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive when a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest integer, halves away from zero ("half-up" in `rules-of-betting.md`, where amounts are never negative). */
export function roundHalfUp(value: Rational): bigint {
  const negative = value.numerator < 0n;
  const top = negative ? -value.numerator : value.numerator;
  const rounded = (2n * top + value.denominator) / (2n * value.denominator);
  return negative ? -rounded : rounded;
}

/** The largest integer that is not greater than the value. */
export function roundDown(value: Rational): bigint {
  const whole = value.numerator / value.denominator;
  return value.numerator < 0n && whole * value.denominator !== value.numerator ? whole - 1n : whole;
}

/** Parses a decimal text such as `1.909` into an exact fraction; null when it is no decimal. */
export function parseDecimal(text: string): Rational | null {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const value = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return sign ? { numerator: -value.numerator, denominator: value.denominator } : value;
}
