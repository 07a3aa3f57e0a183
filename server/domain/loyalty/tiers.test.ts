import { describe, expect, it } from 'vitest';
import { heldTier, LOYALTY_TIERS, nextTier, type TierFacts } from './tiers.ts';

const facts: TierFacts = { year: 2026, points: 0, pointsBefore: 0, granted: 'PLAY', grantedYear: null };
const held = (more: Partial<TierFacts>): string => {
  const { tier, throughYear } = heldTier({ ...facts, ...more });
  return `${tier} ${throughYear}`;
};

describe('the tiers of the loyalty programme', () => {
  it('follow each other; the two names of the first tier have the same next one', () => {
    expect(LOYALTY_TIERS.map((tier) => `${tier} > ${nextTier(tier)}`)).toEqual([
      'PLAY > ADVANTAGE',
      'CHOICE > ADVANTAGE',
      'ADVANTAGE > PREFERRED',
      'PREFERRED > ELITE',
      'ELITE > OWNERS_CLUB',
      'OWNERS_CLUB > null',
    ]);
  });

  it('a tier is reached with its first point and holds through the next year', () => {
    expect([held({ points: 499 }), held({ points: 500 }), held({ points: 4_999 }), held({ points: 25_000 })]).toEqual([
      'PLAY null',
      'ADVANTAGE 2027',
      'PREFERRED 2027',
      'OWNERS_CLUB 2027',
    ]);
    expect([held({ pointsBefore: 5_000 }), held({ pointsBefore: 5_000, points: 600 }), held({ points: -5 })]).toEqual([
      'ELITE 2026',
      'ELITE 2026',
      'PLAY null',
    ]);
  });

  it('a tier that was given holds through the year after, unless a higher one was earned', () => {
    const given = { granted: 'ELITE' } as const;
    expect([held({ ...given, grantedYear: 2025 }), held({ ...given, grantedYear: 2024 })]).toEqual(['ELITE 2026', 'PLAY null']);
    expect(held({ ...given, grantedYear: 2025, points: 5_000 })).toBe('ELITE 2027');
    expect(held({ granted: 'CHOICE', grantedYear: 2020 })).toBe('CHOICE null');
  });
});
