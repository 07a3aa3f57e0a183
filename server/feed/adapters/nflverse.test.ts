import { describe, expect, it } from 'vitest';
import { NFLVERSE } from '../feedAdapter.ts';
import { parseNflverse } from './nflverse.ts';
import { daysToNow, kickoffOf, nflverseChanges, nflverseGames, recordsBefore } from './nflverseChanges.ts';
import { gameChanges } from './sourceGame.ts';

const HEADER =
  'game_id,season,game_type,week,gameday,gametime,away_team,away_score,home_team,home_score,location,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds';
const GOOD = '2025_11_KC_DEN,2025,REG,11,2025-11-16,16:25,KC,19,DEN,22,Home,-218.0,180.0,-3.5,-120.0,100.0,44.5,-110.0,-110.0';

function file(...rows: readonly string[]): string {
  return [HEADER, ...rows, ''].join('\n');
}

/** Other games of the same week. */
const OTHER = GOOD.replace('2025_11_KC_DEN', 'other').replace(',KC,', ',NYJ,').replace(',DEN,', ',NE,');
const THIRD = GOOD.replace('2025_11_KC_DEN', 'third').replace(',KC,', ',WAS,').replace(',DEN,', ',MIA,');

/** GOOD with one cell changed. */
function changed(column: string, value: string): string {
  const cells = GOOD.split(',');
  cells[HEADER.split(',').indexOf(column)] = value;
  return cells.join(',');
}

describe('an nflverse schedule', () => {
  it('is read with its lines on the right sides', () => {
    const { games, problems } = parseNflverse(file(GOOD), { season: 2025, week: 11 });
    expect(problems).toEqual([]);
    expect(games).toMatchObject([
      {
        gameId: '2025_11_KC_DEN',
        line: 2,
        startsAt: new Date('2025-11-16T21:25:00Z'),
        away: 'KC',
        home: 'DEN',
        score: { home: 22, away: 19 },
        moneyline: { home: { numerator: 9, denominator: 5 }, away: { numerator: 50, denominator: 109 } },
        // −3.5 in the file: the visitor is favoured, the home team gets points.
        spread: { homePointsHundredths: 350, home: { numerator: 1, denominator: 1 }, away: { numerator: 5, denominator: 6 } },
        total: { pointsHundredths: 4450 },
      },
    ]);
  });

  it('skips other seasons and weeks', () => {
    expect(parseNflverse(file(GOOD), { season: 2024 }).games).toEqual([]);
    expect(parseNflverse(file(GOOD), { season: 2025, week: 10 }).games).toEqual([]);
    expect(parseNflverse(file(GOOD)).games).toHaveLength(1);
  });

  it('applies daylight saving time', () => {
    const { games } = parseNflverse(file(GOOD, OTHER.replace('2025-11-16', '2025-09-07')));
    expect(games.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2025-11-16T21:25:00.000Z', '2025-09-07T20:25:00.000Z']);
  });

  it.each([
    ['season', 'MMXXV', '"MMXXV" is not a whole number'],
    ['week', '', 'is empty'],
    ['gameday', '2025-02-30', '"2025-02-30" is not a day'],
    ['gametime', '25:00', '"25:00" is not a time'],
    ['away_team', 'XYZ', '"XYZ" is no team of the league'],
    ['home_team', 'KC', 'KC cannot play itself'],
    ['home_score', 'many', '"many" is not a whole number'],
    ['away_score', '', 'is empty beside home_score'],
    ['game_id', '../x', '"../x" is not an id'],
  ])('reports a bad %s with its line, and imports the rest', (column, value, reason) => {
    const { games, problems } = parseNflverse(file(OTHER, changed(column, value), THIRD));
    expect(problems).toEqual([{ line: 3, column, reason, where: `line 3, column ${column}` }]);
    expect(games.map(({ gameId }) => gameId)).toEqual(['other', 'third']);
  });

  it('reports rows that are too short, too long, doubled, or break off inside quotes', () => {
    const { games, problems } = parseNflverse(file(GOOD, GOOD, 'x,2025,REG', `${GOOD},more`, changed('location', '"Home'), OTHER));
    expect(problems.map(({ where, reason }) => `${where}: ${reason}`)).toEqual([
      'line 3, column game_id: 2025_11_KC_DEN is the game of line 2',
      'line 4, column week: the row has 3 fields where the header has 19',
      'line 5, column 20: the row has 20 fields where the header has 19',
      'line 6, column location: a quote does not end',
    ]);
    expect(games.map(({ gameId }) => gameId)).toEqual(['2025_11_KC_DEN', 'other']);
  });

  it('reads games without lines or scores', () => {
    const bare = '2026_01_KC_DEN,2026,REG,1,2026-09-13,13:00,KC,,DEN,,Home,,,,,,,,';
    const { games, problems } = parseNflverse(file(bare));
    expect(problems).toEqual([]);
    expect(games).toMatchObject([{ score: null, moneyline: null, spread: null, total: null }]);
  });

  it.each([
    ['home_spread_odds', '', 'is empty beside away_spread_odds and spread_line', ['total', 'moneyline']],
    ['total_line', '', 'is empty beside over_odds and under_odds', ['spread', 'moneyline']],
    ['away_moneyline', '', 'is empty beside home_moneyline', ['spread', 'total']],
    ['spread_line', '-2.3', '"-2.3" is not a line', ['total', 'moneyline']],
    ['spread_line', 'three', '"three" is not a line', ['total', 'moneyline']],
    ['total_line', '44.8', '"44.8" is not a line', ['spread', 'moneyline']],
    ['total_line', '4450', '4450 is not between 1 and 150', ['spread', 'moneyline']],
    ['home_moneyline', '50', '"50" is not an American price', ['spread', 'total']],
    ['over_odds', '-110.5', '"-110.5" is not an American price', ['spread', 'moneyline']],
  ])('a market that %s = "%s" leaves without a price or a grade is dropped, the game is not', (column, value, reason, left) => {
    const { games, problems } = parseNflverse(file(changed(column, value)));
    expect(problems).toEqual([{ line: 2, column, reason, where: `line 2, column ${column}` }]);
    const [event] = nflverseChanges(games, { now: new Date('2025-11-01T00:00:00Z'), shiftDays: null }).flatMap((change) =>
      change.kind === 'event' ? [change.event] : [],
    );
    expect(event?.markets.map(({ id }) => id.split('.').at(-1))).toEqual(left);
    expect(event?.withdrawnMarketIds).toHaveLength(1);
  });

  it('a row of 1999 has a line without prices: its game and its result are read, its markets reported', () => {
    const header =
      'game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,old_game_id,gsis,nfl_detail_id,pfr,pff,espn,ftn,away_rest,home_rest,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds,div_game,roof,surface,temp,wind,away_qb_id,home_qb_id,away_qb_name,home_qb_name,away_coach,home_coach,referee,stadium_id,stadium';
    const row = (time: string): string =>
      `1999_01_KC_CHI,1999,REG,1,1999-09-12,Sunday,${time},KC,17,CHI,20,Home,3,37,0,1999091206,597,,199909120chi,,190912003,,7,7,,,-3,,,38,,,0,outdoors,grass,80,12,,,,,,,,CHI98,Soldier Field`;
    const read = parseNflverse(`${header}\n${row('13:00')}\n`, { season: 1999 });
    expect(read.games).toMatchObject([{ spread: null, total: null, moneyline: null, score: { home: 20, away: 17 } }]);
    expect(read.problems.map(({ column }) => column)).toEqual(['home_spread_odds', 'over_odds']);
    const untimed = parseNflverse(`${header}\n${row('')}\n`, { season: 1999 });
    expect(untimed.games).toMatchObject([{ isTimeUnknown: true }]);
    expect(untimed.problems).toContainEqual(
      expect.objectContaining({
        column: 'gametime',
        isImported: true,
        reason: 'is empty: the time is to be announced, and the game takes no bets until then',
      }),
    );
  });

  it.each([
    ['another id and day', GOOD.replace('2025_11_KC_DEN', '2025_11_KC_DEN_x').replace('2025-11-16', '2025-11-17')],
    ['the sides turned', GOOD.replace('2025_11_KC_DEN', 'x').replace(',KC,19,DEN,22,', ',DEN,22,KC,19,')],
  ])('a second row of one game with %s is reported as the same game', (_what, second) => {
    const { games, problems } = parseNflverse(file(GOOD, second));
    expect(games).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 3, column: 'game_id', reason: expect.stringContaining('is the game of line 2') }]);
  });

  it('a moved game keeps the id of its event, whatever the file calls it', () => {
    const moved = GOOD.replace('2025_11_KC_DEN', '2025_11_KC_DEN_x').replace('2025-11-16', '2025-11-17');
    const idOf = (row: string) => parseNflverse(file(row)).games[0]?.fixtureId;
    expect(idOf(moved)).toBe(idOf(GOOD));
  });

  it('a spread whose favourite is not the moneyline’s is imported and reported', () => {
    const { games, problems } = parseNflverse(file(changed('spread_line', '3.5')));
    expect(games[0]?.spread).toMatchObject({ homePointsHundredths: -350 });
    expect(problems).toEqual([]);
    const now = new Date('2025-11-01T00:00:00Z');
    const read = gameChanges(nflverseGames(games, { shiftDays: null }), { adapter: NFLVERSE, now, earlyResults: true });
    expect(read.problems).toMatchObject([
      { where: 'line 2, column spread_line', isImported: true, reason: expect.stringContaining('different favourites') },
    ]);
  });

  it('reports the columns that a header lacks', () => {
    const { games, problems } = parseNflverse('season,week\n2025,11\n');
    expect(games).toEqual([]);
    expect(problems[0]).toMatchObject({ line: 1, column: 'game_id', reason: 'the header has no such column' });
  });
});

describe('the feed changes of a schedule', () => {
  const { games } = parseNflverse(file(GOOD));
  const [game] = games;

  it('end games by their scores, unless they are moved to now', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(nflverseChanges(games, { now, shiftDays: null }).map(({ kind }) => kind)).toEqual(['competition', 'event', 'result']);
    expect(nflverseChanges(games, { now, shiftDays: 370 }).map(({ kind }) => kind)).toEqual(['competition', 'event']);
  });

  it('move games to their usual time of day, also across a change of the clocks', () => {
    if (!game) throw new Error('No game');
    for (const now of ['2026-11-20T12:00:00Z', '2026-07-04T20:24:00Z', '2026-07-04T20:25:00Z', '2026-11-01T05:30:00Z']) {
      const moved = kickoffOf(game, daysToNow(games, new Date(now)));
      const waitHours = (moved.getTime() - Date.parse(now)) / 3_600_000;
      expect(waitHours).toBeGreaterThan(0);
      expect(waitHours).toBeLessThanOrEqual(25);
      expect(moved.toLocaleTimeString('en-US', { timeZone: 'America/New_York', timeStyle: 'short' })).toBe('4:25 PM');
    }
  });

  it('show each team’s record before the week', () => {
    const week10 = GOOD.replace('2025_11_KC_DEN', 'w10').replace(',11,', ',10,');
    const { games: two } = parseNflverse(file(week10, GOOD));
    expect(recordsBefore(two, 2025, 11)).toEqual(
      new Map([
        ['DEN', '1–0'],
        ['KC', '0–1'],
      ]),
    );
  });
});
