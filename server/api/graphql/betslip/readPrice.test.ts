import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsHundredthsOf, readPrice } from './readPrice.ts';

describe('a price as clients send it', () => {
  it('has a line of whole hundredths, which comes back as it left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 99_999 }),
        (hundredths) => pointsHundredthsOf(hundredths / 100) === hundredths + 0,
      ),
    );
    expect(Object.is(pointsHundredthsOf(-0), 0)).toBe(true);
    expect(pointsHundredthsOf(null)).toBeNull();
    for (const points of [1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) expect(pointsHundredthsOf(points)).toBeUndefined();
  });

  it('is reduced, and none where it is none', () => {
    expect(readPrice({ numeratorLong: 20, denominatorLong: 22 })).toEqual({
      odds: { numerator: 10, denominator: 11 },
      pointsHundredths: null,
    });
    expect(readPrice({ numeratorLong: 0, denominatorLong: 1 })).toBeNull();
    expect(readPrice({ numeratorLong: 1, denominatorLong: 1, points: 0.001 })).toBeNull();
  });
});
