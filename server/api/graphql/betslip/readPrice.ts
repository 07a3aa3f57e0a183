import { odds } from '../../../../core/odds.ts';
import type { Price } from '../../../domain/betslip/slip.ts';

/** Points of a line leave as a number of points; they come back as hundredths. Undefined for what no line can be. */
export function pointsHundredthsOf(points: number | null | undefined): number | null | undefined {
  if (points === null || points === undefined) return null;
  const hundredths = Math.round(points * 100);
  const exact = Number.isSafeInteger(hundredths) && Math.abs(points * 100 - hundredths) < 1e-6;
  // −0 is a line of zero.
  return exact ? hundredths + 0 : undefined;
}

/** A price as clients send it; null when it is none. */
export function readPrice(input: { numeratorLong: number; denominatorLong: number; points?: number | null }): Price | null {
  const price = odds(input.numeratorLong, input.denominatorLong);
  const pointsHundredths = pointsHundredthsOf(input.points);
  return price.ok && pointsHundredths !== undefined ? { odds: price.value, pointsHundredths } : null;
}
