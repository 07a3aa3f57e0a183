import { describe, expect, it } from 'vitest';
import { METRICS } from '../../server/platform/metrics.ts';
import { isTest, readProjectTree } from '../architecture/sourceTree.ts';

/** What can be full or away, and the one file that makes it: with a name, for its meter. */
const MAKERS: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/new (pg\.)?Pool\(/, 'server/store/database.ts'],
  [/new Redis\(/, 'server/platform/redis.ts'],
  [/new RateLimiter\w+\(/, 'server/platform/sharedCounters.ts'],
  [/new SharedLimit\(/, 'server/api/edge/limits/edgeLimits.ts'],
  [/new SocketLimit\(/, 'server/api/edge/limits/socketLimit.ts'],
  [/\brunTaskList\(/, 'server/jobs/queue.ts'],
];
/** Work that waits for its turn. */
const QUEUE = /\.push\((resolve|\{ start:)|\[resolve\]/;

describe('meters', () => {
  const files = [...readProjectTree()].filter(([path]) => /^server\/.*\.ts$/.test(path) && !isTest(path));

  it.each(MAKERS)('what %s makes is made where its meter is', (pattern, file) => {
    const makers = files.filter(([, text]) => pattern.test(text));
    expect(makers.map(([path]) => path)).toEqual([file]);
    expect(makers[0]?.[1]).toMatch(/\b(watch|count|sharedCounters)\(/);
  });

  it('every queue of a process has one', () => {
    const queues = files.filter(([, text]) => QUEUE.test(text));
    expect(queues.length).toBeGreaterThan(3);
    expect(queues.filter(([, text]) => !/\bwatch(Queue)?\(/.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('every metric of the table is measured', () => {
    const sources = files.filter(([path]) => path !== 'server/platform/metrics.ts').map(([, text]) => text);
    expect(Object.keys(METRICS).filter((name) => !sources.some((text) => text.includes(`'${name}'`)))).toEqual([]);
  });
});
