import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { HomePage } from '../../src/features/sports/ui/HomePage.tsx';
import { LivePage } from '../../src/features/sports/ui/LivePage.tsx';
import { type FakeServer, fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('tsb');
const nothing = () => () => undefined;
const Nothing = () => null;

const side = (of: 'HOME' | 'AWAY', name: string) => ({
  side: of,
  name,
  abbreviation: name.slice(0, 3),
  colors: ['#123'],
  record: null,
});

/** A competition with one event in play, as the server answers it. */
const section = (id: string, name: string, sport: string) => ({
  id,
  name,
  sport,
  organization: 'united-states',
  competition: id,
  eventCount: 1,
  events: [
    {
      id: `e-${id}`,
      name: `Away @ ${name}`,
      sport,
      organization: 'united-states',
      competition: id,
      competitionName: name,
      status: 'LIVE',
      startsAt: '2026-11-29T18:00:00Z',
      isTimeUnknown: false,
      homeScore: 3,
      awayScore: 1,
      clock: 'Q2',
      participants: [side('AWAY', 'Away'), side('HOME', name)],
      sequence: 1,
      asOf: null,
      silentSince: null,
      marketCount: 0,
      markets: [],
    },
  ],
});
const NBA = section('nba', 'NBA', 'basketball');
const NHL = section('nhl', 'NHL', 'hockey');

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(Page: () => React.ReactNode, server: FakeServer, address: string): Promise<void> {
  const { data, session, connection, time } = server;
  renderInPage(
    <main>
      <Page />
      <Address />
    </main>,
    {
      services: {
        data,
        session,
        connection,
        ...time,
        flags: fakeFlags(),
        oddsFormat: createStore('AMERICAN'),
        favourites: { ids: createStore(new Set()), star: { Component: Nothing }, card: { Component: Nothing } },
        prices: {
          seedEvents: () => undefined,
          event: () => null,
          onEvent: nothing,
          market: () => null,
          onMarket: nothing,
          selection: () => null,
          onSelection: nothing,
        },
        watchEvents: nothing,
        priceSource: createStore('socket'),
        promoAside: { Component: Nothing },
        picks: { has: () => false, onSelection: nothing, subscribe: nothing, count: () => 0 },
        playCredit: { Component: Nothing },
        openBets: { Component: Nothing },
        promoCarousel: { Component: Nothing, code: { loaded: () => Nothing } },
      },
      brand,
      address,
    },
  );
  await act(settle);
}

/** What stands beside the lines is there from the first input on the page, which another test may have made. */
function visitor(): FakeServer {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  server.answer('FeaturedBets', () => ({ featuredBets: [] }));
  server.answer('HomeParlays', () => ({ popularParlays: [] }));
  return server;
}

it('lines that do not load are an inline error', async () => {
  const server = visitor();
  server.fail('LiveSlate', { kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
  await open(LivePage, server, '/live');
  expect(read(await screen.findByRole('alert'))).toContain(
    'Oops, we encountered an error. Please hang on and try again later while we sort things out.',
  );
});

it('a live strip that does not load is an error with a retry above the lines', async () => {
  const server = visitor();
  server.answer('HomeSlate', () => ({ competitionSections: [NBA] }));
  server.answer('LiveStrip', () => ({ open: [], competitionSections: [NBA] }));
  server.fail('LiveStrip', { kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
  await open(HomePage, server, '/');
  const strip = await screen.findByRole('region', { name: 'Live now' });
  expect(read(await within(strip).findByRole('alert'))).toContain('The live games did not come through.');
  expect((await screen.findAllByRole('heading', { level: 2, name: 'NBA' })).length).toBeGreaterThan(0);
  server.fail('LiveStrip', null);
  press('Try again');
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'Live now' })).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the filter of live is in the address, from which it is read again', async () => {
  const server = visitor();
  server.answer('LiveSlate', () => ({ competitionSections: [NBA, NHL] }));
  const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await open(LivePage, server, '/live');
  await waitFor(() => expect(heads()).toEqual(['NBA', 'NHL']));
  press(/^NBA/);
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/live?competition=nba'));
  expect(button(/^NBA/).getAttribute('aria-pressed')).toBe('true');
  expect(heads()).toEqual(['NBA']);
});

it('a page of live that is opened with a filter shows its competition alone', async () => {
  const server = visitor();
  server.answer('LiveSlate', () => ({ competitionSections: [NBA, NHL] }));
  await open(LivePage, server, '/live?competition=nhl');
  await waitFor(() => expect(button(/^NHL/).getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['NHL']);
});
