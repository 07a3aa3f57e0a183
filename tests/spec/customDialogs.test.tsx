import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomDialogsGate } from '../../src/features/custom-dialogs/ui/CustomDialogsGate.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { renderInPage } from '../support/page.tsx';

const TEXTS = { body: 'For one moment only.', dismissible: true, buttons: [] };
const AT_LOG_IN = { id: '1', title: 'At log-in', ...TEXTS, triggers: [{ type: 'on_login', pages: [] }] };
const ON_THE_PAGE = { id: '2', title: 'On the page', ...TEXTS, triggers: [{ type: 'pages', pages: ['/'] }] };

it.each([
  ['5 s after it opens', 5_000, 'At log-in'],
  ['later does not', 5_001, 'On the page'],
])('a dialog for the log-in that comes %s [S4.42]', async (_, delayMs, opened) => {
  const server = fakeServer({ status: 'loggedOut', playerId: null });
  server.answer('CustomDialogs', () => ({ customDialogs: [AT_LOG_IN, ON_THE_PAGE] }));
  server.answer('CloseCustomDialog', () => ({ closeCustomDialog: [] }));
  const answer = server.hold('CustomDialogs');
  const { data, session, time } = server;
  renderInPage(<CustomDialogsGate />, {
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
