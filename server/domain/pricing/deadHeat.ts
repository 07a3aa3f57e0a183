import { type Odds, returnPerUnit, roundReturn } from '../../../core/odds.ts';
import { multiply, rational } from '../../../core/rational.ts';

/** Several tied for the places paid. `tied` is at least `places`, both at least 1. */
export interface DeadHeat {
  readonly tied: number;
  readonly places: number;
}

/** stake × places ÷ tied, at full odds (betfair 6779). Cents, stake's share included, rounded once. */
export function deadHeatPayoutCents(stakeCents: number, price: Odds, { tied, places }: DeadHeat): number {
  const share = rational(BigInt(stakeCents) * BigInt(places), tied);
  return roundReturn(stakeCents, multiply(share, returnPerUnit(price)));
}
