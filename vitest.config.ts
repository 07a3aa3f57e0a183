import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ensureBrands } from './scripts/lib/ensureBuilt.mjs';
import { FileTimesReporter } from './scripts/lib/fileTimes.mjs';
import { supportedNode } from './scripts/lib/nodes.mjs';
import { brandsDefine } from './scripts/vite/brandFacts.ts';
import { CPU_BUDGET_SECONDS } from './tests/budget.ts';

/** For programs; set by `npm test` and `npm run verify`. */
const outputFile = process.env.VITEST_JSON_OUTPUT_FILE;
const reports =
  outputFile === undefined
    ? []
    : [['json', { outputFile }] as ['json', object], new FileTimesReporter(outputFile, CPU_BUDGET_SECONDS)];
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.data/**'];

/** Ends what hangs, and measures nothing: a machine that does other things besides may take ten times as long. */
const PATIENCE_MS = 240_000;
/** Hooks and integration tests start servers with a database of their own, which may take START_PATIENCE_MS each (tests/support/productServer.ts). */
const SERVER_PATIENCE_MS = 300_000;

/**
 * `npm run verify`: those that start, stop and kill whole programs or build the product anew, that bring old databases up to date, and those that play games, seasons and silence for minutes. What
 * they show of single rules, the others show too.
 */
const PROCESSES = [
  'tests/brands/newBrand.integration.test.ts',
  'tests/commands/*.integration.test.ts',
  'tests/deploy/*.integration.test.ts',
  'tests/edge/{diskFull,embeddedPostgres,productionDatabase,stalledLog,startStop,twoServers,wrongClock}.integration.test.ts',
  'tests/edge/sandboxReset.integration.test.ts',
  'tests/feed/{productionServer,silentFeed,simulator,wholeBook}.integration.test.ts',
  'tests/migrate.integration.test.ts',
  'tests/money/{replay,replayFeeds}.integration.test.ts',
  'tests/payments/gatewayKill.integration.test.ts',
];

// Workers, and what tests start, also where vitest is started by an older Node than that of scripts.
process.execPath = supportedNode();
// Tests run the server from its sources.
await ensureBrands();

const define = { __BRANDS__: await brandsDefine(import.meta.dirname) };
/** How long expect.poll waits. */
const POLL_PATIENCE_MS = 10_000;
const patient = {
  // A young generation of 16 MB was collected so often that it took a tenth of the time.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: PATIENCE_MS,
  hookTimeout: SERVER_PATIENCE_MS,
  // By default a poll ends after a second, which a busy machine needs for one job of a queue.
  expect: { poll: { timeout: POLL_PATIENCE_MS } },
  setupFiles: ['tests/support/processorTime.ts'],
};
const fast = {
  ...patient,
  // Tests leave nothing behind that another file could trip over; a fresh world a file was half of the time.
  isolate: false,
  // Times on screens are those of the reader: the same one everywhere.
  env: { TZ: 'America/New_York' },
};

/** A project of tests on a real PostgreSQL. */
function onDatabase(name: string, include: string[], without: string[]) {
  return {
    // One copy of graphql for our code and for the libraries that Node loads by itself; two refuse each other's schemas.
    resolve: {
      alias: [{ find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) }],
    },
    test: {
      ...patient,
      name,
      include,
      exclude: without,
      globalSetup: ['tests/support/globalSetup.ts'],
      testTimeout: SERVER_PATIENCE_MS,
      // Loading the server anew cost every file 2 s of a core. Every file has a database of its own, and the server keeps no state in modules.
      isolate: false,
    },
  };
}

/**
 * unit: `*.test.ts`, plain values. components: `*.test.tsx`, in a page of happy-dom (docs/adr/0082). Both stand beside their source, without
 * database or network. integration and
 * processes: on a real PostgreSQL.
 */
export default defineConfig({
  test: {
    reporters: ['default', ...reports],
    // One less than there are cores, which is vitest's own choice, is half of the smallest machine: most of the time is spent waiting.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        define,
        test: { ...fast, name: 'unit', include: ['**/*.test.ts'], exclude: [...exclude, '**/*.integration.test.ts'] },
      },
      {
        define,
        test: {
          ...fast,
          name: 'components',
          include: ['**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: ['tests/support/processorTime.ts', 'tests/support/emptyPage.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      onDatabase('integration', ['**/*.integration.test.ts'], [...exclude, ...PROCESSES]),
      onDatabase('processes', PROCESSES, exclude),
    ],
  },
});
