import { expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeTime } from '../../../platform/testing/fakeTime.ts';
import type { Bet } from '../logic/bet.ts';
import { bet } from '../testing/fixtures.ts';
import { saySettlements } from './settlements.ts';

/** Tabs of one player, which all hear of every bet. */
function makeTabs(...visibilities: readonly boolean[]) {
  const time = fakeTime();
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
      timers: time.timers,
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
  const push = (...bets: readonly Bet[]): void => {
    for (const one of bets) for (const listener of [...listeners]) listener(one);
  };
  return { pages, push, batchOver: () => time.pass(1000) };
}

const won = bet('1', { status: 'SETTLED', outcome: 'WIN' });

it('a settlement is said by the tab in front, once, and a correction again', async () => {
  const { pages, push, batchOver } = makeTabs(false, true);
  push(won, won);
  await batchOver();
  expect(pages.map(({ shown }) => shown)).toEqual([[], ['Bet won: +$26.79']]);
  pages[0]?.visible.set(true);
  expect(pages[0]?.shown).toEqual([]);
  push({ ...won, outcome: 'LOSS', payoutCents: 0, regraded: true });
  await batchOver();
  expect(pages[0]?.shown).toEqual(['Corrected. Bet lost: −$30.00']);
});

it('a settlement behind the scenes is said by the first tab that comes to the front', async () => {
  const { pages, push, batchOver } = makeTabs(false, false);
  push(won);
  pages[1]?.visible.set(true);
  await batchOver();
  pages[0]?.visible.set(true);
  expect(pages.map(({ shown }) => shown)).toEqual([[], ['Bet won: +$26.79']]);
});

it('nothing is said after the log-out', async () => {
  const { pages, push, batchOver } = makeTabs(true);
  push(won);
  pages[0]?.stop();
  await batchOver();
  push(won);
  expect(pages[0]?.shown).toEqual([]);
});

it('the bets of a game that ended are said together, and lost ones alone not at all', async () => {
  const { pages, push, batchOver } = makeTabs(true);
  const lost = (id: string) => bet(id, { status: 'SETTLED', outcome: 'LOSS', payoutCents: 0, stakeCents: 1_214 });
  push(lost('2'), won, lost('3'));
  await batchOver();
  expect(pages[0]?.shown).toEqual(['3 bets settled: +$2.51']);
  push(lost('4'), lost('5'));
  await batchOver();
  expect(pages[0]?.shown).toHaveLength(1);
});
