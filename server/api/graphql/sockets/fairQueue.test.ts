import { expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

it('keys take turns, so that one with much to do delays another by one piece of work', async () => {
  const queue = createFairQueue('of a test', 1);
  const done: string[] = [];
  const work = (key: string) => queue.run(key, async () => void done.push(key));
  await Promise.all([work('many'), work('many'), work('many'), work('many'), work('few')]);
  expect(done).toEqual(['many', 'many', 'few', 'many', 'many']);
});

it('no more run at a time than may, and one that fails makes room', async () => {
  const queue = createFairQueue('of a test', 2);
  let running = 0;
  let most = 0;
  const work = async (fails: boolean): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (fails) throw new Error('failed');
  };
  const results = await Promise.allSettled([true, false, true, false, false].map((fails) => queue.run('key', () => work(fails))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect([most, running]).toEqual([2, 0]);
});
