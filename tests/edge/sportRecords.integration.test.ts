import { print } from 'graphql';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSimulation } from '../../server/feed/index.ts';
import { EventPageDocument, type EventPageQuery } from '../../src/features/sports/data/eventPage.generated.ts';
import { toEvent } from '../../src/features/sports/data/toSlate.ts';
import { Scoreboard } from '../../src/features/sports/ui/Scoreboard.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { ask, post } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ simulated: true });
  await seedSimulation(server.deps, 1);
  // No job sends the simulator's heartbeat here, and a silent feed takes no bets.
  await server.deps.db.pool.query('UPDATE feeds SET heartbeat_ms = NULL');
});
afterAll(() => server.close());

async function query<Data>(text: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Data> {
  const { body } = await post(server.port, '/graphql', { query: text, variables }, headers);
  const answer = JSON.parse(body) as { data: Data; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** An upcoming event of the sport. */
async function eventIdOf(sport: string): Promise<string> {
  const { competitionSections } = await query<{
    competitionSections: { sport: string; events: { id: string; status: string }[] }[];
  }>('{ competitionSections(view: HOME) { sport events { id status } } }');
  const events = competitionSections.find((section) => section.sport === sport)?.events ?? [];
  const id = events.find(({ status }) => status === 'PRE_GAME')?.id;
  if (id === undefined) throw new Error(`There is no upcoming event of ${sport}`);
  return id;
}

const IMAGE = '{ size path }';
const PARTICIPANT = `side name abbreviation record standing seed logos ${IMAGE} headshot ${IMAGE}`;
const RECORD = `query R($id: ID!) { event(id: $id) { id status name participants { ${PARTICIPANT} } fighters { ${PARTICIPANT} }
  markets { id status name type selections { id name points numeratorLong denominatorLong } } } }`;

interface Participant {
  readonly name: string;
  readonly logos: readonly { readonly size: number; readonly path: string }[];
  readonly headshot: { readonly size: number; readonly path: string } | null;
}
interface Market {
  readonly id: string;
  readonly type: string;
  readonly selections: readonly { readonly points: number | null }[];
}
interface EventRecord {
  readonly name: string;
  readonly participants: readonly Participant[];
  readonly fighters: readonly Participant[];
  readonly markets: readonly Market[];
}

const recordOf = async (sport: string) => (await query<{ event: EventRecord }>(RECORD, { id: await eventIdOf(sport) })).event;

const place = expect.toSatisfy((value) => Number.isInteger(value) && value >= 1 && value <= 40, 'a place');
const path = (kind: string, size: number) =>
  expect.stringMatching(new RegExp(`^/participants/${kind}/${size}/[A-Z]{2,4}-[0-9a-f]{6}-[0-9a-f]{6}\\.svg$`));
const logos = [72, 256].map((size) => ({ size, path: path('logo', size) }));
const headshot = { size: 160, path: path('headshot', 160) };

describe('the record of', () => {
  it.each([
    ['football', { record: expect.stringMatching(/^\d+–\d+$/), standing: place, seed: null, logos, headshot: null }],
    ['mma', { record: expect.stringMatching(/^\d+–\d+$/), standing: place, seed: null, logos: [], headshot }],
    ['tennis', { record: null, standing: null, seed: place, logos: [], headshot }],
  ])('an event of %s has its names, standings, seeds and images', async (sport, facts) => {
    const { participants, fighters, ...event } = await recordOf(sport);
    // The visitor is listed first in American sports.
    const sides = sport === 'football' ? ['AWAY', 'HOME'] : ['HOME', 'AWAY'];
    const named = { name: expect.any(String), abbreviation: expect.stringMatching(/^[A-Z]{2,4}$/) };
    expect(participants).toEqual(sides.map((side) => ({ side, ...named, ...facts })));
    for (const { name } of participants) expect(event.name).toContain(name);
    expect(fighters).toEqual(sport === 'mma' ? participants : []);
    expect(event).toMatchObject({ id: expect.stringMatching(/^sim-/), status: 'PRE_GAME' });
  });

  it('a market and a selection has its status, name, odds and points', async () => {
    const { markets } = await recordOf('football');
    const spread = markets.find(({ type }) => type === 'SPREAD');
    expect(spread).toMatchObject({ id: expect.any(String), status: 'OPEN', name: 'Spread' });
    const selection = { id: expect.any(String), name: expect.any(String), points: expect.any(Number) };
    const odds = { numeratorLong: expect.any(Number), denominatorLong: expect.any(Number) };
    expect(spread?.selections).toEqual([0, 1].map(() => ({ ...selection, ...odds })));
    const [first, second] = spread?.selections ?? [];
    expect(first?.points).toBe(-(second?.points ?? Number.NaN));
    expect(markets.find(({ type }) => type === 'MONEYLINE')?.selections).toMatchObject([{ points: null }, { points: null }]);
  });
});

describe('the images of participants', () => {
  const pixelsOf = async (address: string) => {
    const { status, headers, body } = await ask(server.port, { path: address });
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/svg+xml', 'nosniff']);
    return /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(body)?.slice(1).map(Number);
  };

  it('are logos of 72 and 256 pixels for a team', async () => {
    const [team] = (await recordOf('football')).participants;
    const sizes = await Promise.all((team?.logos ?? []).map((logo) => pixelsOf(logo.path)));
    expect(sizes).toEqual([
      [72, 72],
      [256, 256],
    ]);
  });

  it.each(['mma', 'tennis'])('are a headshot of 160 pixels for a person of %s', async (sport) => {
    const [person] = (await recordOf(sport)).participants;
    expect(await pixelsOf(person?.headshot?.path ?? '')).toEqual([160, 160]);
  });

  it('have no other sizes, letters or colours', async () => {
    const names = ['logo/160/KC-e31837-ffb81c.svg', 'headshot/72/KC-e31837-ffb81c.svg', 'logo/72/KC-red-ffb81c.svg'];
    for (const name of [...names, 'logo/72/%3Cb%3E-e31837-ffb81c.svg', 'logo/72/KC-e31837-ffb81c.png', 'x', ''])
      expect((await ask(server.port, { path: `/participants/${name}` })).status, name).toBe(404);
  });
});

const EVENT = `id name status startsAt participants { name }
  markets { id name type status selections { id name points numeratorLong denominatorLong } }`;
const LEG = `marketSelection { id name points numeratorLong denominatorLong } marketId marketName marketType marketStatus
  eventId eventName eventStatus marketStartAt`;

describe.each(['football', 'mma', 'tennis'])('the records of %s', (sport) => {
  it('feed the leg of the slip', async () => {
    type Sent = Record<'id' | 'name' | 'status' | 'startsAt', string>;
    type SentMarket = Sent & { type: string; selections: (Sent & { numeratorLong: number; denominatorLong: number })[] };
    const text = `query E($id: ID!) { event(id: $id) { ${EVENT} } }`;
    const { event } = await query<{ event: Sent & { markets: SentMarket[] } }>(text, { id: await eventIdOf(sport) });
    const market = event.markets.find(({ status }) => status === 'OPEN');
    const selection = market?.selections[0];
    if (!market || !selection) throw new Error(`There is no open market of ${sport}`);
    const { startup } = await query<{ startup: { anonymousToken: string } }>('{ startup { anonymousToken } }');
    const { payload } = await query<{ payload: unknown }>(
      `mutation A($id: ID!, $n: Long!, $d: Long!) { payload: betslipAddMarketSelection(selectionId: $id, numeratorLong: $n, denominatorLong: $d) {
        betslip { marketSelections { ${LEG} } } } }`,
      { id: selection.id, n: selection.numeratorLong, d: selection.denominatorLong },
      { authorization: `Anonymous ${startup.anonymousToken}` },
    );
    const leg = {
      marketSelection: selection,
      marketId: market.id,
      marketName: market.name,
      marketType: market.type,
      marketStatus: market.status,
      eventId: event.id,
      eventName: event.name,
      eventStatus: event.status,
      marketStartAt: event.startsAt,
    };
    expect(payload).toEqual({ betslip: { marketSelections: [leg] } });
  });

  it('feed the page of the event, with the images and the places of both sides', async () => {
    const { event: found } = await query<EventPageQuery>(print(EventPageDocument), { id: await eventIdOf(sport) });
    if (!found) throw new Error('There is no event');
    const board = createElement(Scoreboard, { event: toEvent(found), now: Date.now() });
    const prices = { onEvent: () => () => undefined, event: () => null, market: () => null, selection: () => null };
    // Before startup has answered nothing is kept back, and a visitor has no stars.
    const visitor = { session: createStore({ status: 'loggedOut' }), favourites: null };
    const services = fakeServices({ prices, startup: createStore({ data: null }), ...visitor } as unknown as Partial<Services>);
    const markup = renderToStaticMarkup(createElement(ServicesContext, { value: services }, board));
    for (const { name, logos: shown, headshot: face, record, standing, seed } of found.participants) {
      expect(markup).toContain(name);
      const images = face === null ? shown : [face];
      expect(markup).toContain(`srcSet="${images.map(({ size, path: address }) => `${address} ${size}w`).join(', ')}"`);
      const place = `${sport === 'mma' ? 'Ranked ' : ''}${standing}(st|nd|rd|th)`;
      const detail = seed === null ? `${record} · ${place}` : `Seed ${seed}`;
      expect(markup).toMatch(new RegExp(`<small>${detail}</small>`));
    }
  });
});
