import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OFFER } from '../../src/features/promotions/testing/wire.ts';
import { startPromotions } from '../../src/features/promotions/ui/startPromotions.ts';
import { BesideLines, HomePromotions } from '../../src/features/sports/ui/BesideLines.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { read, renderInPage } from '../support/page.tsx';

const leg = (id: string, eventName: string) => ({
  id,
  name: id,
  points: null,
  marketName: 'Moneyline',
  marketType: 'MONEYLINE',
  eventName,
  eventPath: `/${id}`,
});
const PARLAY = {
  featuredBetId: 'f1',
  title: 'Purdue and USC to win',
  isParlay: true,
  totalOdds: '+118',
  legs: [leg('Purdue', 'Miami @ Purdue'), leg('USC', 'Auburn @ USC')],
};

const Own = () => <p>Own</p>;

function open(status: 'loggedIn' | 'loggedOut', flags: Parameters<typeof fakeFlags>[0] = {}) {
  const server = fakeServer({ status, playerAlias: status === 'loggedIn' ? 'p' : null });
  server.answer('FeaturedBets', () => ({ featuredBets: [PARLAY] }));
  server.answer('HomeParlays', () => ({ popularParlays: [] }));
  server.answer('Promotions', () => ({ promotions: ['first', 'second', 'third'].map((id) => ({ ...OFFER, id, title: id })) }));
  const { data, session, connection, time } = server;
  renderInPage(
    <>
      <BesideLines />
      <HomePromotions />
    </>,
    {
      services: {
        data,
        session,
        connection,
        ...time,
        flags: fakeFlags(flags),
        oddsFormat: createStore('AMERICAN'),
        ...startPromotions(),
        favourites: { card: { Component: Own } },
        openBets: { Component: Own },
      },
    },
  );
  return server;
}
const beside = () => screen.getByRole('complementary', { name: 'Beside the lines' });

describe('beside the lines of home', () => {
  it('a visitor reads what the room is for, and from the first input on the brand’s parlays and two promotions', async () => {
    const { calls } = open('loggedOut');
    await act(() => vi.dynamicImportSettled());
    expect(read(beside())).toMatch(/^Your betslip .* How bets are settled$/);
    expect(calls).toEqual([]);
    fireEvent.pointerMove(window);
    const parlays = await screen.findByRole('region', { name: 'Featured parlays' });
    expect(read(parlays)).toContain('Purdue and USC to win Miami @ Purdue · Auburn @ USC +118');
    expect(within(parlays).getByRole('link').getAttribute('href')).toBe('/?featuredBetId=f1');
    await within(beside()).findByRole('heading', { name: 'second' });
    expect(read(beside())).toMatch(/^Your betslip/);
    expect(read(beside())).not.toMatch(/third|Own/);
  });

  it('a player has them at once, with what is theirs and without the guide', async () => {
    open('loggedIn', { 'parlay-lounge': true });
    await screen.findByRole('heading', { name: 'second' });
    await screen.findByRole('region', { name: 'Featured parlays' });
    expect(read(beside())).toMatch(/Purdue and USC to win .* Own Own/);
    expect(read(beside())).not.toContain('Your betslip');
  });

  it('where home has the row of promotions it is below the lines, in a room of its height, and they are not beside them', async () => {
    open('loggedOut', { 'promo-carousel': true });
    expect(document.querySelector<HTMLElement>('[style*="height: 355px"]')).not.toBeNull();
    fireEvent.scroll(window);
    const row = await screen.findByRole('region', { name: 'Promotions' });
    await screen.findByRole('region', { name: 'Featured parlays' });
    expect(read(row)).toContain('third');
    expect(read(beside())).not.toContain('third');
    expect(read(beside())).not.toContain('second');
  });

  it('where the window shows the room of the promotions at once, they come without an input', async () => {
    let isShown: IntersectionObserverCallback = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
          if (rootMargin === '0px') isShown = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    open('loggedOut', { 'promo-carousel': true });
    expect(screen.queryByRole('region', { name: 'Promotions' })).toBeNull();
    act(() => isShown([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(read(await screen.findByRole('region', { name: 'Promotions' }))).toContain('third');
    vi.unstubAllGlobals();
  });
});
