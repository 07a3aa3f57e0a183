import path from 'node:path';
import { graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApiSchema, readContract } from '../../server/api/graphql/schema.ts';
import { sportsResolvers } from '../../server/api/graphql/sports/sportsResolvers.ts';
import { applyFeed, type EventUpdate } from '../../server/feed/index.ts';
import { simulationPlayer } from '../../server/feed/simulator/simulator.ts';
import { listEvents, readEvent, readSelections } from '../../server/store/catalogue/index.ts';
import { type FeedFixture, makeSlateFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await makeSlateFixture({ hasWholeSlate: true });
});
afterAll(() => fixture.drop());

const schema = buildApiSchema(readContract(path.resolve('schema')), sportsResolvers);

/** Answer of a query; an error fails the test. */
async function ask(source: string, variables: Record<string, unknown> = {}): Promise<Record<string, never>> {
  const answer = await graphql({ schema, source, variableValues: variables, contextValue: { deps: fixture.deps } });
  expect(answer.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(answer.data));
}

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly startsAt: string;
  readonly marketCount: number;
  readonly markets: readonly { readonly main: boolean; readonly selections: readonly { readonly id: string }[] }[];
}
interface Section {
  readonly competition: string;
  readonly sport: string;
  readonly events: readonly Listed[];
}

const LIST = `{ sport competition events { id status startsAt marketCount markets { main selections { id points numeratorLong denominatorLong } } } }`;

describe('the slate', () => {
  it('shows home by competition in display order, events by their start, main markets only', async () => {
    const sections: readonly Section[] = (await ask(`{ competitionSections(view: HOME) ${LIST} }`)).competitionSections ?? [];
    expect(sections.map(({ competition }) => competition)).toEqual([
      'nfl',
      'nba',
      'nhl',
      'ncaaf',
      'ncaab',
      'premier-league',
      'la-liga',
      'turin',
      'riyadh',
      'fight-night',
      'winter-league',
      'title-fights',
      't20-league',
      'open-tour',
      'grand-prix',
    ]);
    for (const { events } of sections) {
      expect(events.length).toBeLessThanOrEqual(8);
      expect(events.map(({ startsAt }) => startsAt)).toEqual(events.map(({ startsAt }) => startsAt).sort());
      for (const { markets, marketCount } of events) {
        expect(markets.every(({ main }) => main)).toBe(true);
        expect(marketCount).toBeGreaterThanOrEqual(markets.length);
      }
    }
  });

  it('comes in parts which are the whole when put together', async () => {
    const names = async (args: string): Promise<readonly string[]> => {
      const sections: readonly Section[] = (await ask(`{ competitionSections(${args}) ${LIST} }`)).competitionSections ?? [];
      return sections.flatMap(({ competition, events }) => [competition, ...events.map(({ id }) => id)]);
    };
    for (const view of ['HOME', 'LIVE']) {
      const parts: string[] = [];
      for (const offset of [0, 2, 4, 6, 8, 10, 12, 14, 16])
        parts.push(...(await names(`view: ${view}, offset: ${offset}, limit: 2`)));
      expect(parts).toEqual(await names(`view: ${view}`));
    }
    expect(await names('view: HOME, offset: 100')).toEqual([]);
    for (const args of ['offset: -1', 'limit: 0', 'limit: 101']) {
      const source = `{ competitionSections(view: HOME, ${args}) { id } }`;
      const { errors } = await graphql({ schema, source, contextValue: { deps: fixture.deps } });
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: args.split(':')[0] });
    }
  });

  it('counts on home also the events that it leaves to the competition’s page', async () => {
    interface Counted {
      readonly eventCount: number;
      readonly events: readonly unknown[];
    }
    const own = 'competition(sport: "football", organization: "united-states", competition: "nfl") { eventCount events { id } }';
    const answer = await ask(`{ competitionSections(view: HOME, limit: 1) { eventCount events { id } } ${own} }`);
    const sections: readonly Counted[] = answer.competitionSections ?? [];
    const page: Counted = JSON.parse(JSON.stringify(answer.competition));
    expect(page.events.length).toBe(page.eventCount);
    expect(sections.map(({ eventCount, events }) => [eventCount, events.length])).toEqual([[page.eventCount, 5]]);
    expect(page.eventCount).toBeGreaterThan(5);
  });

  it('shows competitions on home in the operator’s order, whether they are live or not', async () => {
    const names = async (): Promise<readonly string[]> => {
      const sections: readonly Section[] = (await ask(`{ competitionSections(view: HOME) ${LIST} }`)).competitionSections ?? [];
      return sections.map(({ competition }) => competition);
    };
    const before = await names();
    const { pool } = fixture.deps.db;
    const live = await pool.query<{ id: string }>(
      `UPDATE events e SET status = 'FINISHED' FROM competitions c
        WHERE c.id = e.competition_id AND e.status = 'IN_PLAY' AND c.competition IN ('nfl', 'nba') RETURNING e.id`,
    );
    const { rows } = await pool.query<{ competition: string }>('SELECT competition FROM competitions ORDER BY position');
    expect(before).toEqual(rows.map(({ competition }) => competition).filter((name) => before.includes(name)));
    expect(before[0]).toBe('nfl');
    expect(await names()).toEqual(before);
    await pool.query(`UPDATE events SET status = 'IN_PLAY' WHERE id = ANY($1)`, [live.rows.map(({ id }) => id)]);
  });

  it('shows the live events of a competition before its others, also where only the first are shown', async () => {
    const nfl = 'competition(sport: "football", organization: "united-states", competition: "nfl") { events { id status } }';
    const { pool } = fixture.deps.db;
    const last = await pool.query<{ id: string }>(
      `UPDATE events SET status = 'IN_PLAY' WHERE id = (SELECT id FROM events WHERE competition_id = 'nfl' AND status = 'PRE_GAME'
        ORDER BY starts_at DESC, id DESC LIMIT 1) RETURNING id`,
    );
    const answer = await ask(`{ competitionSections(view: HOME, limit: 1) { events { id status } } ${nfl} }`);
    const parts: readonly { readonly events: readonly { id: string; status: string }[] }[] = [
      ...(answer.competitionSections ?? []),
      JSON.parse(JSON.stringify(answer.competition)),
    ];
    for (const { events } of parts) {
      const statuses = events.map(({ status }) => status);
      expect(statuses.lastIndexOf('IN_PLAY')).toBeLessThan(statuses.indexOf('PRE_GAME'));
      expect(events.map(({ id }) => id)).toContain(last.rows[0]?.id);
    }
    await pool.query(`UPDATE events SET status = 'PRE_GAME' WHERE id = $1`, [last.rows[0]?.id]);
  });

  it('shows on live what is in play, as many as the count says', async () => {
    const answer = await ask(
      `{ competitionSections(view: LIVE) ${LIST} liveEventsCount { count label } sportsMenu { liveCount } }`,
    );
    const sections: readonly Section[] = answer.competitionSections ?? [];
    const events = sections.flatMap((section) => section.events);
    expect(events.every(({ status }) => status === 'IN_PLAY')).toBe(true);
    expect(answer.liveEventsCount).toEqual({ count: events.length, label: `${events.length} live events` });
    const menu: readonly { liveCount: number }[] = answer.sportsMenu ?? [];
    expect(menu.reduce((sum, { liveCount }) => sum + liveCount, 0)).toBe(events.length);
    const { pool } = fixture.deps.db;
    const others = events.slice(1).map(({ id }) => id);
    await pool.query(`UPDATE events SET status = 'FINISHED' WHERE id = ANY($1)`, [others]);
    expect(await ask('{ liveEventsCount { count label } }')).toEqual({ liveEventsCount: { count: 1, label: '1 live event' } });
    await pool.query(`UPDATE events SET status = 'IN_PLAY' WHERE id = ANY($1)`, [others]);
  });

  it('answers the sports menu with id, label, icon, link and live counts', async () => {
    const { sportsMenu } = await ask(
      '{ sportsMenu { id label icon deepLink { webUrl } live liveCount type children { label type deepLink { webUrl } } } }',
    );
    expect(sportsMenu).toMatchObject([
      { label: 'NFL', type: 'HEADER', deepLink: { webUrl: '/sport/football/organization/united-states/competition/nfl' } },
      { label: 'NBA', live: true, liveCount: 4 },
      { label: 'NHL' },
      { label: 'College Football' },
      { label: 'College Basketball' },
      { label: 'Soccer', type: 'HEADER', deepLink: null, children: [{ label: 'England' }, { label: 'Spain' }] },
      { label: 'Tennis', type: 'HEADER' },
      { label: 'MMA' },
      { label: 'Baseball' },
      { label: 'Boxing' },
      { label: 'Cricket' },
      { label: 'Golf' },
      { label: 'Motor Sport' },
    ]);
  });

  it('finds a competition by its path, and an event with all its markets', async () => {
    const { competition } = await ask(
      `{ competition(sport: "football", organization: "united-states", competition: "nfl") { name icon events { id } } }`,
    );
    expect(competition).toMatchObject({ name: 'NFL', icon: 'football' });
    const { events } = competition as unknown as Section;
    expect(events.length).toBeGreaterThanOrEqual(40);
    const { event } = await ask(
      `query ($id: ID!) { event(id: $id) { name sport competitionName participants { side abbreviation colors record }
      marketCount markets { id } main: markets(mainOnly: true) { name } } }`,
      { id: events[0]?.id },
    );
    const found = event as unknown as { marketCount: number; markets: unknown[]; main: { name: string }[] };
    expect(found.markets).toHaveLength(found.marketCount);
    expect(found.main.map(({ name }) => name)).toEqual(['Spread', 'Total', 'Moneyline']);
    expect(event).toMatchObject({ sport: 'football', competitionName: 'NFL', participants: [{ side: 'AWAY' }, { side: 'HOME' }] });
  });

  it('answers null for what is not there or hidden, and leaves unknown ids out of snapshots', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('hidden'), { kind: 'removal', eventId: 'hidden' }]);
    expect(
      await ask(
        '{ competition(sport: "a", organization: "b", competition: "c") { id } event(id: "nothing") { id } hidden: event(id: "hidden") { id } }',
      ),
    ).toEqual({ competition: null, event: null, hidden: null });
    expect(await ask('{ eventSnapshots(ids: ["nothing"]) { eventId } }')).toEqual({ eventSnapshots: [] });
  });

  it('refuses more snapshots than 200 with a typed error', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `e${index}`);
    const answer = await graphql({
      schema,
      source: 'query ($ids: [ID!]!) { eventSnapshots(ids: $ids) { eventId } }',
      variableValues: { ids },
      contextValue: { deps: fixture.deps },
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a snapshot', () => {
  it('and the updates after it give the same state as the event itself', async () => {
    const [event] = await listEvents(fixture.deps.db, { status: 'IN_PLAY' });
    if (!event) throw new Error('Nothing is live');
    const SNAPSHOT = `query ($ids: [ID!]!) { eventSnapshots(ids: $ids) { eventId sequence status homeScore awayScore clock
      markets { marketId status } prices { selectionId numeratorLong denominatorLong points } } }`;
    const read = async () =>
      ((await ask(SNAPSHOT, { ids: [event.id] })).eventSnapshots?.[0] ?? {}) as unknown as Omit<EventUpdate, 'asOf' | 'periods'>;
    const first = await read();
    const from = fixture.published.length;
    const player = simulationPlayer(fixture.deps);
    for (let count = 0; count < 60; count += 1) await player.tick();
    const last = await read();
    const prices = new Map<string, Omit<EventUpdate['prices'][number], 'main'>>(
      first.prices.map((price) => [price.selectionId, price]),
    );
    const markets = new Map(first.markets.map((market) => [market.marketId, market.status]));
    let { sequence, clock, homeScore, awayScore } = first;
    for (const { topic, message } of fixture.published.slice(from)) {
      if (topic !== `event:${event.id}`) continue;
      const update: EventUpdate = JSON.parse(message);
      expect(update.sequence).toBe(sequence + 1);
      sequence = update.sequence;
      clock = update.clock ?? clock;
      homeScore = update.homeScore ?? homeScore;
      awayScore = update.awayScore ?? awayScore;
      // The contract leaves out which market a price is of.
      for (const { main: _, ...price } of update.prices) prices.set(price.selectionId, price);
      for (const market of update.markets) markets.set(market.marketId, market.status);
    }
    expect(sequence).toBeGreaterThan(first.sequence);
    expect({ sequence, clock, homeScore, awayScore }).toEqual({
      sequence: last.sequence,
      clock: last.clock,
      homeScore: last.homeScore,
      awayScore: last.awayScore,
    });
    expect(prices).toEqual(new Map(last.prices.map((price) => [price.selectionId, price])));
    expect(markets).toEqual(new Map(last.markets.map((market) => [market.marketId, market.status])));
  });

  it('never mixes the prices of one sequence with another, while they move', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('steady')]);
    let writing = true;
    const writer = (async () => {
      for (let step = 1; step <= 60; step += 1)
        await applyFeed(fixture.deps, [
          {
            kind: 'prices',
            eventId: 'steady',
            prices: ['away', 'home'].map((side) => ({
              selectionId: `steady.ml.${side}`,
              odds: { numerator: step, denominator: 997 },
            })),
          },
        ]);
      writing = false;
    })();
    while (writing) {
      const event = await readEvent(fixture.deps.db, 'steady');
      const odds = event?.markets[0]?.selections.map((selection) => selection.odds) ?? [];
      if (event && event.sequence > 1)
        for (const price of odds) expect(price).toEqual({ numerator: event.sequence - 1, denominator: 997 });
    }
    await writer;
  });
});

describe('selections by id', () => {
  it('come with their market, event and path in one read; unknown ids are left out', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('offered')]);
    const found = await readSelections(fixture.deps.db, ['offered.total.over', 'nothing'], new Date(0));
    expect([...found.keys()]).toEqual(['offered.total.over']);
    expect(found.get('offered.total.over')).toMatchObject({
      selectionName: 'Over',
      side: 'OVER',
      pointsHundredths: 4750,
      odds: { numerator: 10, denominator: 11 },
      marketId: 'offered.total',
      marketType: 'TOTAL',
      marketStatus: 'OPEN',
      eventName: 'Chiefs @ Bills',
      eventStatus: 'PRE_GAME',
      eventPath: '/sport/football/organization/united-states/competition/nfl/event/offered',
    });
  });
});

describe('the states of the specification', () => {
  it.each([
    ['market_status', ['OPEN', 'HIDDEN', 'CLOSED']],
    ['event_status', ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID']],
  ])('are those and no others: %s', async (type, values) => {
    const { rows } = await fixture.deps.db.pool.query(`SELECT enum_range(NULL::${type})::text[] AS values`);
    expect(rows).toEqual([{ values }]);
  });
});
