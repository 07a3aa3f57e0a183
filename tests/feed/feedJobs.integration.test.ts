import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyFeed, applyManual, feedJobs, simulator } from '../../server/feed/index.ts';
import { simulationPlayer } from '../../server/feed/simulator/simulator.ts';
import { createLoops, type Loops } from '../../server/platform/loop.ts';
import { type EventRecord, listEvents, readEvents } from '../../server/store/catalogue/index.ts';
import { createDatabase } from '../../server/store/database.ts';
import { until } from '../support/until.ts';
import { type FeedFixture, makeFeedFixture, makeSlateFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

const START = new Date('2026-11-18T18:10:00Z');

let fixture: FeedFixture;
const running: Loops[] = [];
beforeEach(async () => {
  fixture = await makeFeedFixture({ start: '2026-11-18T18:00:00Z' });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await fixture.drop();
});

async function begin(deps = fixture.deps): Promise<Loops> {
  const jobs = createLoops(deps, [feedJobs(deps)]);
  running.push(jobs);
  await jobs.start();
  return jobs;
}

async function eventOf(id: string): Promise<EventRecord> {
  const [event] = await readEvents(fixture.deps.db, [id]);
  if (!event) throw new Error(`There is no ${id}`);
  return event;
}

const statusesOf = (event: EventRecord): readonly string[] => event.markets.map(({ status }) => status);

describe('the start of an imported event, with no simulator', () => {
  it('passes: its markets close within a second or two, and after six hours without a result it leaves the slate', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a', { startsAt: START }), sampleEvent('b')]);
    await begin();
    expect(await eventOf('a')).toMatchObject({ status: 'PRE_GAME' });
    fixture.deps.clock.advanceMs(600_000);
    await until(async () => (await eventOf('a')).status === 'IN_PLAY', 3_000);
    expect(statusesOf(await eventOf('a'))).toEqual(['HIDDEN', 'HIDDEN']);
    expect(await eventOf('b')).toMatchObject({ status: 'PRE_GAME', markets: [{ status: 'OPEN' }, { status: 'OPEN' }] });
    fixture.deps.clock.advanceMs(6 * 3_600_000);
    await until(async () => (await eventOf('a')).status === 'HIDDEN', 3_000);
  });

  it('has passed while no server ran: it is closed before the server says that it is ready', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a', { startsAt: START })]);
    fixture.deps.clock.advanceMs(600_000);
    await begin();
    expect(await eventOf('a')).toMatchObject({ status: 'IN_PLAY', markets: [{ status: 'HIDDEN' }, { status: 'HIDDEN' }] });
  });

  it('passes with a price that was set by hand: it is closed like any other', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a', { startsAt: START })]);
    await applyManual(fixture.deps, [
      { kind: 'prices', eventId: 'a', prices: [{ selectionId: 'a.ml.home', odds: { numerator: 3, denominator: 2 } }] },
    ]);
    await begin();
    fixture.deps.clock.advanceMs(600_000);
    await until(async () => statusesOf(await eventOf('a')).every((status) => status === 'HIDDEN'), 3_000);
  });

  it('passes with a status that was set by hand: the status stays, and everything on it is suspended', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a', { startsAt: START })]);
    await applyManual(fixture.deps, [{ kind: 'eventState', eventId: 'a', state: { status: 'PRE_GAME' } }]);
    await begin();
    fixture.deps.clock.advanceMs(600_000);
    await until(async () => statusesOf(await eventOf('a')).every((status) => status === 'CLOSED'), 3_000);
    expect(await eventOf('a')).toMatchObject({ status: 'PRE_GAME' });
    // A price set afterwards does not open it again.
    const { updates } = await applyManual(fixture.deps, [
      { kind: 'prices', eventId: 'a', prices: [{ selectionId: 'a.ml.home', odds: { numerator: 3, denominator: 2 } }] },
    ]);
    expect(updates).toMatchObject([{ markets: [] }]);
    expect(statusesOf(await eventOf('a'))).toEqual(['CLOSED', 'CLOSED']);
  });

  it('passes on several servers: one update reports it, and its sequence has no gap', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a', { startsAt: START })]);
    const other = createDatabase(fixture.url, 4);
    await Promise.all([begin(), begin({ ...fixture.deps, db: other })]);
    fixture.deps.clock.advanceMs(600_000);
    await until(async () => (await eventOf('a')).status === 'IN_PLAY', 3_000);
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    await other.close();
    const updates = fixture.published.filter(({ topic }) => topic === 'event:a').map(({ message }) => JSON.parse(message));
    expect(updates).toMatchObject([{ sequence: 2, status: 'IN_PLAY' }]);
    expect(await eventOf('a')).toMatchObject({ sequence: 2 });
  });
});

describe('the start of a simulated event', () => {
  it('passes while the feed is paused: it is suspended, and opens with its start once the feed is resumed', async () => {
    await fixture.drop();
    fixture = await makeSlateFixture();
    const feed = simulator(fixture.deps);
    const player = simulationPlayer(fixture.deps);
    await feed.pause();
    await begin();
    const [next] = (await listEvents(fixture.deps.db, { status: 'PRE_GAME' })).sort(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    );
    if (!next) throw new Error('Nothing is upcoming');
    fixture.deps.clock.advanceMs(next.startsAt.getTime() - fixture.deps.clock.now().getTime());
    await player.tick();
    await until(async () => statusesOf(await eventOf(next.id)).every((status) => status === 'CLOSED'), 3_000);
    expect(await eventOf(next.id)).toMatchObject({ status: 'PRE_GAME' });
    await feed.resume();
    expect(await player.tick()).toBe('TICKED');
    await until(async () => {
      fixture.deps.clock.advanceMs(250);
      await player.tick();
      const event = await eventOf(next.id);
      return event.status === 'IN_PLAY' && event.markets.some(({ status }) => status === 'OPEN');
    });
  });
});
