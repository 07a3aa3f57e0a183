import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { feature } from '../../src/features/custom-dialogs/index.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { press, renderInPage } from '../support/page.tsx';
import { structureFaults } from '../support/structureFaults.ts';

await feature.slots.drawer.preload();
const Dialogs = feature.slots.drawer.Component;
const TEXTS = { body: 'For one moment only.', dismissible: true, buttons: [] };
const AT_LOG_IN = { id: '1', title: 'At log-in', ...TEXTS, triggers: [{ type: 'on_login', pages: [] }] };
const ON_THE_PAGE = { id: '2', title: 'On the page', ...TEXTS, triggers: [{ type: 'pages', pages: ['/'] }] };

it.each([
  ['5 s after it opens', 5_000, 'At log-in'],
  ['later does not', 5_001, 'On the page'],
])('a dialog for the log-in that comes %s', async (_, delayMs, opened) => {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  server.answer('CustomDialogs', () => ({ customDialogs: [AT_LOG_IN, ON_THE_PAGE] }));
  server.answer('CloseCustomDialog', () => ({ closeCustomDialog: [] }));
  const answer = server.hold('CustomDialogs');
  const { data, session, time } = server;
  renderInPage(<Dialogs />, {
    services: { data, session, clock: time.clock, playerSession: createStore(null) },
  });
  act(() => server.logIn());
  await waitFor(() => expect(server.calls).toContain('CustomDialogs {}'));
  time.advance(delayMs);
  await act(answer);
  expect(await screen.findByRole('dialog', { name: opened })).toBeDefined();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** A page of a visitor, or of a player who was logged in when it was opened, with these dialogs on the server. */
function open(dialogs: readonly object[], visitor: 'loggedIn' | 'loggedOut', address = '/') {
  const server = fakeServer({ status: visitor, playerAlias: visitor === 'loggedIn' ? 'p1' : null });
  server.answer('CustomDialogs', () => ({ customDialogs: dialogs }));
  server.answer('CloseCustomDialog', ({ id }) => ({
    closeCustomDialog: dialogs.filter((one) => (one as { id: string }).id !== id),
  }));
  const { data, session, time } = server;
  renderInPage(
    <>
      <Address />
      <Dialogs />
    </>,
    { services: { data, session, clock: time.clock, playerSession: createStore(null) }, address },
  );
  return server;
}

it('a dialog for the log-in opens after it, leads to its page, is reported as closed and does not open again; a link that is not https is no button', async () => {
  const buttons = [
    { label: 'Open My Bets', type: 'deep_link', url: '/my-bets/open', style: 'primary' },
    { label: 'Read the rules', type: 'external_link', url: 'https://example.com/rules', style: 'secondary' },
    { label: 'Unsafe', type: 'external_link', url: 'http://example.com/', style: 'primary' },
  ];
  const follow = { ...AT_LOG_IN, title: 'New: follow your bets', body: 'Scores now move in My Bets.', buttons };
  const server = open([follow], 'loggedOut');
  await act(async () => server.logIn());
  const dialog = await screen.findByRole('dialog', { name: 'New: follow your bets' });
  expect(dialog.textContent).toContain('Scores now move in My Bets.');
  expect(within(dialog).getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe('https://example.com/rules');
  expect(within(dialog).queryByText('Unsafe')).toBeNull();
  expect(await structureFaults(dialog)).toEqual([]);
  press('Open My Bets');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/my-bets/open'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls.filter((call) => call.startsWith('CloseCustomDialog'))).toEqual(['CloseCustomDialog {"id":"1"}']);
});

it('a reload is no log-in: of a dialog for the log-in and one for the page only that for the page opens', async () => {
  const inMyBets = { ...ON_THE_PAGE, title: 'In My Bets', triggers: [{ type: 'pages', pages: ['/my-bets/*'] }] };
  open([AT_LOG_IN, inMyBets], 'loggedIn', '/my-bets/open');
  const dialog = await screen.findByRole('dialog', { name: 'In My Bets' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});
