import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affected } from './affected.mjs';
import { changedFiles, projectFiles } from './changedFiles.mjs';
import { CACHE, JOURNEY_REPORTS, TEST_REPORTS } from './checks.mjs';
import { failedJourneys, failedTests, lastLines } from './failedTests.mjs';
import { readTimes, slowestLines } from './fileTimes.mjs';
import { flakyLines } from './flaky.mjs';
import { openRun } from './oneRun.mjs';
import { passedSteps } from './passedBefore.mjs';
import { Failure, root } from './project.mjs';
import { run, runSteps, stepTable } from './steps.mjs';

/** Characters that are shown of a failed step; all of its output is in a file. */
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

/** `test`: the checks of `npm test`; `rest`: what that leaves out, and the build that it needs. */
export function partOf(checks, { test = false, rest = false }) {
  if (test) return checks.filter(({ onlyInVerify }) => !onlyInVerify);
  return rest ? checks.filter(({ name, onlyInVerify }) => onlyInVerify || name === 'build') : checks;
}

/** Those of `checks`, a part of `all`, that changes since `base` can affect; the others are skipped. */
function sinceChange(all, checks, base) {
  const { since, files } = changedFiles(base);
  const { steps, tests, areJourneysOnly } = affected(all, files, projectFiles());
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

/** The reports and outputs that a run leaves in its folder. */
function resultsIn(results) {
  const logOf = (name) => path.join(results, `${name.replace(/\W+/g, '-')}.log`);
  const report = (name) => {
    const file = path.join(results, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  return {
    writeOutputs: (outcomes) => Promise.all(outcomes.map(({ name, output }) => output && writeFile(logOf(name), output))),
    /** The number of checks in a step. */
    count(outcome) {
      const one =
        outcome.state === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: outcome.state === 'skipped' ? 0 : 1 };
      if (outcome.name in TEST_REPORTS) {
        const tests = report(TEST_REPORTS[outcome.name]);
        return tests ? { passed: tests.numPassedTests, failed: Math.max(tests.numFailedTests, one.failed) } : one;
      }
      if (outcome.name in JOURNEY_REPORTS) {
        const stats = report(JOURNEY_REPORTS[outcome.name])?.stats;
        return stats ? { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, one.failed) } : one;
      }
      return one;
    },
    /** What a failed step says, in a few lines: the rest is in its file. */
    briefly({ name, output }) {
      const tests = name in TEST_REPORTS ? report(TEST_REPORTS[name]) : null;
      const journeys = name in JOURNEY_REPORTS ? report(JOURNEY_REPORTS[name]) : null;
      const named = tests ? failedTests(tests, root) : journeys ? failedJourneys(journeys) : [];
      return [`  ${name} (all of it: ${logOf(name)})`, ...(named.length > 0 ? named : lastLines(output))];
    },
    flaky: () => flakyLines(Object.values(JOURNEY_REPORTS).flatMap((file) => report(file)?.suites ?? [])),
  };
}

/** Ends the run at the first Ctrl-C, with all that it has started; the second one ends this process at once. */
function interruption() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => controller.abort());
  return controller.signal;
}

/** The checks that `argv` and `env` choose, with the reason beside those that are skipped, and what remembers those that pass. */
function choose(all, argv, env, folder) {
  const { values, positionals } = parseArgs({
    args: argv,
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
  const part = partOf(all, values);
  const named = values.only === undefined ? part : only(part, values.only.split(','));
  const passed = env.CI || values.again ? null : passedSteps(projectFiles(), path.resolve(folder, 'passed'));
  const chosen = values.changed ? sinceChange(all, named, positionals[0]) : named;
  const steps = chosen.map((step) =>
    step.name !== 'build' && !step.skip && passed?.has(step)
      ? { ...step, skip: 'passed before, and nothing that it reads has changed' }
      : step,
  );
  return { steps, passed, isRest: values.rest };
}

/**
 * `npm run verify [-- --only tests,journeys] [-- --changed [base]]`: all checks on all cores, or a part of them, or
 * those that the change since `base` (main) can affect. A step that has passed with the same files is skipped, but in CI and with `--again`. `--test`: those of `npm test`; `--rest`: what that leaves out. Writes the output of each step to a file, and ends with that of the steps that failed, the slowest files, what failed in a few lines, a
 * table of the steps, and `N passed, N failed`: tests and journeys one by one, every other step as one. Sets the exit code.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {{ argv?: readonly string[], env?: Readonly<Record<string, string | undefined>>, folder?: string }} [from] `folder`: of the results, and of what has passed
 */
export async function verify(checks, { argv = process.argv.slice(2), env = process.env, folder = CACHE } = {}) {
  const { steps, passed, isRest } = choose(checks, argv, env, folder);
  const results = path.join(folder, 'results');
  const { writeOutputs, count, briefly, flaky } = resultsIn(results);

  const began = performance.now();
  // The rest of verify follows `npm test`, and leaves its results.
  if (!isRest) await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
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
  await writeOutputs(outcomes);
  if (signal.aborted) {
    write(`Interrupted. What the steps have printed is in ${results}.`);
    process.exitCode = INTERRUPTED;
    return;
  }

  const failures = outcomes.filter((outcome) => outcome.state === 'failed');
  for (const failure of failures) write(`\n--- ${failure.name}\n${failure.output.slice(-SHOWN_OF_OUTPUT)}\n---`);
  if (left.length > 0) write(`\nStill running at the end, and ended:\n${left.map((command) => `  ${command}`).join('\n')}`);
  if (flaky().length > 0) write(`\n${flaky().join('\n')}`);
  const times = readTimes(results);
  if (times.length > 0) write(`\n${slowestLines(times).join('\n')}`);
  write(`\n${stepTable(outcomes)}\n\nIn all ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  if (failures.length > 0) write(`\nFailed:\n${failures.flatMap(briefly).join('\n')}\n`);
  const totals = outcomes
    .map(count)
    .reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), { passed: 0, failed: 0 });
  write(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 || failures.length > 0 ? 1 : 0;
}
