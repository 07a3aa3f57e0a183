import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { idsInTitle } from './requirements.ts';

/** One test of the last run and the requirements it names. */
export interface TestResult {
  readonly title: string;
  /** Path from the project's root; null if the report has none. */
  readonly file: string | null;
  readonly passed: boolean;
  readonly ids: readonly string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          meta: z.object({ requirements: z.array(z.string()).optional() }).optional(),
        }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string | undefined;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string | undefined }[] | undefined;
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string().optional(),
    specs: z
      .array(
        z.object({
          title: z.string(),
          tests: z.array(
            z.object({
              status: z.string(),
              annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).optional(),
            }),
          ),
        }),
      )
      .default([]),
    suites: z.array(playwrightSuite).default([]),
  }),
);

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

function fromPlaywright(suite: PlaywrightSuite, above: string): readonly TestResult[] {
  const name = `${above} ${suite.title}`.trim();
  const own = (suite.specs ?? []).map((spec) => {
    const title = `${name} ${spec.title}`;
    const annotated = spec.tests.flatMap((test) => test.annotations ?? []).filter((item) => item.type === 'requirement');
    return {
      title,
      file: suite.file === undefined ? null : path.posix.join('e2e', suite.file),
      // Flaky counts as failed: a test that passes sometimes shows nothing.
      passed: spec.tests.length > 0 && spec.tests.every((test) => test.status === 'expected'),
      ids: [...idsInTitle(title), ...annotated.flatMap((item) => (item.description ?? '').split(/[\s,]+/).filter(Boolean))],
    };
  });
  return [...own, ...(suite.suites ?? []).flatMap((child) => fromPlaywright(child, name))];
}

/** @throws Error for a report of neither vitest nor Playwright. */
export function parseReport(text: string): readonly TestResult[] {
  const data: unknown = JSON.parse(text);
  const vitest = vitestReport.safeParse(data);
  if (vitest.success)
    return vitest.data.testResults.flatMap((file) =>
      file.assertionResults.map((test) => ({
        title: test.fullName,
        file: file.name === undefined ? null : path.relative(process.cwd(), file.name),
        passed: test.status === 'passed',
        ids: [...idsInTitle(test.fullName), ...(test.meta?.requirements ?? [])],
      })),
    );
  return playwrightReport.parse(data).suites.flatMap((suite) => fromPlaywright(suite, ''));
}

/** All reports of the last run; none when nothing has run yet. */
export async function readResults(directory = '.cache/results'): Promise<readonly TestResult[]> {
  const names = await readdir(directory).catch(() => []);
  const reports = names.filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(reports.map((name) => readFile(path.join(directory, name), 'utf8')));
  return texts.flatMap(parseReport);
}
