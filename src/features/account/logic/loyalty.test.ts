import { describe, expect, it } from 'vitest';
import { tierLabel } from '../../../../core/texts/tierLabel.ts';
import { isLoyaltyBehind, progressPercent } from './loyalty.ts';

describe('the loyalty card', () => {
  it('writes a tier’s name as words', () => {
    expect(['PLAY', 'OWNERS_CLUB'].map(tierLabel)).toEqual(['Play', 'Owners Club']);
  });

  it('shows progress in whole percent, never more than there is', () => {
    const of = (points: number, atPoints: number) =>
      progressPercent({
        tier: 'Play',
        creditsText: '$0.00',
        points,
        next: { tier: 'Elite', atPoints, missingPoints: Math.max(0, atPoints - points) },
      });
    expect([of(0, 500), of(3_180, 5_000), of(4_999, 5_000), of(6_000, 5_000)]).toEqual([0, 63, 99, 100]);
    expect(progressPercent({ tier: 'Owners Club', creditsText: '$0.00', points: 30_000, next: null })).toBe(100);
  });

  it('asks again when its formatted credits differ from those of the menu, and not before both are known', () => {
    const loyalty = { creditsText: '$25.00' };
    expect([isLoyaltyBehind(loyalty, 2_500), isLoyaltyBehind(loyalty, null), isLoyaltyBehind(null, 2_500)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isLoyaltyBehind(loyalty, 2_000)).toBe(true);
  });
});
