import { expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import type { Bet } from '../logic/bet.ts';
import { bet } from '../testing/fixtures.ts';
import { countNews } from './badge.ts';

it('the icon shows how many bets have a result that was not seen, each once, and nothing after a log-out', () => {
  const store = createStore<readonly string[]>([]);
  const shown: number[] = [];
  let push = (_bet: Bet): void => undefined;
  const end = countNews({
    news: { ...store, update: (change) => store.set(change(store.getSnapshot())) },
    subscribe: (onBet) => {
      push = onBet;
      return () => undefined;
    },
    show: (count) => void shown.push(count),
  });
  const won = bet('1', { status: 'SETTLED', outcome: 'WIN' });
  push(bet('0', { status: 'OPEN', outcome: 'PENDING' }));
  push(won);
  push(won);
  push(bet('2', { status: 'SETTLED', outcome: 'LOSS' }));
  expect(shown.at(-1)).toBe(2);
  store.set([]);
  expect(shown.at(-1)).toBe(0);
  push(won);
  end();
  expect(shown.at(-1)).toBe(0);
  expect(shown.at(-2)).toBe(1);
});
