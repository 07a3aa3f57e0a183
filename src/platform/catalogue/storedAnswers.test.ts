import { expect, it } from 'vitest';
import { storedAnswers } from './storedAnswers.ts';

function fakeCaches(stored: Readonly<Record<string, readonly unknown[]>>): CacheStorage {
  const cacheOf = (answers: readonly unknown[]): Partial<Cache> => ({
    keys: async () => answers.map((_, index) => new Request(`http://x.test/${index}`)),
    match: async (request) => Response.json(answers[Number(new URL((request as Request).url).pathname.slice(1))]),
  });
  return {
    has: async (name: string) => name in stored,
    open: async (name: string) => cacheOf(stored[name] ?? []) as Cache,
  } as CacheStorage;
}

it('stored answers are those of the brand, in the order of their storing', async () => {
  const caches = fakeCaches({ 'catalogue-tsb': [{ data: 1 }, { data: 2 }], 'catalogue-hwc': [{ data: 3 }] });
  expect(await storedAnswers('tsb', () => caches)).toEqual([{ data: 1 }, { data: 2 }]);
});

it('stored answers are none without a worker, and where storage is blocked', async () => {
  expect(await storedAnswers('tsb', () => fakeCaches({}))).toEqual([]);
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(await storedAnswers('tsb', blocked)).toEqual([]);
});
