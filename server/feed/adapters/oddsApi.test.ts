import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../types.ts';
import { type OddsApiImport, parseOddsApi } from './oddsApi.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

function event(change: object = {}): object {
  return {
    id: 'e1f2',
    sport_key: 'americanfootball_nfl',
    sport_title: 'NFL',
    commence_time: '2026-11-22T18:00:00Z',
    home_team: 'Buffalo Bills',
    away_team: 'Kansas City Chiefs',
    bookmakers: [book('first', [h2h(-142, 120), spreads(-2.5, -112, -108), totals(47.5, -110, -110)])],
    ...change,
  };
}
function book(key: string, markets: readonly object[]): object {
  return { key, title: key, last_update: '2026-11-20T11:59:00Z', markets };
}
function h2h(home: number | string, away: number | string): object {
  return {
    key: 'h2h',
    outcomes: [
      { name: 'Buffalo Bills', price: home },
      { name: 'Kansas City Chiefs', price: away },
    ],
  };
}
function spreads(point: number, home: number, away: number): object {
  return {
    key: 'spreads',
    outcomes: [
      { name: 'Buffalo Bills', price: home, point },
      { name: 'Kansas City Chiefs', price: away, point: -point },
    ],
  };
}
function totals(point: number, over: number, under: number): object {
  return {
    key: 'totals',
    outcomes: [
      { name: 'Over', price: over, point },
      { name: 'Under', price: under, point },
    ],
  };
}

function read(document: unknown, options: { bookmaker?: string } = {}): OddsApiImport {
  const result = parseOddsApi(JSON.stringify(document), { now: NOW, ...options });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
function eventsOf({ changes }: OddsApiImport): FeedEvent[] {
  return changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));
}

describe('The Odds API', () => {
  it('becomes an event of a known league, with known teams and exact American prices', () => {
    const imported = read([event()]);
    expect(imported.problems).toEqual([]);
    const [first] = eventsOf(imported);
    expect(first).toMatchObject({
      id: 'odds-api-e1f2',
      competitionId: 'nfl',
      name: 'Chiefs @ Bills',
      startsAt: new Date('2026-11-22T18:00:00Z'),
      participants: [
        { side: 'AWAY', abbreviation: 'KC' },
        { side: 'HOME', abbreviation: 'BUF' },
      ],
    });
    expect(
      first?.markets.map(({ type, selections }) => [type, selections.map((one) => [one.name, one.pointsHundredths, one.odds])]),
    ).toEqual([
      [
        'SPREAD',
        [
          ['Chiefs', 250, { numerator: 25, denominator: 27 }],
          ['Bills', -250, { numerator: 25, denominator: 28 }],
        ],
      ],
      [
        'TOTAL',
        [
          ['Over', 4750, { numerator: 10, denominator: 11 }],
          ['Under', 4750, { numerator: 10, denominator: 11 }],
        ],
      ],
      [
        'MONEYLINE',
        [
          ['Chiefs', null, { numerator: 6, denominator: 5 }],
          ['Bills', null, { numerator: 50, denominator: 71 }],
        ],
      ],
    ]);
  });

  it('reads exact decimal prices, unix times, and unknown leagues', () => {
    const soccer = {
      id: 'b1',
      sport_key: 'soccer_germany_bundesliga',
      sport_title: 'Bundesliga',
      commence_time: 1_795_370_400,
      home_team: 'Bayern Munich',
      away_team: 'Dortmund',
      bookmakers: [
        book('x', [
          {
            key: 'h2h',
            outcomes: [
              { name: 'Bayern Munich', price: 1.57 },
              { name: 'Dortmund', price: 5.1 },
              { name: 'Draw', price: 4.6 },
            ],
          },
        ]),
      ],
    };
    const [first] = eventsOf(read(soccer));
    expect(first).toMatchObject({
      name: 'Bayern Munich vs Dortmund',
      competitionId: 'odds-api-soccer_germany_bundesliga',
      startsAt: new Date(1_795_370_400_000),
    });
    expect(first?.markets).toMatchObject([
      {
        type: 'MONEYLINE_THREE_WAY',
        selections: [
          { side: 'HOME', odds: { numerator: 57, denominator: 100 } },
          { side: 'DRAW', odds: { numerator: 18, denominator: 5 } },
          { side: 'AWAY', odds: { numerator: 41, denominator: 10 } },
        ],
      },
    ]);
  });

  it('takes each market from the first bookmaker that offers it, or from the requested one', () => {
    const two = event({ bookmakers: [book('first', [h2h(-150, 130)]), book('second', [h2h(-140, 118), totals(48, -110, -110)])] });
    const oddsOf = (imported: OddsApiImport) =>
      eventsOf(imported)[0]?.markets.map(({ id, selections }) => [id, selections[0]?.odds]);
    expect(oddsOf(read([two]))).toEqual([
      ['odds-api-e1f2.totals', { numerator: 10, denominator: 11 }],
      ['odds-api-e1f2.h2h', { numerator: 13, denominator: 10 }],
    ]);
    expect(oddsOf(read([two], { bookmaker: 'second' }))?.[1]).toEqual(['odds-api-e1f2.h2h', { numerator: 59, denominator: 50 }]);
  });

  it.each([
    ['an event without an id', event({ id: undefined }), '[0].id'],
    ['a time that is none', event({ commence_time: 'soon' }), '[0].commence_time'],
    [
      'a price that is none',
      event({ bookmakers: [book('x', [h2h('abc', 120)])] }),
      '[0].bookmakers[0].markets[0].outcomes[0].price',
    ],
    [
      'a foreign outcome',
      event({
        bookmakers: [book('x', [h2h(-110, -110), { key: 'totals', outcomes: [{ name: 'Maybe', price: -110, point: 3 }] }])],
      }),
      '[0].bookmakers[0].markets[1].outcomes[0].name',
    ],
    [
      'a spread without a line',
      event({ bookmakers: [book('x', [{ key: 'spreads', outcomes: [{ name: 'Buffalo Bills', price: -110 }] }])] }),
      '[0].bookmakers[0].markets[0].outcomes[0].point',
    ],
    [
      'a market with one side',
      event({ bookmakers: [book('x', [{ key: 'h2h', outcomes: [{ name: 'Buffalo Bills', price: -110 }] }])] }),
      '[0].bookmakers[0].markets[0].outcomes',
    ],
    ['no sides at all', event({ home_team: null, bookmakers: [] }), '[0].home_team'],
    ['a score that is none', event({ scores: [{ name: 'Buffalo Bills', score: 'x' }] }), '[0].scores[0].score'],
  ])('reports %s by its path and imports the rest', (_what, bad, where) => {
    const imported = read([bad, event({ id: 'good' })]);
    expect(imported.problems.map((problem) => problem.where)).toEqual([where]);
    expect(eventsOf(imported).at(-1)).toMatchObject({ id: 'odds-api-good' });
  });

  it('reads scores of a live game as its state, of a completed one as its result', () => {
    const scores = [
      { name: 'Buffalo Bills', score: '24' },
      { name: 'Kansas City Chiefs', score: '20' },
    ];
    const begun = { commence_time: '2026-11-20T11:00:00Z', scores };
    expect(eventsOf(read([event({ ...begun, completed: false })]))[0]?.state).toEqual({
      status: 'IN_PLAY',
      homeScore: 24,
      awayScore: 20,
    });
    expect(read([event({ ...begun, completed: true })]).changes.at(-1)).toEqual({
      kind: 'result',
      eventId: 'odds-api-e1f2',
      result: { homeScore: 24, awayScore: 20 },
    });
  });

  it('reports an unknown document in a sentence', () => {
    expect(parseOddsApi('<html>', { now: NOW })).toEqual({ ok: false, error: 'The document is not JSON.' });
    expect(parseOddsApi('7', { now: NOW })).toEqual({ ok: false, error: 'The document holds no events.' });
    expect(parseOddsApi('{"message":"API key is missing"}', { now: NOW })).toEqual({
      ok: false,
      error: 'The Odds API answered: API key is missing',
    });
  });
});
