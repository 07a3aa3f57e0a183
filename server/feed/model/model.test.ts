import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../core/money/odds.ts';
import { threeWayPrices, twoWayPrices } from '../../domain/pricing/bookPrices.ts';
import { compoundPoisson, massOf, splitAt, sumOf } from './distribution.ts';
import { normalBelow } from './probability.ts';
import { createRandom, integer, seedFor, shuffled } from './random.ts';

const implied = ({ numerator, denominator }: Odds): number => denominator / (numerator + denominator);
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });

describe('prices from chances', () => {
  it('even chances have even prices: −110 on both sides', () => {
    expect(twoWayPrices(0.5)).toEqual([
      { numerator: 10, denominator: 11 },
      { numerator: 10, denominator: 11 },
    ]);
  });

  it('are whole American prices whose margin stays within bounds, each worse than fair, and none beyond the limit', () => {
    fc.assert(
      fc.property(anyChance, (chance) => {
        const prices = twoWayPrices(chance);
        expect(prices === null).toBe(Math.min(chance, 1 - chance) < 0.04);
        if (prices === null) return;
        const [first, second] = prices;
        const sum = implied(first) + implied(second);
        for (const price of [first, second]) {
          const american =
            price.numerator >= price.denominator ? price.numerator / price.denominator : price.denominator / price.numerator;
          expect(Math.abs(american * 100 - Math.round(american * 100))).toBeLessThan(1e-9);
        }
        expect(sum).toBeGreaterThan(1.02);
        expect(sum).toBeLessThan(1.07);
        expect(implied(first)).toBeGreaterThan(chance);
        expect(implied(second)).toBeGreaterThan(1 - chance);
      }),
    );
  });

  it('prices of three sides have a margin too', () => {
    fc.assert(
      fc.property(anyChance, anyChance, (a, b) => {
        const home = a * 0.9;
        const draw = (1 - home) * b;
        const prices = threeWayPrices([home, draw, 1 - home - draw]);
        expect(prices === null).toBe(Math.min(home, draw, 1 - home - draw) < 0.02);
        if (prices === null) return;
        const sum = prices.reduce((total, price) => total + implied(price), 0);
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

  it('chances of a Poisson number of scores sum to one, with the mean and the variance of the process', () => {
    const scores = [
      { points: 7, share: 0.5 },
      { points: 3, share: 0.5 },
    ];
    const sum = compoundPoisson(20, scores);
    const moment = (power: number) => sum.chances.reduce((all, chance, points) => all + chance * points ** power, 0);
    expect(massOf(sum)).toBeCloseTo(1, 5);
    expect(moment(1)).toBeCloseTo(20, 3);
    // The number of scores times the mean square of one: 4 · 29.
    expect(moment(2) - moment(1) ** 2).toBeCloseTo(116, 1);
    expect([1, 2, 4, 5].map((points) => sum.chances[points])).toEqual([0, 0, 0, 0]);
  });

  it('chances of a difference are level as often as both are equal', () => {
    const dice = { least: 1, chances: new Float64Array(6).fill(1 / 6) };
    const { above, equal, below } = splitAt(sumOf(dice, dice, -1), 0);
    expect([above, equal, below].map((chance) => Math.round(chance * 36))).toEqual([15, 6, 15]);
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
