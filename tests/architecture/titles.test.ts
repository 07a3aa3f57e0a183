import { expect, it } from 'vitest';
import { describeViolation, readProjectTree, type SourceTree } from './sourceTree.ts';
import { titlesWithoutSubject } from './titles.ts';

it('no title of a test begins with of, that, by, with or it, and none without a group with a verb', () => {
  expect(titlesWithoutSubject(readProjectTree()).map(describeViolation)).toEqual([]);
});

it('a planted title without a subject is found, however the test is declared', () => {
  const text = `
    describe('of one', () => undefined);
    it('that one', run);
    it.each([1])('by %s', run);
    test.describe.serial(\`with one\`, run);
    it('itself, thatched', run);
    it('is refused', run);
    describe('a bet', () => void it('is refused', run));
    find('of something else');
  `;
  const tree: SourceTree = new Map([
    ['src/x.test.ts', text],
    ['src/x.ts', text],
  ]);
  expect(titlesWithoutSubject(tree).map(({ line }) => line)).toEqual([2, 3, 4, 5, 7]);
});
