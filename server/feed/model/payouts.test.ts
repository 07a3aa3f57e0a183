import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedReturn, type Odds, payoutCents } from '../../../core/money/odds.ts';
import { compare, multiply, rational } from '../../../core/money/rational.ts';
import { STANDARD_LIMITS } from '../../domain/betKinds/limits.ts';
import { threeWayPrices, twoWayPrices } from '../../domain/pricing/bookPrices.ts';

const { minimumStakeCents, maximumStakeCents } = STANDARD_LIMITS;

/** Every possible price of the simulator's markets: of all chances, in steps finer than those between two prices. */
function everyPrice(): readonly Odds[] {
  const prices = new Map<string, Odds>();
  for (let step = 0; step <= 4_000; step += 1) {
    const chance = step / 4_000;
    for (const price of [...(twoWayPrices(chance) ?? []), ...(threeWayPrices([chance, (1 - chance) / 2, (1 - chance) / 2]) ?? [])])
      prices.set(`${price.numerator}/${price.denominator}`, price);
  }
  return [...prices.values()];
}

const PRICES = everyPrice();

/** Exact return, plus the allowed rounding: half a percent of the stake from one dollar on, nothing below. */
function paysTooMuch(stakeCents: number, prices: readonly Odds[]): boolean {
  const exact = multiply(rational(stakeCents), combinedReturn(prices));
  const most = stakeCents < 100 ? exact : multiply(exact, rational(1_005, 1_000));
  return compare(rational(payoutCents(stakeCents, prices)), most) > 0;
}

describe('payouts at the simulator’s prices', () => {
  it('a stake of cents wins no more than its exact return, and a stake of dollars at most 0.5 % more, at every price', () => {
    expect(PRICES.length).toBeGreaterThan(300);
    const found: string[] = [];
    for (const price of PRICES)
      for (let stake = minimumStakeCents; stake <= 220; stake += 1)
        if (paysTooMuch(stake, [price])) found.push(`${stake} at ${price.numerator}/${price.denominator}`);
    expect(found).toEqual([]);
  });

  it('no stake up to the largest beats the exact return of a straight or a parlay by more than 0.5 %', () => {
    const stake = fc.oneof(fc.integer({ min: minimumStakeCents, max: 300 }), fc.integer({ min: 300, max: maximumStakeCents }));
    const prices = fc.array(fc.constantFrom(...PRICES), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(stake, prices, (stakeCents, legs) => !paysTooMuch(stakeCents, legs)),
      { numRuns: 5_000 },
    );
  });
});
