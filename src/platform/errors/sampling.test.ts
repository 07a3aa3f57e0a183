import { describe, expect, it } from 'vitest';
import { isSampled } from './sampling.ts';

const ids = Array.from({ length: 2_020 }, (_, index) => `install-${index}`);

describe('a sample', () => {
  it('contains no device at rate 0, every device at 101, and about the given share between', () => {
    const share = (rate: number): number => ids.filter((id) => isSampled(id, rate)).length / ids.length;
    expect(share(0)).toBe(0);
    expect(share(101)).toBe(1);
    expect(share(20)).toBeGreaterThan(0.15);
    expect(share(20)).toBeLessThan(0.25);
  });

  it('contains every device of a smaller sample', () => {
    for (const id of ids) if (isSampled(id, 10)) expect(isSampled(id, 50)).toBe(true);
  });
});
