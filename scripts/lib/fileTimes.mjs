import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS } from './checks.mjs';
import { root } from './project.mjs';

const VITEST_TIMES = path.join(RESULTS, 'vitest.times');

/** @typedef {{ file: string, kind: 'unit' | 'integration' | 'journey', seconds: number }} FileTime */

/** Seconds that one file should take at most on a quiet machine. More is a warning and no failure, because the machine may be busy. */
export const BUDGET_SECONDS = { unit: 10, integration: 30, journey: 60 };

/** A reporter of vitest: the time of every file with imports and hooks, which its JSON report leaves out. */
export class FileTimesReporter {
  onTestRunEnd(testModules) {
    const times = testModules.map((testModule) => {
      const { collectDuration, setupDuration, duration } = testModule.diagnostic();
      const file = path.relative(root, testModule.moduleId);
      return { file, kind: testModule.project.name, seconds: (collectDuration + setupDuration + duration) / 1000 };
    });
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(VITEST_TIMES, JSON.stringify(times));
  }
}

/** @returns {readonly FileTime[]} of a report of Playwright: the journeys of a file one after the other */
export function journeyTimes(report) {
  const testsIn = (suite) => [...(suite.specs ?? []).flatMap((spec) => spec.tests), ...(suite.suites ?? []).flatMap(testsIn)];
  return report.suites.map((suite) => ({
    file: path.posix.join('e2e', suite.file),
    kind: 'journey',
    seconds: testsIn(suite).reduce((sum, test) => sum + test.results.reduce((all, one) => all + one.duration, 0), 0) / 1000,
  }));
}

/** The ten slowest files, each beside its budget. @param {readonly FileTime[]} times @returns {readonly string[]} */
export function slowestLines(times) {
  const slowest = [...times].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  const over = times.filter(({ kind, seconds }) => seconds > BUDGET_SECONDS[kind]).length;
  return [
    'Slowest files:',
    ...slowest.map(({ file, kind, seconds }) => {
      const budget = BUDGET_SECONDS[kind];
      return `${seconds.toFixed(1).padStart(7)} of ${budget} s  ${file}${seconds > budget ? '  over budget' : ''}`;
    }),
    ...(over > 0 ? [`Warning: ${over} of ${times.length} files are over budget (no failure).`] : []),
  ];
}

/** @returns {readonly FileTime[]} of every test and journey file of the last run */
export function readTimes() {
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
  const journeys = read(path.join(RESULTS, 'playwright.json'));
  return [...(read(VITEST_TIMES) ?? []), ...(journeys === null ? [] : journeyTimes(journeys))];
}
