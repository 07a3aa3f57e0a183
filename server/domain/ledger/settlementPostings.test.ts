import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSettlement, type SettlementVersion } from './settlementPostings.ts';

const EMPTY = { cashCents: 0, debtCents: 0 };

type Grade = Omit<SettlementVersion, 'version'>;

const grade: fc.Arbitrary<Grade> = fc.oneof(
  fc.record({ outcome: fc.constant('WIN' as const), payoutCents: fc.integer({ min: 1, max: 10_000 }) }),
  fc.constant({ outcome: 'LOSS' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PENDING' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PUSH' as const, payoutCents: 1_000 }),
);

const BETS = 3;

describe('planning a settlement', () => {
  it('pays a first grade from the operator', () => {
    expect(planSettlement(null, { outcome: 'WIN', payoutCents: 2_100 }, EMPTY)).toEqual({
      settlement: { version: 1, outcome: 'WIN', payoutCents: 2_100 },
      cashChangeCents: 2_100,
      debtChangeCents: 0,
    });
  });

  it('moves nothing for a loss, and plans nothing for a bet already settled to this grade', () => {
    const lost = planSettlement(null, { outcome: 'LOSS', payoutCents: 0 }, EMPTY);
    expect(lost).toMatchObject({ cashChangeCents: 0, debtChangeCents: 0 });
    expect(planSettlement(lost?.settlement ?? null, { outcome: 'LOSS', payoutCents: 0 }, EMPTY)).toBeNull();
    expect(planSettlement(null, { outcome: 'PENDING', payoutCents: 0 }, EMPTY)).toBeNull();
  });

  it('takes back the available cash and lends the rest', () => {
    const won: SettlementVersion = { version: 1, outcome: 'WIN', payoutCents: 2_100 };
    expect(planSettlement(won, { outcome: 'LOSS', payoutCents: 0 }, { cashCents: 600, debtCents: 0 })).toEqual({
      settlement: { version: 2, outcome: 'LOSS', payoutCents: 0 },
      cashChangeCents: -600,
      debtChangeCents: 1_500,
    });
  });

  it('repays a debt from a later win, and leaves later deposits alone', () => {
    const plan = planSettlement(null, { outcome: 'WIN', payoutCents: 1_000 }, { cashCents: 5_000, debtCents: 1_500 });
    expect(plan).toMatchObject({ cashChangeCents: 0, debtChangeCents: -1_000 });
  });

  it('never overdraws, and a correction and its reversal, in any order of bets, restore every balance', () => {
    const moves = fc.array(fc.tuple(fc.nat({ max: BETS - 1 }), grade), { maxLength: 12 });
    const order = fc.shuffledSubarray(
      Array.from({ length: BETS }, (_, index) => index),
      { minLength: BETS },
    );
    fc.assert(
      fc.property(
        fc.array(grade, { minLength: BETS, maxLength: BETS }),
        fc.nat({ max: 30_000 }),
        moves,
        order,
        (first, spent, there, back) => {
          const versions: (SettlementVersion | null)[] = Array.from({ length: BETS }, () => null);
          let funds = { ...EMPTY };
          const settle = (bet: number, next: Grade | undefined) => {
            if (!next) return;
            const plan = planSettlement(versions[bet] ?? null, next, funds);
            if (plan === null) return;
            const worth = plan.settlement.payoutCents - (versions[bet]?.payoutCents ?? 0);
            versions[bet] = plan.settlement;
            // The player's funds less the debt change by exactly the change of the bet's value.
            expect(plan.cashChangeCents - plan.debtChangeCents).toBe(worth);
            funds = { cashCents: funds.cashCents + plan.cashChangeCents, debtCents: funds.debtCents + plan.debtChangeCents };
            expect(funds.cashCents).toBeGreaterThanOrEqual(0);
            expect(funds.debtCents).toBeGreaterThanOrEqual(0);
          };
          for (const [bet, next] of first.entries()) settle(bet, next);
          // The player spends part of it elsewhere, so that it cannot be taken back in full.
          funds = { ...funds, cashCents: funds.cashCents - Math.min(spent, funds.cashCents) };
          const start = funds;
          for (const [bet, next] of there) settle(bet, next);
          for (const bet of back) settle(bet, first[bet]);
          expect(funds).toEqual(start);
        },
      ),
    );
  });
});
