import { parse } from 'csv-parse/sync';
import { type Odds, oddsFromAmerican, oddsFromDecimal } from '../../../core/money/odds.ts';
import { parseDecimal } from '../../../core/money/rational.ts';
import { type CsvProblem, csvProblem, type ImportProblem, NO_COLUMN } from './importProblem.ts';

/** The fields of one line; null when it is not CSV (a quote that never closes). */
function parseCsvLine(line: string): readonly string[] | null {
  // Most lines contain no quote and are split at commas: a file of half a million rows is read in seconds.
  if (!line.includes('"')) return line.split(',');
  try {
    const records: string[][] = parse(line, { relax_column_count: true });
    return records[0] ?? [];
  } catch {
    return null;
  }
}

/** Thrown while a row is read and caught by the row's reader; names the column and the problem. */
export class BadCell extends Error {
  readonly column: string;
  /** What the cell tells was imported all the same. */
  readonly isImported: boolean;
  constructor(column: string, reason: string, isImported = false) {
    super(reason);
    this.column = column;
    this.isImported = isImported;
  }
}

/** A file of which one row in so many contradicts itself has its columns mixed up: also the scores that agree by chance are none. */
const TRUSTED_ROWS = 10;

/** How many rows with scores agree with the file's own check of them (a difference, H for home), and how many do not. */
export class ScoreCheck {
  #rows = 0;
  #wrong = 0;

  count(isWrong: boolean): void {
    this.#rows += 1;
    if (isWrong) this.#wrong += 1;
  }

  /** Null, or why no score of the file is taken. */
  fault(): ImportProblem | null {
    if (this.#wrong === 0 || this.#wrong * TRUSTED_ROWS < this.#rows) return null;
    const reason = `${this.#wrong} of ${this.#rows} scores contradict the file's other columns: none of them is taken`;
    return { where: 'line 1', reason, isImported: true };
  }
}

/** Spaces alone: what else trim() takes off hides a character that no number has. */
const SPACES = /^[ \t]+|[ \t]+$/g;

/** One row by column names. Every reader throws BadCell with the column's name. */
export class CsvRow {
  /** Faults that do not make the row unusable. */
  readonly faults: BadCell[] = [];
  readonly #cells: ReadonlyMap<string, string>;
  constructor(header: readonly string[], cells: readonly string[]) {
    this.#cells = new Map(header.map((name, index) => [name, (cells[index] ?? '').replace(SPACES, '')]));
  }

  has(column: string): boolean {
    return this.text(column) !== '';
  }

  text(column: string): string {
    return this.#cells.get(column) ?? '';
  }

  required(column: string): string {
    const text = this.text(column);
    if (text === '') throw new BadCell(column, 'is empty');
    return text;
  }

  integer(column: string, least: number, most: number): number {
    const text = this.required(column);
    const value = Number(text);
    if (!/^\d{1,9}(\.0+)?$/.test(text)) throw new BadCell(column, `"${text}" is not a whole number`);
    if (value < least || value > most) throw new BadCell(column, `${value} is not between ${least} and ${most}`);
    return value;
  }

  /** A line in hundredths of a point. */
  pointsHundredths(column: string, least: number, most: number): number {
    const text = this.required(column);
    const value = parseDecimal(text);
    if (value === null || 4n % value.denominator !== 0n) throw new BadCell(column, `"${text}" is not a line`);
    const points = Number((value.numerator * 100n) / value.denominator);
    if (points < least * 100 || points > most * 100) throw new BadCell(column, `${text} is not between ${least} and ${most}`);
    return points;
  }

  /** A decimal price such as `1.91`, as written: digits alone. */
  decimalOdds(column: string): Odds {
    const text = this.required(column);
    const price = /^\d{1,5}(\.\d{1,6})?$/.test(text) ? oddsFromDecimal(text) : null;
    if (!price?.ok) throw new BadCell(column, `"${text}" is not a decimal price`);
    return price.value;
  }

  /** An American price such as `-110.0` or `+150`. */
  americanOdds(column: string): Odds {
    const text = this.required(column);
    const price = /^[+-]?\d{1,9}(\.0+)?$/.test(text) ? oddsFromAmerican(Number(text)) : null;
    if (!price?.ok) throw new BadCell(column, `"${text}" is not an American price`);
    return price.value;
  }
}

/** A quoted field of more lines than this has no end. */
const LINES_OF_A_FIELD = 20;
/** A file with so many stray quotes is not read for fields of several lines any more: each try reads lines again. */
const MOST_TRIES = 1_000;

interface CsvRecord {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a file row by row, each by `read`; a quoted field may hold line breaks. A malformed row is reported as a problem with its line and
 * column, and left out; `read` may return null for a row that is not wanted.
 */
export function readCsv<Row>(
  text: string,
  columns: readonly string[],
  read: (row: CsvRow, line: number) => Row | null,
): { readonly rows: readonly Row[]; readonly problems: readonly CsvProblem[] } {
  const [headerLine = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = (parseCsvLine(headerLine) ?? []).map((name) => name.trim());
  // Spreadsheets end rows with empty columns.
  while (header.length > 0 && header.at(-1) === '') header.pop();
  const doubled = columns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) return { rows: [], problems: missing.map((column) => csvProblem(1, column, NO_COLUMN)) };
  if (doubled.length > 0) return { rows: [], problems: doubled.map((column) => csvProblem(1, column, 'the header has it twice')) };
  const rows: Row[] = [];
  const problems: CsvProblem[] = [];
  for (const { line, cells } of records(lines, header, problems)) {
    try {
      const cellsByName = new CsvRow(header, cells);
      const row = read(cellsByName, line);
      if (row === null) continue;
      rows.push(row);
      for (const { column, message, isImported } of cellsByName.faults)
        problems.push({ ...csvProblem(line, column, message), ...(isImported && { isImported: true as const }) });
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push(csvProblem(line, error.column, error.message));
    }
  }
  return { rows, problems };
}

/** The rows with as many fields as the header; others become problems. */
function* records(lines: readonly string[], header: readonly string[], problems: CsvProblem[]): Generator<CsvRecord> {
  let tries = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const content = lines[index] ?? '';
    if (content.trim() === '') continue;
    const line = index + 2;
    let cells = withoutEmptyEnd(parseCsvLine(content), header.length);
    // A field whose quote ends on a later line. Where that makes no row, this line alone is bad, and the next ones are read.
    for (let more = 1; cells === null && more < LINES_OF_A_FIELD && index + more < lines.length; more += 1) {
      if (tries >= MOST_TRIES || !lines[index + more]?.includes('"')) continue;
      tries += 1;
      const joined = withoutEmptyEnd(parseCsvLine(lines.slice(index, index + more + 1).join('\n')), header.length);
      if (joined?.length !== header.length) continue;
      cells = joined;
      index += more;
    }
    if (cells === null) problems.push(csvProblem(line, quotedColumn(header, content), 'a quote does not end'));
    else if (cells.length !== header.length) {
      const column = header[cells.length] ?? `${header.length + 1}`;
      problems.push(csvProblem(line, column, `the row has ${cells.length} fields where the header has ${header.length}`));
    } else yield { line, cells };
  }
}

function withoutEmptyEnd(cells: readonly string[] | null, length: number): readonly string[] | null {
  if (cells === null) return null;
  return cells.length > length && cells.slice(length).every((cell) => cell.trim() === '') ? cells.slice(0, length) : cells;
}

/** Name of the column in which the first quote stands. */
function quotedColumn(header: readonly string[], content: string): string {
  const place = content.slice(0, content.indexOf('"')).split(',').length - 1;
  return header[place] ?? `${place + 1}`;
}
