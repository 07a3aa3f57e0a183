import { describe, expect, it } from 'vitest';
import { readPrice } from './readPrice.ts';

describe('a price as clients send it', () => {
  it('is reduced, and null when it is invalid', () => {
    expect(readPrice({ numeratorLong: 20, denominatorLong: 22 })).toEqual({
      odds: { numerator: 10, denominator: 11 },
      pointsHundredths: null,
    });
    expect(readPrice({ numeratorLong: 0, denominatorLong: 1 })).toBeNull();
    expect(readPrice({ numeratorLong: 1, denominatorLong: 1, points: 0.001 })).toBeNull();
  });
});
