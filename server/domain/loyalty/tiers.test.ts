import { describe, expect, it } from 'vitest';
import { LOYALTY_TIERS, nextTier } from './tiers.ts';

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
});
