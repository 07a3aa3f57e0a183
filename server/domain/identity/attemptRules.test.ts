import { describe, expect, it } from 'vitest';
import { type AttemptRules, attemptWaitSeconds, type EarlierTry, longestWindowSeconds } from './attemptRules.ts';

const RULES: AttemptRules = {
  address: { count: 5, windowSeconds: 600 },
  nameAtAddress: { count: 2, windowSeconds: 300 },
  name: { freeFailures: 3, windowSeconds: 900, longestDelaySeconds: 60 },
};
const NOW = new Date('2026-11-22T12:00:00Z');

function tries(count: number, ageSeconds: number, about: Omit<EarlierTry, 'at'>): EarlierTry[] {
  return Array.from({ length: count }, () => ({ at: new Date(NOW.getTime() - ageSeconds * 1000), ...about }));
}
const wait = (earlier: readonly EarlierTry[], isKnownAddress = false) => attemptWaitSeconds(earlier, NOW, RULES, isKnownAddress);

describe('attempts of strangers', () => {
  it('are free below every limit', () => {
    expect(wait([])).toBe(0);
    expect(wait(tries(4, 10, { sameName: false, sameAddress: true }))).toBe(0);
    expect(wait(tries(1, 10, { sameName: true, sameAddress: true }))).toBe(0);
  });

  it('from one address wait until the oldest that counts leaves the window', () => {
    expect(wait(tries(5, 10, { sameName: false, sameAddress: true }))).toBe(590);
    expect(wait(tries(5, 600, { sameName: false, sameAddress: true }))).toBe(0);
  });

  it('about one name from one address wait longer than those about others', () => {
    expect(wait(tries(2, 100, { sameName: true, sameAddress: true }))).toBe(200);
  });

  it('about one name from everywhere are slowed by a minute at most, and not at an address of its owner', () => {
    const elsewhere = { sameName: true, sameAddress: false };
    expect(wait(tries(2, 0, elsewhere))).toBe(0);
    expect(wait(tries(3, 0, elsewhere))).toBe(1);
    expect(wait(tries(500, 0, elsewhere))).toBe(60);
    expect(wait(tries(500, 60, elsewhere))).toBe(0);
    expect(wait(tries(500, 0, elsewhere), true)).toBe(0);
  });

  it('are remembered for the longest window', () => {
    expect(longestWindowSeconds(RULES)).toBe(900);
  });
});
