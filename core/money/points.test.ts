import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPoints, parsePoints, pointsHundredthsOf, pointsOf, selectionTitle } from './points.ts';

describe('points', () => {
  it('are the same after a conversion to the contract and back', () => {
    const lines = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(lines, (hundredths) => {
        const points = pointsOf(hundredths);
        return pointsHundredthsOf(points) === hundredths && parsePoints(points) === hundredths;
      }),
    );
    expect(pointsOf(-250)).toBe(-2.5);
    expect([pointsOf(null), pointsHundredthsOf(null), pointsHundredthsOf(undefined), parsePoints(null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('are undefined when they are no valid line', () => {
    expect(Object.is(parsePoints(-0), 0)).toBe(true);
    for (const points of [1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) expect(parsePoints(points)).toBeUndefined();
  });

  it('have a sign, except for a total', () => {
    expect(formatPoints(-250, 'SPREAD')).toBe('−2.5');
    expect(formatPoints(300, 'SPREAD')).toBe('+3');
    expect(formatPoints(0, 'SPREAD')).toBe('Pick');
    expect(formatPoints(4750, 'TOTAL')).toBe('47.5');
  });

  it('follow the name of their selection', () => {
    expect(selectionTitle('Bills', 'SPREAD', -250)).toBe('Bills −2.5');
    expect(selectionTitle('Jets', 'SPREAD', 0)).toBe('Jets Pick');
    expect(selectionTitle('Over', 'TOTAL', 4750)).toBe('Over 47.5');
    expect(selectionTitle('Oilers', 'MONEYLINE', null)).toBe('Oilers');
    expect(selectionTitle('A. Neal · Anytime touchdown', 'MILESTONE', 100)).toBe('A. Neal · Anytime touchdown');
  });
});
