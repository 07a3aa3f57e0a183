import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { topics } from '../../server/platform/topics.ts';
import { INFO_SLUGS } from '../../src/features/system/logic/infoPages.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const SEARCH = `query Search($term: String!, $tab: SearchTab!, $limit: Int!) {
  search(term: $term, tab: $tab, limit: $limit) {
    counts { tab count }
    results { id type title detail icon path badges { abbreviation colors } event { id name startsAt status marketCount prices { name odds { formattedOdds } } } }
  }
}`;

interface Result {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly path: string;
  readonly event: { readonly id: string } | null;
}
interface Answer {
  readonly search: { readonly counts: readonly { tab: string; count: number }[]; readonly results: readonly Result[] };
}

async function search(term: string, tab = 'ALL', limit = 50): Promise<Answer['search']> {
  // A feed does the same after it has written: the answers of before are not repeated.
  api.deps.bus.publish(topics.catalogue, '{}');
  const { data, errors } = await api.query<Answer>(SEARCH, { term, tab, limit });
  expect(errors).toEqual([]);
  if (!data) throw new Error('no data');
  return data.search;
}

async function titles(term: string, tab?: string): Promise<readonly string[]> {
  return (await search(term, tab)).results.map(({ title }) => title);
}

async function refusal(variables: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  return (await api.query(SEARCH, { tab: 'ALL', limit: 50, ...variables })).errors[0]?.extensions.code;
}

describe('a search', () => {
  it('finds a team with its next event, then the event, by the first letters of a word', async () => {
    const { results, counts } = await search('bil');
    expect(results).toMatchObject([
      {
        id: 'team:nfl:Bills',
        type: 'TEAM',
        title: 'Bills',
        detail: 'NFL',
        icon: 'football',
        path: `/sport/football/organization/usa/competition/nfl/event/${FIXTURE.bills.eventId}`,
        badges: [{ abbreviation: 'BIL', colors: ['#102030', '#a0b0c0'] }],
        event: { id: FIXTURE.bills.eventId, name: 'Chiefs @ Bills', status: 'PRE_GAME' },
      },
      { type: 'EVENT', title: 'Chiefs @ Bills', badges: [{ abbreviation: 'CHI' }, { abbreviation: 'BIL' }] },
    ]);
    expect(counts).toEqual([
      { tab: 'ALL', count: 2 },
      { tab: 'SPORTSBOOK', count: 2 },
      { tab: 'CASINO', count: 0 },
    ]);
  });

  it('finds a competition by its name before what belongs to it', async () => {
    const found = await search('nfl');
    expect(found.results[0]).toMatchObject({
      type: 'COMPETITION',
      title: 'NFL',
      detail: 'Football',
      path: '/sport/football/organization/usa/competition/nfl',
      event: null,
    });
    expect(found.results.slice(1).map(({ type }) => type)).toEqual(Array(6).fill('TEAM'));
  });

  it('needs every word, in any order', async () => {
    expect(await titles('bills chiefs')).toEqual(['Chiefs @ Bills']);
    expect(await titles('bills eagles')).toEqual([]);
  });

  it.each([
    ['cheifs', 'Chiefs'],
    ['chefs', 'Chiefs'],
    ['Liverpol', 'Liverpool'],
    ['arsenall', 'Arsenal'],
    ['cowbys eagls', 'Cowboys @ Eagles'],
  ])('forgives the spelling of %s', async (term, expected) => {
    expect((await titles(term))[0]).toBe(expected);
  });

  it.each([
    ['kansas city chiefs', 'Chiefs'],
    ['Buffalo', 'Bills'],
    ['dallas cow', 'Cowboys'],
    ['ＥＡＧＬＥＳ', 'Eagles'],
  ])('finds a team by its city, its full name and letters of full width: %s', async (term, expected) => {
    expect((await titles(term))[0]).toBe(expected);
  });

  it('finds nothing where nothing is spelt alike', async () => {
    expect(await search('zzyxq')).toEqual({
      counts: ['ALL', 'SPORTSBOOK', 'CASINO'].map((tab) => ({ tab, count: 0 })),
      results: [],
    });
  });

  it('strips % and < from the term, so that they match nothing by themselves', async () => {
    expect(await titles('%b<ill%')).toEqual(await titles('bill'));
    expect(await refusal({ term: '%%%<<<' })).toBe('BAD_USER_INPUT');
  });

  it.each([
    "bills' | 'x",
    'bills & chiefs',
    'bills:*',
    '!bills',
    "b'); DROP TABLE events; --",
    '\\bills',
    'bills (',
    '\u0000bills',
  ])('takes %j as words only', async (term) => {
    const { errors } = await api.query(SEARCH, { term, tab: 'ALL', limit: 5 });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(term.includes('\u0000') ? ['BAD_USER_INPUT'] : []);
  });

  it('refuses a term that is too short or too long, and other limits', async () => {
    expect(await refusal({ term: 'bi' })).toBe('BAD_USER_INPUT');
    expect(await refusal({ term: 'b'.repeat(81) })).toBe('BAD_USER_INPUT');
    expect(await refusal({ term: 'bills', limit: 0 })).toBe('BAD_USER_INPUT');
    expect(await refusal({ term: 'bills', limit: 101 })).toBe('BAD_USER_INPUT');
    expect((await search('nfl', 'ALL', 2)).results).toHaveLength(2);
  });

  it('is answered from one address alike for everybody, and stored by no cache', async () => {
    const { headers } = await api.query(SEARCH, { term: 'bills', tab: 'ALL', limit: 5 });
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('a search finds a player by name and team while a listed event names it, and shows the prices of the event’s winner', async () => {
  const { query } = api.deps.db;
  const facts = JSON.stringify({ players: [{ id: 'p-cross', side: 'HOME', name: 'Jalen Cross', position: 'RB', number: 4 }] });
  const eventId = FIXTURE.bills.eventId;
  await sql`INSERT INTO event_statistics (event_id, facts, live, as_of) VALUES (${eventId}, ${facts}::jsonb, '{}', now())`.execute(
    query,
  );
  const [player] = (await search('jalen')).results;
  expect(player).toMatchObject({
    id: 'player:p-cross',
    type: 'PLAYER',
    title: 'Jalen Cross',
    detail: 'Bills · RB',
    event: { id: eventId },
  });
  expect(player?.path).toMatch(/\/event\/.+\?markets=players$/);
  expect(player?.event).toMatchObject({ prices: [{ odds: { formattedOdds: expect.any(String) } }, {}] });
  await sql`UPDATE events SET status = 'FINISHED' WHERE id = ${eventId}`.execute(query);
  expect((await search('jalen')).results).toEqual([]);
  await sql`UPDATE events SET status = 'PRE_GAME' WHERE id = ${eventId}`.execute(query);
});

describe('pages', () => {
  it('are found by their title and by words about them', async () => {
    expect(await titles('house rules')).toContain('House rules');
    expect((await search('gambling')).results).toMatchObject([
      { type: 'PAGE', path: '/info/responsible-gaming', badges: [], event: null },
    ]);
  });

  it('about money and an account are found by what somebody wants there', async () => {
    const paths = async (term: string) => (await search(term)).results.map(({ path }) => path);
    expect(await paths('deposit')).toContain('/deposit');
    expect(await paths('withdrawal')).toContain('/withdrawal');
    expect(await paths('decimal')).toEqual(['/account/settings']);
  });

  it('are all the text pages that the app has', async () => {
    const { rows } = await sql<{ path: string }>`SELECT path FROM search_documents WHERE type = 'PAGE'`.execute(api.deps.db.query);
    expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(INFO_SLUGS.map((slug) => `/info/${slug}`)));
  });
});

describe('the tabs', () => {
  it('SPORTSBOOK and CASINO have what belongs to their product, ALL has both', async () => {
    expect(await titles('games', 'ALL')).toEqual(['Casino', 'Live']);
    expect(await titles('games', 'SPORTSBOOK')).toEqual(['Live']);
    expect(await titles('games', 'CASINO')).toEqual(['Casino']);
    expect((await search('games', 'CASINO')).counts).toEqual([
      { tab: 'ALL', count: 2 },
      { tab: 'SPORTSBOOK', count: 1 },
      { tab: 'CASINO', count: 1 },
    ]);
  });
});

it('a search finds games by title and studio, with the address of their page, in the tab CASINO', async () => {
  const found = await search('velvet sevens', 'CASINO');
  expect(found.results).toMatchObject([
    { type: 'GAME', title: 'Velvet Sevens', detail: 'House original', path: '/category/slots/velvet-sevens' },
  ]);
  expect((await search('stillwater', 'CASINO')).results).toHaveLength(6);
  // None of its games can be played.
  expect((await search('northgate', 'CASINO')).results).toEqual([]);
  expect((await search('velvet sevens', 'SPORTSBOOK')).results).toEqual([]);
});

describe('a standalone casino', () => {
  async function inBrand(brand: string, term: string): Promise<readonly string[]> {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', host: `${brand}.localhost` },
      payload: JSON.stringify({ query: SEARCH, variables: { term, tab: 'ALL', limit: 50 } }),
    });
    return response.json<{ data: Answer }>().data.search.results.map(({ title }) => title);
  }

  it('has no results of the sportsbook', async () => {
    expect(await inBrand('tsb', 'games')).toEqual(['Casino', 'Live']);
    expect(await inBrand('tsc', 'games')).toEqual(['Casino']);
    expect(await inBrand('hwc', 'chiefs')).toEqual([]);
    expect(await inBrand('espnbet', 'chiefs')).toEqual(['Chiefs', 'Chiefs @ Bills']);
  });
});

describe('when the catalogue changes', () => {
  beforeEach(async () => {
    const { query } = api.deps.db;
    await query
      .updateTable('events')
      .set({ status: 'PRE_GAME', name: 'Chiefs @ Bills' })
      .where('id', '=', FIXTURE.bills.eventId)
      .execute();
  });

  it('an event is no longer found once it is over, nor its teams without another one', async () => {
    const { query } = api.deps.db;
    await query.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', FIXTURE.bills.eventId).execute();
    expect(await titles('chiefs')).toEqual(['Chiefs', 'Chiefs @ Bills']);
    await query.updateTable('events').set({ status: 'FINISHED' }).where('id', '=', FIXTURE.bills.eventId).execute();
    expect(await titles('chiefs')).toEqual([]);
  });

  it('a new event is found, and its team leads to the earlier one', async () => {
    const { query } = api.deps.db;
    const participants = ['Chiefs', 'Ravens'].map((name, index) => ({
      side: index === 0 ? 'AWAY' : 'HOME',
      name,
      abbreviation: name.slice(0, 3).toUpperCase(),
      colors: ['#102030', '#a0b0c0'],
      record: null,
    }));
    const event = { competition_id: 'nfl', source: 'fixture', name: 'Chiefs @ Ravens', participants: JSON.stringify(participants) };
    await query
      .insertInto('events')
      .values({ ...event, id: 'later', external_id: 'later', starts_at: new Date('2040-01-01T00:00:00Z') })
      .execute();
    expect(await titles('ravens')).toEqual(['Ravens', 'Chiefs @ Ravens']);
    expect((await search('chiefs')).results[0]?.event?.id).toBe(FIXTURE.bills.eventId);
    await query
      .updateTable('events')
      .set({ starts_at: new Date('2020-01-01T00:00:00Z') })
      .where('id', '=', 'later')
      .execute();
    expect((await search('chiefs')).results[0]?.event?.id).toBe('later');
    await query.deleteFrom('events').where('id', '=', 'later').execute();
    expect(await titles('ravens')).toEqual([]);
    expect((await search('chiefs')).results[0]?.event?.id).toBe(FIXTURE.bills.eventId);
  });

  it('a competition is found by its new name, and its teams too', async () => {
    const { query } = api.deps.db;
    await query.updateTable('competitions').set({ name: 'Gridiron' }).where('id', '=', 'nfl').execute();
    expect((await titles('gridiron')).slice(0, 2)).toEqual(['Gridiron', 'Arsenal']);
    expect(await titles('nfl')).toEqual([]);
    await query.updateTable('competitions').set({ name: 'NFL' }).where('id', '=', 'nfl').execute();
  });

  it('a change of score, clock or sequence writes no document', async () => {
    const versions = (): Promise<{ rows: readonly { xmin: string }[] }> =>
      sql<{ xmin: string }>`SELECT xmin::text AS xmin FROM search_documents ORDER BY id`.execute(api.deps.db.query);
    const before = await versions();
    const changes = { clock: 'Q1 9:00', sequence: 7, home_score: 3, status: 'IN_PLAY' as const };
    await api.deps.db.query.updateTable('events').set(changes).where('id', '=', FIXTURE.bills.eventId).execute();
    expect(await versions()).toEqual(before);
  });

  it('accents and punctuation make no difference', async () => {
    const { query } = api.deps.db;
    await query
      .updateTable('events')
      .set({ name: 'Atlético-Madrid vs St. Étienne' })
      .where('id', '=', FIXTURE.bills.eventId)
      .execute();
    for (const term of ['atletico madrid', 'ATLÉTICO', 'st etienne', 'Étienne'])
      expect(await titles(term)).toContain('Atlético-Madrid vs St. Étienne');
  });
});
