import { expect, it } from 'vitest';
import { describeViolation, readProjectTree, type SourceTree } from './sourceTree.ts';
import { titlesWithoutSubject } from './titles.ts';

/** Titles from before the rule. It may only be lowered: a new test says first what it is about. */
const CEILING = 115;

it('no new title of a test begins with of, that, by, with or it', () => {
  const found = titlesWithoutSubject(readProjectTree()).map(describeViolation);
  if (found.length > CEILING) expect.fail(`${found.length} titles, ${CEILING} at most:\n${found.join('\n')}`);
});

it('a planted title without a subject is found, however the test is declared', () => {
  const text = `
    describe('of one', () => undefined);
    it('that one', run);
    it.each([1])('by %s', run);
    test.describe.serial(\`with one\`, run);
    it('itself, thatched', run);
    find('of something else');
  `;
  const tree: SourceTree = new Map([
    ['src/x.test.ts', text],
    ['src/x.ts', text],
  ]);
  expect(titlesWithoutSubject(tree).map(({ line }) => line)).toEqual([2, 3, 4, 5]);
});
