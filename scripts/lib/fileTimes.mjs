import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JOURNEY_REPORTS, TEST_REPORTS } from './checks.mjs';
import { root } from './project.mjs';

/** Beside a report of vitest. */
const processorOf = (report) => report.replace(/\.json$/, '.processor');
const timesOf = (report) => report.replace(/\.json$/, '.times');

/** @typedef {{ file: string, kind: 'unit' | 'components' | 'integration' | 'processes' | 'journey', seconds: number, cpuSeconds?: number }} FileTime */

/** Seconds that one file should take at most on a quiet machine. More is a warning and no failure, because the machine may be busy. */
export const BUDGET_SECONDS = { unit: 10, components: 10, integration: 30, processes: 60, journey: 60 };

/** A reporter of vitest: the time of every file with imports and hooks, which its JSON report leaves out, on the clock and of the processor. */
export class FileTimesReporter {
  #report;
  #budget;

  /**
   * @param {string} report the file of vitest's own report, beside which the times are written
   * @param {Readonly<Record<string, number>>} budget seconds of the processor by kind; a run over one fails
   */
  constructor(report, budget) {
    this.#report = report;
    this.#budget = budget;
  }

  onInit() {
    mkdirSync(path.dirname(this.#report), { recursive: true });
    writeFileSync(processorOf(this.#report), '');
  }

  onTestRunEnd(testModules) {
    // Written by the workers: tests/support/processorTime.ts.
    const lines = readFileSync(processorOf(this.#report), 'utf8').split('\n').filter(Boolean);
    const processor = new Map(lines.map((line) => JSON.parse(line)));
    const times = testModules.map((testModule) => {
      const { collectDuration, setupDuration, duration } = testModule.diagnostic();
      const file = path.relative(root, testModule.moduleId);
      const seconds = (collectDuration + setupDuration + duration) / 1000;
      return { file, kind: testModule.project.name, seconds, cpuSeconds: processor.get(testModule.moduleId) ?? 0 };
    });
    writeFileSync(timesOf(this.#report), JSON.stringify(times));
    for (const { kind, seconds, budget } of processorTimes(times, this.#budget)) {
      process.stdout.write(`Processor of ${kind}: ${seconds.toFixed(0)} of ${budget} s\n`);
      if (seconds > budget) process.exitCode = 1;
    }
  }
}

/** @returns {readonly { kind: string, seconds: number, budget: number }[]} the processor's time of every kind that has a budget */
export function processorTimes(times, budget) {
  return Object.entries(budget)
    .filter(([kind]) => times.some((time) => time.kind === kind))
    .map(([kind, most]) => ({
      kind,
      seconds: times.filter((time) => time.kind === kind).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      budget: most,
    }));
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

/** @returns {readonly FileTime[]} of every test and journey file of the run with these results */
export function readTimes(results) {
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
  const journeys = Object.values(JOURNEY_REPORTS).map((file) => read(path.join(results, file)));
  const tests = Object.values(TEST_REPORTS).flatMap((file) => read(timesOf(path.join(results, file))) ?? []);
  return [...tests, ...journeys.flatMap((report) => (report === null ? [] : journeyTimes(report)))];
}
