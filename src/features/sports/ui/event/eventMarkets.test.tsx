import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, press, read, renderInPage } from '../../../../../tests/support/page.tsx';
import { structureFaults } from '../../../../../tests/support/structureFaults.ts';
import { createStore } from '../../../../platform/externalStore.ts';
import type { Market } from '../../logic/slate.ts';
import { market, slateEvent, spread, total } from '../../logic/testSlate.ts';
import { EventMarkets } from './EventMarkets.tsx';

const like = (of: Market, id: string, name: string, points: number, over: Partial<Market> = {}): Market => ({
  ...of,
  id,
  name,
  main: false,
  ...over,
  selections: of.selections.map((one, index) => ({
    ...one,
    id: `${id}-${one.id}`,
    pointsHundredths: index === 0 ? points : -points,
  })),
});
const LADDER = [-750, -650, -550, -350, -250, -150, 150, 250].map((points, index) =>
  like(spread, `a${index}`, 'Alternate Spread', points),
);
const TOTALS = [21_450, 22_250].map((points, index) => like(total, `t${index}`, 'Alternate Total', points));
const HALF = like(spread, 'half', '1st Half Spread', -250);
const CLOSED = market({
  id: 'shut',
  name: 'Method of Victory',
  type: 'METHOD',
  status: 'HIDDEN',
  main: false,
  selections: ['AWAY_POINTS', 'HOME_POINTS'].map((outcome) => ({
    ...({ id: outcome, name: outcome, side: 'OUTCOME', outcome, pointsHundredths: null } as const),
    odds: { numerator: 3, denominator: 1 },
  })),
});
const EVENT = slateEvent({ status: 'PRE_GAME', markets: [spread, total, HALF, ...LADDER, ...TOTALS, CLOSED] });

/** Every table is near the window. */
class Near {
  constructor(private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', Near));

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

/** The markets of the event, for a visitor whose slip is empty. */
function open(search = ''): void {
  const nothing = () => () => undefined;
  const picked = createStore<readonly string[]>([]);
  const prices = {
    selection: () => ({ odds: { numerator: 10, denominator: 11 }, pointsHundredths: -450, state: 'live', trend: 'NONE' }),
    onSelection: nothing,
    market: () => null,
    onMarket: nothing,
    event: () => null,
    onEvent: nothing,
  };
  renderInPage(
    <>
      <EventMarkets event={EVENT} />
      <Address />
    </>,
    {
      services: {
        prices,
        connection: createStore({ online: true }),
        priceSource: createStore('socket'),
        session: createStore({ status: 'loggedOut' }),
        oddsFormat: createStore('AMERICAN'),
        picks: {
          subscribe: picked.subscribe,
          onSelection: (_id: string, listener: () => void) => picked.subscribe(listener),
          has: (id: string) => picked.getSnapshot().includes(id),
          toggle: ({ selectionId }: { readonly selectionId: string }) => picked.set([...picked.getSnapshot(), selectionId]),
        },
      },
      address: `/event${search}`,
    },
  );
}

const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const pricesIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('[data-odds]')];

it('a market at several lines shows them all in one dialog, where a price is picked; Escape gives the focus back', async () => {
  open();
  fireEvent.click(tab('Alternates'));
  const seeAll = (await screen.findAllByRole('button', { name: 'See all lines' }))[0] as HTMLElement;
  seeAll.focus();
  fireEvent.click(seeAll);
  const dialog = await screen.findByRole('dialog', { name: 'Celtics @ Knicks · Alternate Spread' });
  // The main line is one of them.
  expect(dialog.querySelectorAll('tbody tr')).toHaveLength(LADDER.length + 1);
  expect(await structureFaults(dialog)).toEqual([]);
  const [price] = pricesIn(dialog);
  fireEvent.click(price as HTMLElement);
  expect(price?.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(seeAll));
  expect(heads().filter((head) => head?.endsWith('1 picked'))).toHaveLength(1);
});

it('the tab of the markets is in the address, from which it is read again; the first one leaves it', async () => {
  open();
  expect(heads()[0]).toMatch(/^Game lines/);
  fireEvent.click(tab('Halves'));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toMatch(/^\?markets=/));
  expect(heads()[0]).toMatch(/^1st Half/);
  const search = document.querySelector('output')?.textContent ?? '';
  cleanup();
  open(search);
  await waitFor(() => expect(tab('Halves').getAttribute('aria-selected')).toBe('true'));
});

it('a search shows the tables that match in place of the tab’s, and Escape brings those back', async () => {
  open();
  const field = screen.getByRole('searchbox', { name: 'Find a market or player' });
  fireEvent.change(field, { target: { value: 'alternate total' } });
  await waitFor(() => expect(heads()).toEqual([expect.stringMatching(/otal/)]));
  expect(screen.getByText('2 markets with “alternate total”')).toBeDefined();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(heads()[0]).toMatch(/^Game lines/));
});

it('what takes no bets any more is last, collapsed under its number, and says Closed', async () => {
  open();
  expect(screen.queryByRole('button', { name: /^Method of Victory/ })).toBeNull();
  const closed = screen.getByRole('region', { name: 'Closed markets' });
  const toggle = within(closed).getByRole('button', { name: 'Closed (1)' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  press('Closed (1)');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(button(/^Method of Victory/).getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(read(pricesIn(closed)[0] as HTMLElement)).toContain('Closed'));
});
