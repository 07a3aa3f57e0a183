import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFeedJobs } from '../../server/feed/feedJobs.ts';
import { opticOddsFeed } from '../../server/feed/index.ts';
import { createLoops, type Loops } from '../../server/platform/loop.ts';
import { type EventRecord, readEvents } from '../../server/store/catalogue/index.ts';
import { type OpticOdd, OpticOddsServer } from '../support/opticOddsServer.ts';
import { until } from '../support/until.ts';
import { type FeedFixture, makeFeedFixture } from './support/feedFixture.ts';

const PACE = { silentMs: 2_000, firstRetryMs: 20, lastRetryMs: 200, refreshMs: 600_000, hungMs: 600_000 };
const GAME = {
  id: 'f1',
  sport: 'football',
  league: 'nfl',
  home: 'Buffalo Bills',
  away: 'Kansas City Chiefs',
  start: '2026-11-22T18:00:00+00:00',
} as const;
const ID = 'optic-odds-f1';

let fixture: FeedFixture;
let server: OpticOddsServer;
let url: string;
const running: Loops[] = [];

beforeEach(async () => {
  fixture = await makeFeedFixture({ start: '2026-11-20T12:00:00Z' });
  server = new OpticOddsServer();
  url = await server.listen();
  server.addFixture(GAME);
  server.price(...moneyline(-142, 120));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((feed) => feed.stop()));
  await server.close();
  await fixture.drop();
});

function begin(key = 'optic-key'): void {
  const settings = { url, key, sportsbook: 'Books R Us', leagues: [{ sport: 'football', league: 'nfl' }] };
  const feed = createLoops(fixture.deps, [opticOddsFeed(fixture.deps, settings, PACE)]);
  running.push(feed);
  void feed.start();
}

function moneyline(home: number, away: number, more: Partial<OpticOdd> = {}): readonly OpticOdd[] {
  return [
    { fixture: 'f1', market: 'moneyline', selection: GAME.home, price: home, ...more },
    { fixture: 'f1', market: 'moneyline', selection: GAME.away, price: away, ...more },
  ];
}

async function eventNow(): Promise<EventRecord | undefined> {
  return (await readEvents(fixture.deps.db, [ID]))[0];
}

/** `OPEN 25/36`: the shown status of the moneyline, and the visitor's price. */
async function shown(): Promise<string> {
  const [market] = (await eventNow())?.markets ?? [];
  const odds = market?.selections[0]?.odds;
  return `${market?.status} ${odds?.numerator}/${odds?.denominator}`;
}

const shows = (wanted: string): Promise<unknown> => until(async () => (await shown()) === wanted, 10_000);

describe('the live feed', () => {
  it('has what the lists say, follows the stream, suspends what is locked, and settles by the final score', async () => {
    begin();
    await shows('OPEN 6/5');
    expect(await eventNow()).toMatchObject({ name: 'Chiefs @ Bills', status: 'PRE_GAME', startsAt: new Date(GAME.start) });
    server.price(...moneyline(-150, 130));
    await shows('OPEN 13/10');
    server.price(...moneyline(-150, 130, { isLocked: true }));
    await shows('CLOSED 13/10');
    server.price(...moneyline(-160, 140));
    await shows('OPEN 7/5');
    fixture.deps.clock.advanceMs(54 * 3_600_000 + 60_000);
    server.score('f1', 'live', [7], [3]);
    await until(async () => (await eventNow())?.homeScore === 7, 10_000);
    // Its own pings confirm its prices in play, and no job of the server closes what is live.
    await runFeedJobs(fixture.deps);
    server.price(...moneyline(-300, 250));
    await shows('OPEN 5/2');
    server.score('f1', 'completed', [7, 10, 0, 7], [3, 7, 7, 3]);
    await until(async () => (await eventNow())?.status === 'FINISHED', 10_000);
    // The feed's word is written first, and recorded as a result after it.
    await vi.waitFor(async () => {
      const { rows } = await fixture.deps.db.pool.query(
        'SELECT status, home_score, away_score, jsonb_array_length(periods) AS parts FROM results',
      );
      expect(rows).toEqual([{ status: 'FINAL', home_score: 24, away_score: 20, parts: 4 }]);
    }, 10_000);
  });

  it.each([true, false])(
    'after a cut it asks from its last entry on and has what it missed, whether the source repeats it (%s) or not',
    async (repeats) => {
      begin();
      await shows('OPEN 6/5');
      server.price(...moneyline(-150, 130));
      await shows('OPEN 13/10');
      const before = server.opened.length;
      server.repeats = repeats;
      server.cut();
      server.price(...moneyline(-170, 150));
      await shows('OPEN 3/2');
      const again = server.opened.slice(before).find(({ path }) => path === '/stream/odds/football');
      expect(again?.lastEntryId).toMatch(/^1788420576710-\d+$/);
      server.price(...moneyline(-170, 150, { isLocked: true }));
      await shows('CLOSED 3/2');
    },
  );

  it('silence with open sockets is taken for death: its markets are suspended until it is heard again', async () => {
    begin();
    await shows('OPEN 6/5');
    server.mute(true);
    fixture.deps.clock.advanceMs(16_000);
    await until(async () => {
      // What was on its way before the silence may be heard after it.
      fixture.deps.clock.advanceMs(1_000);
      await runFeedJobs(fixture.deps);
      return (await shown()) === 'CLOSED 6/5';
    }, 10_000);
    server.mute(false);
    await until(async () => {
      await runFeedJobs(fixture.deps);
      return (await shown()) === 'OPEN 6/5';
    }, 20_000);
  });

  it('learns of a game that is new, of a start that moves, and of one that is called off', async () => {
    begin();
    await shows('OPEN 6/5');
    server.addFixture({ ...GAME, id: 'f2', home: 'New York Giants', away: 'Dallas Cowboys' });
    server.price(
      { fixture: 'f2', market: 'moneyline', selection: 'New York Giants', price: 210 },
      { fixture: 'f2', market: 'moneyline', selection: 'Dallas Cowboys', price: -250 },
    );
    await until(async () => (await readEvents(fixture.deps.db, ['optic-odds-f2']))[0]?.markets[0]?.status === 'OPEN', 10_000);
    server.change('f1', { start: '2026-11-22T21:25:00+00:00' });
    await until(async () => (await eventNow())?.startsAt.toISOString() === '2026-11-22T21:25:00.000Z', 10_000);
    server.change('f2', { status: 'cancelled' });
    await until(async () => (await readEvents(fixture.deps.db, ['optic-odds-f2']))[0]?.status === 'CANCELLED', 10_000);
  });

  it('takes what says nothing, or nonsense, without an end to the stream', async () => {
    begin();
    await shows('OPEN 6/5');
    for (const data of [
      '',
      '{',
      '[]',
      '{"data":[{"price":{}}]}',
      `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      '{"__proto__":{"x":1}}',
    ])
      server.say('odds', 'odds', data);
    server.say(
      'results',
      'fixture-results',
      '{"data":{"fixture_id":"f1","score":{"fixture":{"status":"completed"},"scores":{"home":{"total":""},"away":{"total":"x"}}}}}',
    );
    // Over without a score: no result, and its markets close.
    await shows('CLOSED 6/5');
    server.change('f1', { status: 'unplayed' });
    server.price(...moneyline(-150, 130));
    await shows('OPEN 13/10');
    expect((await fixture.deps.db.pool.query('SELECT FROM results')).rowCount).toBe(0);
  });

  it('settles what ended while nobody was reading', async () => {
    begin();
    await shows('OPEN 6/5');
    await running.splice(0)[0]?.stop();
    fixture.deps.clock.advanceMs(60 * 3_600_000);
    server.score('f1', 'completed', [7, 10, 0, 7], [3, 7, 7, 3]);
    begin();
    await until(async () => (await eventNow())?.status === 'FINISHED', 10_000);
  });

  it('is read by one server of those that share the database; another takes over', async () => {
    begin();
    await shows('OPEN 6/5');
    const opened = server.opened.length;
    begin();
    server.price(...moneyline(-150, 130));
    await shows('OPEN 13/10');
    expect(server.opened).toHaveLength(opened);
    await running.shift()?.stop();
    server.price(...moneyline(-160, 140));
    await shows('OPEN 7/5');
  });

  it('a wrong key changes nothing', async () => {
    begin('wrong');
    await until(() => server.refused > 0);
    expect(server.opened).toEqual([]);
    expect(await eventNow()).toBeUndefined();
  });
});
