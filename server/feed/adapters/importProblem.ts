/**
 * Why a part of an import was left out, or is doubtful. `where` is for people: `line 17, column spread_line`,
 * `[3].bookmakers[0].markets[1]`, or `event odds-api-e1f2`.
 */
export interface ImportProblem {
  readonly where: string;
  readonly reason: string;
  /** The part was imported all the same. */
  readonly isImported?: true;
}

export interface CsvProblem extends ImportProblem {
  /** Of the file, from 1; the header is line 1. */
  readonly line: number;
  readonly column: string;
}

/** One line for people. */
export function problemLine({ where, reason, isImported }: ImportProblem): string {
  return `${where}: ${reason}${isImported ? '' : ', skipped'}`;
}

export function csvProblem(line: number, column: string, reason: string): CsvProblem {
  return { line, column, reason, where: `line ${line}, column ${column}` };
}
