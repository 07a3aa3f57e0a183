import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Posting, planSettlement, type SettlementVersion } from './settlementPostings.ts';

type Balances = Record<Posting['from'], number>;

const EMPTY = { cashCents: 0, debtCents: 0 };

function post(balances: Balances, postings: readonly Posting[]): Balances {
  const after = { ...balances };
  for (const { from, to, amountCents } of postings) {
    after[from] -= amountCents;
    after[to] += amountCents;
  }
  return after;
}

type Grade = Omit<SettlementVersion, 'version'>;

const grade: fc.Arbitrary<Grade> = fc.oneof(
  fc.record({ outcome: fc.constant('WIN' as const), payoutCents: fc.integer({ min: 1, max: 10_000 }) }),
  fc.constant({ outcome: 'LOSS' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PENDING' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PUSH' as const, payoutCents: 1_000 }),
);

const BETS = 3;

describe('planning a settlement', () => {
  it('pays a first grade from the house', () => {
    expect(planSettlement(7, null, { outcome: 'WIN', payoutCents: 2_100 }, EMPTY)).toEqual({
      settlement: { version: 1, outcome: 'WIN', payoutCents: 2_100 },
      postings: [{ reference: 'payout:7:1', kind: 'PAYOUT', from: 'HOUSE', to: 'CASH', amountCents: 2_100 }],
      cashChangeCents: 2_100,
      debtChangeCents: 0,
    });
  });

  it('posts nothing for a loss, and plans nothing for what is settled so already', () => {
    const lost = planSettlement(7, null, { outcome: 'LOSS', payoutCents: 0 }, EMPTY);
    expect(lost?.postings).toEqual([]);
    expect(planSettlement(7, lost?.settlement ?? null, { outcome: 'LOSS', payoutCents: 0 }, EMPTY)).toBeNull();
    expect(planSettlement(7, null, { outcome: 'PENDING', payoutCents: 0 }, EMPTY)).toBeNull();
  });

  it('takes back what is there and lends the rest', () => {
    const won: SettlementVersion = { version: 1, outcome: 'WIN', payoutCents: 2_100 };
    expect(planSettlement(7, won, { outcome: 'LOSS', payoutCents: 0 }, { cashCents: 600, debtCents: 0 })).toEqual({
      settlement: { version: 2, outcome: 'LOSS', payoutCents: 0 },
      postings: [
        { reference: 'reverse-payout:7:1', kind: 'PAYOUT_REVERSAL', from: 'CASH', to: 'HOUSE', amountCents: 2_100 },
        { reference: 'loan:7:2', kind: 'LOAN', from: 'RECEIVABLE', to: 'CASH', amountCents: 1_500 },
      ],
      cashChangeCents: -600,
      debtChangeCents: 1_500,
    });
  });

  it('pays a debt back out of a later win, and leaves what was deposited since', () => {
    const plan = planSettlement(8, null, { outcome: 'WIN', payoutCents: 1_000 }, { cashCents: 5_000, debtCents: 1_500 });
    expect(plan).toMatchObject({ cashChangeCents: 0, debtChangeCents: -1_000 });
    expect(plan?.postings.at(-1)).toEqual({
      reference: 'repayment:8:1',
      kind: 'REPAYMENT',
      from: 'CASH',
      to: 'RECEIVABLE',
      amountCents: 1_000,
    });
  });

  it('never overdraws, and grading there and back, in any order of bets, restores every balance', () => {
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
          let balances: Balances = { CASH: 0, HOUSE: 0, RECEIVABLE: 0 };
          const settle = (bet: number, next: Grade | undefined) => {
            if (!next) return;
            const funds = { cashCents: balances.CASH, debtCents: 0 - balances.RECEIVABLE };
            const plan = planSettlement(bet, versions[bet] ?? null, next, funds);
            if (plan === null) return;
            const before = balances;
            balances = post(balances, plan.postings);
            versions[bet] = plan.settlement;
            expect(balances.CASH).toBe(before.CASH + plan.cashChangeCents);
            expect(balances.RECEIVABLE).toBe(before.RECEIVABLE - plan.debtChangeCents);
            expect(balances.CASH).toBeGreaterThanOrEqual(0);
            expect(balances.RECEIVABLE).toBeLessThanOrEqual(0);
          };
          for (const [bet, next] of first.entries()) settle(bet, next);
          // The player spends some of it elsewhere, which is what makes taking back hard.
          balances = { ...balances, CASH: balances.CASH - Math.min(spent, balances.CASH) };
          const start = balances;
          for (const [bet, next] of there) settle(bet, next);
          for (const bet of back) settle(bet, first[bet]);
          expect(balances).toEqual(start);
        },
      ),
    );
  });
});
