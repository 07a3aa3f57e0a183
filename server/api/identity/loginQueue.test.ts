import { describe, expect, it } from 'vitest';
import type { Result } from '../../../core/result.ts';
import { createLoginQueue } from './loginQueue.ts';

/** A queue whose work ends on request, and the order in which it began. */
function makeQueue(atOnce: number, mostWaiting: number) {
  const queue = createLoginQueue('of a test', atOnce, mostWaiting);
  const began: string[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  return {
    began,
    add(key: string, name = key): Promise<Result<string, 'BUSY'>> {
      return queue.run(key, () => {
        began.push(name);
        return new Promise((resolve, reject) => {
          ends.push((failure) => (failure ? reject(failure) : resolve(name)));
        });
      });
    },
    async endFirst(failure?: Error): Promise<void> {
      ends.shift()?.(failure);
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the queue of log-ins', () => {
  it('runs at most its maximum at once, and starts the next when one succeeds or fails', async () => {
    const { add, began, endFirst } = makeQueue(2, 10);
    const first = add('a', 'one');
    for (const name of ['two', 'three', 'four']) void add('a', name);
    expect(began).toEqual(['one', 'two']);
    const failed = expect(first).rejects.toThrow('database');
    await endFirst(new Error('database'));
    await failed;
    expect(began).toEqual(['one', 'two', 'three']);
    await endFirst();
    expect(began).toEqual(['one', 'two', 'three', 'four']);
  });

  it('is empty again once all have ended', async () => {
    const { add, began, endFirst } = makeQueue(1, 1);
    void add('a', 'one');
    void add('a', 'two');
    await endFirst();
    await endFirst();
    void add('a', 'three');
    expect(began).toEqual(['one', 'two', 'three']);
  });

  it('refuses the newest when there is no room', async () => {
    const { add } = makeQueue(1, 2);
    for (const name of ['one', 'two', 'three']) void add('a', name);
    expect(await add('a', 'four')).toEqual({ ok: false, error: 'BUSY' });
  });

  it('makes room for another address, whose turn comes next, when one address has filled it', async () => {
    const { add, began, endFirst } = makeQueue(1, 3);
    void add('flood', 'f1');
    void add('flood', 'f2');
    void add('flood', 'f3');
    const last = add('flood', 'f4');
    void add('player');
    expect(await last).toEqual({ ok: false, error: 'BUSY' });
    await endFirst();
    await endFirst();
    expect(began).toEqual(['f1', 'f2', 'player']);
  });
});
