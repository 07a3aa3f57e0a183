import type { SourceTree, Violation } from '../architecture/sourceTree.ts';
import { readTitles, type Title } from '../architecture/titles.ts';
import type { TestResult } from './results.ts';
import type { Shown } from './shown.ts';

const TABLE = 'tests/trace/shown.ts';
const GROUPS = ' > ';
/** What stands in a source's title for what a run fills in. */
const FILLED_IN = /%[sdifjoOc#$]|\$\{[^{}]*\}|\$[a-z_][\w.]*/gi;
const ID = /\b[SWD]\d+\.\d{2,}\b/;

/** The requirements that a test shows by its own entries and those of its groups. */
export function idsOf({ file, path }: Pick<TestResult, 'file' | 'path'>, shown: Shown): readonly string[] {
  return Object.entries(shown[file] ?? {}).flatMap(([entry, ids]) => (isNamed(path, entry) ? ids.split(' ') : []));
}

/** Entries that no title of the sources has, or several have; unknown ids; ids in titles; what is not sorted. */
export function entryFaults(shown: Shown, tree: SourceTree, requirementIds: ReadonlySet<string>): readonly Violation[] {
  const found: Violation[] = [];
  const report = (path: string, line: number, message: string) => found.push({ path, line, message });
  const titles = new Map([...tree].map(([file, text]) => [file, readTitles(file, text)]));
  for (const [file, declared] of titles)
    for (const { path, line } of declared)
      if (ID.test(path.at(-1) ?? '')) report(file, line, `names a requirement in a title, and not in ${TABLE}`);
  for (const [file, entries] of Object.entries(shown)) {
    for (const [entry, ids] of Object.entries(entries)) {
      const fault = titleFault(entry, titles.get(file) ?? []) ?? idsFault(ids.split(' '), requirementIds);
      if (fault !== null) report(TABLE, 1, `${file}: “${entry}” ${fault}`);
    }
  }
  for (const keys of [Object.keys(shown), ...Object.values(shown).map(Object.keys)])
    if (!isSorted(keys)) report(TABLE, 1, `is not sorted near ${keys[0]}`);
  return found;
}

/**
 * What a run says against the table: entries that no test has, of files of a vitest run, which reports all tests of a
 * file; and ids in titles, which come from the rows of a test.
 */
export function runFaults(shown: Shown, results: readonly TestResult[]): readonly string[] {
  const named = results
    .filter(({ path }) => ID.test(path.at(-1) ?? ''))
    .map(({ file, path }) => `${file}: “${path.at(-1)}” names a requirement`);
  const stale = Object.entries(shown).flatMap(([file, entries]) => {
    const own = file.startsWith('e2e/') ? [] : results.filter((result) => result.file === file);
    const without = Object.keys(entries).filter((entry) => own.length > 0 && !own.some(({ path }) => isNamed(path, entry)));
    return without.map((entry) => `${file}: “${entry}” is the title of no test that has run`);
  });
  return [...named, ...stale];
}

function titleFault(entry: string, titles: readonly Title[]): string | null {
  const sources = titles.map(({ path }) => path.join(GROUPS));
  if (!sources.includes(entry)) return sources.some((source) => patternOf(source).test(entry)) ? null : 'is no title of it';
  const pattern = patternOf(entry);
  return sources.filter((source) => pattern.test(source)).length === 1 ? null : 'is also the pattern of another title';
}

function idsFault(ids: readonly string[], requirementIds: ReadonlySet<string>): string | null {
  const unknown = ids.filter((id) => !requirementIds.has(id));
  if (unknown.length > 0) return `names ${unknown.join(' ')}, which the specification does not have`;
  return isSorted(ids) ? null : 'does not name its ids in order, each once';
}

function isNamed(path: readonly string[], entry: string): boolean {
  const pattern = patternOf(entry);
  return path.some((_title, index) => pattern.test(path.slice(0, index + 1).join(GROUPS)));
}

const patterns = new Map<string, RegExp>();

function patternOf(title: string): RegExp {
  const stored = patterns.get(title);
  if (stored !== undefined) return stored;
  const literal = title.split(FILLED_IN).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${literal.join(`(?:(?!${GROUPS}).)*`)}$`, 's');
  patterns.set(title, pattern);
  return pattern;
}

function isSorted(items: readonly string[]): boolean {
  return items.every((item, index) => index === 0 || (items[index - 1] ?? '') < item);
}
