import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../tests/support/page.tsx';
import type { Brand } from '../../brand/contract.ts';
import { createStore } from '../../platform/externalStore.ts';
import { PageBoundary } from './RouteError.tsx';

const code = { isThere: false };

function Search() {
  if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return <p>what was found</p>;
}

it('a page that failed while the service was away opens again by itself', async () => {
  // React tells of what an error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const startup = createStore({ state: 'error', data: null, cfWaitingRoom: null, failure: 'unreachable' });
  const brand = { preferences: { brandName: 'tsb' }, links: { support: 'mailto:support@tsb.example' } };
  renderInPage(
    <Routes>
      <Route element={<PageBoundary />}>
        <Route path="*" element={<Search />} />
      </Route>
    </Routes>,
    { services: { startup }, brand: brand as Brand },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('tsb is experiencing issues');
  code.isThere = true;
  await act(async () => startup.set({ ...startup.getSnapshot(), state: 'done' }));
  expect(document.body.textContent).toContain('what was found');
});
