import { describe, expect, it } from 'vitest';
import { type TaxablePayout, type TaxRule, taxFormsOf } from './taxForms.ts';

const RULES: readonly TaxRule[] = [
  { product: 'SPORTS', fromYear: 2000, minimumCents: 60_000, wagerMultiple: 300, deductsWager: true },
  { product: 'SPORTS', fromYear: 2026, minimumCents: 200_000, wagerMultiple: 300, deductsWager: true },
  { product: 'slot', fromYear: 2026, minimumCents: 200_000, wagerMultiple: null, deductsWager: false },
];

function payout(wagerCents: number, payoutCents: number, more: Partial<TaxablePayout> = {}): TaxablePayout {
  const year = more.year ?? 2026;
  return {
    product: 'SPORTS',
    source: 'bet-1',
    number: 1,
    title: 'Straight bet',
    paidAt: new Date(`${year}-07-01T00:00:00Z`),
    year,
    wager: null,
    wagerCents,
    ownStakeCents: wagerCents,
    payoutCents,
    ...more,
  };
}

const winningsOf = (...payouts: readonly TaxablePayout[]) =>
  taxFormsOf(payouts, RULES).map((form) => [form.year, form.winningsCents]);

describe('a payout comes with a form W-2G', () => {
  it.each([
    ['$10 at +20000 wins 200 times the wager: none', 1_000, 201_000, null],
    ['$10 at +30000 wins 300 times the wager', 1_000, 301_000, 300_000],
    ['a cent less than 300 times the wager: none', 1_000, 300_999, null],
    ['$1 at +250000 wins $2,500', 100, 250_100, 250_000],
    ['$1 at +199900 wins a dollar less than the amount of 2026: none', 100, 200_000, null],
  ])('%s', (_case, wager, paid, winnings) => {
    expect(winningsOf(payout(wager, paid))).toEqual(winnings === null ? [] : [[2026, winnings]]);
  });

  it('the amount is that of its own year', () => {
    expect(winningsOf(payout(100, 100_100, { year: 2025 }))).toEqual([[2025, 100_000]]);
    expect(winningsOf(payout(100, 100_100))).toEqual([]);
  });

  it('a slot counts what it pays, whatever was wagered, and a game without a rule never has one', () => {
    expect(winningsOf(payout(50_000, 200_000, { product: 'slot' }))).toEqual([[2026, 200_000]]);
    expect(winningsOf(payout(100, 900_000, { product: 'blackjack' }))).toEqual([]);
  });
});

describe('a payout with a form is corrected', () => {
  const won = payout(1_000, 401_000);
  const corrected = (year: number, payoutCents: number) => payout(1_000, payoutCents, { year, number: 2 });

  it('in the same year: one form, of the last settlement', () => {
    expect(winningsOf(won, corrected(2026, 301_000))).toEqual([[2026, 300_000]]);
    expect(winningsOf(won, corrected(2026, 0))).toEqual([]);
  });

  it('in another year: both show, the later one the change', () => {
    expect(winningsOf(won, corrected(2027, 0))).toEqual([
      [2027, -400_000],
      [2026, 400_000],
    ]);
    expect(winningsOf(won, corrected(2027, 401_000))).toEqual([[2026, 400_000]]);
  });
});

describe('identical wagers', () => {
  const wager = (source: string, payoutCents: number, more: Partial<TaxablePayout> = {}) =>
    payout(500, payoutCents, { source, wager: 'home at +30000', ...more });
  const shown = (...payouts: readonly TaxablePayout[]) =>
    taxFormsOf(payouts, RULES).map((form) => [form.year, form.winningsCents, form.wagerCents]);

  it('are added up before the amount: 2 x $5 at +30000 are one form of $3,000 for $10', () => {
    expect(shown(wager('bet-1', 150_500), wager('bet-2', 150_500))).toEqual([[2026, 300_000, 1_000]]);
    expect(shown(wager('bet-1', 75_500), wager('bet-2', 75_500))).toEqual([]); // 150 times
    expect(shown(wager('bet-1', 150_500), wager('bet-2', 150_500, { wager: 'home at +29000' }))).toEqual([]);
    expect(shown(wager('bet-1', 150_500), wager('bet-2', 150_500, { wager: null }))).toEqual([]);
    expect(shown(wager('bet-1', 150_500), wager('bet-2', 150_500, { year: 2027 }))).toEqual([]);
  });

  it('are counted anew when one of them is void', () => {
    const both = [wager('bet-1', 150_500), wager('bet-2', 150_500)];
    expect(shown(...both, wager('bet-2', 0, { number: 2 }))).toEqual([]);
    expect(shown(...both, wager('bet-2', 0, { number: 2, year: 2027 }))).toEqual([
      [2027, -300_000, 500],
      [2026, 300_000, 1_000],
    ]);
  });

  it('a bonus bet’s stake is not deducted', () => {
    expect(shown(payout(1_000, 300_000, { ownStakeCents: 0 }))).toEqual([[2026, 300_000, 1_000]]);
    expect(shown(payout(1_000, 299_999, { ownStakeCents: 0 }))).toEqual([]);
  });
});
