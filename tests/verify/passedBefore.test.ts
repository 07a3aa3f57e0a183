import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passedSteps } from '../../scripts/lib/passedBefore.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slipstream-passed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const types = { name: 'types: worker', command: ['tsc'], affectedBy: ['sw', 'core'] };
const lint = { name: 'format and lint', command: ['biome'] };
const FILES = ['sw/sw.ts', 'core/money/odds.ts', 'src/main.tsx', 'package.json', 'docs/HISTORY.md'];
const without = (name: string) => FILES.filter((file) => file !== name);

test('a step has passed before if nothing that it reads has changed since', () => {
  expect(passedSteps(FILES, folder).has(types)).toBe(false);
  passedSteps(FILES, folder).add(types);
  passedSteps(FILES, folder).add(lint);
  expect(passedSteps(FILES, folder).has(types)).toBe(true);
  // A file of another row, and a document.
  for (const other of ['src/main.tsx', 'docs/HISTORY.md']) expect(passedSteps(without(other), folder).has(types)).toBe(true);
  // A file of its own, and one that no row names.
  for (const own of ['sw/sw.ts', 'package.json']) expect(passedSteps(without(own), folder).has(types)).toBe(false);
  for (const any of FILES) expect(passedSteps(without(any), folder).has(lint)).toBe(false);
  expect(passedSteps(FILES, folder).has({ ...types, command: ['tsc', '--strict'] })).toBe(false);
});

test('a step has not passed before once the text of a file that it reads has changed', () => {
  const write = (text: string) => writeFileSync(path.join(folder, 'sw', 'sw.ts'), text);
  const passed = () => passedSteps(['sw/sw.ts'], path.join(folder, 'passed'), folder);
  mkdirSync(path.join(folder, 'sw'));
  write('one');
  passed().add(types);
  write('two');
  expect(passed().has(types)).toBe(false);
  write('one');
  expect(passed().has(types)).toBe(true);
});
