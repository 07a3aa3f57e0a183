import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { myBets } from '../../src/features/my-bets/data/myBets.ts';
import { cashOutsOf } from '../../src/features/my-bets/data/useCashOuts.ts';
import type { BetList } from '../../src/features/my-bets/logic/betList.ts';
import { bet } from '../../src/features/my-bets/testing/fixtures.ts';
import { MyBetsPage } from '../../src/features/my-bets/ui/MyBetsPage.tsx';
import { Summary, type SummaryProps } from '../../src/features/my-bets/ui/Summary.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { stillPrices } from '../../src/platform/gallery/stillPrices.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices, freshDevice } from '../support/fakeServices.ts';
import { read } from '../support/page.tsx';

const brand = await loadBrand('tsb');

const list: BetList = {
  bets: [bet('1'), bet('2', { cashOutCents: 4_120 }), bet('3', { cashOutCents: null })],
  sums: { count: 3, stakeCents: 9_000, payoutCents: 17_037 },
  endCursor: null,
  hasNext: false,
};

function offer(betId: string, wholeCents: number, change: Record<string, unknown> = {}) {
  const parts = [5, 10].map((tenths) => ({
    tenths,
    amount: (wholeCents * tenths) / 10,
    runningBetAmount: 0,
    runningPayoutAmount: 0,
  }));
  return { id: `${betId}:0`, betId, version: 1, status: 'OFFERED', parts, holdMs: 0, autoCashOutAmount: null, ...change };
}

function setUp(change: Partial<SummaryProps> = {}) {
  const server = fakeServer();
  const services = fakeServices({ data: server.data, ...server.time, ...freshDevice() });
  cashOutsOf(services).follow(['1', '2', '3']);
  const { container } = render(
    <ServicesContext value={services}>
      <Summary filter="OPEN" list={list} isOnline={true} {...change} />
    </ServicesContext>,
  );
  return {
    push: (...offers: unknown[]) => act(() => server.push('CashOutOffersUpdated', { cashOutOffersUpdated: offers })),
    text: () => read(container),
  };
}

it('the summary of open bets adds up what they pay now: as listed, then as offered', () => {
  const { push, text } = setUp();
  expect(text()).toBe('Open bets 3 At risk $90.00 Payout $170.37 Cash out now $69.70');
  push(offer('1', 3_000), offer('3', 1_000));
  expect(text()).toContain('Cash out now $81.20');
  push(offer('2', 0, { status: 'SUSPENDED', parts: [], version: 2 }));
  expect(text()).toContain('Cash out now $40.00');
});

it.each<readonly [string, Partial<SummaryProps>, boolean]>([
  ['offline', { isOnline: false }, true],
  ['of a part of the list', { list: { ...list, hasNext: true } }, false],
  ['of settled bets', { filter: 'SETTLED' }, false],
])('the sum is not shown %s', (_, change, isNamed) => {
  const { text } = setUp(change);
  expect(text().includes('Cash out now —')).toBe(isNamed);
  expect(text()).not.toContain('Cash out now $');
});

it('the sum is not shown where nothing can be cashed out', () => {
  const { push, text } = setUp();
  push(...['1', '2', '3'].map((betId) => offer(betId, 0, { status: 'UNAVAILABLE', parts: [] })));
  expect(text()).toContain('Cash out now —');
});

it('a toast says what a cash out has paid, though its card may be gone from the list by then', async () => {
  const server = fakeServer();
  const listed = fakeServerData(new Map<unknown, unknown>([[myBets, list]]));
  const services = fakeServices({
    connection: server.connection,
    oddsFormat: createStore('AMERICAN'),
    watchEvents: () => () => undefined,
    prices: stillPrices({ prices: {}, markets: {}, events: {}, asOf: '' }),
    data: { ...server.data, query: listed.query },
    timers: server.time.timers,
    clock: server.time.clock,
    ...freshDevice(),
  } as unknown as Partial<Services>);
  const onTaken = vi.spyOn(cashOutsOf(services), 'onTaken');
  const router = createMemoryRouter([{ path: '/my-bets/:tab', element: <MyBetsPage /> }], { initialEntries: ['/my-bets/open'] });
  render(
    <ServicesContext value={services}>
      <BrandContext value={brand}>
        <RouterProvider router={router} />
      </BrandContext>
    </ServicesContext>,
  );
  // Those of tests before.
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  const [[onPaid] = []] = onTaken.mock.calls;
  act(() => onPaid?.(2_850));
  expect(toasts.getSnapshot().map(({ body }) => body)).toEqual(['Cashed out. $28.50 is in your balance.']);
});
