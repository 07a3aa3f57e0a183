import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** One test of the last run. */
export interface TestResult {
  /** From the project's root. */
  readonly file: string;
  /** The titles of its groups and its own. */
  readonly path: readonly string[];
  readonly passed: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() })),
    }),
  ),
});

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites: readonly PlaywrightSuite[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
    suites: z.array(playwrightSuite).default([]),
  }),
);

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

function fromPlaywright(suite: PlaywrightSuite, groups: readonly string[]): readonly TestResult[] {
  const own = suite.specs.map(({ title, tests }) => ({
    file: path.posix.join('e2e', suite.file),
    path: [...groups, title],
    // Flaky counts as failed: a test that passes sometimes shows nothing.
    passed: tests.length > 0 && tests.every((test) => test.status === 'expected'),
  }));
  return [...own, ...suite.suites.flatMap((child) => fromPlaywright(child, [...groups, child.title]))];
}

/** @throws Error for a report of neither vitest nor Playwright. */
export function parseReport(text: string): readonly TestResult[] {
  const data: unknown = JSON.parse(text);
  const vitest = vitestReport.safeParse(data);
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: path.relative(process.cwd(), name),
        path: [...ancestorTitles, title],
        passed: status === 'passed',
      })),
    );
  // The outermost suite is the file.
  return playwrightReport.parse(data).suites.flatMap((suite) => fromPlaywright(suite, []));
}

/** All reports of the last run; none when nothing has run yet. */
export async function readResults(directory = '.cache/results'): Promise<readonly TestResult[]> {
  const names = await readdir(directory).catch(() => []);
  const reports = names.filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(reports.map((name) => readFile(path.join(directory, name), 'utf8')));
  return texts.flatMap(parseReport);
}
