import { expect, it } from 'vitest';
import { describeViolation, readProjectTree, type SourceTree } from '../architecture/sourceTree.ts';
import { entryFaults, idsOf, runFaults } from './entries.ts';
import { readRequirements } from './requirements.ts';
import { SHOWN, type Shown } from './shown.ts';

const FILE = 'src/x.test.ts';
const TREE: SourceTree = new Map([
  [
    FILE,
    `
    it('a bet is placed', run);
    it.each(ROWS)('a %s is refused', run);
    it('a tie is refused', run);
    describe('a parlay', () => {
      it.each(ROWS)('of %s legs is placed', run);
      for (const sport of SPORTS) it(\`of \${sport} wins\`, run);
    });
    describe.each(BRANDS)('brand %s', () => {
      it('has a logo', run);
    });
  `,
  ],
]);
const IDS = new Set(['S1.01', 'S1.02']);
const faults = (entries: Shown[string], tree = TREE): readonly string[] =>
  entryFaults({ [FILE]: entries }, tree, IDS).map(({ message }) => message);

it('every entry of the table has a title of the sources, and no title has an id', async () => {
  const requirementIds = new Set((await readRequirements()).map(({ id }) => id));
  expect(entryFaults(SHOWN, readProjectTree(), requirementIds).map(describeViolation)).toEqual([]);
});

it.each([
  ['a test', 'a bet is placed'],
  ['a group', 'a parlay'],
  ['a table of tests', 'a parlay > of %s legs is placed'],
  ['a row of one', 'a parlay > of two legs is placed'],
  ['a test of a loop', `a parlay > of \${sport} wins`],
])('an entry names %s', (_kind, entry) => {
  expect(faults({ [entry]: 'S1.01 S1.02' })).toEqual([]);
});

it.each([
  ['a title that is gone', { 'a bet is settled': 'S1.01' }, 'is no title of it'],
  ['a title without its group', { 'of two legs is placed': 'S1.01' }, 'is no title of it'],
  ['a title that stands for others', { 'a %s is refused': 'S1.01' }, 'is also the pattern of another title'],
  ['an unknown id', { 'a bet is placed': 'S9.99' }, 'names S9.99, which the specification does not have'],
  ['an id twice', { 'a bet is placed': 'S1.01 S1.01' }, 'does not name its ids in order, each once'],
  ['entries in another order', { 'a parlay': 'S1.01', 'a bet is placed': 'S1.01' }, 'is not sorted'],
])('a table with %s is refused', (_fault, entries: Shown[string], message) => {
  expect(faults(entries)).toEqual([expect.stringContaining(message)]);
});

it('a title with an id is refused', () => {
  // Concatenated, so that this file has none.
  const tree = new Map([[FILE, `it('a bet is placed [${'S1'}.01]', run);`]]);
  expect(faults({}, tree)).toEqual([expect.stringContaining('names a requirement in a title')]);
});

it('a test shows what its entry, its row and its groups name', () => {
  const shown: Shown = {
    [FILE]: { 'a parlay': 'S1.01', 'a parlay > of %s legs is placed': 'S1.02', 'a parlay > of two legs is placed': 'S1.03' },
  };
  const idsAt = (...path: readonly string[]) => idsOf({ file: FILE, path }, shown);
  expect(idsAt('a parlay', 'of two legs is placed')).toEqual(['S1.01', 'S1.02', 'S1.03']);
  expect(idsAt('a parlay', 'of 3 legs is placed')).toEqual(['S1.01', 'S1.02']);
  expect(idsAt('of two legs is placed')).toEqual([]);
  expect(idsOf({ file: 'src/y.test.ts', path: ['a parlay'] }, shown)).toEqual([]);
});

it('a run refuses entries that none of its tests has, of the files that it has run as a whole', () => {
  const shown: Shown = {
    [FILE]: { 'a bet is placed': 'S1.01' },
    'e2e/x.spec.ts': { other: 'S1.01' },
    'src/y.test.ts': { other: 'S1.01' },
  };
  const result = (file: string, title: string) => ({ file, path: [title], passed: true });
  expect(runFaults(shown, [result(FILE, 'a bet is placed'), result('e2e/x.spec.ts', 'this')])).toEqual([]);
  expect(runFaults(shown, [result(FILE, 'a bet is refused')])).toEqual([
    `${FILE}: “a bet is placed” is the title of no test that has run`,
  ]);
  expect(runFaults({}, [result(FILE, `a bet [${'S1'}.01]`)])).toEqual([expect.stringContaining('names a requirement')]);
});
