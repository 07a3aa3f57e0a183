import { describe, expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeTime, settle } from '../../../platform/fakeTime.ts';
import type { Bet, BetPage } from '../logic/bet.ts';
import { bet } from '../logic/fixtures.ts';
import { createMyBets } from './createMyBets.ts';

function setUp() {
  const open: Bet[] = [bet('3'), bet('2')];
  const settled: Bet[] = [];
  const calls: string[] = [];
  let heard = (_: Bet): void => undefined;
  let fails = false;
  const page = (bets: readonly Bet[], after: string | null): BetPage => {
    const rest = after === null ? bets : bets.filter((one) => Number(one.id) < Number(after));
    return {
      bets: rest.slice(0, 1),
      sums: { count: bets.length, betCents: 3000 * bets.length, payoutCents: 5679 * bets.length },
      endCursor: rest[0]?.id ?? null,
      hasNext: rest.length > 1,
    };
  };
  const connection = createStore({ online: true, live: true });
  const time = fakeTime();
  const myBets = createMyBets({
    timers: time.timers,
    connection,
    api: {
      page: async (filter, _first, after) => {
        calls.push(`${filter} ${after}`);
        return fails ? null : page(filter === 'OPEN' ? open : settled, after);
      },
      watch: (onBet) => {
        heard = onBet;
        return () => {
          heard = () => undefined;
        };
      },
    },
  });
  return {
    myBets,
    calls,
    time,
    connection,
    push: (one: Bet) => heard(one),
    fail: (now: boolean) => {
      fails = now;
    },
  };
}

describe('My Bets', () => {
  it('has a tab of open and one of settled bets', async () => {
    const { myBets } = setUp();
    myBets.open();
    expect(myBets.getSnapshot().OPEN.status).toBe('loading');
    await settle();
    expect(myBets.getSnapshot().OPEN).toMatchObject({ status: 'loaded', hasNext: true, sums: { count: 2 } });
    expect(myBets.getSnapshot().SETTLED).toMatchObject({ status: 'loaded', bets: [], sums: { count: 0 } });
  });

  it('loads further pages from where it stands', async () => {
    const { myBets, calls } = setUp();
    myBets.open();
    await settle();
    myBets.loadMore('OPEN');
    myBets.loadMore('OPEN');
    await settle();
    expect(calls).toEqual(['OPEN null', 'SETTLED null', 'OPEN 3']);
    expect(myBets.getSnapshot().OPEN.bets.map(({ id }) => id)).toEqual(['3', '2']);
  });

  it('moves a bet to the settled ones as it is pushed', async () => {
    const { myBets, push } = setUp();
    myBets.open();
    await settle();
    push(bet('3', { status: 'SETTLED', outcome: 'WIN' }));
    expect(myBets.getSnapshot().OPEN.bets).toEqual([]);
    expect(myBets.getSnapshot().SETTLED).toMatchObject({
      bets: [{ id: '3', outcome: 'WIN' }],
      sums: { count: 1, payoutCents: 5679 },
    });
  });

  it('hears nothing once the page is left', async () => {
    const { myBets, push } = setUp();
    const close = myBets.open();
    await settle();
    close();
    push(bet('9'));
    expect(myBets.getSnapshot().OPEN.bets.map(({ id }) => id)).toEqual(['3']);
  });

  it('looks for the grades of an event that is over, once at once and once more', async () => {
    const { myBets, calls, time } = setUp();
    const close = myBets.open();
    await settle();
    calls.length = 0;
    myBets.eventOver('e-1');
    myBets.eventOver('e-1');
    await time.pass(0);
    expect(calls).toEqual(['OPEN null', 'SETTLED null']);
    await time.pass(10_000);
    expect(calls).toHaveLength(4);
    myBets.eventOver('e-2');
    close();
    await time.pass(10_000);
    expect(calls).toHaveLength(4);
  });

  it('says that it failed, and tries again when asked or when the connection is back', async () => {
    const { myBets, fail, connection } = setUp();
    fail(true);
    myBets.open();
    await settle();
    expect(myBets.getSnapshot().OPEN.status).toBe('error');
    fail(false);
    myBets.reload();
    expect(myBets.getSnapshot().OPEN.status).toBe('loading');
    await settle();
    expect(myBets.getSnapshot().OPEN.status).toBe('loaded');
    connection.set({ online: false, live: false });
    connection.set({ online: true, live: true });
    await settle();
    expect(myBets.getSnapshot().OPEN.status).toBe('loaded');
  });
});
