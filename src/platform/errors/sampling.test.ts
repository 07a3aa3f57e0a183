import { describe, expect, it } from 'vitest';
import { isSampled } from './sampling.ts';

const ids = Array.from({ length: 2_020 }, (_, index) => `install-${index}`);

describe('a sample', () => {
  it('is nobody at 0, everybody at 101, and about as many as the rate says between', () => {
    const share = (rate: number): number => ids.filter((id) => isSampled(id, rate)).length / ids.length;
    expect(share(0)).toBe(0);
    expect(share(101)).toBe(1);
    expect(share(20)).toBeGreaterThan(0.15);
    expect(share(20)).toBeLessThan(0.25);
  });

  it('keeps everybody who was in a smaller one', () => {
    for (const id of ids) if (isSampled(id, 10)) expect(isSampled(id, 50)).toBe(true);
  });
});
