import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BetReward } from '../rewards/reward.ts';
import { type PlayerFunds, planSettlement, type SettlementVersion } from './settlementPostings.ts';

const EMPTY: PlayerFunds = { cashCents: 0, debtCents: 0, creditCents: 0, creditDebtCents: 0 };

type Grade = Omit<SettlementVersion, 'version'>;

const grade: fc.Arbitrary<Grade> = fc.oneof(
  fc.record({ outcome: fc.constant('WIN' as const), payoutCents: fc.integer({ min: 1, max: 10_000 }) }),
  fc.constant({ outcome: 'LOSS' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PENDING' as const, payoutCents: 0 }),
  fc.constant({ outcome: 'PUSH' as const, payoutCents: 1_000 }),
);

const CREDITS: BetReward = { kind: 'PROMOTIONAL_CREDIT' };
const BONUS: BetReward = { kind: 'BONUS_BET', id: 'f', title: 'Bonus' };
/** The reward of each bet. */
const REWARDS = [null, CREDITS, BONUS] as const;
const BETS = REWARDS.length;

function worthOf({ cashCents, debtCents, creditCents, creditDebtCents }: PlayerFunds): number {
  return cashCents - debtCents + creditCents - creditDebtCents;
}

describe('planning a settlement', () => {
  it('pays a first grade from the operator', () => {
    expect(planSettlement(null, { outcome: 'WIN', payoutCents: 2_100 }, EMPTY)).toEqual({
      settlement: { version: 1, outcome: 'WIN', payoutCents: 2_100 },
      funds: { ...EMPTY, cashCents: 2_100 },
      debtChangeCents: 0,
      creditDebtChangeCents: 0,
    });
  });

  it('moves nothing for a loss, and plans nothing for a bet already settled to this grade', () => {
    const lost = planSettlement(null, { outcome: 'LOSS', payoutCents: 0 }, EMPTY);
    expect(lost).toMatchObject({ funds: EMPTY, debtChangeCents: 0 });
    expect(planSettlement(lost?.settlement ?? null, { outcome: 'LOSS', payoutCents: 0 }, EMPTY)).toBeNull();
    expect(planSettlement(null, { outcome: 'PENDING', payoutCents: 0 }, EMPTY)).toBeNull();
  });

  it('takes back the available cash and lends the rest', () => {
    const won: SettlementVersion = { version: 1, outcome: 'WIN', payoutCents: 2_100 };
    expect(planSettlement(won, { outcome: 'LOSS', payoutCents: 0 }, { ...EMPTY, cashCents: 600 })).toEqual({
      settlement: { version: 2, outcome: 'LOSS', payoutCents: 0 },
      funds: { ...EMPTY, debtCents: 1_500 },
      debtChangeCents: 1_500,
      creditDebtChangeCents: 0,
    });
  });

  it('repays a debt from a later win, and leaves later deposits alone', () => {
    const plan = planSettlement(null, { outcome: 'WIN', payoutCents: 1_000 }, { ...EMPTY, cashCents: 5_000, debtCents: 1_500 });
    expect(plan).toMatchObject({ funds: { cashCents: 5_000, debtCents: 500 }, debtChangeCents: -1_000 });
  });

  it('returns the stake of a bet in promotional credits in credits, and takes it back from them alone', () => {
    const back = { outcome: 'VOIDED', payoutCents: 1_000 } as const;
    const returned = planSettlement(null, back, { ...EMPTY, cashCents: 50 }, CREDITS);
    expect(returned?.funds).toEqual({ ...EMPTY, cashCents: 50, creditCents: 1_000 });
    // 700 of them are staked again, then the bet turns out to have won 300 in cash.
    const spent = { ...EMPTY, cashCents: 50, creditCents: 300 };
    expect(planSettlement({ version: 1, ...back }, { outcome: 'WIN', payoutCents: 300 }, spent, CREDITS)).toMatchObject({
      funds: { cashCents: 350, debtCents: 0, creditCents: 0, creditDebtCents: 700 },
      debtChangeCents: 0,
      creditDebtChangeCents: 700,
    });
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
            const plan = planSettlement(versions[bet] ?? null, next, funds, REWARDS[bet]);
            if (plan === null) return;
            const worth = plan.settlement.payoutCents - (versions[bet]?.payoutCents ?? 0);
            versions[bet] = plan.settlement;
            // The player's funds less the debts change by exactly the change of the bet's value.
            expect(worthOf(plan.funds) - worthOf(funds)).toBe(worth);
            funds = plan.funds;
            for (const cents of Object.values(funds)) expect(cents).toBeGreaterThanOrEqual(0);
          };
          for (const [bet, next] of first.entries()) settle(bet, next);
          // The player spends part of it elsewhere, so that it cannot be taken back in full.
          const left = (cents: number): number => cents - Math.min(spent, cents);
          funds = { ...funds, cashCents: left(funds.cashCents), creditCents: left(funds.creditCents) };
          const start = funds;
          for (const [bet, next] of there) settle(bet, next);
          for (const bet of back) settle(bet, first[bet]);
          expect(funds).toEqual(start);
        },
      ),
    );
  });
});
