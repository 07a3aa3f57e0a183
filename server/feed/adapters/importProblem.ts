import type { FeedSummary } from '../types.ts';

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

export interface ImportReport {
  /** Events that were read and taken. */
  readonly events: number;
  readonly summary: FeedSummary;
  /** The skipped and the doubtful parts, with the reason. */
  readonly problems: readonly ImportProblem[];
}

export interface CsvProblem extends ImportProblem {
  /** The line of the file, from 1; the header is line 1. */
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

/** How many places of one reason a report names. */
const PLACES = 3;

/** What was imported, what was skipped and what is suspicious, each reason once with where it was found first. */
export function reportText({ events, summary, problems }: ImportReport): string {
  const parts = [`${summary.eventsAdded} added`, `${summary.eventsChanged} changed`, `${summary.resultsRecorded} results`];
  const skipped = problems.filter(({ isImported }) => !isImported);
  const suspicious = problems.filter(({ isImported }) => isImported);
  return [
    ...listed('Suspicious, but imported', suspicious),
    ...listed('Skipped', skipped),
    `Imported ${events} events (${parts.join(', ')}); ${skipped.length} parts skipped, ${suspicious.length} suspicious.`,
  ].join('\n');
}

function listed(title: string, problems: readonly ImportProblem[]): string[] {
  if (problems.length === 0) return [];
  const byReason = new Map<string, string[]>();
  for (const { where, reason } of problems) {
    // Values differ from row to row, the reason is one.
    const kind = reason.replace(/"[^"]*"/g, '"…"').replace(/\d+(\.\d+)?/g, '…');
    byReason.set(kind, [...(byReason.get(kind) ?? []), `${where}: ${reason}`]);
  }
  const lines = [...byReason.values()].sort((a, b) => b.length - a.length);
  return [
    `${title}:`,
    ...lines.map((places) => {
      const more = places.length - PLACES;
      return `  ${places.length} × ${places.slice(0, PLACES).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
    }),
  ];
}

/** Why a file is not what it should be (columns are missing from its header, or there twice), in one sentence; null when it is. */
export function headerFault(what: string, problems: readonly CsvProblem[]): string | null {
  const faults = problems.filter(({ line }) => line === 1);
  if (faults.length === 0) return null;
  const missing = faults.filter(({ reason }) => reason === NO_COLUMN).map(({ column }) => column);
  if (missing.length > 0) return `This is no ${what}: its header has no ${missing.join(', ')}.`;
  return `This is no ${what}: its header has ${faults.map(({ column }) => column).join(', ')} twice.`;
}

export const NO_COLUMN = 'the header has no such column';
