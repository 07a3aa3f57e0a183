import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affected } from './lib/affected.mjs';
import { changedFiles, projectFiles } from './lib/changedFiles.mjs';
import { CHECKS, JOURNEY_REPORTS, RESULTS, TEST_REPORTS } from './lib/checks.mjs';
import { failedJourneys, failedTests, lastLines } from './lib/failedTests.mjs';
import { readTimes, slowestLines } from './lib/fileTimes.mjs';
import { flakyLines } from './lib/flaky.mjs';
import { openRun } from './lib/oneRun.mjs';
import { passedSteps } from './lib/passedBefore.mjs';
import { Failure, main, root } from './lib/project.mjs';
import { run, runSteps, stepTable } from './lib/steps.mjs';

/** Of a failed step; all of it is in a file. */
const SHOWN_OF_OUTPUT = 20_000;
/** As a shell says it of a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

const write = (text) => void process.stdout.write(`${text}\n`);

/** The checks of `--only`: by name, or by the part before a colon. */
function only(checks, names) {
  const isNamed = ({ name }) => names.some((one) => name === one || name.startsWith(`${one}:`));
  const picked = checks.filter(isNamed);
  if (picked.length === 0) throw new Failure(`No check is called ${names.join(' or ')}.`);
  return picked.map((check) => ({
    ...check,
    after: (check.after ?? []).filter((name) => picked.some((one) => one.name === name)),
  }));
}

/** What `npm test` leaves out, and the build that it needs. */
function restOf(checks) {
  return checks.filter(({ name, onlyInVerify }) => onlyInVerify || name === 'build');
}

/** The checks that changes since `base` can affect; the others are skipped. */
function sinceChange(checks, base) {
  const { since, files } = changedFiles(base);
  const { steps, tests, areJourneysOnly } = affected(CHECKS, files, projectFiles());
  write(`${files.length} files differ from ${since.slice(0, 10)}.`);
  return checks.map((check) => {
    if (!steps.has(check.name)) return { ...check, skip: 'not affected' };
    if (check.name === 'tests' && tests !== 'all') {
      const [vitest, , ...flags] = check.command;
      return { ...check, command: [vitest, 'related', '--run', '--passWithNoTests', ...flags, ...tests] };
    }
    if (check.name in JOURNEY_REPORTS && areJourneysOnly)
      return { ...check, command: [...check.command, `--only-changed=${since}`, '--pass-with-no-tests'] };
    return check;
  });
}

function report(name) {
  const file = path.join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The number of checks in a step. */
function count(outcome) {
  const one = outcome.state === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: outcome.state === 'skipped' ? 0 : 1 };
  if (outcome.name in TEST_REPORTS) {
    const tests = report(TEST_REPORTS[outcome.name]);
    return tests ? { passed: tests.numPassedTests, failed: Math.max(tests.numFailedTests, one.failed) } : one;
  }
  if (outcome.name in JOURNEY_REPORTS) {
    const stats = report(JOURNEY_REPORTS[outcome.name])?.stats;
    return stats ? { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, one.failed) } : one;
  }
  return one;
}

/** What a failed step says, in a few lines: the rest is in its file. */
function briefly({ name, output }) {
  const tests = name in TEST_REPORTS ? report(TEST_REPORTS[name]) : null;
  const journeys = name in JOURNEY_REPORTS ? report(JOURNEY_REPORTS[name]) : null;
  const named = tests ? failedTests(tests, root) : journeys ? failedJourneys(journeys) : [];
  return [`  ${name} (all of it: ${logOf(name)})`, ...(named.length > 0 ? named : lastLines(output))];
}

const logOf = (name) => path.join(RESULTS, `${name.replace(/\W+/g, '-')}.log`);

/** Ends the run at the first Ctrl-C, with all that it has started; the second one ends this process at once. */
function interruption() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => controller.abort());
  return controller.signal;
}

/**
 * `npm run verify [-- --only tests,journeys] [-- --changed [base]]`: all checks on all cores, or a part of them, or
 * those that the change since `base` (main) can affect. A step that has passed with the same files is skipped, but in CI and with `--again`. `--test`: those of `npm test`; `--rest`: what that leaves out. Writes the output of each step to a file, and ends with that of the steps that failed, the slowest files, what failed in a few lines, a
 * table of the steps, and `N passed, N failed`: tests and journeys one by one, every other step as one.
 */
await main(async () => {
  process.chdir(root);
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      test: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length > (values.changed ? 1 : 0)) throw new Failure(`What is "${positionals.at(-1)}"?`);
  const part = values.test ? CHECKS.filter((check) => !check.onlyInVerify) : values.rest ? restOf(CHECKS) : CHECKS;
  const named = values.only === undefined ? part : only(part, values.only.split(','));
  const passed = process.env.CI || values.again ? null : passedSteps(projectFiles());
  const chosen = values.changed ? sinceChange(named, positionals[0]) : named;
  const steps = chosen.map((step) =>
    step.name !== 'build' && !step.skip && passed?.has(step)
      ? { ...step, skip: 'passed before, and nothing that it reads has changed' }
      : step,
  );

  const began = performance.now();
  // The rest of verify follows `npm test`, and leaves its results.
  if (!values.rest) await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  const signal = interruption();
  const one = openRun();
  const outcomes = await runSteps(steps, {
    slots: Math.max(2, availableParallelism()),
    signal,
    perform: (step) => run(step.command, { ...step, signal, env: { ...step.env, ...one.environment(step.inMemory === true) } }),
    onEnd: ({ name, state, seconds, why }) => write(`${state.padEnd(8)}  ${name} (${seconds.toFixed(1)} s) ${why}`),
  });
  const left = await one.end();
  for (const step of steps) if (outcomes.some(({ name, state }) => name === step.name && state === 'passed')) passed?.add(step);
  if (signal.aborted) {
    process.exitCode = INTERRUPTED;
    return;
  }

  await Promise.all(outcomes.map(({ name, output }) => output && writeFile(logOf(name), output)));
  const failures = outcomes.filter((outcome) => outcome.state === 'failed');
  for (const failure of failures) write(`\n--- ${failure.name}\n${failure.output.slice(-SHOWN_OF_OUTPUT)}\n---`);
  if (left.length > 0) write(`\nStill running at the end, and ended:\n${left.map((command) => `  ${command}`).join('\n')}`);
  const flaky = flakyLines(Object.values(JOURNEY_REPORTS).flatMap((file) => report(file)?.suites ?? []));
  if (flaky.length > 0) write(`\n${flaky.join('\n')}`);
  const times = readTimes();
  if (times.length > 0) write(`\n${slowestLines(times).join('\n')}`);
  write(`\n${stepTable(outcomes)}\n\nIn all ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  if (failures.length > 0) write(`\nFailed:\n${failures.flatMap(briefly).join('\n')}\n`);
  const totals = outcomes
    .map(count)
    .reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), { passed: 0, failed: 0 });
  write(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 || failures.length > 0 ? 1 : 0;
});
