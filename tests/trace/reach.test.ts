import { describe, expect, it } from 'vitest';
import { readProjectTree } from '../architecture/sourceTree.ts';
import { hollow, reachedFiles } from './reach.ts';

const TREE = new Map([
  ['src/main.tsx', "import { app } from './app/app.ts';\nimport type { Shape } from './app/shape.ts';\nvoid app;"],
  ['src/app/app.ts', "export const app = () => import('./lazy.ts');\nexport * from './shared.ts';"],
  ['src/app/lazy.ts', "export const pages = import.meta.glob('./pages/*.ts');"],
  ['src/app/shared.ts', 'export const shared = 1;'],
  ['src/app/shape.ts', 'export const shape = 1;'],
  ['src/app/pages/home.ts', 'export const home = 1;'],
  ['src/app/dead.ts', "export { shared } from './shared.ts';"],
  ['src/app/dead.test.ts', "import { dead } from './dead.ts';\nimport { shared } from './shared.ts';"],
  ['src/app/shared.test.ts', "import { shared } from './shared.ts';\nimport { dead } from './dead.ts';"],
  ['tests/spec/dead.test.ts', "import { help } from './help.ts';"],
  ['tests/spec/help.ts', "import { dead } from '../../src/app/dead.ts';"],
  ['tests/spec/alive.test.ts', "import { help } from './help.ts';\nimport { home } from '../../src/app/pages/home.ts';"],
  ['e2e/journeys/slip.spec.ts', "import { test } from '../support/test.ts';"],
  ['e2e/support/test.ts', 'export const test = 1;'],
]);

describe('code that the product runs', () => {
  it('is what the entries import, at once, later or by a pattern, and not what they take types of', () => {
    const reached = [...reachedFiles(TREE)].filter((file) => file.startsWith('src/app/')).sort();
    expect(reached).toEqual(['src/app/app.ts', 'src/app/lazy.ts', 'src/app/pages/home.ts', 'src/app/shared.ts']);
  });
});

describe('a test that names requirements', () => {
  const reached = reachedFiles(TREE);
  const why = (file: string): string | null => hollow(file, TREE, reached);

  it('is refused as the test of a file that nothing runs, whatever else it imports', () => {
    expect(why('src/app/dead.test.ts')).toBe('src/app/dead.ts is run by no entry of the product');
  });

  it('is refused where all product code that it uses is such code, through its helpers too', () => {
    expect(why('tests/spec/dead.test.ts')).toBe('src/app/dead.ts is run by no entry of the product');
  });

  it('is accepted where it uses code that runs, and where it drives the whole product', () => {
    expect(why('src/app/shared.test.ts')).toBeNull();
    expect(why('tests/spec/alive.test.ts')).toBeNull();
    expect(why('e2e/journeys/slip.spec.ts')).toBeNull();
  });
});

describe('this project', () => {
  it('reaches most of its own code from its entries, so that the check means something', () => {
    const tree = readProjectTree();
    const reached = reachedFiles(tree);
    for (const file of [
      'src/features/sports/ui/HomePage.tsx',
      'server/store/bets/placeBets.ts',
      'src/app/errors/entryFailure.ts',
      'scripts/lib/checks.mjs',
      'sw/connectivity.ts',
      'brands/tsb/brand.ts',
    ])
      expect(reached.has(file), file).toBe(true);
  });
});
