import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { button, press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { toasts } from '../../../ui/toast/toastStore.ts';
import { fakeServer } from '../testing/wire.ts';
import { FavouritesPage } from './FavouritesPage.tsx';
import { followPlayer } from './followPlayer.ts';
import { PriceAlertButton } from './PriceAlertButton.tsx';

const brand = await loadBrand('tsb');
const price = (numeratorLong: number, denominatorLong: number) => ({ numeratorLong, denominatorLong });
const WAITING = {
  id: '7',
  selection: {
    id: 's1',
    name: 'Bills',
    marketName: 'Spread',
    marketType: 'SPREAD',
    eventName: 'Chiefs @ Bills',
    eventPath: '/event/e1',
  },
  points: -2.5,
  target: price(7, 5),
  state: 'WAITING',
  endedAt: null,
  reached: null,
};
const REACHED = { ...WAITING, state: 'REACHED', endedAt: '2026-11-27T18:00:00Z', reached: price(3, 2) };
const OPTIONS = [
  { selectionId: 's0', name: 'Chiefs +2.5', pointsHundredths: 250, odds: { numerator: 10, denominator: 11 } },
  { selectionId: 's1', name: 'Bills −2.5', pointsHundredths: -250, odds: { numerator: 13, denominator: 10 } },
];

let end = (): void => undefined;
afterEach(() =>
  act(() => {
    end();
    for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  }),
);

function open(what: 'page' | 'button', alerts: readonly object[], isOffered = true) {
  const server = fakeServer();
  server.answer('Favourites', () => ({ favourites: [] }));
  server.answer('PriceAlerts', () => ({ priceAlerts: alerts }));
  const { data, session, connection, time } = server;
  const services = { data, session, connection, clock: time.clock, oddsFormat: createStore('AMERICAN') };
  end = followPlayer(services as never, { alias: 'p1', isNew: false });
  renderInPage(
    what === 'page' ? <FavouritesPage /> : <PriceAlertButton market="Spread" selectionIds={['s0', 's1']} options={() => OPTIONS} />,
    { services, brand, player: { promosOffered: isOffered } },
  );
  return server;
}

const toastTexts = () => toasts.getSnapshot().map(({ body, detail }) => `${body} | ${detail}`);
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

it('an alert is set at the exact price that was typed, for the selection and line that are chosen', async () => {
  const server = open('button', []);
  server.answer('SetPriceAlert', () => ({ setPriceAlert: { priceAlerts: [WAITING], error: null } }));
  press('Price alert: Spread');
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 's1' } });
  type('1.9');
  press('Set alert');
  expect(read()).toContain('The price is +130 already. Enter a better one.');
  type('+140');
  press('Set alert');
  await waitFor(() => expect(toastTexts()).toEqual(['Price alert set for +140 | Bills −2.5, Spread']));
  const alert = { selectionId: 's1', points: -2.5, numeratorLong: 7, denominatorLong: 5 };
  expect(server.calls.filter((call) => call.startsWith('SetPriceAlert'))).toEqual([`SetPriceAlert ${JSON.stringify({ alert })}`]);
  await waitFor(() => expect(button('Price alert: Spread, one waits')).toBeDefined());
});

it('a refusal of the server is said in its words, and an alert that waits can be switched off where it was set', async () => {
  const server = open('button', [WAITING]);
  const message = 'The line has moved. Have a look at the new one.';
  server.answer('SetPriceAlert', () => ({ setPriceAlert: { priceAlerts: [WAITING], error: { code: 'LINE_MOVED', message } } }));
  server.answer('RemovePriceAlert', () => ({ removePriceAlert: [] }));
  await waitFor(() => press('Price alert: Spread, one waits'));
  await screen.findByRole('dialog');
  expect(read()).toContain('Waits for +140 or better');
  type('3/2');
  press('Set alert');
  await waitFor(() => expect(read()).toContain(message));
  press('Switch off');
  await waitFor(() => expect(read()).not.toContain('Waits for'));
  expect(server.calls).toContain('RemovePriceAlert {"id":"7"}');
});

it('a price that is reached is a toast, once, and no toast comes of one that ended before the page was opened', async () => {
  const server = open('page', [WAITING]);
  await waitFor(() => expect(read()).toContain('Bills −2.5 Spread , Chiefs @ Bills Waits for +140 or better Switch off'));
  for (let time = 0; time < 2; time += 1)
    await act(async () => server.push('PriceAlertsUpdated', { priceAlertsUpdated: [REACHED] }));
  expect(toastTexts()).toEqual(['Bills −2.5: now +150 | Spread, Chiefs @ Bills. Your alert was for +140 or better.']);
  expect(read()).toContain('Reached +150');
  end();
  act(() => toasts.dismiss(toasts.getSnapshot()[0]?.id ?? ''));
  open('page', [REACHED]);
  await waitFor(() => expect(screen.getAllByText(/Reached \+150/)).toHaveLength(2));
  expect(toastTexts()).toEqual([]);
});

it('a player to whom nothing is offered has no bell', () => {
  open('button', [WAITING], false);
  expect(screen.queryByRole('button')).toBeNull();
});
