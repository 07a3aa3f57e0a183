import { waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { button, press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeServer } from '../testing/wire.ts';
import { HomeFavourites } from './FavouriteLines.tsx';

const LINKS = ['nfl', 'nba', 'nhl'].map((id) => ({
  id,
  name: id,
  sport: 's',
  eventCount: 3,
  path: `/sport/s/organization/o/competition/${id}`,
}));

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it('home asks only for competitions with something starred, and says when none of it is played', async () => {
  const server = fakeServer();
  server.answer('CompetitionSlate', () => ({ competition: null }));
  const { data, session, connection, time } = server;
  const favourites = { ids: createStore(new Set(['team:nba:Knicks', 'competition:nhl', 'player:p'])) };
  const prices = { seedEvents: () => undefined };
  renderInPage(<HomeFavourites competitions={LINKS} />, {
    services: { data, session, connection, clock: time.clock, favourites, prices },
  });
  await waitFor(() => expect(read()).toContain('No games of your favorites right now'));
  expect(server.calls.map((call) => /"competition":"(\w+)"/.exec(call)?.[1])).toEqual(['nba', 'nhl']);
});

it('the chip of favorites is in the address, and a second press shows all again', async () => {
  renderInPage(
    <>
      <HomeFavourites />
      <Address />
    </>,
  );
  press('Favorites');
  await waitFor(() => expect(read()).toBe('Favorites /?show=favorites'));
  expect(button('Favorites').getAttribute('aria-pressed')).toBe('true');
  press('Favorites');
  await waitFor(() => expect(read()).toBe('Favorites /'));
});
