import { expect, it } from 'vitest';
import { until } from '../../tests/support/until.ts';
import type { Deps } from '../deps.ts';
import { createLoops, type Loop } from './loop.ts';

const retriesMs: number[] = [];
const LOG = { warn: ({ retryMs }: { readonly retryMs: number }) => void retriesMs.push(retryMs) } as unknown as Deps['log'];

function loopOf(pass: Loop['pass'], more: Partial<Loop> = {}): Loop {
  return { name: 'sample', everyMs: 2, lastRetryMs: 8, failureText: 'It failed', pass, ...more };
}

it('a failed pass is tried again after doubled pauses up to the last one, and after a good pass from the first one on', async () => {
  retriesMs.length = 0;
  const outcomes = ['failed', 'failed', 'failed', 'failed', 'done', 'failed', 'done'];
  let passes = 0;
  const pass = async (): Promise<void> => {
    passes += 1;
    if (outcomes[passes - 1] === 'failed') throw new Error('a failed pass');
  };
  const loops = createLoops({ log: LOG }, [loopOf(pass)]);
  await loops.start();
  await until(async () => passes >= 8);
  await loops.stop();
  expect(retriesMs).toEqual([4, 8, 8, 8, 4]);
});

it('a stop waits for the pass under way, begins no other, and then ends what passes have left running', async () => {
  let finish = (): void => undefined;
  const seen: string[] = [];
  const pass = (ending: AbortSignal): Promise<void> => {
    seen.push('pass');
    ending.addEventListener('abort', () => seen.push('is told'));
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const loops = createLoops({ log: LOG }, [loopOf(pass, { end: async () => void seen.push('end') })]);
  await loops.start();
  await until(async () => seen.length === 1);
  const stopped = loops.stop().then(() => seen.push('stopped'));
  await until(async () => seen.length === 2);
  finish();
  await stopped;
  expect(seen).toEqual(['pass', 'is told', 'end', 'stopped']);
});

it('what a loop listens for makes a pass due at once, also where it comes during a pass', async () => {
  let wake = (): void => undefined;
  let passes = 0;
  const pass = async (): Promise<void> => {
    passes += 1;
    if (passes === 2) wake();
  };
  const listen = (ring: () => void) => {
    wake = ring;
    return () => undefined;
  };
  const loops = createLoops({ log: LOG }, [loopOf(pass, { everyMs: 3_600_000, listen })]);
  await loops.start();
  await until(async () => passes === 1);
  wake();
  await until(async () => passes === 3);
  await loops.stop();
});

it('a start waits until every loop is prepared, and fails where one cannot be', async () => {
  const seen: string[] = [];
  const prepared = loopOf(async () => void seen.push('pass'), { prepare: async () => void seen.push('prepared') });
  const broken = loopOf(async () => void seen.push('never'), { prepare: () => Promise.reject(new Error('no database')) });
  await expect(createLoops({ log: LOG }, [prepared, broken]).start()).rejects.toThrow('no database');
  expect(seen).toEqual(['prepared']);
});

it('passes that choose their pause are run again after it, and not after that of the loop', async () => {
  let passes = 0;
  const pass = async (): Promise<void> => {
    passes += 1;
  };
  const loops = createLoops({ log: LOG }, [loopOf(pass, { everyMs: 3_600_000, pauseMs: () => 1 })]);
  await loops.start();
  await until(async () => passes >= 3);
  await loops.stop();
});
