import { type Rational, rational } from '../../../core/money/rational.ts';

/** Several tied for the places paid. `tied` is at least `places`, both at least 1. */
export interface DeadHeat {
  readonly tied: number;
  readonly places: number;
}

/** stake × places ÷ tied, at full odds (betfair 6779). */
export function deadHeatShare({ tied, places }: DeadHeat): Rational {
  return rational(places, tied);
}
