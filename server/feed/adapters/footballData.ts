import type { Odds } from '../../../core/money/odds.ts';
import type { GivenResult } from '../../../core/money/results.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { FOOTBALL_DATA } from '../feedAdapter.ts';
import { fromZone } from '../leagues/zonedTime.ts';
import { BadCell, type CsvRow, readCsv, ScoreCheck } from './csvRow.ts';
import { type CsvProblem, headerFault } from './importProblem.ts';
import { existingLeague, type FeedLeague, otherLeague } from './leagueOf.ts';
import { type StoredMeeting, withMeetings } from './meetings.ts';
import { type GameChanges, gameChanges, type SourceGame, type SourceOffer } from './sourceGame.ts';

/**
 * The soccer results and odds of football-data.co.uk: a file a season and division, days as dd/mm/yyyy, times of the United Kingdom,
 * decimal prices. Three-way, total 2.5 and Asian handicap (`AHh`, of the home side), each of one bookmaker, by its opening prices.
 */
export interface FootballDataOptions {
  readonly now: Date;
  /** `B365`, `PS`, `Avg`; absent: the first of these that has a price. */
  readonly bookmaker?: string;
  readonly earlyResults?: boolean;
  /** The meetings of this source in the catalogue. */
  readonly stored?: readonly StoredMeeting[];
}

const COLUMNS = ['Div', 'Date', 'HomeTeam', 'AwayTeam'];
const ZONE = 'Europe/London';

interface Bookmaker {
  readonly key: string;
  /** What its columns of totals and handicaps begin with. */
  readonly lines: string;
}

/** Those whose sides are of one book; `Max` is of many, and can add up to less than 100 percent. */
const BOOKMAKERS: readonly Bookmaker[] = [
  { key: 'B365', lines: 'B365' },
  { key: 'PS', lines: 'P' },
  { key: 'BFE', lines: 'BFE' },
  { key: 'Avg', lines: 'Avg' },
];

const LEAGUE_IDS: ReadonlyMap<string, string> = new Map([
  ['E0', 'premier-league'],
  ['SP1', 'la-liga'],
]);

const DIVISIONS: ReadonlyMap<string, string> = new Map([
  ['E1', 'Championship'],
  ['E2', 'League One'],
  ['E3', 'League Two'],
  ['EC', 'National League'],
  ['SC0', 'Scottish Premiership'],
  ['SC1', 'Scottish Championship'],
  ['D1', 'Bundesliga'],
  ['D2', '2. Bundesliga'],
  ['I1', 'Serie A'],
  ['I2', 'Serie B'],
  ['SP2', 'LaLiga 2'],
  ['F1', 'Ligue 1'],
  ['F2', 'Ligue 2'],
  ['N1', 'Eredivisie'],
  ['B1', 'Pro League'],
  ['P1', 'Primeira Liga'],
  ['T1', 'Süper Lig'],
  ['G1', 'Super League Greece'],
]);

/** Parses a file into changes for applyFeed. One that is none is an error in one sentence. */
export function parseFootballData(text: string, options: FootballDataOptions): Result<GameChanges, string> {
  const chosen = BOOKMAKERS.filter(({ key }) => options.bookmaker === undefined || key === options.bookmaker);
  if (chosen.length === 0) return err(`${options.bookmaker} is none of ${BOOKMAKERS.map(({ key }) => key).join(', ')}.`);
  const check = new ScoreCheck();
  const { rows, problems } = readCsv(text, COLUMNS, (row, line) => readGame(row, line, chosen, check));
  const fault = headerFault('file of football-data', problems);
  if (fault !== null) return err(fault);
  if (problems.some(isMonthFirst)) return err('The file writes the month before the day: its days cannot be told apart.');
  const { now, earlyResults, stored = [] } = options;
  const distrust = check.fault();
  const meetings = withMeetings(rows, stored, now);
  const games = distrust ? meetings.map((game) => ({ ...game, isOver: false, result: null })) : meetings;
  const read = gameChanges(games, { adapter: FOOTBALL_DATA, now, ...(earlyResults && { earlyResults }) });
  return ok({ ...read, problems: [...(distrust ? [distrust] : []), ...problems, ...read.problems] });
}

const MONTH_FIRST = 'is a day only with the month first';

/** A spreadsheet has saved the file anew: also the days that could be either are then wrong. */
function isMonthFirst({ reason }: CsvProblem): boolean {
  return reason.endsWith(MONTH_FIRST);
}

function readGame(row: CsvRow, line: number, bookmakers: readonly Bookmaker[], check: ScoreCheck): SourceGame {
  const division = row.required('Div');
  if (!/^[A-Z]{1,3}\d?$/.test(division)) throw new BadCell('Div', `"${division}" is no division`);
  const { year, month, day } = readDay(row);
  const time = readTimeOfDay(row);
  const [home, away] = [row.required('HomeTeam'), row.required('AwayTeam')];
  for (const [column, name] of [
    ['HomeTeam', home],
    ['AwayTeam', away],
  ] as const)
    if (name.length > 60) throw new BadCell(column, 'is too long for a name');
  const startsAt = fromZone(ZONE, year, month, day, time?.hour ?? 23, time?.minute ?? 59);
  const result = readResult(row);
  if (row.has('FTHG')) check.count(result === null);
  const column = (name: string): string => `line ${line}, column ${name}`;
  const offers = offersOf(row, bookmakers, column);
  return {
    places: { game: `line ${line}`, start: column('Date'), sides: column('HomeTeam'), scores: column('FTHG') },
    // Names the pair at this ground: `withMeetings` adds which of their meetings it is.
    externalId: [division, seasonOf(year, month), slug(home), slug(away)].join('-'),
    league: leagueOf(division),
    home,
    away,
    startsAt,
    isTimeUnknown: time === null,
    offers,
    withdrawnKeys: ['spread', 'total', 'moneyline'],
    isOver: result !== null,
    result,
  };
}

function leagueOf(division: string): FeedLeague {
  const name = DIVISIONS.get(division) ?? division;
  const key = division.toLowerCase();
  return existingLeague(LEAGUE_IDS.get(division) ?? '') ?? otherLeague(FOOTBALL_DATA.source, key, 'soccer', slug(name), name);
}

/** `2025` for the season from July 2025 to June 2026. */
function seasonOf(year: number, month: number): number {
  return month >= 7 ? year : year - 1;
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function readDay(row: CsvRow): { readonly year: number; readonly month: number; readonly day: number } {
  const text = row.required('Date');
  const [, first = '', second = '', third = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
  const [day, month] = [Number(first), Number(second)];
  // Files before 2003 have two digits.
  const year = third.length === 2 ? Number(third) + (Number(third) >= 90 ? 1900 : 2000) : Number(third);
  const isDay = (one: number, other: number): boolean => {
    const date = new Date(Date.UTC(year, other - 1, one));
    return date.getUTCMonth() === other - 1 && date.getUTCDate() === one;
  };
  if (third !== '' && isDay(day, month)) return { year, month, day };
  throw new BadCell('Date', third !== '' && isDay(month, day) ? `"${text}" ${MONTH_FIRST}` : `"${text}" is not a day`);
}

function readTimeOfDay(row: CsvRow): { readonly hour: number; readonly minute: number } | null {
  if (!row.has('Time')) {
    row.faults.push(new BadCell('Time', 'is empty: the time is to be announced, and the game takes no bets until then', true));
    return null;
  }
  const [, hour = '99', minute = '99'] = /^(\d{1,2}):(\d{2})$/.exec(row.text('Time')) ?? [];
  if (Number(hour) > 23 || Number(minute) > 59) throw new BadCell('Time', `"${row.text('Time')}" is not a time`);
  return { hour: Number(hour), minute: Number(minute) };
}

/** With the score of each half where the file has it. Null where there is none, or where the file contradicts itself. */
function readResult(row: CsvRow): GivenResult | null {
  const full = readScores(row, 'FT');
  if (full === null) return null;
  if (full.isWrong) return null;
  const half = readScores(row, 'HT');
  const { home, away } = full;
  if (half === null || half.isWrong) return { homeScore: home, awayScore: away };
  if (half.home > home || half.away > away) {
    row.faults.push(new BadCell('HTHG', 'is more than the final score: the game has no result', true));
    return null;
  }
  return {
    homeScore: home,
    awayScore: away,
    periods: [
      { label: '1H', home: half.home, away: half.away, kind: 'REGULATION' },
      { label: '2H', home: home - half.home, away: away - half.away, kind: 'REGULATION' },
    ],
  };
}

/** More are shots, or corners. */
const MOST_GOALS = 20;

/** @param part `FT` for the end, `HT` for half-time. */
function readScores(row: CsvRow, part: 'FT' | 'HT'): { home: number; away: number; isWrong: boolean } | null {
  const [homeColumn, awayColumn, outcomeColumn] = [`${part}HG`, `${part}AG`, `${part}R`];
  if (!row.has(homeColumn) && !row.has(awayColumn)) return null;
  const score = { home: row.integer(homeColumn, 0, MOST_GOALS), away: row.integer(awayColumn, 0, MOST_GOALS) };
  const outcome = score.home > score.away ? 'H' : score.home < score.away ? 'A' : 'D';
  const isWrong = row.has(outcomeColumn) && row.text(outcomeColumn) !== outcome;
  if (isWrong)
    row.faults.push(new BadCell(outcomeColumn, `"${row.text(outcomeColumn)}" contradicts the score: it is no result`, true));
  return { ...score, isWrong };
}

function offersOf(row: CsvRow, bookmakers: readonly Bookmaker[], column: (name: string) => string): readonly SourceOffer[] {
  const handicap = row.has('AHh') ? readHandicap(row) : null;
  const offers: (SourceOffer | null)[] = [
    handicap === null
      ? null
      : firstOf(
          row,
          bookmakers,
          ({ lines }) => [`${lines}AHH`, `${lines}AHA`],
          ([home, away]) => ({
            key: 'spread',
            type: 'SPREAD',
            where: column('AHh'),
            pointsHundredths: handicap,
            prices: [
              { side: 'HOME', odds: home },
              { side: 'AWAY', odds: away },
            ],
          }),
        ),
    firstOf(
      row,
      bookmakers,
      ({ lines }) => [`${lines}>2.5`, `${lines}<2.5`],
      ([over, under]) => ({
        key: 'total',
        type: 'TOTAL',
        where: column('>2.5'),
        pointsHundredths: 250,
        prices: [
          { side: 'OVER', odds: over },
          { side: 'UNDER', odds: under },
        ],
      }),
    ),
    firstOf(
      row,
      bookmakers,
      ({ key }) => [`${key}H`, `${key}D`, `${key}A`],
      ([home, draw, away]) => ({
        key: 'moneyline',
        type: 'MONEYLINE_THREE_WAY',
        where: column('B365H'),
        pointsHundredths: null,
        prices: [
          { side: 'HOME', odds: home },
          { side: 'DRAW', odds: draw ?? home },
          { side: 'AWAY', odds: away ?? home },
        ],
      }),
    ),
  ];
  return offers.flatMap((offer) => offer ?? []);
}

function readHandicap(row: CsvRow): number | null {
  try {
    return row.pointsHundredths('AHh', -10, 10);
  } catch (error) {
    if (error instanceof BadCell) row.faults.push(error);
    return null;
  }
}

/** The market at the first bookmaker that has all of its prices. A market without one, or with a price that is none, is left out alone. */
function firstOf(
  row: CsvRow,
  bookmakers: readonly Bookmaker[],
  columnsOf: (bookmaker: Bookmaker) => readonly string[],
  offer: (prices: readonly [Odds, Odds, ...Odds[]]) => SourceOffer,
): SourceOffer | null {
  for (const bookmaker of bookmakers) {
    const columns = columnsOf(bookmaker);
    const missing = columns.filter((column) => !row.has(column));
    if (missing.length === columns.length) continue;
    try {
      const [first, second, ...others] = columns.map((column) => row.decimalOdds(column));
      if (first && second) return offer([first, second, ...others]);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      row.faults.push(error);
    }
  }
  return null;
}
