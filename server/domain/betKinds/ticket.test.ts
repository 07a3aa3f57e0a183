import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Odds, oddsFromAmerican } from '../../../core/money/odds.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { gradeTicket } from './ticket.ts';
import type { TicketLeg } from './types.ts';

const odds = (price: number): Odds => {
  const result = oddsFromAmerican(price);
  if (!result.ok) throw new Error(`${price} is no price`);
  return result.value;
};

const ticket = (grades: string): readonly TicketLeg[] =>
  [...grades].map((letter) => ({
    odds: odds(-110),
    grade: ({ W: 'WIN', L: 'LOSS', P: 'PUSH', V: 'VOIDED', '?': 'PENDING' } as const)[letter] ?? 'PENDING',
  }));

const anyLeg = fc.record({
  odds: fc.oneof(fc.integer({ min: 100, max: 5_000 }), fc.integer({ min: -5_000, max: -100 })).map(odds),
  grade: fc.constantFrom<Grade>('WIN', 'LOSS', 'PUSH', 'VOIDED', 'PENDING'),
});
const stake = fc.integer({ min: 1, max: 999_999_999 });
const legs = fc.array(anyLeg, { minLength: 1, maxLength: 6 });

describe('grading a ticket', () => {
  it('removes pushes and voids, and loses at once', () => {
    for (const [grades, outcome, payout] of [
      ['W', 'WIN', 1_909],
      ['P', 'PUSH', 1_000],
      ['V', 'VOIDED', 1_000],
      ['?', 'PENDING', 0],
      ['WW', 'WIN', 3_645],
      ['WP', 'WIN', 1_909],
      ['WV', 'WIN', 1_909],
      ['PP', 'PUSH', 1_000],
      ['PV', 'REFUND', 1_000],
      ['VV', 'VOIDED', 1_000],
      ['W?', 'PENDING', 0],
      ['P?', 'PENDING', 0],
      ['L?', 'LOSS', 0],
      ['LV', 'LOSS', 0],
    ] as const)
      expect([grades, gradeTicket(1_000, ticket(grades))]).toEqual([grades, { outcome, payoutCents: payout }]);
  });

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(
        stake,
        legs.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        (cents, [list, shuffled]) => {
          expect(gradeTicket(cents, shuffled)).toEqual(gradeTicket(cents, list));
        },
      ),
    );
  });

  it('never pays a won, pushed or void ticket less than its stake, nor a lost or open one anything', () => {
    fc.assert(
      fc.property(stake, legs, (cents, list) => {
        const grade = gradeTicket(cents, list);
        if (grade.outcome === 'LOSS' || grade.outcome === 'PENDING') expect(grade.payoutCents).toBe(0);
        else expect(grade.payoutCents).toBeGreaterThanOrEqual(cents);
      }),
    );
  });
});
