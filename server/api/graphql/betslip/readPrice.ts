import { odds } from '../../../../core/money/odds.ts';
import { parsePoints } from '../../../../core/money/points.ts';
import type { Price } from '../../../domain/betslip/slip.ts';

/** A price as clients send it; null when it is invalid. */
export function readPrice(input: { numeratorLong: number; denominatorLong: number; points?: number | null }): Price | null {
  const price = odds(input.numeratorLong, input.denominatorLong);
  const pointsHundredths = parsePoints(input.points);
  return price.ok && pointsHundredths !== undefined ? { odds: price.value, pointsHundredths } : null;
}
