import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applyFeed,
  applyManual,
  type EventUpdate,
  feedJobs,
  importOddsApi,
  resetSimulation,
  simulator,
} from '../../server/feed/index.ts';
import { simulationPlayer } from '../../server/feed/simulator/simulator.ts';
import { createLoops, type Loops } from '../../server/platform/loop.ts';
import { type EventRecord, listEvents, readEvents, readSelections } from '../../server/store/catalogue/index.ts';
import { until } from '../support/until.ts';
import { type FeedFixture, makeFeedFixture, makeSlateFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

/** The page's seconds are those of the fixture's clock; how long a busy machine takes for them is no subject here. */
const PATIENCE_MS = 60_000;

let fixture: FeedFixture;
const running: Loops[] = [];
/** Without an event. */
async function makeEmpty(): Promise<void> {
  fixture = await makeFeedFixture();
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await fixture.drop();
});

async function begin(): Promise<void> {
  const jobs = createLoops(fixture.deps, [feedJobs(fixture.deps)]);
  running.push(jobs);
  await jobs.start();
}

/** The number of markets in each shown status, by the status of their events. */
async function shown(): Promise<Record<'PRE_GAME' | 'IN_PLAY', Record<string, number>>> {
  const counts: Record<'PRE_GAME' | 'IN_PLAY', Record<string, number>> = { PRE_GAME: {}, IN_PLAY: {} };
  for (const { status: state, markets } of await listEvents(fixture.deps.db))
    if (state === 'PRE_GAME' || state === 'IN_PLAY')
      for (const { status } of markets) counts[state][status] = (counts[state][status] ?? 0) + 1;
  return counts;
}

async function eventOf(id: string): Promise<EventRecord> {
  const [event] = await readEvents(fixture.deps.db, [id]);
  if (!event) throw new Error(`There is no ${id}`);
  return event;
}

async function isSilent(marketId: string): Promise<boolean | undefined> {
  const { rows } = await fixture.deps.db.pool.query<{ silent: boolean }>(
    `SELECT market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, $2) AS silent
      FROM markets m JOIN events e ON e.id = m.event_id LEFT JOIN feeds f ON f.source = e.source WHERE m.id = $1`,
    [marketId, fixture.deps.clock.now()],
  );
  return rows[0]?.silent;
}

describe('the simulated feed', () => {
  beforeEach(async () => {
    fixture = await makeSlateFixture();
  });

  it('falls silent: everything is suspended within two seconds and published in order, and opens with the next heartbeat', async () => {
    const sequences = new Map((await listEvents(fixture.deps.db)).map(({ id, sequence }) => [id, sequence]));
    const player = simulationPlayer(fixture.deps);
    await player.tick();
    await begin();
    const before = await shown();
    expect(before.PRE_GAME.OPEN).toBeGreaterThan(500);
    fixture.deps.clock.advanceMs(10_001);
    await until(async () => (await shown()).PRE_GAME.OPEN === undefined, PATIENCE_MS);
    expect((await shown()).IN_PLAY.OPEN).toBeUndefined();
    await player.tick();
    await until(async () => (await shown()).PRE_GAME.OPEN === before.PRE_GAME.OPEN, PATIENCE_MS);
    expect((await shown()).IN_PLAY.OPEN).toBeGreaterThan(100);

    const status = new Map<string, string>();
    for (const { topic, message } of fixture.published) {
      if (!topic.startsWith('event:')) continue;
      const update: EventUpdate = JSON.parse(message);
      expect(update.sequence, update.eventId).toBe((sequences.get(update.eventId) ?? 1) + 1);
      sequences.set(update.eventId, update.sequence);
      for (const market of update.markets) status.set(market.marketId, market.status);
    }
    for (const event of await listEvents(fixture.deps.db)) {
      expect(event.sequence).toBe(sequences.get(event.id) ?? 1);
      for (const market of event.markets) expect(market.status, market.id).toBe(status.get(market.id) ?? 'OPEN');
    }
  });

  it('is paused: prices in play grow old and are suspended, those of upcoming events stay open', async () => {
    const player = simulationPlayer(fixture.deps);
    await player.tick();
    const before = await shown();
    await simulator(fixture.deps).pause();
    await begin();
    for (let seconds = 0; seconds < 11; seconds += 1) {
      fixture.deps.clock.advanceMs(1_000);
      expect(await player.tick()).toBe('PAUSED');
    }
    await until(async () => (await shown()).IN_PLAY.OPEN === undefined, PATIENCE_MS);
    expect((await shown()).PRE_GAME).toEqual(before.PRE_GAME);
  });

  it('is paused for half a minute: each clock in play says of which moment it is, with its prices suspended, and is true with its next word', async () => {
    const player = simulationPlayer(fixture.deps);
    await player.tick();
    const spoken = fixture.deps.clock.now().getTime();
    await simulator(fixture.deps).pause();
    await begin();
    for (let seconds = 0; seconds < 30; seconds += 1) {
      fixture.deps.clock.advanceMs(1_000);
      await player.tick();
    }
    const inPlay = () => listEvents(fixture.deps.db, { status: 'IN_PLAY' });
    await until(async () => (await inPlay()).every(({ silentSince }) => silentSince !== null), PATIENCE_MS);
    const events = await inPlay();
    expect(events.length).toBeGreaterThan(0);
    const updates = fixture.published
      .filter(({ topic }) => topic.startsWith('event:'))
      .map(({ message }): EventUpdate => JSON.parse(message));
    for (const event of events) {
      expect(event.silentSince?.getTime(), event.id).toBeLessThanOrEqual(spoken);
      expect(event.markets.some(({ status }) => status === 'OPEN')).toBe(false);
      expect(updates.findLast(({ eventId }) => eventId === event.id)).toMatchObject({
        silentSince: event.silentSince?.toISOString(),
        clock: null,
      });
    }
    await simulator(fixture.deps).resume();
    for (let seconds = 0; seconds < 3; seconds += 1) {
      fixture.deps.clock.advanceMs(1_000);
      await player.tick();
    }
    await until(async () => (await inPlay()).every(({ silentSince }) => silentSince === null), PATIENCE_MS);
  });

  it('is paused, and a price in play is set by hand: it is fresh at once, for as long as a price lives', async () => {
    await simulator(fixture.deps).pause();
    const player = simulationPlayer(fixture.deps);
    await begin();
    fixture.deps.clock.advanceMs(11_000);
    await player.tick();
    await until(async () => (await shown()).IN_PLAY.OPEN === undefined, PATIENCE_MS);
    const [event] = await listEvents(fixture.deps.db, { status: 'IN_PLAY', sport: 'football' });
    const market = event?.markets[0];
    const selection = market?.selections[0];
    if (!event || !market || !selection) throw new Error('No football is in play');
    // The present price: set by hand, it confirms that it is still valid.
    const { updates } = await applyManual(fixture.deps, [
      { kind: 'prices', eventId: event.id, prices: [{ selectionId: selection.id, odds: selection.odds }] },
    ]);
    expect(updates).toMatchObject([
      { sequence: event.sequence + 1, markets: [{ marketId: market.id, status: 'OPEN' }], prices: [] },
    ]);
    expect((await readSelections(fixture.deps.db, [selection.id], fixture.deps.clock.now())).get(selection.id)).toMatchObject({
      marketStatus: 'OPEN',
    });
    fixture.deps.clock.advanceMs(10_001);
    await player.tick();
    await until(async () => (await eventOf(event.id)).markets[0]?.status === 'CLOSED', PATIENCE_MS);
    expect((await readSelections(fixture.deps.db, [selection.id], fixture.deps.clock.now())).get(selection.id)).toMatchObject({
      marketStatus: 'CLOSED',
    });
    await applyManual(fixture.deps, [{ kind: 'marketStatus', eventId: event.id, marketId: market.id, status: 'OPEN' }]);
    expect((await eventOf(event.id)).markets[0]?.status).toBe('OPEN');
  });

  it('sends heartbeats while it is paused, and again at once after the business clock was set', async () => {
    await simulator(fixture.deps).pause();
    const player = simulationPlayer(fixture.deps);
    const feedState = async () =>
      (await fixture.deps.db.query.selectFrom('feeds').selectAll().where('source', '=', 'simulator').execute())[0];
    const seeded = await feedState();
    for (const jumpMs of [1_000, 10 * 86_400_000, -3_600_000]) {
      fixture.deps.clock.advanceMs(jumpMs);
      await player.tick();
      expect((await feedState())?.heard_at).toEqual(fixture.deps.clock.now());
    }
    expect((await feedState())?.confirmed_at).toEqual(seeded?.confirmed_at);
  });

  it('is reset after the clock was far ahead: no heartbeat of that time confirms the new prices', async () => {
    fixture.deps.clock.advanceMs(10 * 86_400_000);
    fixture.deps.clock.advanceMs(-10 * 86_400_000);
    await resetSimulation(fixture.deps, 1);
    await simulator(fixture.deps).pause();
    const [event] = await listEvents(fixture.deps.db, { status: 'IN_PLAY' });
    const marketId = event?.markets[0]?.id ?? '';
    expect(await isSilent(marketId)).toBe(false);
    fixture.deps.clock.advanceMs(10_001);
    await simulationPlayer(fixture.deps).tick();
    expect(await isSilent(marketId)).toBe(true);
  });
});

describe('an imported event in play', () => {
  beforeEach(makeEmpty);

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

  it('comes from an adapter without a heartbeat: it is shown suspended, and once opened closes again without a request', async () => {
    await importOddsApi(fixture.deps, document);
    await begin();
    expect(await eventOf('odds-api-live')).toMatchObject({ status: 'IN_PLAY', markets: [{ status: 'CLOSED' }] });
    await applyFeed(fixture.deps, [
      { kind: 'marketStatus', eventId: 'odds-api-live', marketId: 'odds-api-live.h2h', status: 'OPEN' },
    ]);
    expect(await isSilent('odds-api-live.h2h')).toBe(false);
    fixture.deps.clock.advanceMs(10_001);
    expect(await isSilent('odds-api-live.h2h')).toBe(true);
    await until(async () => (await eventOf('odds-api-live')).markets[0]?.status === 'CLOSED', PATIENCE_MS);
  });
});

describe('what a market carries', () => {
  beforeEach(makeEmpty);

  async function marketsOf(eventId: string) {
    return fixture.deps.db.query
      .selectFrom('markets')
      .select(['id', 'priced_at', 'live_price_ms', 'place_delay_ms'])
      .where('event_id', '=', eventId)
      .orderBy('id')
      .execute();
  }

  it('a market has the moment of its last price: a change of one selection renews its market alone, a repeated price none', async () => {
    const made = fixture.deps.clock.now();
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    fixture.deps.clock.advanceMs(5_000);
    const price = { selectionId: 'a.ml.home', odds: { numerator: 3, denominator: 2 } };
    await applyFeed(fixture.deps, [{ kind: 'prices', eventId: 'a', prices: [price] }]);
    const changed = fixture.deps.clock.now();
    fixture.deps.clock.advanceMs(5_000);
    await applyFeed(fixture.deps, [{ kind: 'prices', eventId: 'a', prices: [price] }]);
    expect((await marketsOf('a')).map((market) => market.priced_at)).toEqual([changed, made]);
  });

  it('a market has its sport’s age and delay, and those of the configuration from the next start on', async () => {
    await fixture.drop();
    fixture = await makeSlateFixture();
    const events = await listEvents(fixture.deps.db);
    const tennis = events.find(({ competition }) => competition.sport === 'tennis')?.id ?? '';
    const football = events.find(({ competition }) => competition.sport === 'football')?.id ?? '';
    expect((await marketsOf(tennis))[0]).toMatchObject({ live_price_ms: 6_000, place_delay_ms: 3_000 });
    expect((await marketsOf(football))[0]).toMatchObject({ live_price_ms: 10_000, place_delay_ms: 1_000 });
    const deps = { ...fixture.deps, config: { ...fixture.deps.config, livePriceMs: 4_000, placeDelayMs: 0 } };
    const jobs = createLoops(deps, [feedJobs(deps)]);
    running.push(jobs);
    await jobs.start();
    for (const event of [tennis, football])
      expect((await marketsOf(event))[0]).toMatchObject({ live_price_ms: 4_000, place_delay_ms: 0 });
  });
});
