import type { Odds } from '../../../core/odds.ts';
import { fromEastern } from '../leagues/easternTime.ts';
import { NFL_TEAMS } from '../leagues/nflTeams.ts';
import { BadCell, type CsvRow, readCsv } from './csvRow.ts';
import type { CsvProblem } from './importProblem.ts';

/** A game of the nflverse schedule (CC BY 4.0), with its closing lines; a missing line is null. */
export interface NflverseGame {
  /** `2025_11_KC_DEN`. */
  readonly gameId: string;
  /** Of the file, from 1. */
  readonly line: number;
  readonly season: number;
  readonly gameType: string;
  readonly week: number;
  /** Date and time of the kick-off in New York, and as an instant. */
  readonly kickoff: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly hour: number;
    readonly minute: number;
  };
  readonly startsAt: Date;
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
const OTHER_NAMES: Readonly<Record<string, string>> = { LA: 'LAR', WSH: 'WAS', JAC: 'JAX', OAK: 'LV', SD: 'LAC', STL: 'LAR' };

/** Why a file is not a schedule (columns missing from its header), in one sentence; null when it is one. */
export function scheduleFault(problems: readonly CsvProblem[]): string | null {
  const missing = problems.filter(({ line }) => line === 1).map(({ column }) => column);
  return missing.length === 0 ? null : `This is no nflverse schedule: its header has no ${missing.join(', ')}.`;
}

/**
 * Reads an nflverse schedule. Rows of other seasons and weeks are skipped; a malformed row is reported as a problem with its line and
 * column, and left out. Games are in the order of the file.
 */
export function parseNflverse(
  text: string,
  filter: NflverseFilter = {},
): { readonly games: readonly NflverseGame[]; readonly problems: readonly CsvProblem[] } {
  const seen = new Map<string, number>();
  const { rows, problems } = readCsv(text, COLUMNS, (row, line) => {
    const season = row.integer('season', 1900, 2200);
    const week = row.integer('week', 1, 30);
    if ((filter.season !== undefined && season !== filter.season) || (filter.week !== undefined && week !== filter.week))
      return null;
    const game = readGame(row, line, season, week);
    const earlier = seen.get(game.gameId);
    if (earlier !== undefined) throw new BadCell('game_id', `${game.gameId} is on line ${earlier} already`);
    seen.set(game.gameId, line);
    return game;
  });
  return { games: rows, problems };
}

function readGame(row: CsvRow, line: number, season: number, week: number): NflverseGame {
  const gameId = row.required('game_id');
  if (!/^[A-Za-z0-9_]{1,40}$/.test(gameId)) throw new BadCell('game_id', `"${gameId}" is not an id`);
  const kickoff = readKickoff(row);
  const away = readTeam(row, 'away_team');
  const home = readTeam(row, 'home_team');
  if (away === home) throw new BadCell('home_team', `${home} cannot play itself`);
  const spread = both(row, 'home_spread_odds', 'away_spread_odds', 'spread_line');
  const total = both(row, 'over_odds', 'under_odds', 'total_line');
  const moneyline = both(row, 'home_moneyline', 'away_moneyline');
  const scored = both(row, 'home_score', 'away_score');
  return {
    gameId,
    line,
    season,
    gameType: row.required('game_type'),
    week,
    kickoff,
    startsAt: fromEastern(kickoff.year, kickoff.month, kickoff.day, kickoff.hour, kickoff.minute),
    away,
    home,
    isNeutral: row.text('location') === 'Neutral',
    score: scored ? { home: row.integer('home_score', 0, 200), away: row.integer('away_score', 0, 200) } : null,
    moneyline: moneyline ? { home: row.americanOdds('home_moneyline'), away: row.americanOdds('away_moneyline') } : null,
    spread: spread
      ? {
          // In the file a positive line favours the home team; in its market that is a negative handicap.
          homePointsHundredths: -row.pointsHundredths('spread_line', -60, 60) + 0,
          home: row.americanOdds('home_spread_odds'),
          away: row.americanOdds('away_spread_odds'),
        }
      : null,
    total: total
      ? {
          pointsHundredths: row.pointsHundredths('total_line', 1, 150),
          over: row.americanOdds('over_odds'),
          under: row.americanOdds('under_odds'),
        }
      : null,
  };
}

/** All of these cells have a value, or none. */
function both(row: CsvRow, ...columns: readonly Column[]): boolean {
  const missing = columns.filter((column) => !row.has(column));
  if (missing.length === columns.length) return false;
  const [first] = missing;
  if (first) throw new BadCell(first, `is empty beside ${columns.filter((column) => row.has(column)).join(' and ')}`);
  return true;
}

function readTeam(row: CsvRow, column: Column): string {
  const text = row.required(column);
  const team = OTHER_NAMES[text] ?? text;
  if (!TEAMS.has(team)) throw new BadCell(column, `"${text}" is no team of the league`);
  return team;
}

function readKickoff(row: CsvRow): NflverseGame['kickoff'] {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(row.required('gameday'));
  const [year = 0, month = 0, date = 0] = (day ?? []).slice(1).map(Number);
  const check = new Date(Date.UTC(year, month - 1, date));
  if (!day || check.getUTCMonth() !== month - 1 || check.getUTCDate() !== date)
    throw new BadCell('gameday', `"${row.text('gameday')}" is not a day`);
  const time = /^(\d{1,2}):(\d{2})$/.exec(row.required('gametime'));
  const [hour = 99, minute = 99] = (time ?? []).slice(1).map(Number);
  if (!time || hour > 23 || minute > 59) throw new BadCell('gametime', `"${row.text('gametime')}" is not a time`);
  return { year, month, day: date, hour, minute };
}
