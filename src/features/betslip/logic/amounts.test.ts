import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutCents } from '../../../../core/money/odds.ts';
import type { AmountField } from '../../../../core/wire/contract.ts';
import { type AmountDraft, type AmountDrafts, NO_DRAFTS, nextDrafts } from './amountDrafts.ts';
import { amountFailure, amountSummary, stakeCentsOf, winCentsOf } from './amounts.ts';

const minus112 = { numerator: 25, denominator: 28 };
const bet = { stakeCents: 0, winCents: 0, ratio: minus112 };

function typed(field: AmountField, cents: number | null, drafts: AmountDrafts = NO_DRAFTS): AmountDrafts {
  return nextDrafts(drafts, { type: 'typed', draftBetId: 'a', field, cents });
}

function draft(drafts: AmountDrafts): AmountDraft {
  const found = drafts.a;
  if (!found) throw new Error('no draft');
  return found;
}

const summaryOf = (field: AmountField, cents: number | null) => amountSummary(bet, draft(typed(field, cents)));

describe('an amount', () => {
  it('is never negative', () => {
    expect(amountFailure(-1)).toBe('NEGATIVE');
    expect(summaryOf('BET', -1)).toMatchObject({ stakeCents: null, errors: [{ field: 'BET', code: 'NEGATIVE' }] });
  });

  it('has at most two decimals', () => {
    expect(amountFailure(1.5)).toBe('TOO_MANY_DECIMALS');
    expect(amountFailure(Number.NaN)).toBe('NOT_AN_AMOUNT');
  });

  it('is at most 9999999.99', () => {
    expect(amountFailure(999_999_999)).toBeNull();
    expect(amountFailure(1_000_000_000)).toBe('TOO_LARGE');
    expect(summaryOf('WIN', 1_000_000_000).errors).toEqual([{ field: 'WIN', code: 'TOO_LARGE' }]);
  });
});

describe('the other field', () => {
  it('is recomputed at once and rounded, from the bet-to-win ratio', () => {
    expect(summaryOf('BET', 3000)).toMatchObject({ bet: 3000, win: 2679, winCents: 2679 });
    expect(summaryOf('WIN', 2679)).toMatchObject({ bet: 3000, stakeCents: 3000, win: 2679 });
  });

  it('rounds an exact half up from a stake of one dollar on, and down below it', () => {
    expect(winCentsOf(101, { numerator: 1, denominator: 2 })).toBe(51);
    expect(winCentsOf(99, { numerator: 1, denominator: 2 })).toBe(49);
  });

  it('agrees with the payout of the server for every price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        (stake, numerator, denominator) => {
          const price = { numerator, denominator };
          expect(winCentsOf(stake, price)).toBe(payoutCents(stake, [price]) - stake);
        },
      ),
    );
  });

  it('finds the stake whose win is closest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (win, numerator, denominator) => {
          const stake = stakeCentsOf(win, { numerator, denominator });
          const off = (cents: number): number => Math.abs((cents * numerator) / denominator - win);
          expect(off(stake)).toBeLessThanOrEqual(Math.min(off(stake - 1), off(stake + 1)) + 1e-6);
        },
      ),
    );
  });

  it('waits for the server if no ratio is known', () => {
    expect(amountSummary({ ...bet, ratio: null }, draft(typed('BET', 3000)))).toMatchObject({
      bet: 3000,
      win: null,
      stakeCents: 3000,
      winCents: null,
    });
  });

  it('is empty when the typed field is empty or zero', () => {
    const amounts = { stakeCents: 3000, winCents: 2679, ratio: minus112 };
    expect(amountSummary(amounts, draft(typed('BET', null)))).toMatchObject({ bet: null, win: null, stakeCents: 0 });
    expect(amountSummary(amounts, draft(typed('BET', 0)))).toMatchObject({ bet: 0, win: null, stakeCents: 0 });
  });

  it('above the largest amount is an error of that field', () => {
    const summary = amountSummary({ ...bet, ratio: { numerator: 20, denominator: 1 } }, draft(typed('BET', 999_999_999)));
    expect(summary.errors).toEqual([{ field: 'WIN', code: 'TOO_LARGE' }]);
  });

  it('follows a price change while the typed field stays', () => {
    const typing = draft(typed('BET', 1000));
    expect(amountSummary({ ...bet, ratio: { numerator: 59, denominator: 50 } }, typing)).toMatchObject({ bet: 1000, win: 1180 });
    expect(amountSummary({ ...bet, ratio: { numerator: 31, denominator: 25 } }, typing)).toMatchObject({ bet: 1000, win: 1240 });
  });
});

describe('drafts and the server', () => {
  it('show the amounts of the server when nothing was typed', () => {
    expect(amountSummary({ stakeCents: 2500, winCents: 2273, ratio: minus112 }, undefined)).toMatchObject({ bet: 2500, win: 2273 });
    expect(amountSummary(bet, undefined)).toMatchObject({ bet: null, win: null, stakeCents: 0 });
  });

  it('a draft is removed once its last edit is confirmed', () => {
    const twice = typed('BET', 5500, typed('BET', 500));
    expect(nextDrafts(twice, { type: 'confirmed', draftBetId: 'a', edit: 1 })).toBe(twice);
    expect(nextDrafts(twice, { type: 'confirmed', draftBetId: 'a', edit: 2 })).toEqual({});
  });

  it('a draft is removed with its bet', () => {
    const one = typed('BET', 500);
    expect(nextDrafts(one, { type: 'pruned', draftBetIds: ['b'] })).toEqual({});
    expect(nextDrafts(one, { type: 'pruned', draftBetIds: ['a'] })).toBe(one);
  });
});
