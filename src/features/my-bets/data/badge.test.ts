import { expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeTime } from '../../../platform/testing/fakeTime.ts';
import type { Bet } from '../logic/bet.ts';
import { bet } from '../testing/fixtures.ts';
import { showUnseen } from './badge.ts';

it('the icon has the server’s number, asked for once after several settlements, and none after a log-out', async () => {
  const count = createStore<number | null>(null);
  const { timers, pass } = fakeTime();
  const shown: number[] = [];
  let reads = 0;
  let push = (_bet: Bet): void => undefined;
  const end = showUnseen({
    unseen: {
      count: count.getSnapshot,
      subscribe: count.subscribe,
      read: () => {
        reads += 1;
      },
    },
    subscribe: (onBet) => {
      push = onBet;
      return () => undefined;
    },
    timers,
    show: (number) => void shown.push(number),
  });
  expect(shown).toEqual([]);
  count.set(4);
  push(bet('0', { status: 'OPEN', outcome: 'PENDING' }));
  await pass(1000);
  expect(reads).toBe(0);
  for (const id of ['1', '2']) push(bet(id, { status: 'SETTLED', outcome: 'LOSS' }));
  await pass(1000);
  expect(reads).toBe(1);
  count.set(6);
  end();
  expect(shown).toEqual([4, 6, 0]);
});
