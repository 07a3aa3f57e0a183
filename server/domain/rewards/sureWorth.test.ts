import { describe, expect, it } from 'vitest';
import { awardWorthCents, sureWorthCents } from './sureWorth.ts';

const bonus = { kind: 'BONUS_BET', amountCents: 100_000, expiresInSeconds: 1 } as const;
const boost = (percent: number, maximumAmountCents = 100_000) =>
  ({ kind: 'PROFIT_BOOST', percent, maximumAmountCents, expiresInSeconds: 1 }) as const;

describe('what a reward is worth for sure, at the prices of this book (n12)', () => {
  it.each([
    ['a bonus bet', bonus, 61.9],
    ['a boost of 50 % on a straight', boost(50), 15.8],
    ['a boost of 25 % on a straight', boost(25), 2.6],
  ] as const)('%s', (_what, award, percent) => {
    expect(sureWorthCents(award, 1, 'STAKE') / 1_000).toBeCloseTo(percent, 0);
  });

  it('is less with more legs, and with a least price that is long', () => {
    expect(sureWorthCents(bonus, 2, 'STAKE')).toBeLessThan(sureWorthCents(bonus, 1, 'STAKE'));
    const long = { ...bonus, restrictions: { minimumOdds: { numerator: 20, denominator: 1 } } };
    expect(sureWorthCents(long, 1, 'STAKE')).toBeLessThan(sureWorthCents(bonus, 1, 'STAKE'));
  });

  it('is nothing for a small boost of three legs, which cannot be hedged with a gain', () => {
    expect(awardWorthCents({ ...boost(25, 2_500), minimumLegs: 3 })).toBe(0);
  });

  it('is more where the most that a boost adds is capped, and not its stake', () => {
    expect(sureWorthCents(boost(50), 1, 'EXTRA_WIN')).toBeGreaterThan(sureWorthCents(boost(50), 1, 'STAKE'));
    expect(awardWorthCents(boost(50))).toBe(sureWorthCents(boost(50), 1, 'EXTRA_WIN'));
  });

  it('is the face of what is money', () => {
    expect(awardWorthCents({ kind: 'CASHBACK', amountCents: 500, expiresInSeconds: 1 })).toBe(500);
    expect(awardWorthCents({ kind: 'CASINO_BONUS', amountCents: 500 })).toBe(500);
    expect(awardWorthCents({ kind: 'PROMOTIONAL_CREDIT', amountCents: 1_000 })).toBe(
      awardWorthCents({ ...bonus, amountCents: 1_000 }),
    );
  });
});
