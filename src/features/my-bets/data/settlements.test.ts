import { expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import type { Bet } from '../logic/bet.ts';
import { bet } from '../testing/fixtures.ts';
import { saySettlements } from './settlements.ts';

/** Tabs of one player, which all hear of every bet. */
function makeTabs(...visibilities: readonly boolean[]) {
  const listeners: ((bet: Bet) => void)[] = [];
  const hear: ((key: string) => void)[] = [];
  const pages = visibilities.map((isVisible, index) => {
    const visible = createStore(isVisible);
    const shown: string[] = [];
    const stop = saySettlements({
      subscribe: (onBet) => {
        listeners.push(onBet);
        return () => void listeners.splice(listeners.indexOf(onBet), 1);
      },
      visible,
      tabs: {
        send: (key) => {
          for (const [other, listen] of hear.entries()) if (other !== index) listen(key);
        },
        listen: (listener) => {
          hear[index] = listener;
          return () => undefined;
        },
      },
      show: ({ body }) => void shown.push(body),
    });
    return { visible, shown, stop };
  });
  const push = (one: Bet): void => {
    for (const listener of [...listeners]) listener(one);
  };
  return { pages, push };
}

const won = bet('1', { status: 'SETTLED', outcome: 'WIN' });

it('a settlement is said by the tab in front, once, and a correction again', () => {
  const { pages, push } = makeTabs(false, true);
  push(won);
  push(won);
  expect(pages.map(({ shown }) => shown)).toEqual([[], ['Bet won: +$26.79']]);
  pages[0]?.visible.set(true);
  expect(pages[0]?.shown).toEqual([]);
  push({ ...won, outcome: 'LOSS', payoutCents: 0, regraded: true });
  expect(pages[0]?.shown).toEqual(['Corrected. Bet lost: −$30.00']);
});

it('a settlement behind the scenes is said by the first tab that comes to the front', () => {
  const { pages, push } = makeTabs(false, false);
  push(won);
  pages[1]?.visible.set(true);
  pages[0]?.visible.set(true);
  expect(pages.map(({ shown }) => shown)).toEqual([[], ['Bet won: +$26.79']]);
});

it('nothing is said after the log-out', () => {
  const { pages, push } = makeTabs(true);
  pages[0]?.stop();
  push(won);
  expect(pages[0]?.shown).toEqual([]);
});
