import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueWatch } from '../../server/api/graphql/catalogueWatch.ts';
import { applyManual, resetSimulation, type Simulator, seedSimulation, simulator } from '../../server/feed/index.ts';
import { simulationPlayer } from '../../server/feed/simulator/simulator.ts';
import { createLoops, type Loops } from '../../server/platform/loop.ts';
import { topics } from '../../server/platform/topics.ts';
import { listEvents } from '../../server/store/catalogue/index.ts';
import { readSelections } from '../../server/store/catalogue/readSelections.ts';
import { createDatabase } from '../../server/store/database.ts';
import { until } from '../support/until.ts';
import { type FeedFixture, makeFeedFixture, makeSlateFixture } from './support/feedFixture.ts';

let fixture: FeedFixture;
const running: Loops[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await fixture.drop();
});

function begin(deps = fixture.deps): Simulator {
  const one = simulator(deps);
  const loops = createLoops(deps, [one.loop]);
  running.push(loops);
  void loops.start();
  return one;
}

async function slate(): Promise<unknown> {
  return (await listEvents(fixture.deps.db)).map(({ asOf: _asOf, sequence: _sequence, startsAt: _startsAt, ...event }) => event);
}

async function tickOf(): Promise<number> {
  const { rows } = await fixture.deps.db.pool.query<{ tick: number }>('SELECT tick FROM simulator');
  return rows[0]?.tick ?? -1;
}

/** Updates published so far, without the parts that differ between runs. */
function updates(from = 0): unknown[] {
  return fixture.published
    .slice(from)
    .filter(({ topic }) => topic.startsWith('event:'))
    .map(({ message }) => ({ ...JSON.parse(message), sequence: 0, asOf: '' }));
}

describe('the seeded simulation', () => {
  beforeEach(async () => {
    fixture = await makeFeedFixture({ hasWholeSlate: true });
  });

  it('is made once by all processes, and has enough events for every page', async () => {
    const answers = await Promise.all([
      seedSimulation(fixture.deps, 1),
      seedSimulation(fixture.deps, 1),
      seedSimulation(fixture.deps, 2),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const events = await listEvents(fixture.deps.db);
    expect(events.length).toBeGreaterThan(300);
    expect(events.filter(({ status }) => status === 'IN_PLAY').length).toBeGreaterThan(15);
    expect(new Set(events.map(({ competition }) => competition.sport))).toEqual(
      new Set([
        'football',
        'basketball',
        'hockey',
        'soccer',
        'tennis',
        'mma',
        'baseball',
        'boxing',
        'cricket',
        'golf',
        'motorsport',
      ]),
    );
    for (const { markets } of events) for (const { status } of markets) expect(status).toBe('OPEN');
  });

  it('is restored by its seed: same events, ids, odds and walk, and higher sequences for open pages', async () => {
    await seedSimulation(fixture.deps, 7);
    const first = await slate();
    const player = simulationPlayer(fixture.deps);
    for (let count = 0; count < 30; count += 1) await player.tick();
    const walked = updates();
    expect(walked.length).toBeGreaterThan(100);
    const highest = Math.max(...(await listEvents(fixture.deps.db)).map(({ sequence }) => sequence));
    await resetSimulation(fixture.deps, 7);
    expect(await slate()).toEqual(first);
    expect(Math.min(...(await listEvents(fixture.deps.db)).map(({ sequence }) => sequence))).toBeGreaterThan(highest);
    const from = fixture.published.length;
    for (let count = 0; count < 30; count += 1) await player.tick();
    expect(updates(from)).toEqual(walked);
  });
});

describe('a first start', () => {
  beforeEach(async () => {
    fixture = await makeFeedFixture();
  });

  it('writes the main markets first, and lets others have a turn while it makes their prices', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const { clock } = fixture.deps;
    /** The turns so far, whenever the time is read: before the first prices, after them, and later. */
    const atReading: number[] = [];
    const now = () => {
      atReading.push(turns);
      return clock.now();
    };
    await seedSimulation({ ...fixture.deps, clock: { ...clock, now } }, 1);
    clearInterval(timer);
    const [before = 0, after = 0] = atReading;
    expect(after - before).toBeGreaterThan(10);
    // All events with their main markets; then the others, of at most twelve events at a time.
    expect((await listEvents(fixture.deps.db)).length).toBeGreaterThan(48);
    expect(fixture.published.length).toBeGreaterThan(3);
  });
});

describe('the simulator', () => {
  beforeEach(async () => {
    fixture = await makeSlateFixture();
  });

  it('says that it is back before a server answers, so that no slip takes its prices for suspended', async () => {
    const { db } = fixture.deps;
    const statusAt = async (now: Date) => {
      const { rows } = await db.pool.query<{ id: string }>(
        `SELECT s.id FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = m.event_id WHERE e.status = 'PRE_GAME' LIMIT 1`,
      );
      const id = rows[0]?.id ?? '';
      return (await readSelections(db, [id], now)).get(id)?.marketStatus;
    };
    await simulationPlayer(fixture.deps).tick();
    const later = new Date(fixture.deps.clock.now().getTime() + 60_000);
    expect(await statusAt(later)).toBe('CLOSED');
    await simulator({ ...fixture.deps, clock: { ...fixture.deps.clock, now: () => later } }).speak();
    expect(await statusAt(later)).toBe('OPEN');
  });

  it('publishes consecutive sequences, and the database agrees with the last of them', async () => {
    const last = new Map((await listEvents(fixture.deps.db)).map(({ id, sequence }) => [id, sequence]));
    const player = simulationPlayer(fixture.deps);
    for (let count = 0; count < 40; count += 1) await player.tick();
    for (const { topic, message } of fixture.published) {
      if (!topic.startsWith('event:')) continue;
      const { eventId, sequence } = JSON.parse(message);
      expect(sequence, eventId).toBe((last.get(eventId) ?? 1) + 1);
      last.set(eventId, sequence);
    }
    for (const { id, sequence } of await listEvents(fixture.deps.db)) expect(sequence).toBe(last.get(id) ?? 1);
  });

  it('steps that are written together, as where nobody looks, end where single ones do', async () => {
    const stateAfter = async (ticks: readonly number[]): Promise<unknown> => {
      await resetSimulation(fixture.deps, 3);
      const player = simulationPlayer(fixture.deps);
      for (const count of ticks) await player.tick(count);
      const { rows } = await fixture.deps.db.pool.query('SELECT state FROM simulator_events ORDER BY event_id');
      return [await tickOf(), await slate(), rows];
    };
    const [ticks, ...singly] = (await stateAfter(Array(12).fill(1))) as [number, unknown];
    expect(ticks).toBe(12);
    expect(await stateAfter([4, 4, 4])).toEqual([ticks, ...singly]);
  });

  it('writes the steps of a second together while only the cache of answers listens, and each by itself for who watches', async () => {
    await resetSimulation(fixture.deps, 3);
    const cache = catalogueWatch(fixture.deps);
    await cache.refresh();
    begin();
    const seen = new Set<number>();
    await until(async () => seen.add(await tickOf()).size > 3);
    expect([...seen].filter((tick) => tick % 4 !== 0)).toEqual([]);
    const [event] = await listEvents(fixture.deps.db);
    const leave = fixture.deps.bus.subscribe(topics.event(event?.id ?? ''), () => undefined);
    await until(async () => (await tickOf()) % 4 !== 0);
    leave();
    cache.stop();
  });

  it('a start that ended before all markets were there is gone on with by the next one', async () => {
    const { pool } = fixture.owner;
    const whole = await slate();
    await pool.query('DELETE FROM markets WHERE NOT main AND event_id IN (SELECT event_id FROM simulator_events)');
    await pool.query(`UPDATE simulator_events SET state = jsonb_set(state, '{isWhole}', 'false')`);
    expect(await slate()).not.toEqual(whole);
    expect(await seedSimulation(fixture.deps)).toBe(false);
    expect(await slate()).toEqual(whole);
  });

  it('continues from the database after a stop without a difference', async () => {
    const one = simulationPlayer(fixture.deps);
    for (let count = 0; count < 20; count += 1) await one.tick();
    const from = fixture.published.length;
    const another = simulationPlayer(fixture.deps);
    for (let count = 0; count < 20; count += 1) await another.tick();
    const resumed = updates(from);
    await resetSimulation(fixture.deps, 1);
    const again = fixture.published.length;
    const whole = simulationPlayer(fixture.deps);
    for (let count = 0; count < 40; count += 1) await whole.tick();
    expect(updates(again).slice(-resumed.length)).toEqual(resumed);
  });

  it('publishes nothing during a pause and continues after it', async () => {
    const one = begin();
    await until(() => fixture.published.length > 20);
    await one.pause();
    const count = fixture.published.length;
    const tick = await tickOf();
    const player = simulationPlayer(fixture.deps);
    expect(await player.tick()).toBe('PAUSED');
    expect(fixture.published.length).toBe(count);
    expect(await tickOf()).toBe(tick);
    await one.resume();
    await until(() => fixture.published.length > count);
  });

  it('moves prices at the pace that was asked for', async () => {
    const player = simulationPlayer(fixture.deps);
    const one = simulator(fixture.deps);
    const movedIn = async (ticks: number): Promise<number> => {
      const from = fixture.published.length;
      for (let count = 0; count < ticks; count += 1) await player.tick();
      return updates(from).filter((update) => JSON.stringify(update).includes('"numeratorLong"')).length;
    };
    await one.setRate(2);
    const slow = await movedIn(20);
    await one.setRate(160);
    const fast = await movedIn(20);
    expect(slow).toBeLessThan(40);
    expect(fast).toBeGreaterThan(500);
  });

  it('leaves alone what was set by hand', async () => {
    const live = (await listEvents(fixture.deps.db, { status: 'IN_PLAY' })).filter(({ clock }) => /^Q\d/.test(clock ?? ''));
    const [overridden, touched] = live;
    const market = touched?.markets.find(({ main }) => main);
    const selection = market?.selections[0];
    if (!overridden || !touched || !market || !selection) throw new Error('The slate has no two live games');
    await applyManual(fixture.deps, [
      { kind: 'eventState', eventId: overridden.id, state: { homeScore: 99, awayScore: 1, clock: 'Q4 0:10' } },
      { kind: 'prices', eventId: touched.id, prices: [{ selectionId: selection.id, odds: { numerator: 3, denominator: 2 } }] },
    ]);
    const player = simulationPlayer(fixture.deps);
    for (let count = 0; count < 200; count += 1) await player.tick();
    const after = await listEvents(fixture.deps.db);
    expect(after.find(({ id }) => id === overridden.id)).toMatchObject({ homeScore: 99, awayScore: 1, clock: 'Q4 0:10' });
    const event = after.find(({ id }) => id === touched.id);
    const same = event?.markets.find(({ id }) => id === market.id)?.selections;
    expect(same?.[0]?.odds).toEqual({ numerator: 3, denominator: 2 });
    expect(same?.[1]).toEqual(market.selections[1]);
    expect(event?.clock).not.toBe(touched.clock);
  });

  it.each([
    ['15 minutes', 15 * 60_000],
    ['a day', 86_400_000],
    ['10 days', 10 * 86_400_000],
  ])('follows a business clock that is set forward by %s, and there is something to bet on within seconds', async (_, jumpMs) => {
    const player = simulationPlayer(fixture.deps);
    await player.tick();
    const live = await listEvents(fixture.deps.db, { status: 'IN_PLAY' });
    const due = (await listEvents(fixture.deps.db, { status: 'PRE_GAME' })).filter(
      ({ startsAt }) => startsAt.getTime() <= fixture.deps.clock.now().getTime() + jumpMs,
    );
    fixture.deps.clock.advanceMs(jumpMs);
    // Five seconds of ticks.
    for (let count = 0; count < 20; count += 1) await player.tick();
    const now = fixture.deps.clock.now();
    const events = await listEvents(fixture.deps.db);
    const upcoming = events.filter(({ status }) => status === 'PRE_GAME');
    for (const { startsAt } of upcoming) expect(startsAt.getTime()).toBeGreaterThan(now.getTime());
    expect(upcoming.filter(({ markets }) => markets.some(({ status }) => status === 'OPEN')).length).toBeGreaterThan(50);
    const inPlay = events.filter(({ status }) => status === 'IN_PLAY');
    expect(inPlay.filter(({ markets }) => markets.some(({ status }) => status === 'OPEN')).length).toBeGreaterThan(10);
    // Live games have progressed by five seconds and were not ended by the jump.
    const stillLive = new Set(inPlay.map(({ id }) => id));
    expect(live.filter(({ id }) => !stillLive.has(id)).length).toBeLessThan(3);
    const results = await fixture.deps.db.query.selectFrom('results').select('event_id').execute();
    const settled = new Set(results.map(({ event_id: id }) => id));
    for (const { id } of due) expect(stillLive.has(id) || settled.has(id), id).toBe(true);
  });

  it('plays nothing while it is paused, wherever the business clock is set', async () => {
    const player = simulationPlayer(fixture.deps);
    await simulator(fixture.deps).pause();
    const before = await slate();
    fixture.deps.clock.advanceMs(86_400_000);
    expect(await player.tick()).toBe('PAUSED');
    expect(await slate()).toEqual(before);
  });

  it('catches up after an absence: what is over is settled, and the slate is full again', async () => {
    const full = (await listEvents(fixture.deps.db)).length;
    const live = (await listEvents(fixture.deps.db, { status: 'IN_PLAY' })).map(({ id }) => id);
    fixture.deps.clock.advanceMs(20 * 3_600_000);
    await simulationPlayer(fixture.deps).tick();
    const { rows } = await fixture.deps.db.pool.query<{ count: number }>(
      `SELECT count(*) AS count FROM events e JOIN results r ON r.event_id = e.id AND r.home_score = e.home_score
        WHERE e.id = ANY($1) AND e.status = 'FINISHED'`,
      [live],
    );
    expect(rows[0]?.count).toBe(live.length);
    const events = await listEvents(fixture.deps.db);
    expect(events.filter(({ status }) => status === 'PRE_GAME' || status === 'IN_PLAY').length).toBeGreaterThan(0.8 * full);
    for (const { status, startsAt } of events)
      if (status === 'PRE_GAME') expect(startsAt.getTime()).toBeGreaterThan(fixture.deps.clock.now().getTime());
  });

  it('is played by one process, and by another within seconds after that one is gone', async () => {
    const otherDatabase = createDatabase(fixture.url, 4);
    begin();
    await until(async () => (await tickOf()) > 2);
    begin({ ...fixture.deps, db: otherDatabase });
    const before = await tickOf();
    const began = performance.now();
    await until(async () => (await tickOf()) >= before + 8);
    // Two leaders would finish in half the time.
    expect(performance.now() - began).toBeGreaterThan(1_400);
    await running.shift()?.stop();
    const left = await tickOf();
    await until(async () => (await tickOf()) > left + 2, 5_000);
    await Promise.all(running.splice(0).map((each) => each.stop()));
    await otherDatabase.close();
  });

  it('continues after a database has dropped its connections', async () => {
    begin();
    await until(async () => (await tickOf()) > 2);
    const admin = fixture.owner;
    for (let round = 0; round < 3; round += 1) {
      await admin.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      const { rows } = await admin.pool.query<{ tick: number }>('SELECT tick FROM simulator');
      const tick = rows[0]?.tick ?? 0;
      await until(async () =>
        (await admin.pool.query<{ tick: number }>('SELECT tick FROM simulator')).rows.some((row) => row.tick > tick + 2),
      );
    }
  });
});
