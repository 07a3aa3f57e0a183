import path from 'node:path';
import { importsOf } from '../architecture/imports.ts';
import { isTest, type SourceTree } from '../architecture/sourceTree.ts';

/** The entries of the product: page and the script in its head, worker, server, commands, and code that the build runs. */
const ENTRIES =
  /^(src\/main\.tsx|src\/app\/theme\/earlyMode\.ts|sw\/sw\.ts|server\/main\.ts|server\/cli\/[^/]+\.ts|scripts\/[^/]+\.mjs|vite\.config\.ts)$/;
const PRODUCT = /^(src|sw|server|core|brands|scripts|schema)\//;
const CODE = /\.(ts|tsx|mjs)$/;

/** The product files that a test file uses, and those of them that the product never runs. */
export interface Footing {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

/** Files that run with the entries: their imports, static and dynamic, and the imports of these. Types do not run. */
export function reachedFiles(tree: SourceTree): ReadonlySet<string> {
  const reached = new Set([...tree.keys()].filter((file) => ENTRIES.test(file)));
  // A Set may grow while it is iterated; every file is visited once.
  for (const file of reached) for (const next of importedBy(file, tree)) reached.add(next);
  return reached;
}

function importedBy(file: string, tree: SourceTree): readonly string[] {
  const text = tree.get(file);
  if (text === undefined || !CODE.test(file)) return [];
  const running = importsOf(file, text).filter(({ typesOnly }) => !typesOnly);
  const named = running.flatMap(({ target }) => (target.kind === 'file' ? [target.path] : []));
  return [...named, ...globbed(file, text, tree)].filter((one) => tree.has(one));
}

/** Files that Vite finds by a pattern: `import.meta.glob('../x/*.ts')`. */
function globbed(file: string, text: string, tree: SourceTree): readonly string[] {
  return [...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g)].flatMap(([, pattern = '']) => {
    const full = pattern.startsWith('/') ? pattern.slice(1) : path.posix.join(path.posix.dirname(file), pattern);
    const matcher = new RegExp(
      `^${full
        .replace(/[.+^$()|[\]\\{}]/g, '\\$&')
        .replace(/\*\*/g, '.+')
        .replace(/\*/g, '[^/]+')}$`,
    );
    return [...tree.keys()].filter((one) => matcher.test(one));
  });
}

/** The product files that a test file imports, directly or through its fixtures and other test files. */
export function footingOf(testFile: string, tree: SourceTree, reached: ReadonlySet<string>): Footing {
  const seen = new Set([testFile]);
  const product = new Set<string>();
  for (const file of seen) {
    const text = tree.get(file);
    if (text === undefined || !CODE.test(file)) continue;
    for (const { target, typesOnly } of importsOf(file, text)) {
      if (typesOnly || target.kind !== 'file' || !tree.has(target.path)) continue;
      if (PRODUCT.test(target.path) && !isTest(target.path) && !isHelper(target.path)) product.add(target.path);
      else seen.add(target.path);
    }
  }
  const files = [...product];
  return { reached: files.filter((file) => reached.has(file)), unreached: files.filter((file) => !reached.has(file)) };
}

/** Fixtures, fakes and builders beside the code of a room. */
function isHelper(file: string): boolean {
  return /(^|\/)(testing\/|fixtures?\.ts|fake[A-Z]\w*\.tsx?|harness\.ts|test[A-Z]\w*\.tsx?)/.test(file);
}

/**
 * The reason why a test file may not name requirements, or null: all product code that it uses is code that the product never runs, or
 * it is the test of such a file (`x.test.ts` beside `x.ts`). Journeys import nothing of the product and use all of it.
 */
export function hollow(testFile: string, tree: SourceTree, reached: ReadonlySet<string>): string | null {
  const subject = [testFile.replace(/(\.integration)?\.test\.(tsx?)$/, '.$2'), testFile.replace(/\.test\.ts$/, '.tsx')].find(
    (file) => file !== testFile && tree.has(file),
  );
  if (subject !== undefined && !reached.has(subject)) return `${subject} is run by no entry of the product`;
  const footing = footingOf(testFile, tree, reached);
  if (footing.reached.length > 0 || footing.unreached.length === 0) return null;
  return `${footing.unreached.join(', ')} is run by no entry of the product`;
}
