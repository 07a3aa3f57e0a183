import { describe, expect, it, vi } from 'vitest';
import type { Odds } from '../../../../core/money/odds.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { fakeTime, settle } from '../../../platform/testing/fakeTime.ts';
import type { Bet } from '../logic/bet.ts';
import { bet } from '../testing/fixtures.ts';
import { createGradeReads } from './gradeReads.ts';
import { myBets, PAGE_SIZE } from './myBets.ts';

function wireOdds({ numerator, denominator }: Odds) {
  return { numeratorLong: numerator, denominatorLong: denominator };
}

/** A bet in the contract's format. */
function wire({ stakeCents, winCents, payoutCents, possibleWinCents, combinations, totalOdds, reward, legs, ...one }: Bet) {
  const { teaserPointsHundredths, runningStakeCents, cashOutCents, cashedOutCents, sameGamePicks, ...rest } = one;
  return {
    ...rest,
    numberOfCombinations: combinations,
    teaserPoints: teaserPointsHundredths === null ? null : teaserPointsHundredths / 100,
    americanOdds: totalOdds.AMERICAN,
    decimalOdds: totalOdds.EURO,
    boostedAmericanOdds: reward === null ? null : '+114',
    boostedDecimalOdds: reward === null ? null : '2.14',
    amountSourceType: 'CASH',
    profitBoost: reward === null ? null : { title: reward },
    toWinAmount: { amount: possibleWinCents },
    runningBetAmount: { amount: runningStakeCents },
    cashoutAmount: cashOutCents === null ? null : { amount: cashOutCents },
    cashedOutAmount: { amount: cashedOutCents },
    betAmount: { amount: stakeCents },
    winAmount: { amount: winCents },
    payoutAmount: { amount: payoutCents },
    legs: legs.map(({ pointsHundredths, odds, startsAt, ...leg }) => ({
      ...leg,
      points: pointsHundredths === null ? null : pointsHundredths / 100,
      odds: wireOdds(odds),
      eventStartsAt: startsAt,
    })),
    sameGamePicks: sameGamePicks.map(({ legIds, odds }) => ({ legIds, odds: odds && wireOdds(odds) })),
  };
}

const three = bet('3', { sameGamePicks: [{ legIds: ['3:0', '3:1'], odds: { numerator: 214, denominator: 100 } }] });

/** Both tabs on screen, of pages of one bet. */
function setUp() {
  const server = fakeServer();
  const bets: Record<string, Bet[]> = { OPEN: [three, bet('2')], SETTLED: [] };
  server.answer('MyBets', ({ filter, after }) => {
    const all = bets[String(filter)] ?? [];
    const rest = after === null ? all : all.filter((one) => Number(one.id) < Number(after));
    return {
      myBets: {
        bets: rest.slice(0, 1).map(wire),
        pageInfo: { hasNextPage: rest.length > 1, endCursor: rest[0]?.id ?? null },
        totalCount: all.length,
        totalBetAmount: { amount: 3000 * all.length },
        totalPayoutAmount: { amount: 5679 * all.length },
      },
    };
  });
  const tab = (filter: 'OPEN' | 'SETTLED') => server.data.query(myBets, { filter, first: PAGE_SIZE, after: null });
  const [open, settled] = [tab('OPEN'), tab('SETTLED')];
  const stops = [open.subscribe(() => undefined), settled.subscribe(() => undefined)];
  return {
    ...server,
    open,
    settled,
    leave: () => {
      for (const stop of stops) stop();
    },
    push: (one: Bet) => server.push('BetUpdated', { betUpdated: wire(one) }),
  };
}

const requestOf = (filter: string, after: string | null): string => `MyBets ${JSON.stringify({ filter, first: 20, after })}`;

describe('My Bets', () => {
  it('has a tab of open and one of settled bets', async () => {
    const { open, settled } = setUp();
    expect(open.getSnapshot().state).toBe('loading');
    await settle();
    expect(open.getSnapshot()).toMatchObject({ state: 'loaded', data: { hasNext: true, sums: { count: 2 } } });
    expect(open.getSnapshot().data?.bets[0]).toMatchObject(three);
    expect(settled.getSnapshot()).toMatchObject({ state: 'loaded', data: { bets: [], sums: { count: 0 } } });
  });

  it('loads the next page after the last bet shown', async () => {
    const { open, calls } = setUp();
    await settle();
    void open.loadMore();
    void open.loadMore();
    await settle();
    expect(calls).toEqual([requestOf('OPEN', null), requestOf('SETTLED', null), requestOf('OPEN', '3')]);
    expect(open.getSnapshot().data?.bets.map(({ id }) => id)).toEqual(['3', '2']);
  });

  it('moves a bet to the settled ones when its update is pushed', async () => {
    const { open, settled, push } = setUp();
    await settle();
    push(bet('3', { status: 'SETTLED', outcome: 'WIN' }));
    expect(open.getSnapshot().data?.bets).toEqual([]);
    expect(settled.getSnapshot().data).toMatchObject({
      bets: [{ id: '3', outcome: 'WIN' }],
      sums: { count: 1, payoutCents: 5679 },
    });
  });

  it('keeps an update that was pushed while the list was being read', async () => {
    const { open, push, hold } = setUp();
    await settle();
    const release = hold('MyBets');
    void open.refetch();
    push(bet('3', { status: 'SETTLED', outcome: 'WIN' }));
    await release();
    expect(open.getSnapshot().data).toMatchObject({ bets: [], sums: { count: 1 } });
  });

  it('receives no updates after the page is left', async () => {
    const { open, push, leave, subscribed } = setUp();
    await settle();
    leave();
    push(bet('9'));
    expect(open.getSnapshot().data?.bets.map(({ id }) => id)).toEqual(['3']);
    expect(subscribed()).toEqual([]);
  });

  it('shows a failure, and tries again on request or after a reconnect', async () => {
    const { open, fail, connection, time } = setUp();
    fail('MyBets', { kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
    await settle();
    await open.refetch();
    expect(open.getSnapshot()).toMatchObject({ state: 'failed', error: { codes: ['INTERNAL_SERVER_ERROR'] } });
    fail('MyBets', null);
    void open.refetch();
    expect(open.getSnapshot().state).toBe('loading');
    await settle();
    expect(open.getSnapshot().state).toBe('loaded');
    fail('MyBets', { kind: 'unreachable' });
    await open.refetch();
    connection.set({ online: false, live: false });
    fail('MyBets', null);
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(open.getSnapshot().state).toBe('loaded');
  });
});

describe('the grades of an event that is over', () => {
  it('are read at once and once more, but not after the page is left', async () => {
    const time = fakeTime();
    const read = vi.fn();
    const grades = createGradeReads(time.timers, read);
    grades.eventsOver(['']);
    grades.eventsOver(['e-1']);
    grades.eventsOver(['e-1']);
    await time.pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await time.pass(10_000);
    expect(read).toHaveBeenCalledTimes(2);
    grades.eventsOver(['e-1', 'e-2']);
    grades.stop();
    await time.pass(10_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('a boosted bet shows its boosted odds and its boost', async () => {
  const server = fakeServer();
  server.answer('MyBets', () => ({
    myBets: {
      bets: [wire(bet('1', { reward: '25% Profit Boost' })), { ...wire(bet('2')), amountSourceType: 'FREE_BET' }],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 2,
      totalBetAmount: { amount: 0 },
      totalPayoutAmount: { amount: 0 },
    },
  }));
  const found = server.data.query(myBets, { filter: 'OPEN', first: PAGE_SIZE });
  const stop = found.subscribe(() => undefined);
  await settle();
  expect(found.getSnapshot().data?.bets).toMatchObject([
    { reward: '25% Profit Boost', totalOdds: { AMERICAN: '+114', EURO: '2.14' } },
    { reward: 'Bonus bet', totalOdds: { AMERICAN: '−112' } },
  ]);
  stop();
});
