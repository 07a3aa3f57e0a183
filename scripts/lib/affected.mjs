import { DOCS } from './checks.mjs';
import { APP_SOURCES, SERVER_SOURCES } from './ensureBuilt.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isIntegrationTest = (file) => file.endsWith('.integration.test.ts');
const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);
/** Whether a file is one of the places, or in one that is a folder. */
export const isIn = (places) => (file) => places.some((place) => file === place || file.startsWith(`${place}/`));

/** Tests use the built app through these files, which import none of its sources. */
const DOORS_TO_THE_BUILT_APP = ['tests/support/builtProduct.ts', 'tests/support/productServer.ts'];

/**
 * The test files that changed files can affect: `all`, or arguments for `vitest related`, which follows imports. Added are tests without
 * such imports: those under tests/ that read the project's files by name, and integration tests of a server in a separate process.
 * @param {readonly string[]} changed
 * @param {readonly string[]} allFiles of the project
 * @returns {'all' | readonly string[]}
 */
function affectedTests(changed, allFiles) {
  const sources = changed.filter((file) => !isIn(DOCS)(file));
  if (!sources.every(isCode)) return 'all';
  const readers = sources.length === 0 ? ['tests/architecture', 'tests/trace'] : ['tests'];
  const product = sources.filter((file) => !isTest(file));
  const isServerAffected = product.some(isIn([...SERVER_SOURCES, 'scripts']));
  const isAppAffected = product.some(isIn(APP_SOURCES));
  return [
    ...sources,
    ...allFiles.filter((file) => isTest(file) && !isIntegrationTest(file) && isIn(readers)(file)),
    ...(isServerAffected ? allFiles.filter(isIntegrationTest) : []),
    ...(isAppAffected ? DOORS_TO_THE_BUILT_APP : []),
  ];
}

/**
 * The checks that changed files can affect, by the rows of the table. After a change of a file that no row names, all checks run.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {readonly string[]} changed paths from the project's root
 * @param {readonly string[]} allFiles of the project
 * @returns {{ steps: ReadonlySet<string>, tests: 'all' | readonly string[], areJourneysOnly: boolean }}
 */
export function affected(checks, changed, allFiles) {
  const places = [...DOCS, ...checks.flatMap(({ affectedBy = [] }) => affectedBy)];
  if (!changed.every(isIn(places))) return { steps: new Set(checks.map(({ name }) => name)), tests: 'all', areJourneysOnly: false };
  const isAffected = ({ affectedBy, readsTests = false }) =>
    affectedBy === undefined ? changed.length > 0 : changed.some((file) => isIn(affectedBy)(file) && (readsTests || !isTest(file)));
  return {
    steps: new Set(checks.filter(isAffected).map(({ name }) => name)),
    tests: affectedTests(changed, allFiles),
    areJourneysOnly: changed.every((file) => isIn(['e2e', ...DOCS])(file) || isTest(file)),
  };
}
