import { expect, it } from 'vitest';
import { until } from '../../tests/support/until.ts';
import type { Deps } from '../deps.ts';
import { repeatedly } from './repeatedly.ts';

const OPTIONS = { everyMs: 2, lastRetryMs: 8, firstMs: 0, failureText: 'It failed' };

/** Answers of the passes, in order; the last one is repeated. */
function passesOf(...outcomes: readonly ('done' | 'failed')[]) {
  const retriesMs: number[] = [];
  let passes = 0;
  const log = { warn: ({ retryMs }: { readonly retryMs: number }) => void retriesMs.push(retryMs) } as unknown as Deps['log'];
  const repetition = repeatedly(
    { log },
    async () => {
      const outcome = outcomes[passes] ?? outcomes.at(-1);
      passes += 1;
      if (outcome === 'failed') throw new Error('a failed pass');
    },
    OPTIONS,
  );
  return { repetition, retriesMs, passes: () => passes };
}

it('tries a failed pass again after doubled pauses up to the last one, and after a good pass from the first one on', async () => {
  const { repetition, retriesMs, passes } = passesOf('failed', 'failed', 'failed', 'failed', 'done', 'failed', 'done');
  repetition.start();
  await until(async () => passes() >= 8);
  await repetition.stop();
  expect(retriesMs).toEqual([4, 8, 8, 8, 4]);
});

it('ends after the current pass, and begins no other', async () => {
  let finish = (): void => undefined;
  let passes = 0;
  const pass = (): Promise<void> => {
    passes += 1;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const repetition = repeatedly({ log: {} as Deps['log'] }, pass, OPTIONS);
  repetition.start();
  await until(async () => passes === 1);
  let isStopped = false;
  const stopped = repetition.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(passes).toBe(1);
});
