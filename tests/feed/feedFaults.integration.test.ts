import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runFeedJobs } from '../../server/feed/feedJobs.ts';
import { applyFeed, applyManual, importFootballData, importNflverse, importOddsApi } from '../../server/feed/index.ts';
import { type EventRecord, listEvents, readEvents } from '../../server/store/catalogue/index.ts';
import { type FeedFixture, makeFeedFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

const HOUR = 3_600_000;

let fixture: FeedFixture;
beforeEach(async () => {
  fixture = await makeFeedFixture({ start: '2026-11-20T12:00:00Z' });
});
afterEach(() => fixture.drop());

async function eventOf(id: string): Promise<EventRecord> {
  const [event] = await readEvents(fixture.deps.db, [id]);
  if (!event) throw new Error(`There is no ${id}`);
  return event;
}

const statusesOf = (event: EventRecord): readonly string[] => event.markets.map(({ status }) => status);

interface ApiChange {
  readonly id?: string;
  readonly sport_key?: string;
  readonly home_team?: string;
  readonly away_team?: string;
  readonly commence_time?: string;
  readonly completed?: boolean;
  readonly scores?: readonly object[] | null;
  readonly bookmakers?: readonly object[];
}

const H2H = {
  key: 'x',
  markets: [
    {
      key: 'h2h',
      outcomes: [
        { name: 'Buffalo Bills', price: -142 },
        { name: 'Kansas City Chiefs', price: 120 },
      ],
    },
  ],
};
const SCORES = [
  { name: 'Buffalo Bills', score: '24' },
  { name: 'Kansas City Chiefs', score: '20' },
];

async function importApi(...changes: readonly ApiChange[]) {
  const events = changes.map((change) => ({
    id: 'bills',
    sport_key: 'americanfootball_nfl',
    commence_time: '2026-11-22T18:00:00Z',
    home_team: 'Buffalo Bills',
    away_team: 'Kansas City Chiefs',
    bookmakers: [H2H],
    ...change,
  }));
  const report = await importOddsApi(fixture.deps, JSON.stringify(events));
  if (!report.ok) throw new Error(report.error);
  return report.value;
}

const CSV_HEADER =
  'game_id,season,game_type,week,gameday,gametime,away_team,away_score,home_team,home_score,location,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds';

async function importCsv(day: string, time: string, id = '2026_12_KC_BUF') {
  const row = `${id},2026,REG,12,${day},${time},KC,,BUF,,Home,120,-142,2.5,-110,-110,47.5,-110,-110`;
  const report = await importNflverse(fixture.deps, `${CSV_HEADER}\n${row}`, { season: 2026, shiftToNow: false });
  if (!report.ok) throw new Error(report.error);
  return report.value;
}

describe('a result that cannot be', () => {
  it('comes before the start: it is refused, the markets close, and a later document without it opens them again', async () => {
    await importApi({});
    const early = await importApi({ completed: true, scores: SCORES });
    expect(early).toMatchObject({ summary: { resultsRecorded: 0 }, problems: [{ where: '[0].commence_time' }] });
    expect(await eventOf('odds-api-bills')).toMatchObject({ status: 'PRE_GAME', homeScore: null });
    expect(statusesOf(await eventOf('odds-api-bills'))).toEqual(['CLOSED']);
    await importApi({});
    expect(statusesOf(await eventOf('odds-api-bills'))).toEqual(['OPEN']);
  });

  it('comes before the start from any feed, and is refused by the catalogue; the operator may call the event off', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    const early = await applyFeed(fixture.deps, [{ kind: 'result', eventId: 'a', result: { homeScore: 1, awayScore: 0 } }]);
    expect(early).toMatchObject({ resultsRecorded: 0, refusals: [{ eventId: 'a', part: 'RESULT' }] });
    expect(await eventOf('a')).toMatchObject({ status: 'PRE_GAME' });
    expect(await applyFeed(fixture.deps, [{ kind: 'result', eventId: 'a', result: { void: true } }])).toMatchObject({
      resultsRecorded: 1,
      refusals: [],
    });
  });

  it('comes before the start, and a person says that it is right: it is taken', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    const result = { homeScore: 1, awayScore: 0 };
    expect(await applyFeed(fixture.deps, [{ kind: 'result', eventId: 'a', result, isEarly: true }])).toMatchObject({
      resultsRecorded: 1,
    });
  });

  it('has periods that do not add up to its score: it is refused in words', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    const periods = [{ home: 3, away: 0, kind: 'REGULATION' as const }];
    const result = { homeScore: 1, awayScore: 0, periods };
    expect(await applyFeed(fixture.deps, [{ kind: 'result', eventId: 'a', result, isEarly: true }])).toMatchObject({
      resultsRecorded: 0,
      refusals: [{ part: 'RESULT', reason: expect.stringContaining('periods that add up to 3 (home)') }],
    });
  });

  it('is completed without scores: the event keeps no open market, also of those that the document does not name', async () => {
    await importApi({});
    const { problems } = await importApi({ completed: true, scores: null, bookmakers: [] });
    expect(problems).toMatchObject([{ where: '[0].commence_time', isImported: true }]);
    expect(statusesOf(await eventOf('odds-api-bills'))).toEqual(['CLOSED']);
  });
});

describe('one game under two ids', () => {
  it('twice in one document is one event, and the second is a problem', async () => {
    const report = await importApi({}, { id: 'again', commence_time: '2026-11-23T17:59:00Z', completed: false });
    expect(report).toMatchObject({
      events: 1,
      summary: { eventsAdded: 1, unknownIds: [] },
      problems: [{ where: 'event odds-api-again', reason: 'is the game of event odds-api-bills: the same sides within a day' }],
    });
  });

  it('from two feeds is one event, whichever comes first; another day is another game', async () => {
    await importCsv('2026-11-22', '13:00');
    expect(await importApi({})).toMatchObject({ events: 0, problems: [{ where: 'event odds-api-bills' }] });
    expect(await importApi({ commence_time: '2026-12-20T18:00:00Z' })).toMatchObject({ events: 1, problems: [] });
  });

  it('comes again under another id once it was called off', async () => {
    await importApi({});
    await applyFeed(fixture.deps, [{ kind: 'result', eventId: 'odds-api-bills', result: { void: true } }]);
    expect(await importApi({ id: 'again' })).toMatchObject({ events: 1, problems: [] });
  });

  it('is one event whose start moves when its week flexes it, whatever id the file gives it', async () => {
    await importCsv('2026-11-22', '13:00');
    const moved = await importCsv('2026-11-24', '20:15', '2026_12_KC_BUF_x');
    expect(moved).toMatchObject({ problems: [], summary: { eventsAdded: 0, eventsChanged: 1 } });
    expect((await eventOf('nflverse-2026_12_KC_BUF')).startsAt).toEqual(new Date('2026-11-25T01:15:00Z'));
  });
});

describe('two games of one pair', () => {
  const importSoccer = async (...rows: readonly string[]) => {
    const text = ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A', ...rows].join('\n');
    const report = await importFootballData(fixture.deps, text);
    if (!report.ok) throw new Error(report.error);
    return report.value;
  };

  it('P2: the second meeting at a ground is an event of its own, and a match that is moved stays its event', async () => {
    await importSoccer('SC0,16/08/2026,15:00,Hearts,Aberdeen,2,0,2,3,4');
    await importSoccer('SC0,12/12/2026,15:00,Hearts,Aberdeen,,,2,3,4');
    const first = 'football-data-SC0-2026-hearts-aberdeen';
    expect(await eventOf(first)).toMatchObject({ status: 'FINISHED', homeScore: 2, awayScore: 0 });
    expect(await eventOf(`${first}_2`)).toMatchObject({ status: 'PRE_GAME', startsAt: new Date('2026-12-12T15:00:00Z') });
    const moved = await importSoccer(
      'SC0,16/08/2026,15:00,Hearts,Aberdeen,2,0,2,3,4',
      'SC0,16/12/2026,19:45,Hearts,Aberdeen,,,2,3,4',
    );
    expect(moved).toMatchObject({
      problems: expect.not.arrayContaining([{ where: `event ${first}` }]),
      summary: { eventsAdded: 0 },
    });
    expect((await eventOf(`${first}_2`)).startsAt).toEqual(new Date('2026-12-16T19:45:00Z'));
  });

  it('P3: both games of a doubleheader are offered', async () => {
    const sides = { sport_key: 'baseball_mlb', commence_time: '2026-11-22T17:05:00Z' };
    const report = await importApi({ ...sides, id: 'g1' }, { ...sides, id: 'g2', commence_time: '2026-11-22T22:35:00Z' });
    expect(report).toMatchObject({ events: 2 });
    for (const id of ['odds-api-g1', 'odds-api-g2']) expect(statusesOf(await eventOf(id))).toEqual(['OPEN']);
  });
});

describe('a postponed game', () => {
  it.each([1, 8])('is before its start again when its new start is to come, %i hours after the old one', async (hours) => {
    await importApi({});
    fixture.deps.clock.advanceMs(54 * HOUR + hours * HOUR);
    await runFeedJobs(fixture.deps);
    await runFeedJobs(fixture.deps);
    expect(statusesOf(await eventOf('odds-api-bills'))).toEqual(['HIDDEN']);
    await importApi({ commence_time: '2026-11-24T18:00:00Z' });
    expect(await eventOf('odds-api-bills')).toMatchObject({ status: 'PRE_GAME', clock: null, markets: [{ status: 'OPEN' }] });
  });

  it('stays as the operator has set it', async () => {
    await importApi({});
    await applyManual(fixture.deps, [{ kind: 'eventState', eventId: 'odds-api-bills', state: { status: 'HIDDEN' } }]);
    await importApi({ commence_time: '2026-11-24T18:00:00Z' });
    expect((await eventOf('odds-api-bills')).status).toBe('HIDDEN');
  });
});

describe('a game without its time', () => {
  it('T6, #9: is listed without a time and takes no bets until an import has its time', async () => {
    const { problems, events } = await importCsv('2026-11-22', '');
    expect({ events, problems }).toMatchObject({ events: 1, problems: [{ column: 'gametime', isImported: true }] });
    const listed = await listEvents(fixture.deps.db);
    expect(listed).toMatchObject([{ id: 'nflverse-2026_12_KC_BUF', status: 'PRE_GAME', isTimeUnknown: true }]);
    expect(statusesOf(await eventOf('nflverse-2026_12_KC_BUF'))).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    const result = { homeScore: 24, awayScore: 20 };
    expect(await applyFeed(fixture.deps, [{ kind: 'result', eventId: 'nflverse-2026_12_KC_BUF', result }])).toMatchObject({
      resultsRecorded: 0,
      refusals: [{ part: 'RESULT' }],
    });
    await importCsv('2026-11-22', '13:00');
    expect(await eventOf('nflverse-2026_12_KC_BUF')).toMatchObject({
      status: 'PRE_GAME',
      isTimeUnknown: false,
      startsAt: new Date('2026-11-22T18:00:00Z'),
      markets: [{ status: 'OPEN' }, { status: 'OPEN' }, { status: 'OPEN' }],
    });
  });

  it('had one before: it keeps it, and its markets close', async () => {
    await importCsv('2026-11-22', '13:00');
    await importCsv('2026-11-22', '');
    expect(await eventOf('nflverse-2026_12_KC_BUF')).toMatchObject({
      status: 'PRE_GAME',
      isTimeUnknown: false,
      startsAt: new Date('2026-11-22T18:00:00Z'),
    });
    expect(statusesOf(await eventOf('nflverse-2026_12_KC_BUF')).every((status) => status === 'CLOSED')).toBe(true);
  });
});

describe('an id that bets are on', () => {
  it.each([
    [
      'sides the other way round',
      { home_team: 'Kansas City Chiefs', away_team: 'Buffalo Bills' },
      'has its sides the other way round',
    ],
    ['another game', { home_team: 'Dallas Cowboys', away_team: 'New York Giants' }, 'is the id of another game, Chiefs @ Bills'],
    [
      'a start days before the announced one',
      { commence_time: '2026-11-19T18:00:00Z' },
      'would have begun at 2026-11-19T18:00:00.000Z, more than a day before its announced start',
    ],
  ])('gets %s: refused with its result and told', async (_what, change: ApiChange, reason) => {
    await importApi({});
    const [home, away] = [change.home_team ?? 'Buffalo Bills', change.away_team ?? 'Kansas City Chiefs'];
    const scores = [
      { name: home, score: '24' },
      { name: away, score: '20' },
    ];
    fixture.deps.clock.advanceMs(4 * 24 * HOUR);
    const report = await importApi({ ...change, completed: true, scores, bookmakers: [] });
    expect(report).toMatchObject({ events: 0, summary: { resultsRecorded: 0 } });
    expect(report.problems).toContainEqual({ where: 'event odds-api-bills', reason });
    expect(await eventOf('odds-api-bills')).toMatchObject({ name: 'Chiefs @ Bills', homeScore: null });
  });

  it('has a market of another type: it is refused and suspended, because bets are on what it was', async () => {
    await importApi({});
    const [market] = H2H.markets;
    const outcomes = [...(market?.outcomes ?? []), { name: 'Draw', price: 900 }];
    const report = await importApi({ bookmakers: [{ key: 'x', markets: [{ key: 'h2h', outcomes }] }] });
    expect(report.problems).toMatchObject([{ reason: 'offers Moneyline as MONEYLINE_THREE_WAY, which was MONEYLINE' }]);
    expect(statusesOf(await eventOf('odds-api-bills'))).toEqual(['CLOSED']);
  });

  it('gets one side’s other name: taken', async () => {
    await importApi({});
    const report = await importApi({ home_team: 'London Bills', bookmakers: [] });
    expect(report).toMatchObject({ events: 1, problems: [{ isImported: true }] });
    expect((await eventOf('odds-api-bills')).name).toBe('Chiefs @ London Bills');
  });
});

describe('what no change list may bring', () => {
  it.each([
    ['a start beyond ten years', { startsAt: new Date('2036-11-21T00:00:00Z') }, 'begins more than 10 years from now'],
    [
      'two sides with one name',
      {
        participants: (['HOME', 'AWAY'] as const).map((side) => ({
          side,
          name: side === 'HOME' ? 'São Paulo' : 'Sao Paulo',
          abbreviation: 'SP',
          colors: ['#000000'],
          record: null,
        })),
      },
      'has two sides named São Paulo',
    ],
  ])('is %s', async (_what, change, reason) => {
    const summary = await applyFeed(fixture.deps, [nfl, sampleEvent('a', change)]);
    expect(summary).toMatchObject({ eventsAdded: 0, refusals: [{ eventId: 'a', part: 'EVENT', reason }] });
  });

  it('is a line of other than quarter points: of an offered market it is refused and the market suspended, by hand and by price too', async () => {
    await applyFeed(fixture.deps, [nfl, sampleEvent('a')]);
    const change = sampleEvent('a');
    if (change.kind !== 'event') throw new Error('No event');
    const markets = change.event.markets.map((market) => ({
      ...market,
      selections: market.selections.map((one) => ({ ...one, pointsHundredths: one.pointsHundredths === null ? null : 4770 })),
    }));
    expect(await applyFeed(fixture.deps, [{ ...change, event: { ...change.event, markets } }])).toMatchObject({
      refusals: [{ part: 'MARKET', reason: 'offers 47.7, which is not a line of whole, half or quarter points' }],
    });
    expect(statusesOf(await eventOf('a'))).toEqual(['OPEN', 'CLOSED']);
    const prices = [{ selectionId: 'a.total.over', pointsHundredths: 4730 }];
    expect(await applyManual(fixture.deps, [{ kind: 'prices', eventId: 'a', prices }])).toMatchObject({
      updates: [],
      refusals: [{ part: 'MARKET' }],
    });
  });
});
