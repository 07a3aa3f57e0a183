import { describe, expect, it } from 'vitest';
import { STANDARD_LIMITS } from './limits.ts';
import { priceBets } from './priceBets.ts';
import { roundRobin } from './roundRobin.ts';
import type { TicketLeg } from './types.ts';

const evens = { numerator: 1, denominator: 1 };

const legs = (grades: string): readonly TicketLeg[] =>
  [...grades].map((letter) => ({
    odds: evens,
    grade: ({ W: 'WIN', L: 'LOSS', P: 'PUSH', V: 'VOIDED' } as const)[letter] ?? 'PENDING',
  }));

describe('a round robin', () => {
  it('has the combinations of the published chart', () => {
    const count = (sizes: readonly number[]) => roundRobin.combinations(10, { sizes });
    expect([2, 3, 4, 5, 6, 7, 8, 9].map((size) => count([size]))).toEqual([45, 120, 210, 252, 210, 120, 45, 10]);
    expect(count([2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(1_013);
  });

  it('by hand: each combination is a ticket', () => {
    const grade = (grades: string, sizes: readonly number[], stakeCents: number) =>
      roundRobin.grade(stakeCents, legs(grades), { sizes });
    expect(grade('WWW', [2], 300)).toEqual({ outcome: 'WIN', payoutCents: 1_200 });
    expect(grade('WWL', [2], 300)).toEqual({ outcome: 'WIN', payoutCents: 400 });
    expect(grade('WPL', [2], 300)).toEqual({ outcome: 'WIN', payoutCents: 200 });
    expect(grade('PPL', [2], 300)).toEqual({ outcome: 'REFUND', payoutCents: 100 });
    expect(grade('PVP', [2], 300)).toEqual({ outcome: 'REFUND', payoutCents: 300 });
    expect(grade('WLL', [2], 300)).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('?LL', [2], 300)).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('W?L', [2], 300)).toEqual({ outcome: 'PENDING', payoutCents: 0 });
    expect(grade('WWWL', [3, 4], 500)).toEqual({ outcome: 'WIN', payoutCents: 800 });
  });

  it('shares a dead heat among its combinations', () => {
    const [first, second, third] = legs('WWW');
    if (!first || !second || !third) throw new Error('three legs');
    const tied = { ...first, deadHeat: { tied: 2, places: 1 } };
    // Two tickets with half of the tied leg, 100 · 2 · 1, and one without it.
    expect(roundRobin.grade(300, [tied, second, third], { sizes: [2] })).toEqual({ outcome: 'WIN', payoutCents: 800 });
  });

  it('cannot win more than a bet can, all combinations together', () => {
    const long = Array.from({ length: 4 }, (_, index) => ({
      selectionId: `s${index}`,
      odds: { numerator: 999, denominator: 1 },
      pointsHundredths: null,
    }));
    const bet = { draftBetId: 'roundRobin:3', kind: 'ROUND_ROBIN', legs: long, combinationSizes: [3] } as const;
    const codes = (stakeCents: number) => {
      const priced = priceBets([{ ...bet, stakeCents }], { ...STANDARD_LIMITS, minimumStakeCents: 1 });
      return priced.ok ? priced.value[0]?.payoutCents : priced.error.map(({ code }) => code);
    };
    // A ticket of 1 pays a billion cents.
    expect(codes(1)).toEqual(['PAYOUT_TOO_LARGE']);
  });
});
