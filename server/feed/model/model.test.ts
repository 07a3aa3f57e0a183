import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../core/odds.ts';
import { threeWayPrices, twoWayPrices } from './americanPrice.ts';
import { normalBelow, poisson } from './probability.ts';
import { createRandom, integer, seedFor, shuffled } from './random.ts';

const implied = ({ numerator, denominator }: Odds): number => denominator / (numerator + denominator);
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });

describe('prices from chances', () => {
  it('are even for even chances: −110 on both sides', () => {
    expect(twoWayPrices(0.5)).toEqual([
      { numerator: 10, denominator: 11 },
      { numerator: 10, denominator: 11 },
    ]);
  });

  it('are whole American prices whose margin stays within bounds, and never both better than fair', () => {
    fc.assert(
      fc.property(anyChance, (chance) => {
        const [first, second] = twoWayPrices(chance);
        const sum = implied(first) + implied(second);
        for (const price of [first, second]) {
          const american =
            price.numerator >= price.denominator ? price.numerator / price.denominator : price.denominator / price.numerator;
          expect(Math.abs(american * 100 - Math.round(american * 100))).toBeLessThan(1e-9);
        }
        expect(sum).toBeGreaterThan(1.02);
        expect(sum).toBeLessThan(1.07);
        const fair = Math.min(0.96, Math.max(0.04, chance));
        expect(implied(first) > fair || implied(second) > 1 - fair).toBe(true);
      }),
    );
  });

  it('of three sides have a margin too', () => {
    fc.assert(
      fc.property(anyChance, anyChance, (a, b) => {
        const home = a * 0.9;
        const draw = (1 - home) * b;
        const sum = threeWayPrices([home, draw, 1 - home - draw]).reduce((total, price) => total + implied(price), 0);
        expect(sum).toBeGreaterThan(1.03);
        expect(sum).toBeLessThan(1.09);
      }),
    );
  });
});

describe('distributions', () => {
  it('match the table of the normal distribution', () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 7);
    expect(normalBelow(1.96)).toBeCloseTo(0.975, 4);
    expect(normalBelow(-1)).toBeCloseTo(0.158655, 5);
  });

  it('sum to one', () => {
    expect(poisson(2.7, 12).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
  });
});

describe('the generator', () => {
  it('continues from a stored state', () => {
    const first = createRandom(7);
    for (let index = 0; index < 10; index += 1) first.next();
    const second = createRandom(first.state());
    expect([second.next(), second.next()]).toEqual([first.next(), first.next()]);
  });

  it('is close to uniform', () => {
    const random = createRandom(seedFor(1, 'even'));
    const counts = [0, 0, 0, 0, 0];
    for (let index = 0; index < 10_000; index += 1) {
      const place = integer(random, 0, 4);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
    expect(new Set(shuffled(random, [1, 2, 3, 4, 5]))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});
