import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceItems } from '../../server/domain/pricing/priceItems.ts';
import {
  americanOf,
  bonusPayout,
  boostedPayout,
  deadHeatPayout,
  decimalOf,
  gradedPayout,
  payout,
  type Quote,
} from './independentPrices.ts';

const american = fc
  .oneof(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: -100_000, max: -100 }))
  .map((value): Quote => ({ american: value }));
const decimal = fc.integer({ min: 1_001, max: 500_000 }).map((value): Quote => ({ thousandths: value }));
const fraction = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 1_000 }))
  .map(([numerator, denominator]): Quote => ({ numerator, denominator }));
const anyFormat = fc.constantFrom(american, decimal, fraction);
const stake = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 5_000_000 }));
const quote = anyFormat.chain((one) => one);
/** All prices of one input have one format. */
const legs = (minLength: number, maxLength = 8) => anyFormat.chain((one) => fc.array(one, { minLength, maxLength }));

/** As written in an item: one price, or a list of them. */
function written(quotes: readonly Quote[], single = false): Record<string, unknown> {
  const [first] = quotes;
  if (first === undefined) return {};
  const [format, values] =
    'american' in first
      ? ['american', quotes.map((one) => 'american' in one && one.american)]
      : 'numerator' in first
        ? ['fraction', quotes.map((one) => 'numerator' in one && `${one.numerator}/${one.denominator}`)]
        : ['decimal', quotes.map((one) => 'thousandths' in one && one.thousandths / 1000)];
  return { [format]: single ? values[0] : values };
}

const answer = (kind: string, input: unknown): unknown => priceItems([{ id: 'x', kind, input }])[0];
const is = (actual: unknown): unknown => ({ id: 'x', actual });
const check = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>): void => {
  fc.assert(property, { numRuns: 1_000 });
};

describe('the calculator and an independent calculation agree on', () => {
  it('straights', () => {
    check(
      fc.property(stake, quote, (cents, price) => {
        expect(answer('straight', { stake: cents, ...written([price], true) })).toEqual(is(payout(cents, [price])));
      }),
    );
  });

  it('parlays of two to eight legs, and the order of the legs does not matter', () => {
    check(
      fc.property(stake, legs(2), (cents, prices) => {
        const expected = payout(cents, prices);
        fc.pre(Number.isSafeInteger(expected));
        expect(answer('parlay', { stake: cents, ...written(prices) })).toEqual(is(expected));
        expect(answer('parlay', { stake: cents, ...written([...prices].reverse()) })).toEqual(is(expected));
      }),
    );
  });

  it('legs that were won, lost, pushed and void, in any order', () => {
    const graded = legs(1, 6).chain((prices) =>
      fc.tuple(
        fc.constant(prices),
        fc.array(fc.constantFrom('W', 'W', 'W', 'P', 'V', 'L'), { minLength: prices.length, maxLength: prices.length }),
      ),
    );
    check(
      fc.property(stake, graded, (cents, [prices, letters]) => {
        const results = letters.join('');
        const expected = gradedPayout(cents, prices, results);
        fc.pre(Number.isSafeInteger(expected));
        expect(answer('parlay-push', { stake: cents, ...written(prices), results })).toEqual(is(expected));
        const backwards = { ...written([...prices].reverse()), results: [...letters].reverse().join('') };
        expect(answer('parlay-push', { stake: cents, ...backwards })).toEqual(is(expected));
      }),
    );
  });

  it('dead heats, and bonus bets in them', () => {
    const tie = fc.integer({ min: 1, max: 12 }).chain((tied) => fc.tuple(fc.constant(tied), fc.integer({ min: 1, max: tied })));
    check(
      fc.property(stake, quote, tie, (cents, price, [tied, places]) => {
        const input = { stake: cents, ...written([price], true), tied, places };
        const shared = deadHeatPayout(cents, price, tied, places);
        expect(answer('dead-heat', input)).toEqual(is(shared));
        expect(answer('bonus-bet-deadheat', input)).toEqual(is(bonusPayout(cents, shared)));
      }),
    );
  });

  it('bonus bets on straights and parlays', () => {
    check(
      fc.property(stake, legs(1, 5), (cents, prices) => {
        const returned = payout(cents, prices);
        fc.pre(Number.isSafeInteger(returned));
        expect(answer('bonus-bet', { stake: cents, ...written(prices) })).toEqual(is(bonusPayout(cents, returned)));
      }),
    );
  });

  it('profit boosts, uncapped and with either cap', () => {
    const cap = fc.option(
      fc.record({ of: fc.constantFrom('stake' as const, 'extra-win' as const), cents: fc.integer({ min: 0, max: 100_000 }) }),
    );
    check(
      fc.property(stake, legs(1, 4), fc.integer({ min: 0, max: 300 }), cap, (cents, prices, percent, most) => {
        const expected = boostedPayout(cents, prices, percent, most);
        fc.pre(Number.isSafeInteger(expected));
        const capped = most === null ? {} : { maximumAmount: most.cents, cap: most.of };
        const input = { stake: cents, ...written(prices), ...capped };
        expect(answer('profit-boost', { ...input, percent })).toEqual(is(expected));
        expect(answer('profit-boost', { ...input, boost: percent / 100 })).toEqual(is(expected));
      }),
    );
  });

  it('conversions both ways', () => {
    check(
      fc.property(legs(1, 30), (prices) => {
        const [first] = prices;
        const convert = first !== undefined && 'american' in first ? decimalOf : americanOf;
        expect(answer('convert', written(prices))).toEqual(is(prices.map(convert)));
      }),
    );
  });

  it('every American price there is a decimal for, in one list', () => {
    const all = Array.from({ length: 9_901 }, (_, index) => index + 100).flatMap((size) => [size, -size]);
    expect(answer('convert', { american: all })).toEqual(is(all.map((value) => decimalOf({ american: value }))));
  });
});
