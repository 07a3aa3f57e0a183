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
    ...{ product: 'SPORTS', source: 'bet-1', number: 1, title: 'Straight bet', paidAt: new Date(`${year}-07-01T00:00:00Z`), year },
    ...{ wagerCents, payoutCents, ...more },
  };
}

const winningsOf = (...payouts: readonly TaxablePayout[]) =>
  taxFormsOf(payouts, RULES).map((form) => [form.year, form.winningsCents]);

describe('a payout comes with a form W-2G [W3.33]', () => {
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
