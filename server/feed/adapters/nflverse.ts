import type { Odds } from '../../../core/money/odds.ts';
import { fromEastern } from '../leagues/easternTime.ts';
import { NFL_TEAMS } from '../leagues/nflTeams.ts';
import { BadCell, type CsvRow, readCsv, ScoreCheck } from './csvRow.ts';
import { type CsvProblem, csvProblem, headerFault } from './importProblem.ts';

/** A game of the nflverse schedule (CC BY 4.0), with its closing lines; a missing line is null. */
export interface NflverseGame {
  /** As the file writes it, usually the fixture's. */
  readonly gameId: string;
  /** `2025_11_KC_DEN`: the teams of one week are one game, whatever its id and day, so that a moved game stays the same event. */
  readonly fixtureId: string;
  /** The line of the file, from 1. */
  readonly line: number;
  readonly season: number;
  readonly gameType: string;
  readonly week: number;
  /** Date and time of the kick-off in New York, and as an instant; where only the day is known, its end. */
  readonly kickoff: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly hour: number;
    readonly minute: number;
  };
  readonly startsAt: Date;
  /** The file has no time of day: it is to be announced. */
  readonly isTimeUnknown: boolean;
  /** Abbreviations of leagues/nflTeams.ts. */
  readonly away: string;
  readonly home: string;
  readonly isNeutral: boolean;
  /** Null before the game was played. */
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly moneyline: { readonly home: Odds; readonly away: Odds } | null;
  /** `homePointsHundredths` as written on the home side: −250 where the home team is favoured by 2.5. */
  readonly spread: { readonly homePointsHundredths: number; readonly home: Odds; readonly away: Odds } | null;
  readonly total: { readonly pointsHundredths: number; readonly over: Odds; readonly under: Odds } | null;
}

export interface NflverseFilter {
  readonly season?: number;
  readonly week?: number;
}

const COLUMNS = [
  'game_id',
  'season',
  'game_type',
  'week',
  'gameday',
  'gametime',
  'away_team',
  'away_score',
  'home_team',
  'home_score',
  'location',
  'away_moneyline',
  'home_moneyline',
  'spread_line',
  'away_spread_odds',
  'home_spread_odds',
  'total_line',
  'under_odds',
  'over_odds',
] as const;
type Column = (typeof COLUMNS)[number];

const TEAMS: ReadonlySet<string> = new Set(NFL_TEAMS.map(({ abbreviation }) => abbreviation));
/** Teams that the schedules abbreviate in two ways. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['LA', 'LAR'],
  ['WSH', 'WAS'],
  ['JAC', 'JAX'],
  ['OAK', 'LV'],
  ['SD', 'LAC'],
  ['STL', 'LAR'],
]);

/** Why a file is not a schedule, in one sentence; null when it is one. */
export const scheduleFault = (problems: readonly CsvProblem[]): string | null => headerFault('nflverse schedule', problems);

/**
 * Reads an nflverse schedule. Rows of other seasons and weeks are skipped; a malformed row is reported as a problem with its line and
 * column, and left out. Games are in the order of the file.
 */
export function parseNflverse(
  text: string,
  filter: NflverseFilter = {},
): { readonly games: readonly NflverseGame[]; readonly problems: readonly CsvProblem[] } {
  const seen = new Map<string, NflverseGame>();
  const contradicted = new Set<NflverseGame>();
  const check = new ScoreCheck();
  const { rows, problems } = readCsv(text, COLUMNS, (row, line) => {
    const season = row.integer('season', 1900, 2200);
    const week = row.integer('week', 1, 30);
    if ((filter.season !== undefined && season !== filter.season) || (filter.week !== undefined && week !== filter.week))
      return null;
    const game = readGame(row, line, season, week);
    if (row.has('home_score')) check.count(game.score === null);
    const fixture = [season, week, ...[game.away, game.home].sort()].join(' ');
    const earlier = seen.get(fixture);
    if (earlier !== undefined) {
      if (game.score && earlier.score && scoreOf(earlier, game.home) !== scoreOf(game, game.home)) contradicted.add(earlier);
      throw new BadCell('game_id', `${game.gameId} is the game of line ${earlier.line}`);
    }
    seen.set(fixture, game);
    return game;
  });
  const distrust = check.fault();
  return {
    // Which of two results is right nobody can tell.
    games: rows.map((game) => (distrust || contradicted.has(game) ? { ...game, score: null } : game)),
    problems: [
      ...(distrust ? [{ ...distrust, line: 0, column: '' }] : []),
      ...problems,
      ...[...contradicted].map(({ line }) => ({
        ...csvProblem(line, 'home_score', 'contradicts another row of the game: it has no result'),
        isImported: true as const,
      })),
    ],
  };
}

/** `20 17`: that of a team first. */
function scoreOf({ home, score }: NflverseGame, team: string): string {
  return home === team ? `${score?.home} ${score?.away}` : `${score?.away} ${score?.home}`;
}

function readGame(row: CsvRow, line: number, season: number, week: number): NflverseGame {
  const gameId = row.required('game_id');
  if (!/^[A-Za-z0-9_]{1,40}$/.test(gameId)) throw new BadCell('game_id', `"${gameId}" is not an id`);
  const kickoff = readKickoff(row);
  const away = readTeam(row, 'away_team');
  const home = readTeam(row, 'home_team');
  if (away === home) throw new BadCell('home_team', `${home} cannot play itself`);
  if (isTurned(gameId, away, home)) throw new BadCell('game_id', `${gameId} names the sides the other way round`);
  const moneyline = marketOf(row, ['home_moneyline', 'away_moneyline'], () => ({
    home: row.americanOdds('home_moneyline'),
    away: row.americanOdds('away_moneyline'),
  }));
  const spread = marketOf(row, ['home_spread_odds', 'away_spread_odds', 'spread_line'], () => ({
    // In the file a positive line favours the home team; in its market that is a negative handicap.
    homePointsHundredths: -row.pointsHundredths('spread_line', -60, 60) + 0,
    home: row.americanOdds('home_spread_odds'),
    away: row.americanOdds('away_spread_odds'),
  }));
  if (kickoff.isTimeUnknown)
    row.faults.push(new BadCell('gametime', 'is empty: the time is to be announced, and the game takes no bets until then', true));
  return {
    gameId,
    fixtureId: fixtureIdOf(gameId, season, week, away, home),
    line,
    season,
    gameType: row.required('game_type'),
    week,
    kickoff: kickoff.at,
    startsAt: fromEastern(kickoff.at.year, kickoff.at.month, kickoff.at.day, kickoff.at.hour, kickoff.at.minute),
    away,
    home,
    isNeutral: row.text('location') === 'Neutral',
    isTimeUnknown: kickoff.isTimeUnknown,
    score: readResult(row),
    moneyline,
    spread,
    total: marketOf(row, ['over_odds', 'under_odds', 'total_line'], () => ({
      pointsHundredths: row.pointsHundredths('total_line', 1, 150),
      over: row.americanOdds('over_odds'),
      under: row.americanOdds('under_odds'),
    })),
  };
}

/** Null where there is none, or where the file's own difference and sum of the scores are others: columns were swapped, or a cell is wrong. */
function readResult(row: CsvRow): NflverseGame['score'] {
  if (!both(row, 'home_score', 'away_score')) return null;
  const score = { home: row.integer('home_score', 0, 200), away: row.integer('away_score', 0, 200) };
  for (const [column, value] of [
    ['result', score.home - score.away],
    ['total', score.home + score.away],
  ] as const)
    if (row.has(column) && Number(row.text(column)) !== value) {
      row.faults.push(new BadCell(column, `"${row.text(column)}" contradicts the scores: the game has no result`, true));
      return null;
    }
  return score;
}

/** An id is of the visitor first. */
function isTurned(gameId: string, away: string, home: string): boolean {
  const [, , visitor = '', host = ''] = gameId.split('_');
  return teamOf(visitor) === home && teamOf(host) === away;
}

/** The begin of an id that names season, week and teams, in whichever abbreviations; made from these where it does not. */
function fixtureIdOf(gameId: string, season: number, week: number, away: string, home: string): string {
  const [year, number, visitor = '', host = ''] = gameId.split('_');
  const isNamed = Number(year) === season && Number(number) === week && teamOf(visitor) === away && teamOf(host) === home;
  return isNamed ? `${year}_${number}_${visitor}_${host}` : `${season}_${String(week).padStart(2, '0')}_${away}_${home}`;
}

function teamOf(text: string): string {
  return OTHER_NAMES.get(text) ?? text;
}

/** Null where the row has no such market, or cannot offer it (a line without its price, a price or line that is none): the game stays. */
function marketOf<Market>(row: CsvRow, columns: readonly Column[], read: () => Market): Market | null {
  const missing = columns.filter((column) => !row.has(column));
  if (missing.length > 0) {
    if (missing.length < columns.length) row.faults.push(emptyBeside(row, missing[0] ?? '', columns));
    return null;
  }
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    row.faults.push(error);
    return null;
  }
}

/** All of these cells have a value, or none. */
function both(row: CsvRow, ...columns: readonly Column[]): boolean {
  const missing = columns.filter((column) => !row.has(column));
  if (missing.length === columns.length) return false;
  const [first] = missing;
  if (first) throw emptyBeside(row, first, columns);
  return true;
}

function emptyBeside(row: CsvRow, column: string, columns: readonly Column[]): BadCell {
  return new BadCell(column, `is empty beside ${columns.filter((one) => row.has(one)).join(' and ')}`);
}

function readTeam(row: CsvRow, column: Column): string {
  const text = row.required(column);
  const team = teamOf(text);
  if (!TEAMS.has(team)) throw new BadCell(column, `"${text}" is no team of the league`);
  return team;
}

function readKickoff(row: CsvRow): { readonly at: NflverseGame['kickoff']; readonly isTimeUnknown: boolean } {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(row.required('gameday'));
  const [year = 0, month = 0, date = 0] = (day ?? []).slice(1).map(Number);
  const check = new Date(Date.UTC(year, month - 1, date));
  if (!day || check.getUTCMonth() !== month - 1 || check.getUTCDate() !== date)
    throw new BadCell('gameday', `"${row.text('gameday')}" is not a day`);
  if (!row.has('gametime')) return { at: { year, month, day: date, hour: 23, minute: 59 }, isTimeUnknown: true };
  const time = /^(\d{1,2}):(\d{2})$/.exec(row.required('gametime'));
  const [hour = 99, minute = 99] = (time ?? []).slice(1).map(Number);
  if (!time || hour > 23 || minute > 59) throw new BadCell('gametime', `"${row.text('gametime')}" is not a time`);
  return { at: { year, month, day: date, hour, minute }, isTimeUnknown: false };
}
