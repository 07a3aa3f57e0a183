import { existsSync } from 'node:fs';
import path from 'node:path';
import { APP_SOURCES, GAME_SERVER_SOURCES, PAYMENT_GATEWAY_SOURCES, SERVER_SOURCES } from './ensureBuilt.mjs';
import { otherNode } from './nodes.mjs';

/** The places of a run's results, and of the steps that have passed. */
export const CACHE = '.cache';
export const RESULTS = `${CACHE}/results`;
/** Reports of vitest, by step. */
export const TEST_REPORTS = {
  tests: 'vitest.json',
  'full length': 'fullLength.json',
  processes: 'processes.json',
  'other versions': 'otherVersions.json',
};
/** Reports of Playwright, by step. */
export const JOURNEY_REPORTS = { 'main journeys': 'main.json', journeys: 'journeys.json', drawn: 'drawn.json' };

const bin = (name) => path.join('node_modules', '.bin', name);
const playwright = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'];
/** vitest.config.ts: writes reports by these variables. */
const tests = (step, projects, ...files) => ({
  name: step,
  command: [bin('vitest'), 'run', ...projects.map((project) => `--project=${project}`), ...files],
  env: { VITEST_JSON_OUTPUT_FILE: `${RESULTS}/${TEST_REPORTS[step]}`, ...(files.length > 0 && { FULL_LENGTH: '1' }) },
  inMemory: true,
});
const journeys = (step, projects, env = {}, flags = []) => ({
  name: step,
  command: [...playwright, ...projects.flatMap((project) => ['--project', project]), ...flags],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/${JOURNEY_REPORTS[step]}` },
  inMemory: true,
  after: ['build'],
  slots: 2,
});
/** One checker: each of several checks anew what they share, a third more work, while the tests use all cores. */
const types = (project) => [bin('tsc'), '-p', project, '--checkers', '1'];
/** On the supported Node that nothing else of a run uses, and on the oldest PostgreSQL; what differs between versions shows in these. */
function onOtherVersions() {
  const { major, file } = otherNode();
  const name = 'other versions';
  const projects = ['integration', 'processes'].map((one) => `--project=${one}`);
  const rooms = ['tests/migrate', 'tests/edge/startStop', 'tests/platform/jobQueue'];
  const money = ['ledger', 'placement', 'playerMay', 'roles', 'settlement', 'withdrawable'].map(
    (one) => `tests/money/${one}.integration`,
  );
  return {
    name,
    command: [file ?? process.execPath, path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects, ...rooms, ...money],
    env: { POSTGRES_FLOOR: '1', VITEST_JSON_OUTPUT_FILE: `${RESULTS}/${TEST_REPORTS[name]}` },
    inMemory: true,
    after: ['build'],
    skip: file === null ? `there is no package of Node ${major} for this machine` : null,
    onlyInVerify: true,
  };
}
const task = (file, ...rest) => [process.execPath, 'scripts/run.mjs', file, ...rest];

const PRODUCT = [...new Set([...SERVER_SOURCES, ...GAME_SERVER_SOURCES, ...PAYMENT_GATEWAY_SOURCES, ...APP_SOURCES])];
const TOOLS = ['tests', 'e2e', 'bench', 'scripts/vite', 'scripts/brandNew', 'scripts/brandNew.ts', 'scripts/codegen'];
export const DOCS = ['docs', 'README.md'];

/**
 * All checks of the project. `affectedBy` names the files and folders that can change a step's result, for `--changed`; a step
 * without it runs after every change. A file that no row names makes every step run.
 * @typedef {import('./steps.mjs').Step & { affectedBy?: readonly string[], readsTests?: boolean, onlyInVerify?: boolean }} Check
 * `readsTests`: a changed unit or integration test counts, too. `onlyInVerify`: `npm test` leaves it to `npm run verify`.
 */

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'], affectedBy: [...PRODUCT, ...TOOLS], readsTests: true },
  { name: 'format and lint', command: [bin('biome'), 'ci', '.'] },
  // Some of the server's tests read files of the build (pages, manifest).
  // Early, and one slot, though they use all cores: while they wait for processes and timers, the other steps run.
  { ...tests('tests', ['unit', 'components', 'integration']), after: ['build'] },
  {
    name: 'types: app',
    command: types('tsconfig.app.json'),
    affectedBy: ['src', 'core', 'brands', 'programs', 'gameServer', 'paymentGateway'],
    readsTests: true,
  },
  { name: 'types: worker', command: types('sw/tsconfig.json'), affectedBy: ['sw', 'core'], readsTests: true },
  {
    name: 'types: server',
    command: types('tsconfig.server.json'),
    affectedBy: ['server', 'core', 'programs', 'gameServer', 'paymentGateway'],
    readsTests: true,
  },
  {
    name: 'types: tools',
    command: types('tsconfig.tools.json'),
    affectedBy: [...PRODUCT, ...TOOLS],
    readsTests: true,
  },
  {
    name: 'contract is generated',
    command: [bin('graphql-codegen'), '--config', 'codegen.ts', '--check'],
    affectedBy: ['schema', 'src', 'server', 'scripts/codegen'],
  },
  {
    name: 'bundle',
    command: task('tests/bundle/main.ts'),
    after: ['build'],
    affectedBy: [...APP_SOURCES, 'tests/bundle', 'tests/support'],
  },
  {
    name: 'sure wins',
    command: task('tests/surewins/main.ts'),
    onlyInVerify: true,
    affectedBy: ['core', 'server', 'tests/surewins', 'tests/casino/support'],
  },
  {
    // All sports, and ten times as many random sequences: tests/support/fullLength.ts.
    ...tests(
      'full length',
      ['unit', 'integration'],
      'tests/cheat',
      'tests/crash/differential',
      'betslip/logic/machine/slipMachine',
      'tests/casino/faults.integration',
      ...['interleavings', 'limitPeriods', 'limitSequences', 'promotions', 'withdrawableInAnyOrder'].map(
        (name) => `tests/money/${name}.integration`,
      ),
    ),
    onlyInVerify: true,
    affectedBy: [
      'core',
      'server',
      'src/features/betslip',
      'tests/cheat',
      'tests/crash',
      'tests/money',
      'tests/casino',
      'tests/support',
    ],
  },
  {
    ...tests('processes', ['processes']),
    after: ['build'],
    onlyInVerify: true,
    affectedBy: [
      ...new Set([...SERVER_SOURCES, ...GAME_SERVER_SOURCES, ...PAYMENT_GATEWAY_SOURCES, 'brands', 'scripts/brandNew']),
      'deploy',
      ...['brands', 'commands', 'deploy', 'edge', 'feed', 'money', 'payments', 'support'].map((room) => `tests/${room}`),
    ],
    readsTests: true,
  },
  {
    ...onOtherVersions(),
    affectedBy: [
      ...new Set([...SERVER_SOURCES, ...GAME_SERVER_SOURCES, ...PAYMENT_GATEWAY_SOURCES]),
      ...['edge', 'migrate.integration.test.ts', 'money', 'platform', 'support'].map((room) => `tests/${room}`),
      'tools/nodes',
    ],
    readsTests: true,
  },
  {
    name: 'crash',
    command: task('tests/crash/main.ts', '--server-kills', '10', '--database-kills', '3'),
    // Beside the tests: alone it would leave a core idle.
    after: ['build'],
    onlyInVerify: true,
    affectedBy: [...SERVER_SOURCES, 'tests/crash', 'tests/support'],
  },
  {
    name: 'locks',
    // Ten tables: each lock has to outlast the longest wait of a request.
    command: task('tests/locks/main.ts', '--seconds', '6', '--drawn', '4'),
    after: ['build'],
    onlyInVerify: true,
    affectedBy: [...SERVER_SOURCES, 'tests/locks', 'tests/crash', 'tests/support'],
  },
  {
    name: 'releases',
    command: task('tests/deploy/main.ts'),
    onlyInVerify: true,
    affectedBy: ['core', 'server', 'tests/deploy', 'tests/money', 'tests/support'],
  },
  {
    name: 'payments',
    command: task(
      'tests/payments/chaos/main.ts',
      '--payments',
      '150',
      '--server-kills',
      '2',
      '--gateway-kills',
      '3',
      '--players',
      '8',
    ),
    after: ['build'],
    onlyInVerify: true,
    affectedBy: [...SERVER_SOURCES, ...PAYMENT_GATEWAY_SOURCES, 'tests/payments', 'tests/crash', 'tests/support'],
  },
  {
    name: 'restore',
    command: task('tests/restore/main.ts'),
    after: ['build'],
    onlyInVerify: true,
    affectedBy: [
      ...new Set([...SERVER_SOURCES, ...GAME_SERVER_SOURCES, ...PAYMENT_GATEWAY_SOURCES]),
      ...['crash', 'payments', 'restore', 'support'].map((room) => `tests/${room}`),
    ],
  },
  {
    name: 'release',
    command: task('tests/release/main.ts'),
    after: ['build'],
    skip: existsSync('/usr/bin/caddy') && existsSync('/usr/bin/redis-server') ? null : 'there is no Caddy or no Redis here',
    onlyInVerify: true,
    affectedBy: [...PRODUCT, 'deploy', 'e2e', 'tests/release', 'tests/deploy', 'tests/edge/support', 'tests/support'],
  },
  {
    ...journeys('main journeys', ['main'], { SLATE_PERCENT: '10' }, ['--workers=1']),
    // One after the other beside the tests: alone, their starts and waits would leave a core idle.
    slots: 1,
    affectedBy: [...PRODUCT, 'e2e', 'tests/support'],
  },
  { ...journeys('journeys', ['server', 'journeys', 'spec']), onlyInVerify: true, affectedBy: [...PRODUCT, 'e2e', 'tests/support'] },
  {
    ...journeys('drawn', ['drawn'], { DRAWN_BRANDS: 'tsb,espnbet,hwc,tsc' }),
    onlyInVerify: true,
    affectedBy: [...PRODUCT, 'e2e/drawn', 'e2e/support', 'tests/support'],
  },
  {
    name: 'lighthouse',
    command: task('tests/lighthouse/main.ts'),
    after: ['build'],
    // Runs alone, because it measures times.
    slots: 2,
    onlyInVerify: true,
    affectedBy: [...PRODUCT, 'tests/lighthouse', 'tests/support', 'lighthouserc.json'],
  },
];
