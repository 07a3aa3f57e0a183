import { describe, expect, it } from 'vitest';
import { type Answer, AnswerCache } from './answerCache.ts';

const textOf = (answer: Answer | null): string | undefined => answer?.body.toString();

function setUp(maximumBytes?: number) {
  let version = 1;
  let now = 0;
  let made = 0;
  const cache = new AnswerCache({ version: () => version }, () => now, maximumBytes);
  return {
    cache,
    make: async () => {
      made += 1;
      return `answer ${made}`;
    },
    change: () => {
      version += 1;
    },
    pass: (ms: number) => {
      now += ms;
    },
    made: () => made,
  };
}

describe('cached answers', () => {
  it('are made once, also for callers that ask while one is being made', async () => {
    const { cache, make, made } = setUp();
    const answers = await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)]);
    expect(answers.map(textOf)).toEqual(['answer 1', 'answer 1', 'answer 2']);
    expect(answers[0]?.etag).toMatch(/^W\/"[\w-]+"$/);
    expect(made()).toBe(2);
  });

  it('expire when the catalogue changes, and after one second', async () => {
    const { cache, make, change, pass } = setUp();
    const text = async () => textOf(await cache.get('a', make));
    expect([await text(), await text()]).toEqual(['answer 1', 'answer 1']);
    change();
    expect(await text()).toBe('answer 2');
    pass(999);
    expect(await text()).toBe('answer 2');
    pass(1);
    expect(await text()).toBe('answer 3');
  });

  it('are forgotten, the least recently used first, when all of them are too large', async () => {
    const { cache, made, make } = setUp(25);
    const count = async (key: string): Promise<number> => {
      await cache.get(key, make);
      return made();
    };
    // "answer 1" and its key are nine bytes.
    expect([await count('a'), await count('b'), await count('a')]).toEqual([1, 2, 2]);
    expect([await count('c'), await count('a'), await count('b')]).toEqual([3, 3, 4]);
    await cache.get('a', make).then((answer) => answer?.gzipped());
    expect([await count('b'), await count('a')]).toEqual([5, 6]);
  });

  it('failed answers are not cached', async () => {
    const { cache, make } = setUp();
    expect(await cache.get('a', async () => null)).toBeNull();
    await expect(cache.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(textOf(await cache.get('a', make))).toBe('answer 1');
  });
});
