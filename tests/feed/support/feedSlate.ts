import type { OpticFixture, OpticOdd } from '../../support/opticOddsServer.ts';

/** A price that every format can write: American, whole. */
type American = number;

/** A game that every feed of its sport can tell, and how it ended. */
export interface SlateGame {
  readonly sport: 'football' | 'soccer' | 'mma';
  readonly id: string;
  /** As each feed writes them: by abbreviation (nflverse), in full (the others), and football-data's short names. */
  readonly home: { readonly short: string; readonly full: string };
  readonly away: { readonly short: string; readonly full: string };
  readonly start: Date;
  readonly moneyline: { readonly home: American; readonly draw?: American; readonly away: American };
  /** `points` of the home side. */
  readonly spread?: { readonly points: number; readonly home: American; readonly away: American };
  readonly total?: { readonly points: number; readonly over: American; readonly under: American };
  /** Points by periods. */
  readonly score: { readonly home: readonly number[]; readonly away: readonly number[] };
}

export const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

/** Sunday, 22 November 2026, one o'clock in New York. */
export const FOOTBALL: readonly SlateGame[] = [
  {
    sport: 'football',
    id: '2026_11_KC_BUF',
    home: { short: 'BUF', full: 'Buffalo Bills' },
    away: { short: 'KC', full: 'Kansas City Chiefs' },
    start: new Date('2026-11-22T18:00:00Z'),
    moneyline: { home: -142, away: 120 },
    spread: { points: -2.5, home: -112, away: -108 },
    total: { points: 47.5, over: -110, under: -110 },
    score: { home: [7, 10, 0, 7], away: [3, 7, 7, 3] },
  },
  {
    sport: 'football',
    id: '2026_11_DAL_NYG',
    home: { short: 'NYG', full: 'New York Giants' },
    away: { short: 'DAL', full: 'Dallas Cowboys' },
    start: new Date('2026-11-22T21:25:00Z'),
    moneyline: { home: 210, away: -250 },
    spread: { points: 6, home: -110, away: -110 },
    total: { points: 44, over: -105, under: -115 },
    score: { home: [0, 7, 3, 7], away: [7, 10, 3, 3] },
  },
];

/** Saturday, 28 November 2026, three o'clock in England. */
export const SOCCER: readonly SlateGame[] = [
  {
    sport: 'soccer',
    id: 'ars-che',
    home: { short: 'Arsenal', full: 'Arsenal' },
    away: { short: 'Chelsea', full: 'Chelsea' },
    start: new Date('2026-11-28T15:00:00Z'),
    moneyline: { home: -125, draw: 280, away: 400 },
    spread: { points: -0.75, home: 105, away: -125 },
    total: { points: 2.5, over: -125, under: 105 },
    score: { home: [1, 0], away: [0, 0] },
  },
  {
    sport: 'soccer',
    id: 'mun-for',
    home: { short: 'Man United', full: 'Manchester United' },
    away: { short: "Nott'm Forest", full: 'Nottingham Forest' },
    start: new Date('2026-11-28T17:30:00Z'),
    moneyline: { home: 105, draw: 240, away: 270 },
    spread: { points: -0.25, home: 110, away: -125 },
    total: { points: 2.5, over: 110, under: -125 },
    score: { home: [1, 1], away: [2, 0] },
  },
];

/** The end of a day in New York: the file of fights has no time. */
export const MMA: readonly SlateGame[] = [
  {
    sport: 'mma',
    id: 'fight-1',
    home: { short: 'Ada Stone', full: 'Ada Stone' },
    away: { short: 'Bea Reyes', full: 'Bea Reyes' },
    start: new Date('2026-11-29T04:59:00Z'),
    moneyline: { home: -200, away: 170 },
    score: { home: [1], away: [0] },
  },
];

const decimal = (american: American): string => {
  const value = american > 0 ? 1 + american / 100 : 1 - 100 / american;
  if (Math.abs(Math.round(value * 10_000) / 10_000 - value) > 1e-12) throw new Error(`${american} is no decimal price`);
  return `${value}`;
};

export const NFLVERSE_HEADER =
  'game_id,season,game_type,week,gameday,gametime,away_team,away_score,home_team,home_score,location,result,total,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds,stadium';

export function asNflverse(games: readonly SlateGame[], isOver: boolean): string {
  const rows = games.map(({ id, home, away, start, moneyline, spread, total, score }) => {
    const [season, week] = id.split('_');
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' }).format(
      start,
    );
    const [day, time] = local.split(' ');
    const points = { home: sum(score.home), away: sum(score.away) };
    const scores = isOver ? [points.away, points.home, points.home - points.away, points.home + points.away] : ['', '', '', ''];
    const before = [
      id,
      season,
      'REG',
      Number(week),
      day,
      time,
      away.short,
      scores[0],
      home.short,
      scores[1],
      'Home',
      scores[2],
      scores[3],
    ];
    const lines = [
      moneyline.away,
      moneyline.home,
      -(spread?.points ?? 0),
      spread?.away,
      spread?.home,
      total?.points,
      total?.under,
      total?.over,
    ];
    return [...before, ...lines, 'Some Stadium'].join(',');
  });
  return [NFLVERSE_HEADER, ...rows, ''].join('\n');
}

export const FOOTBALL_DATA_HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA';

const outcome = (home: number, away: number): string => (home > away ? 'H' : home < away ? 'A' : 'D');

export function asFootballData(games: readonly SlateGame[], isOver: boolean): string {
  const rows = games.map(({ home, away, start, moneyline, spread, total, score }) => {
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' }).format(
      start,
    );
    const [day, time] = local.split(', ');
    const [h, a, hh, ha] = [sum(score.home), sum(score.away), score.home[0] ?? 0, score.away[0] ?? 0];
    const scores = isOver ? [h, a, outcome(h, a), hh, ha, outcome(hh, ha)] : ['', '', '', '', '', ''];
    const prices = [moneyline.home, moneyline.draw ?? 0, moneyline.away, total?.over ?? 0, total?.under ?? 0].map(decimal);
    const handicap = [spread?.points, decimal(spread?.home ?? 0), decimal(spread?.away ?? 0)];
    return ['E0', day, time, home.short, away.short, ...scores, 'A Referee', 12, 9, ...prices, ...handicap].join(',');
  });
  return [FOOTBALL_DATA_HEADER, ...rows, ''].join('\r\n');
}

export const UFC_HEADER =
  'R_fighter,B_fighter,R_odds,B_odds,date,location,Winner,finish,finish_details,finish_round,no_of_rounds,weight_class';

export function asUfc(games: readonly SlateGame[], isOver: boolean): string {
  const rows = games.map(({ home, away, start, moneyline, score }) => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' }).format(start);
    const end = isOver
      ? [sum(score.home) > sum(score.away) ? 'Red' : 'Blue', 'KO/TKO', 'Punches', '2.0', '3']
      : ['', '', '', '', '3'];
    const place = '"Newark, New Jersey, USA"';
    return [home.full, away.full, `${moneyline.home}.0`, `${moneyline.away}.0`, day, place, ...end, 'Flyweight'].join(',');
  });
  return [UFC_HEADER, ...rows, ''].join('\n');
}

const SPORT_KEYS = { football: 'americanfootball_nfl', soccer: 'soccer_epl', mma: 'mma_mixed_martial_arts' } as const;

export function asOddsApi(games: readonly SlateGame[], isOver: boolean): string {
  return JSON.stringify(
    games.map(({ sport, id, home, away, start, moneyline, spread, total, score }) => ({
      id,
      sport_key: SPORT_KEYS[sport],
      sport_title: sport,
      commence_time: start.toISOString(),
      home_team: home.full,
      away_team: away.full,
      completed: isOver,
      scores: isOver
        ? [
            { name: home.full, score: `${sum(score.home)}` },
            { name: away.full, score: `${sum(score.away)}` },
          ]
        : null,
      bookmakers: [
        {
          key: 'books',
          title: 'Books',
          markets: [
            {
              key: 'h2h',
              outcomes: [
                { name: home.full, price: moneyline.home },
                ...(moneyline.draw ? [{ name: 'Draw', price: moneyline.draw }] : []),
                { name: away.full, price: moneyline.away },
              ],
            },
            ...(spread
              ? [
                  {
                    key: 'spreads',
                    outcomes: [
                      { name: home.full, price: spread.home, point: spread.points },
                      { name: away.full, price: spread.away, point: -spread.points },
                    ],
                  },
                ]
              : []),
            ...(total
              ? [
                  {
                    key: 'totals',
                    outcomes: [
                      { name: 'Over', price: total.over, point: total.points },
                      { name: 'Under', price: total.under, point: total.points },
                    ],
                  },
                ]
              : []),
          ],
        },
      ],
    })),
  );
}

const OPTIC = {
  football: { league: 'nfl', spread: 'point_spread', total: 'total_points' },
  soccer: { league: 'england_-_premier_league', spread: 'asian_handicap', total: 'total_goals' },
  mma: { league: 'ufc', spread: 'point_spread', total: 'total_rounds' },
} as const;

export function opticFixture({ sport, id, home, away, start }: SlateGame): OpticFixture {
  return { id, sport, league: OPTIC[sport].league, home: home.full, away: away.full, start: start.toISOString() };
}

export function opticOdds({ sport, id, home, away, moneyline, spread, total }: SlateGame): readonly OpticOdd[] {
  const { spread: spreadMarket, total: totalMarket } = OPTIC[sport];
  const odd = (market: string, selection: string, price: number, more: object = {}): OpticOdd => ({
    fixture: id,
    market,
    selection,
    price,
    ...more,
  });
  return [
    odd('moneyline', home.full, moneyline.home),
    ...(moneyline.draw ? [odd('moneyline', 'Draw', moneyline.draw)] : []),
    odd('moneyline', away.full, moneyline.away),
    ...(spread
      ? [
          odd(spreadMarket, home.full, spread.home, { points: spread.points }),
          odd(spreadMarket, away.full, spread.away, { points: -spread.points }),
        ]
      : []),
    ...(total
      ? [
          odd(totalMarket, '', total.over, { line: 'over', points: total.points }),
          odd(totalMarket, '', total.under, { line: 'under', points: total.points }),
        ]
      : []),
  ];
}

/** The rows and the text of the streams that tell the same slate. */
export interface OpticTranscript {
  readonly fixtures: readonly object[];
  readonly stream: string;
}

export function asOptic(games: readonly SlateGame[], isOver: boolean): OpticTranscript {
  let count = 0;
  const say = (event: string, data: object): string => {
    count += 1;
    const id = `1788420576710-${count}`;
    return `event: ${event}\nid: ${id}\nretry: 5000\ndata: ${JSON.stringify({ entry_id: id, ...data })}\n\n`;
  };
  const fixtures = games.map((game) => {
    const { id, sport, league, home, away, start } = opticFixture(game);
    const names = { sport: { id: sport, name: sport }, league: { id: league, name: league } };
    return { id, start_date: start, status: 'unplayed', home_team_display: home, away_team_display: away, ...names };
  });
  const odds = games.map((game) =>
    say('odds', {
      type: 'odds',
      data: opticOdds(game).map(({ fixture, market, selection, line, points, price }) => ({
        id: [fixture, market, selection, line, points].join(':'),
        fixture_id: fixture,
        sportsbook: 'Books R Us',
        market_id: market,
        selection,
        selection_line: line ?? null,
        points: points ?? null,
        price,
        is_main: true,
        timestamp: 1_788_420_576,
      })),
    }),
  );
  const side = (points: readonly number[]): object => ({
    total: sum(points),
    periods: Object.fromEntries(points.map((one, index) => [`period_${index + 1}`, one])),
  });
  const results = isOver
    ? games.map(({ id, score }) =>
        say('fixture-results', {
          data: {
            fixture_id: id,
            is_live: false,
            score: {
              fixture: { id, status: 'completed' },
              scores: { home: side(score.home), away: side(score.away) },
              in_play: null,
            },
          },
        }),
      )
    : [];
  const ping = 'event: ping\nretry: 5000\ndata: 2026-11-22T18:00:00Z\n\n';
  return { fixtures, stream: ['event: connected\nretry: 5000\ndata: ok go\n\n', ...odds, ping, ...results, ping].join('') };
}
