import { idsOf, runFaults } from './entries.ts';
import type { Requirement } from './requirements.ts';
import type { TestResult } from './results.ts';
import type { Shown } from './shown.ts';

export interface Trace {
  readonly rows: readonly {
    readonly row: string;
    readonly shown: number;
    readonly total: number;
    readonly missing: readonly Requirement[];
  }[];
  readonly shown: number;
  readonly total: number;
  /** Named only by tests that did not pass. */
  readonly failing: readonly string[];
  /** Why the run shows something else than the table says. */
  readonly faults: readonly string[];
}

/**
 * The requirements that the passing tests of a run show, by the rows of the specification.
 * @param whyHollow the reason why a test file may name no requirements, because it tests code that the product never runs; null if it may.
 */
export function trace(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  table: Shown,
  whyHollow: (file: string) => string | null = () => null,
): Trace {
  const hollow = new Map(Object.keys(table).flatMap((file) => (whyHollow(file) === null ? [] : [[file, whyHollow(file)]])));
  const counted = results.filter(({ file, passed }) => passed && !hollow.has(file));
  const shown = new Set(counted.flatMap((result) => idsOf(result, table)));
  const named = new Set(results.flatMap((result) => idsOf(result, table)));
  const rows = new Map<string, Requirement[]>();
  for (const requirement of requirements) rows.set(requirement.row, [...(rows.get(requirement.row) ?? []), requirement]);
  return {
    rows: [...rows].map(([row, all]) => {
      const missing = all.filter((requirement) => !shown.has(requirement.id));
      return { row, shown: all.length - missing.length, total: all.length, missing };
    }),
    shown: requirements.filter((requirement) => shown.has(requirement.id)).length,
    total: requirements.length,
    failing: [...named].filter((id) => !shown.has(id)).sort(),
    faults: [...[...hollow].map(([file, why]) => `${file} shows nothing: ${why}`), ...runFaults(table, results)],
  };
}

export interface TraceView {
  /** Only this row, with its missing requirements. */
  readonly row: string | null;
  /** Lists requirements that no test shows; otherwise they are only counted. */
  readonly missing: boolean;
  /** Leaves out complete rows. */
  readonly gapsOnly?: boolean;
}

/** Lines to print. */
export function traceLines(result: Trace, view: TraceView): readonly string[] {
  const rows = result.rows.filter(
    (row) => (view.row === null || row.row === view.row) && !(view.gapsOnly && row.missing.length === 0),
  );
  const lines: string[] = [];
  for (const row of rows) {
    lines.push(`${row.row}  ${String(row.shown).padStart(3)} of ${String(row.total).padStart(3)}`);
    if (view.missing)
      lines.push(...row.missing.map((requirement) => `     ${requirement.id} (${requirement.kind}) ${requirement.text}`));
  }
  if (result.failing.length > 0) lines.push('', `Named only by tests that did not pass: ${result.failing.join(' ')}`);
  for (const fault of result.faults) lines.push('', fault);
  const percent = result.total === 0 ? '0.0' : ((100 * result.shown) / result.total).toFixed(1);
  lines.push('', `${result.shown} of ${result.total} requirements are shown by a passing test (${percent} %).`);
  return lines;
}
