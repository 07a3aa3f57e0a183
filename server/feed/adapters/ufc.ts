import type { Odds } from '../../../core/money/odds.ts';
import type { GivenResult } from '../../../core/money/results.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { UFC } from '../feedAdapter.ts';
import { fromEastern } from '../leagues/easternTime.ts';
import { BadCell, type CsvRow, readCsv } from './csvRow.ts';
import { headerFault } from './importProblem.ts';
import { existingLeague, otherLeague } from './leagueOf.ts';
import { type GameChanges, gameChanges, type SourceGame, type SourceOffer } from './sourceGame.ts';

/**
 * Fights of the UFC with their American closing prices and how they ended: winner, method, round. The first fighter (red) is the home side.
 * The file has no time of day, so fights that are to come take no bets.
 */
const COLUMNS = ['R_fighter', 'B_fighter', 'R_odds', 'B_odds', 'date', 'Winner', 'finish', 'finish_round', 'no_of_rounds'];

/** GameResult.method by the file's word. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['KO/TKO', 'KO_TKO'],
  ['SUB', 'SUBMISSION'],
  ['U-DEC', 'DECISION'],
  ['S-DEC', 'DECISION'],
  ['M-DEC', 'DECISION'],
  ['DQ', 'DISQUALIFICATION'],
]);

const LEAGUE = existingLeague('fight-night') ?? otherLeague(UFC.source, 'ufc', 'mma', 'ufc', 'UFC');

/** Parses a file into changes for applyFeed. One that is none is an error in one sentence. */
export function parseUfc(
  text: string,
  options: { readonly now: Date; readonly earlyResults?: boolean },
): Result<GameChanges, string> {
  const { rows, problems } = readCsv(text, COLUMNS, readFight);
  const fault = headerFault('file of UFC fights', problems);
  if (fault !== null) return err(fault);
  const read = gameChanges(rows, { adapter: UFC, ...options });
  return ok({ ...read, problems: [...problems, ...read.problems] });
}

function readFight(row: CsvRow, line: number): SourceGame {
  const [home, away] = [readName(row, 'R_fighter'), readName(row, 'B_fighter')];
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(row.required('date')) ?? [];
  const check = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === '' || check.getUTCMonth() !== Number(month) - 1) throw new BadCell('date', `"${row.text('date')}" is not a day`);
  const result = readResult(row);
  const column = (name: string): string => `line ${line}, column ${name}`;
  return {
    places: { game: `line ${line}`, start: column('date'), sides: column('R_fighter'), scores: column('Winner') },
    externalId: [year, month, day, slug(home), slug(away)].join('-'),
    league: LEAGUE,
    home,
    away,
    startsAt: fromEastern(Number(year), Number(month), Number(day), 23, 59),
    isTimeUnknown: true,
    offers: offersOf(row, column, { HOME: home, AWAY: away }),
    withdrawnKeys: ['moneyline', 'method'],
    isOver: result !== null,
    result,
  };
}

function readName(row: CsvRow, column: string): string {
  const name = row.required(column);
  if (name.length > 60 || slug(name) === '') throw new BadCell(column, `"${name.slice(0, 60)}" is no name`);
  return name;
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Null where the fight has not ended, or where it cannot be told how. */
function readResult(row: CsvRow): GivenResult | null {
  const winner = row.text('Winner');
  if (winner === '') return null;
  if (winner === 'No Contest') return { status: 'NO_CONTEST' };
  const finish = row.text('finish');
  const method = METHODS.get(finish);
  if ((winner !== 'Red' && winner !== 'Blue' && winner !== 'Draw') || method === undefined) {
    row.faults.push(new BadCell('Winner', `"${winner}" by "${finish}" tells no result`, true));
    return null;
  }
  const points = { homeScore: winner === 'Red' ? 1 : 0, awayScore: winner === 'Blue' ? 1 : 0 };
  if (winner === 'Draw') {
    if (method === 'DECISION') return { ...points, method: 'DRAW' };
    row.faults.push(new BadCell('Winner', `a draw by "${finish}" tells no result`, true));
    return null;
  }
  const round = row.integer('finish_round', 1, 5);
  const rounds = row.integer('no_of_rounds', 1, 5);
  const isDecision = method === 'DECISION';
  // The file is at times wrong about the number of rounds.
  if (isDecision ? round !== rounds : round > rounds)
    row.faults.push(new BadCell('finish_round', `ended in round ${round} of ${rounds} by "${finish}"`, true));
  return {
    ...points,
    method,
    winner: winner === 'Red' ? 'HOME' : 'AWAY',
    ...(!isDecision && round <= rounds && { round }),
  };
}

function offersOf(row: CsvRow, column: (name: string) => string, names: Names): readonly SourceOffer[] {
  const moneyline = pricesOf(row, ['R_odds', 'B_odds']);
  const methods = pricesOf(
    row,
    METHOD_COLUMNS.map((method) => method.column),
  );
  const offers: SourceOffer[] = [];
  const [home, away] = moneyline ?? [];
  if (home && away)
    offers.push({
      key: 'moneyline',
      type: 'MONEYLINE',
      where: column('R_odds'),
      pointsHundredths: null,
      prices: [
        { side: 'HOME', odds: home },
        { side: 'AWAY', odds: away },
      ],
    });
  if (methods)
    offers.push({
      key: 'method',
      type: 'METHOD',
      name: 'Method of Victory',
      isAlternate: true,
      where: column('r_ko_odds'),
      pointsHundredths: null,
      prices: METHOD_COLUMNS.flatMap(({ side, method, label }, index) => {
        const odds = methods[index];
        return odds ? [{ side: 'OUTCOME' as const, outcome: `${side}_${method}`, name: `${names[side]} by ${label}`, odds }] : [];
      }),
    });
  return offers;
}

interface Names {
  readonly HOME: string;
  readonly AWAY: string;
}

const METHOD_COLUMNS = [
  { side: 'HOME', method: 'KO_TKO', label: 'KO/TKO', column: 'r_ko_odds' },
  { side: 'HOME', method: 'SUBMISSION', label: 'Submission', column: 'r_sub_odds' },
  { side: 'HOME', method: 'DECISION', label: 'Decision', column: 'r_dec_odds' },
  { side: 'AWAY', method: 'KO_TKO', label: 'KO/TKO', column: 'b_ko_odds' },
  { side: 'AWAY', method: 'SUBMISSION', label: 'Submission', column: 'b_sub_odds' },
  { side: 'AWAY', method: 'DECISION', label: 'Decision', column: 'b_dec_odds' },
] as const;

/** All of these prices. Null where the row has none, or not all of them: the market is left out, the fight is not. */
function pricesOf(row: CsvRow, columns: readonly string[]): readonly Odds[] | null {
  const missing = columns.filter((one) => !row.has(one));
  if (missing.length > 0) {
    if (missing.length < columns.length)
      row.faults.push(new BadCell(missing[0] ?? '', 'is empty beside other prices of its market'));
    return null;
  }
  try {
    return columns.map((one) => row.americanOdds(one));
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    row.faults.push(error);
    return null;
  }
}
