import type { Requirement } from './requirements.ts';
import type { TestResult } from './results.ts';

export interface Trace {
  readonly rows: readonly {
    readonly row: string;
    readonly shown: number;
    readonly total: number;
    readonly missing: readonly Requirement[];
  }[];
  readonly shown: number;
  readonly total: number;
  /** Ids that a test names and the specification does not have. */
  readonly unknown: readonly { readonly id: string; readonly title: string }[];
  /** Named only by tests that did not pass. */
  readonly failing: readonly string[];
  /** Ids named in a test file of code that the product never runs. They show nothing. */
  readonly hollow: readonly { readonly id: string; readonly file: string; readonly why: string }[];
}

/**
 * The requirements that the passing tests of a run show, by the rows of the specification.
 * @param whyHollow the reason why a test file may name no requirements; null if it may.
 */
export function trace(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  whyHollow: (file: string) => string | null = () => null,
): Trace {
  const requirementIds = new Set(requirements.map((requirement) => requirement.id));
  const hollow = results.flatMap(({ file, ids }) => {
    const why = file === null || ids.length === 0 ? null : whyHollow(file);
    return file === null || why === null ? [] : ids.map((id) => ({ id, file, why }));
  });
  const refused = new Set(hollow.map(({ file }) => file));
  const counted = results.filter(({ file, passed }) => passed && (file === null || !refused.has(file)));
  const shown = new Set(counted.flatMap((result) => result.ids));
  const named = new Set(results.flatMap((result) => result.ids));
  const rows = new Map<string, Requirement[]>();
  for (const requirement of requirements) rows.set(requirement.row, [...(rows.get(requirement.row) ?? []), requirement]);
  return {
    rows: [...rows].map(([row, all]) => {
      const missing = all.filter((requirement) => !shown.has(requirement.id));
      return { row, shown: all.length - missing.length, total: all.length, missing };
    }),
    shown: requirements.filter((requirement) => shown.has(requirement.id)).length,
    total: requirements.length,
    unknown: results.flatMap((result) =>
      result.ids.filter((id) => !requirementIds.has(id)).map((id) => ({ id, title: result.title })),
    ),
    failing: [...named].filter((id) => requirementIds.has(id) && !shown.has(id)).sort(),
    hollow,
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
  for (const { id, file, why } of result.hollow) lines.push('', `${id} shows nothing in ${file}: ${why}`);
  for (const item of result.unknown) lines.push('', `Unknown id ${item.id} in "${item.title}"`);
  const percent = result.total === 0 ? '0.0' : ((100 * result.shown) / result.total).toFixed(1);
  lines.push('', `${result.shown} of ${result.total} requirements are shown by a passing test (${percent} %).`);
  return lines;
}
