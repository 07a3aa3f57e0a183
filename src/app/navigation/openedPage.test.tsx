import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { makeUnfinished } from '../../../tests/support/fakeServices.ts';
import { renderInPage } from '../../../tests/support/page.tsx';
import { createStore, useStore } from '../../platform/externalStore.ts';
import type { OpenedPage as Opened } from '../../platform/openedPage.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { toasts } from '../../ui/toast/toastStore.ts';
import { OpenedPage } from './OpenedPage.tsx';

/** As in ServicesLayout. */
function Window() {
  const page = useStore(useServices().opened);
  const { pathname, search } = useLocation();
  return (
    <>
      {page !== null && <OpenedPage page={page} />}
      <p role="status">{pathname + search}</p>
      <Link to="/live">Live</Link>
    </>
  );
}

function openWindow() {
  const services = { opened: createStore<Opened | null>(null), unfinished: makeUnfinished() };
  renderInPage(<Window />, { services, address: '/deposit?from=promotion' });
  const open = (path: string, title: string | null) => act(() => services.opened.set({ path, title }));
  return { ...services, open };
}

const here = () => screen.getByRole('status').textContent;
const shown = () => toasts.getSnapshot().map(({ body, detail }) => [body, detail]);

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

it('a page from outside is shown at once where nothing is unfinished, each time', () => {
  const { open } = openWindow();
  open('/my-bets?a=1', 'Bet settled');
  expect(here()).toBe('/my-bets?a=1');
  act(() => screen.getByRole('link').click());
  open('/my-bets?a=1', null);
  expect([here(), shown()]).toEqual(['/my-bets?a=1', []]);
});

it('a page from outside waits for the player where something is unfinished, and is shown by Open', () => {
  const { open, unfinished } = openWindow();
  unfinished.set([{ kind: 'form', text: 'Your deposit is not finished' }]);
  open('/my-bets', 'Bet settled');
  expect([here(), shown()]).toEqual(['/deposit?from=promotion', [['Bet settled', 'Your deposit is not finished.']]]);
  act(() => toasts.getSnapshot()[0]?.action?.onClick());
  expect(here()).toBe('/my-bets');
});

it('a link is named as one, and the page that is shown already asks nothing', () => {
  const { open, unfinished } = openWindow();
  unfinished.set([{ kind: 'round', text: 'Your round is not finished' }]);
  open('/deposit?from=promotion', null);
  expect(shown()).toEqual([]);
  open('/my-bets', null);
  expect(shown()).toEqual([['You opened another page', 'Your round is not finished.']]);
});
