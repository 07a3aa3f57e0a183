import { parse } from 'csv-parse/sync';
import { type Odds, oddsFromAmerican } from '../../../core/odds.ts';
import { parseDecimal } from '../../../core/rational.ts';
import { type CsvProblem, csvProblem } from './importProblem.ts';

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

/** One row by column names. Every reader throws BadCell with the column's name. */
export class CsvRow {
  /** Faults that do not make the row unusable. */
  readonly faults: BadCell[] = [];
  readonly #cells: ReadonlyMap<string, string>;
  constructor(header: readonly string[], cells: readonly string[]) {
    this.#cells = new Map(header.map((name, index) => [name, (cells[index] ?? '').trim()]));
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

  /** An American price such as `-110.0` or `+150`. */
  americanOdds(column: string): Odds {
    const text = this.required(column);
    const price = /^[+-]?\d{1,9}(\.0+)?$/.test(text) ? oddsFromAmerican(Number(text)) : null;
    if (!price?.ok) throw new BadCell(column, `"${text}" is not an American price`);
    return price.value;
  }
}

/**
 * Reads a file line by line (its fields contain no line breaks), each row by `read`. A malformed row is reported as a problem with its line
 * and column, and left out; `read` may return null for a row that is not wanted.
 */
export function readCsv<Row>(
  text: string,
  columns: readonly string[],
  read: (row: CsvRow, line: number) => Row | null,
): { readonly rows: readonly Row[]; readonly problems: readonly CsvProblem[] } {
  const [headerLine = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = (parseCsvLine(headerLine) ?? []).map((name) => name.trim());
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    return { rows: [], problems: missing.map((column) => csvProblem(1, column, 'the header has no such column')) };
  const rows: Row[] = [];
  const problems: CsvProblem[] = [];
  for (const [index, content] of lines.entries()) {
    if (content.trim() === '') continue;
    const line = index + 2;
    const cells = parseCsvLine(content);
    if (cells === null) problems.push(csvProblem(line, quotedColumn(header, content), 'a quote does not end on its line'));
    else if (cells.length !== header.length) {
      const column = header[cells.length] ?? `${header.length + 1}`;
      problems.push(csvProblem(line, column, `the row has ${cells.length} fields where the header has ${header.length}`));
    } else {
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
  }
  return { rows, problems };
}

/** Name of the column in which the first quote stands. */
function quotedColumn(header: readonly string[], content: string): string {
  const place = content.slice(0, content.indexOf('"')).split(',').length - 1;
  return header[place] ?? `${place + 1}`;
}
