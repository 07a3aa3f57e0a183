import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../types.ts';
import { parseOddsApi } from './oddsApi.ts';
import type { GameChanges } from './sourceGame.ts';

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

function read(document: unknown, options: { bookmaker?: string } = {}): GameChanges {
  const result = parseOddsApi(JSON.stringify(document), { now: NOW, ...options });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
function eventsOf({ changes }: GameChanges): FeedEvent[] {
  return changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));
}

/** Its own name: no known school has it. */
function twice(name: string): [string, string] {
  return [name, name];
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
    const oddsOf = (imported: GameChanges) => eventsOf(imported)[0]?.markets.map(({ id, selections }) => [id, selections[0]?.odds]);
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
    const startedGame = { commence_time: '2026-11-20T11:00:00Z', scores };
    expect(eventsOf(read([event({ ...startedGame, completed: false })]))[0]?.state).toEqual({
      status: 'IN_PLAY',
      homeScore: 24,
      awayScore: 20,
    });
    expect(read([event({ ...startedGame, completed: true })]).changes.at(-1)).toEqual({
      kind: 'result',
      eventId: 'odds-api-e1f2',
      result: { homeScore: 24, awayScore: 20 },
    });
  });

  it.each(['', ' ', ' 2 ', '0x1', '-1', '1.5', '1e1', '٣', -1, 1.5])('never takes %j for a score', (score) => {
    const scores = [
      { name: 'Buffalo Bills', score },
      { name: 'Kansas City Chiefs', score: '20' },
    ];
    const imported = read([event({ commence_time: '2026-11-20T11:00:00Z', scores, completed: true })]);
    expect(imported.changes.some(({ kind }) => kind === 'result')).toBe(false);
    expect(imported.problems).toContainEqual({ where: '[0].scores[0].score', reason: `"${score}" is not a score` });
    expect(eventsOf(imported)[0]).toMatchObject({ isClosed: true });
  });

  it.each([null, [], undefined])(
    'a completed event with the scores %j has no result: it is reported, and its markets close',
    (scores) => {
      const imported = read([event({ commence_time: '2026-11-20T11:00:00Z', scores, completed: true })]);
      expect(imported.changes.some(({ kind }) => kind === 'result')).toBe(false);
      expect(imported.problems).toMatchObject([{ where: '[0].scores', isImported: true }]);
      expect(eventsOf(imported)[0]).toMatchObject({ isClosed: true });
      expect(eventsOf(imported)[0]?.markets.every(({ status }) => status === 'CLOSED')).toBe(true);
    },
  );

  it.each([true, false])(
    'scores before the start (completed: %s) are no result: they are reported, and the markets close',
    (completed) => {
      const scores = [
        { name: 'Buffalo Bills', score: '24' },
        { name: 'Kansas City Chiefs', score: '20' },
      ];
      const imported = read([event({ scores, completed })]);
      expect(imported.changes.some(({ kind }) => kind === 'result')).toBe(false);
      expect(imported.problems).toMatchObject([{ where: '[0].commence_time', isImported: true }]);
      expect(eventsOf(imported)[0]).toMatchObject({ isClosed: true });
      expect(eventsOf(imported)[0]?.state).toBeUndefined();
    },
  );

  it.each([
    '2026-11-28T17:00:00',
    '2026-11-28',
    '02/03/2027 17:00',
    '11/28/2026 5:00 PM',
    '2027-02-30T00:00:00Z',
    '2026-11-28 17:00:00Z',
    '1795370400',
    -5,
  ])('refuses the time %j', (commence_time) => {
    const imported = read([event({ commence_time })]);
    expect(eventsOf(imported)).toEqual([]);
    expect(imported.problems).toMatchObject([{ where: '[0].commence_time' }]);
  });

  it('reads an offset', () => {
    expect(eventsOf(read([event({ commence_time: '2026-11-28T17:00:00-05:00' })]))[0]?.startsAt).toEqual(
      new Date('2026-11-28T22:00:00Z'),
    );
  });

  it.each([
    ['0x96', 120],
    ['2.2e2', 120],
    [' -110', 120],
    ['', 120],
    ['−110', 120],
  ])('refuses the price %j', (home, away) => {
    const imported = read([event({ bookmakers: [book('x', [h2h(home, away), h2h(-142, 120)])] })]);
    expect(imported.problems).toMatchObject([{ where: '[0].bookmakers[0].markets[0].outcomes[0].price' }]);
  });

  it('reads quarter lines; a line between them drops its market alone, and suspends what was offered before', () => {
    const imported = read([
      event({ bookmakers: [book('x', [h2h(-142, 120), spreads(-0.75, -110, -110), totals(2.3, -110, -110)])] }),
    ]);
    expect(eventsOf(imported)[0]?.markets.map(({ type }) => type)).toEqual(['SPREAD', 'MONEYLINE']);
    expect(eventsOf(imported)[0]?.withdrawnMarketIds).toEqual(['odds-api-e1f2.totals']);
    expect(imported.problems.map(({ reason }) => reason)).toEqual(['offers 2.3, which is no line']);
  });

  it.each([
    ['Michigan State Spartans', 'Michigan State'],
    ['Michigan Wolverines', 'Michigan'],
    ['Texas A&M Aggies', 'Texas A&M'],
    ['Texas Tech Red Raiders', 'Texas Tech'],
    ['St John’s Red Storm', "St. John's"],
    ...[
      'Georgia Tech Yellow Jackets',
      'Miami (OH) RedHawks',
      'Kansas State Wildcats',
      'Oregon State Beavers',
      'Virginia Tech Hokies',
    ].map(twice),
    ...['Oklahoma State Cowboys', 'Arizona State Sun Devils', 'Florida Atlantic Owls', 'Florida State Seminoles'].map(twice),
    ...['Tennessee State Tigers', 'Illinois State Redbirds', 'Houston Christian Huskies', 'North Carolina Central Eagles'].map(
      twice,
    ),
    ...['Alabama A&M Bulldogs', 'Washington State Cougars', 'South Alabama Jaguars', 'Michigan'].map(twice),
  ])('college %s is %s', (feedName, shown) => {
    const imported = read([
      event({ sport_key: 'americanfootball_ncaaf', home_team: feedName, away_team: 'Somebody Else', bookmakers: [] }),
    ]);
    expect(eventsOf(imported)[0]?.participants[1]?.name).toBe(shown);
  });

  it('refuses two sides with one name, in any spelling', () => {
    for (const [sport_key, home_team, away_team] of [
      ['soccer_epl', 'Arsenal', 'Arsenal'],
      ['icehockey_nhl', 'Montréal Canadiens', 'Montreal Canadiens'],
      ['americanfootball_ncaaf', 'Michigan', 'Michigan Wolverines'],
      ['soccer_brazil', 'São Paulo', 'Sao Paulo'],
    ]) {
      const imported = read([event({ sport_key, home_team, away_team, bookmakers: [] })]);
      expect(imported.changes).toEqual([]);
      expect(imported.problems).toMatchObject([{ where: '[0].away_team', reason: expect.stringContaining('one name') }]);
    }
  });

  it('accents do not make a second team, also between an event and its prices', () => {
    const outcomes = [
      { name: 'Montreal Canadiens', price: -120 },
      { name: 'Toronto Maple Leafs', price: 110 },
    ];
    const imported = read([
      event({
        sport_key: 'icehockey_nhl',
        home_team: 'Montréal Canadiens',
        away_team: 'Toronto Maple Leafs',
        bookmakers: [book('x', [{ key: 'h2h', outcomes }])],
      }),
    ]);
    expect(imported.problems).toEqual([]);
    expect(eventsOf(imported)[0]).toMatchObject({ name: 'Maple Leafs @ Canadiens', markets: [{ type: 'MONEYLINE' }] });
  });

  it('a spread whose favourite is not the moneyline’s is imported and reported', () => {
    const imported = read([event({ bookmakers: [book('x', [h2h(-142, 120), spreads(2.5, -110, -110)])] })]);
    expect(eventsOf(imported)[0]?.markets).toHaveLength(2);
    expect(imported.problems).toEqual([
      {
        where: '[0].bookmakers[0].markets[1].outcomes',
        reason: 'spread and moneyline name different favourites',
        isImported: true,
      },
    ]);
  });

  it('reads a document that begins with a byte order mark', () => {
    const result = parseOddsApi(`\uFEFF${JSON.stringify([event()])}`, { now: NOW });
    expect(result).toMatchObject({ ok: true, value: { events: 1 } });
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
