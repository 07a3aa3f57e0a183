import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affected } from '../../scripts/lib/affected.mjs';
import { changedFiles, projectFiles } from '../../scripts/lib/changedFiles.mjs';
import { CHECKS } from '../../scripts/lib/checks.mjs';

const FILES = [
  'tests/architecture/architecture.test.ts',
  'tests/trace/trace.test.ts',
  'tests/contract/contract.test.ts',
  'tests/edge/hosts.integration.test.ts',
  'tests/money/ledger.integration.test.ts',
  'server/domain/rules.test.ts',
  'src/ui/Button.test.tsx',
];
const READERS = FILES.slice(0, 3);
const INTEGRATION = FILES.slice(3, 5);
const EVERY_STEP = CHECKS.map(({ name }) => name);

const SERVER_FILES = ['server/main.ts', 'core/money/odds.ts', 'schema/bets.graphql'];
const APP_FILES = [
  'src/main.tsx',
  'sw/sw.ts',
  'brands/tsb/brand.ts',
  'public/fonts/LICENSE-archivo.txt',
  'core/money/odds.ts',
  'schema/bets.graphql',
  'index.html',
  'vite.config.ts',
  'scripts/vite/brandPages.ts',
];
const PRODUCT_FILES = [...SERVER_FILES, ...APP_FILES];
const TOOL_FILES = [
  'tests/support/until.ts',
  'e2e/playwright.config.ts',
  'bench/main.ts',
  'scripts/vite/brandPages.ts',
  'scripts/brandNew.ts',
  'scripts/brandNew/logo.ts',
  'scripts/codegen/sharedDocuments.mjs',
];
/** Files that change a step’s result when they change, one or more of every room or folder in its row. */
const READ_BY_STEP: Readonly<Record<string, readonly string[]>> = {
  'other versions': [
    'server/store/migrate.ts',
    'tests/migrate.integration.test.ts',
    'tests/money/ledger.integration.test.ts',
    'tests/support/postgresCluster.ts',
    'tools/nodes/package.json',
  ],
  build: [...PRODUCT_FILES, ...TOOL_FILES],
  'format and lint': [...PRODUCT_FILES, ...TOOL_FILES, 'README.md'],
  'types: app': ['src/main.tsx', 'core/money/odds.ts', 'brands/tsb/brand.ts'],
  'types: worker': ['sw/sw.ts', 'core/money/odds.ts'],
  'types: server': ['server/main.ts', 'core/money/odds.ts'],
  'types: tools': [...PRODUCT_FILES, ...TOOL_FILES],
  'contract is generated': [
    'schema/bets.graphql',
    'src/gql/types.ts',
    'server/api/graphql/generated/resolvers.ts',
    'scripts/codegen/sharedDocuments.mjs',
  ],
  bundle: [...APP_FILES, 'tests/bundle/budget.ts', 'tests/support/productServer.ts'],
  tests: [...PRODUCT_FILES, ...TOOL_FILES, 'README.md'],
  'main journeys': [...PRODUCT_FILES, 'e2e/journeys/spine.spec.ts', 'tests/support/until.ts'],
  journeys: [...PRODUCT_FILES, 'e2e/playwright.config.ts', 'tests/support/until.ts'],
  drawn: [...PRODUCT_FILES, 'e2e/drawn/drawn.spec.ts', 'e2e/support/drawn.ts', 'tests/support/until.ts'],
  'sure wins': ['core/money/odds.ts', 'server/domain/rewards/sureWorth.ts', 'tests/surewins/main.ts'],
  'full length': [
    'core/money/odds.ts',
    'server/domain/rewards/sureWorth.ts',
    'server/feed/model/random.ts',
    'tests/cheat/cheat.ts',
    'tests/support/until.ts',
  ],
  processes: [...SERVER_FILES, 'paymentGateway/service/main.ts', 'brands/tsb/brand.ts', 'tests/edge/startStop.integration.test.ts'],
  release: [...PRODUCT_FILES, 'deploy/Caddyfile', 'tests/release/main.ts', 'tests/deploy/support/bettor.ts', 'e2e/pages/header.ts'],
  restore: [...SERVER_FILES, 'tests/restore/main.ts', 'tests/crash/offers.ts', 'tests/support/until.ts'],
  crash: [...SERVER_FILES, 'tests/crash/main.ts', 'tests/support/until.ts'],
  releases: ['server/store/migrate.ts', 'tests/deploy/main.ts', 'tests/support/globalSetup.ts'],
  locks: [...SERVER_FILES, 'tests/locks/main.ts', 'tests/crash/offers.ts', 'tests/support/until.ts'],
  payments: [
    ...SERVER_FILES,
    'paymentGateway/service/main.ts',
    'tests/payments/chaos/main.ts',
    'tests/crash/session.ts',
    'tests/support/until.ts',
  ],
  lighthouse: [...PRODUCT_FILES, 'tests/lighthouse/main.ts', 'tests/support/until.ts', 'lighthouserc.json'],
};

function chosen(...changed: string[]) {
  const { steps, tests, areJourneysOnly } = affected(CHECKS, changed, FILES);
  return { steps: EVERY_STEP.filter((name) => steps.has(name)), tests, areJourneysOnly };
}

describe('a change', () => {
  it.each([
    'package-lock.json',
    'package.json',
    'scripts/lib/steps.mjs',
    'tsconfig.base.json',
    'vitest.config.ts',
    'a-new-folder/x.ts',
    'serverless/x.ts',
  ])('a change of %s, or of another file that no row names, runs everything', (file) => {
    expect(chosen('docs/ARCHITECTURE.md', file)).toEqual({ steps: EVERY_STEP, tests: 'all', areJourneysOnly: false });
  });

  it.each(['docs/ARCHITECTURE.md', 'README.md', 'docs/requirements.json', 'docs/pictures/tsb-dark.webp'])(
    'a change of the document %s runs the formatter and the tests that read documents',
    (file) => {
      const { steps, tests } = chosen(file);
      expect(steps).toEqual(['format and lint', 'tests']);
      expect(tests).toEqual(['tests/architecture/architecture.test.ts', 'tests/trace/trace.test.ts']);
    },
  );

  it('in server/ runs all integration tests, journeys, crash, locks, payments and Lighthouse, and not the checks of the app alone', () => {
    const { steps, tests } = chosen('server/domain/rules.ts');
    expect(steps).toEqual(
      expect.arrayContaining(['build', 'types: server', 'tests', 'journeys', 'crash', 'locks', 'payments', 'lighthouse']),
    );
    for (const name of ['types: app', 'types: worker', 'bundle']) expect(steps).not.toContain(name);
    expect(tests).toEqual(['server/domain/rules.ts', ...READERS, ...INTEGRATION]);
  });

  it('in a tool that integration tests start as a command runs all integration tests', () => {
    expect(chosen('scripts/brandNew/logo.ts').tests).toEqual(['scripts/brandNew/logo.ts', ...READERS, ...INTEGRATION]);
  });

  it('in src/ runs what shows the app, tests by import and those that start the built app, but no crash, locks or payments', () => {
    const { steps, tests, areJourneysOnly } = chosen('src/ui/Button.tsx');
    expect(steps).toEqual(
      EVERY_STEP.filter(
        (name) =>
          ![
            'types: worker',
            'types: server',
            'sure wins',
            'full length',
            'processes',
            'restore',
            'other versions',
            'crash',
            'locks',
            'releases',
            'payments',
          ].includes(name),
      ),
    );
    expect(tests).toEqual(['src/ui/Button.tsx', ...READERS, 'tests/support/builtProduct.ts', 'tests/support/productServer.ts']);
    expect(areJourneysOnly).toBe(false);
  });

  it.each(['schema/bets.graphql', 'server/store/migrations/0001.sql', 'brands/tsb/logo.svg'])(
    'a change of %s, which no import leads to, runs all tests',
    (file) => {
      expect(chosen(file).tests).toBe('all');
    },
  );

  it('a change of a test runs its types and itself, and nothing of the product', () => {
    const { steps, tests } = chosen('src/ui/Button.test.tsx');
    expect(steps).toEqual(['build', 'format and lint', 'tests', 'types: app', 'types: tools']);
    expect(tests).toEqual(['src/ui/Button.test.tsx', ...READERS]);
  });

  it('a change of journeys alone runs the changed journeys', () => {
    const { steps, areJourneysOnly } = chosen('e2e/journeys/slip.spec.ts', 'docs/ARCHITECTURE.md');
    expect(steps).toEqual(['build', 'format and lint', 'tests', 'types: tools', 'release', 'main journeys', 'journeys']);
    expect(areJourneysOnly).toBe(true);
    expect(chosen('tests/support/until.ts').areJourneysOnly).toBe(false);
  });

  it('a change of nothing runs nothing', () => {
    expect(chosen().steps).toEqual([]);
  });
});

it.each(EVERY_STEP)('%s runs after a change of any file that it reads', (step) => {
  const files = READ_BY_STEP[step] ?? [];
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !chosen(file).steps.includes(step))).toEqual([]);
});

it('every place in the table of checks exists, and every file that its tests name as read', () => {
  const all = projectFiles();
  for (const files of Object.values(READ_BY_STEP)) expect(all).toEqual(expect.arrayContaining([...files]));
  for (const { name, affectedBy = [] } of CHECKS)
    for (const place of affectedBy)
      expect(
        all.some((file) => file === place || file.startsWith(`${place}/`)),
        `${name}: ${place}`,
      ).toBe(true);
});

describe('the changed files', () => {
  let directory = '';
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: directory, encoding: 'utf8' });
  const commit = (file: string, text: string): void => {
    writeFileSync(path.join(directory, file), text);
    git('add', '--all');
    git('commit', '--quiet', '--message', file);
  };

  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'slipstream-changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit('.gitignore', 'ignored\n');
    commit('old.ts', '1');
    git('checkout', '--quiet', '-b', 'topic');
    commit('committed.ts', '1');
    git('checkout', '--quiet', 'main');
    commit('only-on-main.ts', '1');
    git('checkout', '--quiet', 'topic');
    git('mv', 'old.ts', 'moved.ts');
    for (const file of ['untracked.ts', 'ignored']) writeFileSync(path.join(directory, file), '2');
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('are those committed since HEAD left main, the uncommitted ones under both names, and the untracked ones', () => {
    const { since, files } = changedFiles(undefined, directory);
    expect([...files].sort()).toEqual(['committed.ts', 'moved.ts', 'old.ts', 'untracked.ts']);
    expect(since).toBe(git('rev-parse', 'main~1').trim());
  });

  it('the changed files of another base are those since that one', () => {
    expect([...changedFiles('HEAD', directory).files].sort()).toEqual(['moved.ts', 'old.ts', 'untracked.ts']);
  });

  it('are refused for a commit that does not exist', () => {
    expect(() => changedFiles('no-such-commit', directory)).toThrow('There is no no-such-commit to compare with');
  });
});
