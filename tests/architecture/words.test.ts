import { expect, it } from 'vitest';
import { describeViolation, readProjectTree } from './sourceTree.ts';
import { checkWords } from './wordLaws.ts';

it('texts say the words of the glossary', { timeout: 60_000 }, () => {
  expect(checkWords(readProjectTree()).map(describeViolation)).toEqual([]);
});

it.each([
  ['src/features/wallet/ui/X.tsx', 'export const X = () => <p>Pick a cage</p>;'],
  ['server/domain/x.ts', 'export const text = "Begins anew on Sunday";'],
  ['brands/hwc/brand.ts', "export const name = 'House Credits';"],
])('a planted text in %s is found', (path, text) => {
  expect(checkWords(new Map([[path, text]]))).toHaveLength(1);
});
