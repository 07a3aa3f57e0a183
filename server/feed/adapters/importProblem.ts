/** Why a part of an import was left out. `where` is for people: `line 17, column spread_line`, or `[3].bookmakers[0].markets[1]`. */
export interface ImportProblem {
  readonly where: string;
  readonly reason: string;
}

export interface CsvProblem extends ImportProblem {
  /** Of the file, from 1; the header is line 1. */
  readonly line: number;
  readonly column: string;
}

export function csvProblem(line: number, column: string, reason: string): CsvProblem {
  return { line, column, reason, where: `line ${line}, column ${column}` };
}
