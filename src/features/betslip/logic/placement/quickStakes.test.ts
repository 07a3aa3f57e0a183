import { describe, expect, it } from 'vitest';
import { quickStakes } from './quickStakes.ts';

describe('quick stakes', () => {
  const labels = (last: number | null, balance: number | null) => quickStakes(last, balance).map(({ label }) => label);

  it('begin with the last stake, and end with the balance', () => {
    expect(labels(null, 100_000)).toEqual(['$10', '$25', '$50', '$100', 'Max']);
    expect(labels(750, 100_000)).toEqual(['$7.50', '$10', '$25', '$50', '$100', 'Max']);
    expect(labels(2500, 100_000)).toEqual(['$25', '$10', '$50', '$100', 'Max']);
    expect(quickStakes(null, 4_250).at(-1)).toEqual({ label: 'Max', stakeCents: 4_250 });
  });

  it('offer nothing above the balance', () => {
    expect(labels(10_000, 3_000)).toEqual(['$10', '$25', 'Max']);
    expect(labels(null, 0)).toEqual([]);
    expect(labels(null, null)).toEqual(['$10', '$25', '$50', '$100']);
  });
});
