import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Posting, planSettlement, type SettlementVersion } from './settlementPostings.ts';

type Account = Posting['from'];
type Balances = Record<Account, number>;

function post(balances: Balances, postings: readonly Posting[]): Balances {
  const after = { ...balances };
  for (const { from, to, amountCents } of postings) {
    after[from] -= amountCents;
    after[to] += amountCents;
  }
  return after;
}

const grade = fc.oneof(
  fc.record({ outcome: fc.constant('WIN' as const), payoutCents: fc.integer({ min: 1, max: 10_000 }) }),
  fc.constant({ outcome: 'LOSS' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PENDING' as const, payoutCents: 0 }),
  fc.record({ outcome: fc.constant('PUSH' as const), payoutCents: fc.constant(1_000) }),
);

describe('planning a settlement', () => {
  it('pays a first grade from the house', () => {
    expect(planSettlement(7, null, { outcome: 'WIN', payoutCents: 2_100 }, 0)).toEqual({
      settlement: { version: 1, outcome: 'WIN', payoutCents: 2_100, owedCents: 0 },
      postings: [{ reference: 'payout:7:1', kind: 'PAYOUT', from: 'HOUSE', to: 'CASH', amountCents: 2_100 }],
      cashChangeCents: 2_100,
    });
  });

  it('posts nothing for a loss, and plans nothing for what is settled so already', () => {
    const lost = planSettlement(7, null, { outcome: 'LOSS', payoutCents: 0 }, 0);
    expect(lost?.postings).toEqual([]);
    expect(planSettlement(7, lost?.settlement ?? null, { outcome: 'LOSS', payoutCents: 0 }, 500)).toBeNull();
    expect(planSettlement(7, null, { outcome: 'PENDING', payoutCents: 0 }, 500)).toBeNull();
  });

  it('takes back what is there and lends the rest', () => {
    const won: SettlementVersion = { version: 1, outcome: 'WIN', payoutCents: 2_100, owedCents: 0 };
    expect(planSettlement(7, won, { outcome: 'LOSS', payoutCents: 0 }, 600)).toEqual({
      settlement: { version: 2, outcome: 'LOSS', payoutCents: 0, owedCents: 1_500 },
      postings: [
        { reference: 'reverse-payout:7:1', kind: 'PAYOUT_REVERSAL', from: 'CASH', to: 'HOUSE', amountCents: 2_100 },
        { reference: 'owed:7:2', kind: 'OWED', from: 'RECEIVABLE', to: 'CASH', amountCents: 1_500 },
      ],
      cashChangeCents: -600,
    });
  });

  it('never overdraws, and grading there and back restores every balance', () => {
    fc.assert(
      fc.property(fc.array(grade, { minLength: 2, maxLength: 8 }), fc.integer({ min: 0, max: 12_000 }), (grades, spent) => {
        let balances: Balances = { CASH: 0, HOUSE: 0, RECEIVABLE: 0 };
        let version: SettlementVersion | null = null;
        const step = (next: { outcome: SettlementVersion['outcome']; payoutCents: number }) => {
          const plan = planSettlement(1, version, next, balances.CASH);
          if (plan === null) return;
          const before = balances.CASH;
          balances = post(balances, plan.postings);
          version = plan.settlement;
          expect(balances.CASH).toBe(before + plan.cashChangeCents);
          expect(balances.CASH).toBeGreaterThanOrEqual(0);
          expect(balances.CASH + balances.HOUSE + balances.RECEIVABLE).toBe(moved);
        };
        let moved = 0;
        const [first, ...others] = grades;
        if (!first) return;
        step(first);
        // The player spends some of it elsewhere, which is what makes taking back hard.
        const gone = Math.min(spent, balances.CASH);
        balances = { ...balances, CASH: balances.CASH - gone };
        moved = 0 - gone;
        const start = balances;
        for (const next of others) step(next);
        step(first);
        expect(balances).toEqual(start);
      }),
    );
  });
});
