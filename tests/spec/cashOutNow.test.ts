import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { myBets } from '../../src/features/my-bets/data/myBets.ts';
import { cashOutsOf } from '../../src/features/my-bets/data/useCashOuts.ts';
import type { BetList } from '../../src/features/my-bets/logic/betList.ts';
import { bet } from '../../src/features/my-bets/logic/fixtures.ts';
import { MyBetsPage } from '../../src/features/my-bets/ui/MyBetsPage.tsx';
import { Summary, type SummaryProps } from '../../src/features/my-bets/ui/Summary.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { draw, elementWith } from '../support/drawn.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices, freshDevice } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';

const list: BetList = {
  bets: [bet('1'), bet('2', { cashOutCents: 4_120 }), bet('3', { cashOutCents: null })],
  ...{ sums: { count: 3, stakeCents: 9_000, payoutCents: 17_037 }, endCursor: null, hasNext: false },
};

function offer(betId: string, wholeCents: number, change: Record<string, unknown> = {}) {
  const parts = [5, 10].map((tenths) => ({
    ...{ tenths, amount: (wholeCents * tenths) / 10, runningBetAmount: 0, runningPayoutAmount: 0 },
  }));
  return { id: `${betId}:0`, betId, version: 1, status: 'OFFERED', parts, holdMs: 0, autoCashOutAmount: null, ...change };
}

function setUp() {
  const server = fakeServer();
  const services = fakeServices({ data: server.data, ...server.time, ...freshDevice() });
  cashOutsOf(services).follow(['1', '2', '3']);
  return {
    push: (...offers: unknown[]) => server.push('CashOutOffersUpdated', { cashOutOffersUpdated: offers }),
    /** The values of the summary, by their names. */
    shown: (change: Partial<SummaryProps> = {}) => {
      const summary = createElement(Summary, { filter: 'OPEN', list, isOnline: true, ...change });
      const markup = renderToStaticMarkup(createElement(ServicesContext, { value: services }, summary));
      return Object.fromEntries([...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]));
    },
  };
}

it('the summary of open bets adds up what they pay now: as listed, then as offered', () => {
  const { push, shown } = setUp();
  expect(shown()).toEqual({
    'Open bets': '3',
    'At risk': '$90.00',
    'Potential payout': '$170.37',
    'Cash out now': '$69.70',
  });
  push(offer('1', 3_000), offer('3', 1_000));
  expect(shown()['Cash out now']).toBe('$81.20');
  push(offer('2', 0, { status: 'SUSPENDED', parts: [], version: 2 }));
  expect(shown()['Cash out now']).toBe('$40.00');
});

it('the sum is not shown where it is not known', () => {
  const { push, shown } = setUp();
  expect(shown({ isOnline: false })['Cash out now']).toBe('—');
  for (const betId of ['1', '2', '3']) push(offer(betId, 0, { status: 'UNAVAILABLE', parts: [] }));
  expect(shown()['Cash out now']).toBe('—');
  expect(shown({ list: { ...list, hasNext: true } })).not.toHaveProperty('Cash out now');
  expect(shown({ filter: 'SETTLED' })).not.toHaveProperty('Cash out now');
});

it('what a cash out has paid is said, though its card may be gone from the list by then', async () => {
  const brand = await loadBrand('tsb');
  const server = fakeServer();
  const known = fakeServerData(new Map<unknown, unknown>([[myBets, list]]));
  const facts = { connection: server.connection, oddsFormat: createStore('AMERICAN'), watchEvents: () => () => undefined };
  const prices = { event: () => null, onEvent: () => () => undefined };
  const data = { ...server.data, query: known.query };
  const services = fakeServices({
    ...facts,
    prices,
    data,
    timers: server.time.timers,
    clock: server.time.clock,
    ...freshDevice(),
  } as unknown as Partial<Services>);
  const cashOuts = cashOutsOf(services);
  const onTaken = vi.spyOn(cashOuts, 'onTaken');
  mountHook(
    () => {
      const page = draw(MyBetsPage());
      draw(elementWith<{ readonly readBoth: unknown }>(page, 'readBoth'));
    },
    {
      initial: {},
      wrap: (hook) => {
        const route = createElement(Route, { path: '/my-bets/:tab', element: hook });
        const router = createElement(MemoryRouter, { initialEntries: ['/my-bets/open'] }, createElement(Routes, null, route));
        return createElement(ServicesContext, { value: services }, createElement(BrandContext, { value: brand }, router));
      },
    },
  );
  // Those of tests before.
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  const [[told] = []] = onTaken.mock.calls;
  told?.(2_850);
  expect(toasts.getSnapshot().map(({ body }) => body)).toEqual(['Cashed out. $28.50 is in your balance.']);
});
