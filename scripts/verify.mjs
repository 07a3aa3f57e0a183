import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runSteps, stepTable } from './lib/steps.mjs';

/**
 * `npm run verify [-- --only tests,e2e]`: everything that has to be true, on as many cores as there are. Ends with a table of the steps,
 * the output of the first one that failed, and `N passed, N failed`: tests and journeys one by one, every other step as one.
 */
process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const RESULTS = '.cache/results';
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const bin = (name) => path.join('node_modules', '.bin', name);
const task = (file, ...rest) => [process.execPath, 'scripts/run.mjs', file, ...rest];

/** @type {import('./lib/steps.mjs').Step[]} */
const everything = [
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'format and lint', command: [bin('biome'), 'ci', '.'] },
  { name: 'types: app', command: [bin('tsc'), '-p', 'tsconfig.app.json'] },
  { name: 'types: worker', command: [bin('tsc'), '-p', 'sw/tsconfig.json'] },
  { name: 'types: server', command: [bin('tsc'), '-p', 'tsconfig.server.json'] },
  { name: 'types: tools', command: [bin('tsc'), '-p', 'tsconfig.tools.json'] },
  { name: 'contract is generated', command: [bin('graphql-codegen'), '--config', 'codegen.ts', '--check'] },
  { name: 'bundle', command: task('tests/bundle/main.ts'), after: ['build'] },
  {
    name: 'tests',
    command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/vitest.json`],
    // The server's tests read what the build made (pages, manifest), where they need it.
    after: ['build'],
    slots: 2,
  },
  {
    name: 'journeys',
    command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/playwright.json` },
    after: ['build'],
    slots: 2,
  },
  { name: 'crash', command: task('tests/crash/main.ts', '--server-kills', '10', '--database-kills', '3'), after: ['build'] },
  // Alone: it measures.
  { name: 'lighthouse', command: task('tests/lighthouse/main.ts'), after: ['build'], slots: 2 },
];

function chosen() {
  if (!values.only) return everything;
  const names = values.only.split(',');
  const picked = everything.filter((step) => names.some((name) => step.name === name || step.name.startsWith(`${name}:`)));
  const kept = new Set(picked.map((step) => step.name));
  return picked.map((step) => ({ ...step, after: (step.after ?? []).filter((name) => kept.has(name)) }));
}

function report(name) {
  const file = path.join(RESULTS, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** How many checks a step stands for. */
function count(outcome) {
  const one = outcome.state === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: outcome.state === 'skipped' ? 0 : 1 };
  if (outcome.name === 'tests') {
    const tests = report('vitest.json');
    return tests ? { passed: tests.numPassedTests, failed: Math.max(tests.numFailedTests, one.failed) } : one;
  }
  if (outcome.name === 'journeys') {
    const stats = report('playwright.json')?.stats;
    return stats ? { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, one.failed) } : one;
  }
  return one;
}

const began = performance.now();
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const outcomes = await runSteps(chosen(), {
  slots: Math.max(2, availableParallelism()),
  onEnd: ({ name, state, seconds, why }) => process.stdout.write(`${state.padEnd(8)}  ${name} (${seconds.toFixed(1)} s) ${why}\n`),
});

const failure = outcomes.find((outcome) => outcome.state === 'failed');
if (failure) process.stdout.write(`\n--- ${failure.name}\n${failure.output.slice(-20_000)}\n---\n`);
process.stdout.write(`\n${stepTable(outcomes)}\n\nIn all ${((performance.now() - began) / 1000).toFixed(0)} s.\n`);
const totals = outcomes
  .map(count)
  .reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), { passed: 0, failed: 0 });
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || failure ? 1 : 0;
