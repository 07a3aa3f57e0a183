import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { ENTRY, page, tournamentServer } from '../testing/tournamentServer.ts';
import { TournamentPage } from './TournamentPage.tsx';
import { TournamentsPage } from './TournamentsPage.tsx';

const brand = await loadBrand('tsb');

it('the leaderboard shows places with ties and no names, and the player’s own row', async () => {
  const { services } = tournamentServer(ENTRY);
  renderInPage(<TournamentPage />, { services, brand, address: '/tournaments/tournament?id=t1' });
  await waitFor(() => expect(read()).toContain('Leaderboard'));
  expect(screen.getAllByRole('row').map((one) => read(one))).toEqual([
    'Place Player Picks Return',
    '1 3 Player 3 4 4,999',
    'T2 17 Player 17 You 4 4,998',
  ]);
  expect(read()).toContain('The place is all there is to win.');
});

it('a pick is sent once as chosen, at the price that is shown; a stake beyond the budget is not sent, and a refusal says why', async () => {
  const { server, services } = tournamentServer(ENTRY);
  renderInPage(<TournamentPage />, { services, brand, address: '/tournaments/tournament?id=t1' });
  await waitFor(() => expect(read()).toContain('Chiefs @ Bills'));
  press(/Bills −2\.5/);
  const field = screen.getByRole('textbox', { name: 'Play dollars' });
  const sent = () => server.calls.filter((call) => call.startsWith('PlaceTournamentPick'));
  fireEvent.change(field, { target: { value: '401' } });
  press('Pick');
  await waitFor(() => expect(read()).toContain('You have 400 left'));
  expect(sent()).toEqual([]);
  const error = { code: 'ODDS_CHANGED', message: 'The price has changed.' };
  server.answer('PlaceTournamentPick', () => ({ placeTournamentPick: { page: page(ENTRY), error } }));
  fireEvent.change(field, { target: { value: '100' } });
  press('Pick');
  await waitFor(() => expect(read()).toContain('The price has changed.'));
  press('Pick');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map((call) => JSON.parse(call.slice(call.indexOf('{'))).pick);
  expect(first).toMatchObject({
    tournamentId: 't1',
    selectionId: 's1',
    stake: 100,
    points: -2.5,
    numeratorLong: 10,
    denominatorLong: 11,
  });
  expect(second.pickId).toBe(first.pickId);
});

it('an open tournament is joined with one press, and then stands among the joined ones', async () => {
  const { server, services } = tournamentServer(null);
  renderInPage(<TournamentsPage />, { services, brand, address: '/tournaments/joined' });
  await waitFor(() => expect(read()).toContain('Free · 4,208 players'));
  expect(read()).toContain('You are in no tournament.');
  server.answer('JoinTournament', () => ({ joinTournament: { page: page(ENTRY), error: null } }));
  press('Join Week 11');
  await waitFor(() => expect(read()).toContain('2 of 3 picks settled'));
  expect(read()).not.toContain('You are in no tournament.');
});
