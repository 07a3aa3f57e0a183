import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFeed, applyManual, type EventUpdate } from '../../server/feed/index.ts';
import { type FeedFixture, makeFeedFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await makeFeedFixture();
});
afterAll(() => fixture.drop());

function updatesOf(eventId: string): EventUpdate[] {
  return fixture.published.filter(({ topic }) => topic === `event:${eventId}`).map(({ message }) => JSON.parse(message));
}

describe('the feed', () => {
  it('adds events once: the same again changes nothing and publishes nothing', async () => {
    const first = await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    expect(first).toMatchObject({ eventsAdded: 1, eventsChanged: 0, updates: [], unknownIds: [] });
    expect(fixture.published).toEqual([{ topic: 'catalogue', message: '{}' }]);
    const again = await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    expect(again).toMatchObject({ eventsAdded: 0, eventsChanged: 0, updates: [] });
    expect(fixture.published).toHaveLength(1);
  });

  it('publishes one update for each event, whatever the number of changes, in the shape of the contract', async () => {
    await applyFeed(fixture.deps, [sampleEvent('b')]);
    const { updates } = await applyFeed(fixture.deps, [
      { kind: 'eventState', eventId: 'b', state: { status: 'IN_PLAY', homeScore: 7, awayScore: 0, clock: 'Q1 9:12' } },
      { kind: 'marketStatus', eventId: 'b', marketId: 'b.ml', status: 'CLOSED' },
      {
        kind: 'prices',
        eventId: 'b',
        prices: [{ selectionId: 'b.total.over', odds: { numerator: 1, denominator: 1 }, pointsHundredths: 4850 }],
      },
    ]);
    const expected = {
      eventId: 'b',
      sequence: 2,
      asOf: '2026-11-18T18:00:00.000Z',
      status: 'IN_PLAY',
      homeScore: 7,
      awayScore: 0,
      clock: 'Q1 9:12',
      periods: null,
      markets: [{ marketId: 'b.ml', main: true, status: 'CLOSED' }],
      prices: [{ selectionId: 'b.total.over', main: true, numeratorLong: 1, denominatorLong: 1, points: 48.5 }],
    };
    expect(updates).toEqual([expected]);
    expect(updatesOf('b')).toEqual([expected]);
  });

  it('numbers the updates of one event without a gap, in the order of publishing, with many writers at once', async () => {
    await applyFeed(fixture.deps, [sampleEvent('c')]);
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        applyFeed(fixture.deps, [
          { kind: 'prices', eventId: 'c', prices: [{ selectionId: 'c.ml.home', odds: { numerator: index + 1, denominator: 97 } }] },
        ]),
      ),
    );
    expect(updatesOf('c').map(({ sequence }) => sequence)).toEqual(Array.from({ length: 25 }, (_, index) => index + 2));
    const { rows } = await fixture.deps.db.pool.query('SELECT sequence FROM events WHERE id = $1', ['c']);
    expect(rows).toEqual([{ sequence: 26 }]);
  });

  it('leaves out what it does not know and says so', async () => {
    const summary = await applyFeed(fixture.deps, [
      { kind: 'marketStatus', eventId: 'a', marketId: 'nowhere', status: 'CLOSED' },
      { kind: 'prices', eventId: 'a', prices: [{ selectionId: 'c.ml.home', odds: { numerator: 1, denominator: 1 } }] },
      { kind: 'eventState', eventId: 'nothing', state: { clock: 'HT' } },
    ]);
    expect(summary.updates).toEqual([]);
    expect(new Set(summary.unknownIds)).toEqual(new Set(['nowhere', 'c.ml.home', 'nothing']));
  });

  it('writes nothing at all when one part is impossible', async () => {
    const impossible = {
      kind: 'prices',
      eventId: 'a',
      prices: [{ selectionId: 'a.ml.home', odds: { numerator: 0, denominator: 1 } }],
    };
    await expect(
      applyFeed(fixture.deps, [
        { kind: 'eventState', eventId: 'a', state: { clock: 'Q1' } },
        { ...impossible, kind: 'prices' },
      ]),
    ).rejects.toThrow();
    const { rows } = await fixture.deps.db.pool.query('SELECT clock, sequence FROM events WHERE id = $1', ['a']);
    expect(rows).toEqual([{ clock: null, sequence: 1 }]);
  });

  it('ends an event with its result, once, and takes a correction', async () => {
    const startedEvent = sampleEvent('d', { startsAt: new Date('2026-11-18T15:00:00Z') });
    await applyFeed(fixture.deps, [startedEvent]);
    const result = { kind: 'result', eventId: 'd', result: { homeScore: 24, awayScore: 20 } } as const;
    const first = await applyFeed(fixture.deps, [result]);
    expect(first).toMatchObject({ resultsRecorded: 1 });
    expect(first.updates).toMatchObject([
      {
        status: 'FINISHED',
        homeScore: 24,
        awayScore: 20,
        clock: 'Final',
        markets: [
          { marketId: 'd.ml', status: 'HIDDEN' },
          { marketId: 'd.total', status: 'HIDDEN' },
        ],
      },
    ]);
    expect(await applyFeed(fixture.deps, [result])).toMatchObject({ resultsRecorded: 0, updates: [] });
    expect(await applyFeed(fixture.deps, [startedEvent])).toMatchObject({ eventsChanged: 0, updates: [] });
    const corrected = await applyFeed(fixture.deps, [{ ...result, result: { homeScore: 24, awayScore: 27 } }]);
    expect(corrected).toMatchObject({ resultsRecorded: 1, updates: [{ awayScore: 27, homeScore: null }] });
    expect(await applyFeed(fixture.deps, [{ ...result, result: { void: true } }])).toMatchObject({
      updates: [{ status: 'CANCELLED' }],
    });
  });

  it('takes an event off the slate but keeps it for the bets that name it', async () => {
    await applyFeed(fixture.deps, [sampleEvent('e')]);
    expect(await applyFeed(fixture.deps, [{ kind: 'removal', eventId: 'e' }])).toMatchObject({ eventsRemoved: 1 });
    const { rows } = await fixture.deps.db.pool.query('SELECT status FROM events WHERE id = $1', ['e']);
    expect(rows).toEqual([{ status: 'HIDDEN' }]);
  });

  it('remembers what was set by hand', async () => {
    await applyFeed(fixture.deps, [sampleEvent('f')]);
    await applyManual(fixture.deps, [
      { kind: 'prices', eventId: 'f', prices: [{ selectionId: 'f.ml.home', odds: { numerator: 3, denominator: 2 } }] },
      { kind: 'eventState', eventId: 'f', state: { homeScore: 3 } },
    ]);
    const { rows } = await fixture.deps.db.pool.query('SELECT id FROM feed_holds WHERE event_id = $1 ORDER BY id', ['f']);
    expect(rows).toEqual([{ id: 'f' }, { id: 'f.ml' }]);
  });
});
