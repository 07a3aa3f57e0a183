import { describe, expect, it } from 'vitest';
import { bet, leg } from '../testing/fixtures.ts';
import { type BetList, inColumns, withPage, withUpdate } from './betList.ts';

const page = (ids: readonly string[], hasNext = false): BetList => ({
  bets: ids.map((id) => bet(id)),
  sums: { count: 5, stakeCents: 15_000, payoutCents: 28_395 },
  endCursor: ids.at(-1) ?? null,
  hasNext,
});

const ids = (bets: readonly { readonly id: string }[]): readonly string[] => bets.map(({ id }) => id);

describe('a tab of bets', () => {
  const open = page(['9', '8'], true);

  it('grows by pages, each bet once', () => {
    const more = withPage(open, page(['8', '7']));
    expect(ids(more.bets)).toEqual(['9', '8', '7']);
    expect(more).toMatchObject({ hasNext: false, endCursor: '7' });
  });

  it('loses a bet that is settled, and its sums with it', () => {
    const won = bet('8', { status: 'SETTLED', outcome: 'WIN' });
    const next = withUpdate(open, won, 'OPEN');
    expect(ids(next.bets)).toEqual(['9']);
    expect(next.sums).toEqual({ count: 4, stakeCents: 12_000, payoutCents: 22_716 });
  });

  it('the tab of settled bets gains a settled bet, in its place by age', () => {
    const settled = page(['10', '3']);
    const next = withUpdate(settled, bet('8', { status: 'SETTLED', outcome: 'LOSS', payoutCents: 0 }), 'SETTLED');
    expect(ids(next.bets)).toEqual(['10', '8', '3']);
    expect(next.sums).toEqual({ count: 6, stakeCents: 18_000, payoutCents: 28_395 });
  });

  it('changes a bet that is re-graded in place', () => {
    const next = withUpdate(open, bet('8', { payoutCents: 3000 }), 'OPEN');
    expect(ids(next.bets)).toEqual(['9', '8']);
    expect(next.sums.payoutCents).toBe(28_395 - 2679);
  });

  it('counts of an open bet what runs, and of a settled one all that was staked', () => {
    const partly = bet('8', { runningStakeCents: 1800, payoutCents: 3407 });
    expect(withUpdate(open, partly, 'OPEN').sums).toEqual({ count: 5, stakeCents: 13_800, payoutCents: 28_395 - 2272 });
    const done = bet('8', { status: 'SETTLED', outcome: 'CASH_OUT', runningStakeCents: 0, payoutCents: 2800 });
    expect(withUpdate(page(['10', '3']), done, 'SETTLED').sums).toMatchObject({ stakeCents: 18_000 });
  });

  it('ignores updates of other bets', () => {
    expect(withUpdate(open, bet('77', { status: 'SETTLED' }), 'OPEN')).toBe(open);
  });

  it('is split into two balanced columns', () => {
    const long = bet('9', { legs: [leg(), leg(), leg(), leg()] });
    const [left, right] = inColumns([long, bet('8'), bet('7'), bet('6')]);
    expect(ids(left)).toEqual(['9', '6']);
    expect(ids(right)).toEqual(['8', '7']);
  });
});
