import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applyFeed,
  applyManual,
  type EventFrame,
  type FeedJobs,
  feedJobs,
  importOddsApi,
  resetWorld,
  seedWorld,
  simulator,
} from '../../server/feed/index.ts';
import { worldPlayer } from '../../server/feed/simulator/simulator.ts';
import { type EventRecord, listEvents, readEvents, readSelections } from '../../server/store/catalogue/index.ts';
import { until } from '../support/until.ts';
import { type FeedWorld, feedWorld } from './support/feedWorld.ts';
import { nfl, sampleEvent } from './support/samples.ts';

let world: FeedWorld;
const running: FeedJobs[] = [];
beforeEach(async () => {
  world = await feedWorld();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await world.drop();
});

async function begin(): Promise<void> {
  const jobs = feedJobs(world.deps);
  running.push(jobs);
  await jobs.start();
}

/** How many markets are shown in each status, by the status of their events. */
async function shown(): Promise<Record<'PRE_GAME' | 'IN_PLAY', Record<string, number>>> {
  const counts: Record<'PRE_GAME' | 'IN_PLAY', Record<string, number>> = { PRE_GAME: {}, IN_PLAY: {} };
  for (const { status: state, markets } of await listEvents(world.deps.db))
    if (state === 'PRE_GAME' || state === 'IN_PLAY')
      for (const { status } of markets) counts[state][status] = (counts[state][status] ?? 0) + 1;
  return counts;
}

async function eventOf(id: string): Promise<EventRecord> {
  const [event] = await readEvents(world.deps.db, [id]);
  if (!event) throw new Error(`There is no ${id}`);
  return event;
}

async function isSilent(marketId: string): Promise<boolean | undefined> {
  const { rows } = await world.deps.db.pool.query<{ silent: boolean }>(
    `SELECT market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, $2) AS silent
      FROM markets m JOIN events e ON e.id = m.event_id LEFT JOIN feeds f ON f.source = e.source WHERE m.id = $1`,
    [marketId, world.deps.clock.now()],
  );
  return rows[0]?.silent;
}

describe('the simulated feed', () => {
  it('falls silent: everything is suspended within two seconds and told in order, and opens when it is heard again', async () => {
    await seedWorld(world.deps, 1);
    const player = worldPlayer(world.deps);
    await player.tick();
    await begin();
    const before = await shown();
    expect(before.PRE_GAME.OPEN).toBeGreaterThan(500);
    world.deps.clock.advanceMs(10_001);
    await until(async () => (await shown()).PRE_GAME.OPEN === undefined, 3_000);
    expect((await shown()).IN_PLAY.OPEN).toBeUndefined();
    await player.tick();
    await until(async () => (await shown()).PRE_GAME.OPEN === before.PRE_GAME.OPEN, 3_000);
    expect((await shown()).IN_PLAY.OPEN).toBeGreaterThan(100);

    const last = new Map<string, EventFrame>();
    const status = new Map<string, string>();
    for (const { topic, message } of world.published) {
      if (!topic.startsWith('event:')) continue;
      const frame: EventFrame = JSON.parse(message);
      expect(frame.sequence, frame.eventId).toBe((last.get(frame.eventId)?.sequence ?? 1) + 1);
      last.set(frame.eventId, frame);
      for (const market of frame.markets) status.set(market.marketId, market.status);
    }
    for (const event of await listEvents(world.deps.db)) {
      expect(event.sequence).toBe(last.get(event.id)?.sequence ?? 1);
      for (const market of event.markets) expect(market.status, market.id).toBe(status.get(market.id) ?? 'OPEN');
    }
  });

  it('is paused: prices in play grow old and are suspended, those of upcoming events stay open', async () => {
    await seedWorld(world.deps, 1);
    const player = worldPlayer(world.deps);
    await player.tick();
    const before = await shown();
    await simulator(world.deps).pause();
    await begin();
    for (let seconds = 0; seconds < 11; seconds += 1) {
      world.deps.clock.advanceMs(1_000);
      expect(await player.tick()).toBe('PAUSED');
    }
    await until(async () => (await shown()).IN_PLAY.OPEN === undefined, 3_000);
    expect((await shown()).PRE_GAME).toEqual(before.PRE_GAME);
  });

  it('is paused, and a price in play is set by hand: it is fresh at once, for as long as a price lives', async () => {
    await seedWorld(world.deps, 1);
    await simulator(world.deps).pause();
    const player = worldPlayer(world.deps);
    await begin();
    world.deps.clock.advanceMs(11_000);
    await player.tick();
    await until(async () => (await shown()).IN_PLAY.OPEN === undefined, 3_000);
    const [event] = await listEvents(world.deps.db, { status: 'IN_PLAY', sport: 'football' });
    const market = event?.markets[0];
    const selection = market?.selections[0];
    if (!event || !market || !selection) throw new Error('No football is in play');
    // What it is already: by hand that says that it still holds.
    const { frames } = await applyManual(world.deps, [
      { kind: 'prices', eventId: event.id, prices: [{ selectionId: selection.id, odds: selection.odds }] },
    ]);
    expect(frames).toMatchObject([
      { sequence: event.sequence + 1, markets: [{ marketId: market.id, status: 'OPEN' }], prices: [] },
    ]);
    expect((await readSelections(world.deps.db, [selection.id], world.deps.clock.now())).get(selection.id)).toMatchObject({
      marketStatus: 'OPEN',
    });
    world.deps.clock.advanceMs(10_001);
    await player.tick();
    await until(async () => (await eventOf(event.id)).markets[0]?.status === 'CLOSED', 3_000);
    expect((await readSelections(world.deps.db, [selection.id], world.deps.clock.now())).get(selection.id)).toMatchObject({
      marketStatus: 'CLOSED',
    });
    await applyManual(world.deps, [{ kind: 'marketStatus', eventId: event.id, marketId: market.id, status: 'OPEN' }]);
    expect((await eventOf(event.id)).markets[0]?.status).toBe('OPEN');
  });

  it('is heard while it is paused, and again at once after the business clock was set', async () => {
    await seedWorld(world.deps, 1);
    await simulator(world.deps).pause();
    const player = worldPlayer(world.deps);
    const heard = async () =>
      (await world.deps.db.query.selectFrom('feeds').selectAll().where('source', '=', 'simulator').execute())[0];
    const seeded = await heard();
    for (const jumpMs of [1_000, 10 * 86_400_000, -3_600_000]) {
      world.deps.clock.advanceMs(jumpMs);
      await player.tick();
      expect((await heard())?.heard_at).toEqual(world.deps.clock.now());
    }
    expect((await heard())?.confirmed_at).toEqual(seeded?.confirmed_at);
  });

  it('is reset after the clock was far ahead: nothing of that time vouches for the new prices', async () => {
    world.deps.clock.advanceMs(10 * 86_400_000);
    await seedWorld(world.deps, 1);
    world.deps.clock.advanceMs(-10 * 86_400_000);
    await resetWorld(world.deps, 1);
    await simulator(world.deps).pause();
    const [event] = await listEvents(world.deps.db, { status: 'IN_PLAY' });
    const marketId = event?.markets[0]?.id ?? '';
    expect(await isSilent(marketId)).toBe(false);
    world.deps.clock.advanceMs(10_001);
    await worldPlayer(world.deps).tick();
    expect(await isSilent(marketId)).toBe(true);
  });
});

describe('an imported event in play', () => {
  const document = JSON.stringify([
    {
      id: 'live',
      sport_key: 'americanfootball_nfl',
      sport_title: 'NFL',
      commence_time: '2026-11-18T17:00:00Z',
      home_team: 'Buffalo Bills',
      away_team: 'Kansas City Chiefs',
      bookmakers: [
        {
          key: 'x',
          markets: [
            {
              key: 'h2h',
              outcomes: [
                { name: 'Buffalo Bills', price: 1.68 },
                { name: 'Kansas City Chiefs', price: 2.18 },
              ],
            },
          ],
        },
      ],
    },
  ]);

  it('comes from an adapter without a heartbeat: it is shown suspended, and once opened closes by itself', async () => {
    await importOddsApi(world.deps, document);
    await begin();
    expect(await eventOf('odds-api-live')).toMatchObject({ status: 'IN_PLAY', markets: [{ status: 'CLOSED' }] });
    await applyFeed(world.deps, [
      { kind: 'marketStatus', eventId: 'odds-api-live', marketId: 'odds-api-live.h2h', status: 'OPEN' },
    ]);
    expect(await isSilent('odds-api-live.h2h')).toBe(false);
    world.deps.clock.advanceMs(10_001);
    expect(await isSilent('odds-api-live.h2h')).toBe(true);
    await until(async () => (await eventOf('odds-api-live')).markets[0]?.status === 'CLOSED', 3_000);
  });
});

describe('what a market carries', () => {
  async function marketsOf(eventId: string) {
    return world.deps.db.query
      .selectFrom('markets')
      .select(['id', 'priced_at', 'live_price_ms', 'place_delay_ms'])
      .where('event_id', '=', eventId)
      .orderBy('id')
      .execute();
  }

  it('is the moment of its last price: a change of one selection renews its market alone, a repeated price none', async () => {
    const made = world.deps.clock.now();
    await applyFeed(world.deps, [nfl, sampleEvent('a')]);
    world.deps.clock.advanceMs(5_000);
    const price = { selectionId: 'a.ml.home', odds: { numerator: 3, denominator: 2 } };
    await applyFeed(world.deps, [{ kind: 'prices', eventId: 'a', prices: [price] }]);
    const changed = world.deps.clock.now();
    world.deps.clock.advanceMs(5_000);
    await applyFeed(world.deps, [{ kind: 'prices', eventId: 'a', prices: [price] }]);
    expect((await marketsOf('a')).map((market) => market.priced_at)).toEqual([changed, made]);
  });

  it('is its sport’s age and delay, and those of the configuration from the next start on', async () => {
    await seedWorld(world.deps, 1);
    const events = await listEvents(world.deps.db);
    const tennis = events.find(({ competition }) => competition.sport === 'tennis')?.id ?? '';
    const football = events.find(({ competition }) => competition.sport === 'football')?.id ?? '';
    expect((await marketsOf(tennis))[0]).toMatchObject({ live_price_ms: 6_000, place_delay_ms: 3_000 });
    expect((await marketsOf(football))[0]).toMatchObject({ live_price_ms: 10_000, place_delay_ms: 1_000 });
    const jobs = feedJobs({ ...world.deps, config: { ...world.deps.config, livePriceMs: 4_000, placeDelayMs: 0 } });
    running.push(jobs);
    await jobs.start();
    for (const event of [tennis, football])
      expect((await marketsOf(event))[0]).toMatchObject({ live_price_ms: 4_000, place_delay_ms: 0 });
  });
});
