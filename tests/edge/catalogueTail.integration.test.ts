import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CatalogueTail, catalogueTail } from '../../server/api/graphql/sports/catalogueTail.ts';
import { applyFeed } from '../../server/feed/index.ts';
import { memoryBus } from '../../server/platform/bus.ts';
import { createLog } from '../../server/platform/log.ts';
import { topics } from '../../server/platform/topics.ts';
import { type FeedFixture, makeFeedFixture } from '../feed/support/feedFixture.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';

let writer: FeedFixture;
let tail: CatalogueTail;
let received: { eventId: string; sequence: number; prices: { selectionId: string; numeratorLong: number }[] }[];
let catalogueChanges: number;

beforeEach(async () => {
  writer = await makeFeedFixture();
  await applyFeed(writer.deps, [nfl, upcomingEvent('e1'), upcomingEvent('e2')]);
  tail = catalogueTail(memoryBus(createLog('silent')));
  received = [];
  catalogueChanges = 0;
  tail.bus.subscribe(topics.event('e1'), (message) => received.push(JSON.parse(message)));
  tail.bus.subscribe(topics.catalogue, () => {
    catalogueChanges += 1;
  });
  await tail.look(writer.deps.db);
});
afterEach(() => writer.drop());

const move = (numerator: number) =>
  applyFeed(writer.deps, [
    { kind: 'prices', eventId: 'e1', prices: [{ selectionId: 'e1.ml.away', odds: { numerator, denominator: 1 } }] },
  ]);

describe('the tail of the catalogue', () => {
  it('publishes neither older changes nor anything without a change', async () => {
    await tail.look(writer.deps.db);
    await tail.look(writer.deps.db);
    expect(received).toEqual([]);
    expect(catalogueChanges).toBe(0);
  });

  it('publishes changes of another process, whole and with its newest sequence', async () => {
    await move(2);
    const { updates } = await move(3);
    await tail.look(writer.deps.db);
    await tail.look(writer.deps.db);
    await tail.look(writer.deps.db);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ eventId: 'e1', sequence: updates[0]?.sequence, markets: [{}, {}] });
    expect(received[0]?.prices).toHaveLength(4);
    expect(received[0]?.prices).toContainEqual({
      selectionId: 'e1.ml.away',
      main: true,
      numeratorLong: 3,
      denominatorLong: 1,
      points: null,
    });
  });

  it('does not repeat what this process has published itself, even a moment after it could be read', async () => {
    const { updates } = await move(2);
    await tail.look(writer.deps.db);
    for (const update of updates) tail.bus.publish(topics.event(update.eventId), JSON.stringify(update));
    await tail.look(writer.deps.db);
    await tail.look(writer.deps.db);
    expect(received).toHaveLength(1);
    expect(received[0]?.prices).toHaveLength(1);
  });

  it('publishes that events were added', async () => {
    await applyFeed(writer.deps, [upcomingEvent('e3')]);
    await tail.look(writer.deps.db);
    expect(catalogueChanges).toBe(1);
  });
});
