import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../../core/result.ts';
import { ErrorMessage } from '../../src/app/errors/ErrorScreens.tsx';
import { LayoutBoundary, PageBoundary } from '../../src/app/errors/RouteError.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { RequestFailure } from '../../src/platform/graphql/request.ts';
import { createStartup, POLL_MS, type StartupData } from '../../src/platform/startup/startup.ts';
import { fakeTime } from '../../src/platform/testing/fakeTime.ts';
import { press, read, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('hwc');
const BALL = 'circle[r="15"]';
const renderError = (kind: 'generic' | 'outage') => renderInPage(<ErrorMessage kind={kind} />, { brand }).container;

it('the generic error page says that something went wrong and to try again', () => {
  const { textContent } = renderError('generic');
  expect(textContent).toContain('Oops... Looks like something went wrong');
  expect(textContent).toContain('Let’s try that again.');
});

it('the outage page has a missed shot, which no other page has, and says that the brand is experiencing issues', async () => {
  const page = renderError('outage');
  expect(page.textContent).toContain('Oops... Something went wrong');
  expect(page.textContent).toContain(`${brand.name} is experiencing issues`);
  await waitFor(() => expect(page.querySelector(BALL)).not.toBeNull());
  const other = renderError('generic');
  await waitFor(() => expect(other.querySelector('svg')?.childElementCount).toBeGreaterThan(0));
  expect(other.querySelector(BALL)).toBeNull();
});

describe.each(['generic', 'outage'] as const)('the %s error page', (kind) => {
  it('leads to support, and Reload loads it again', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    renderError(kind);
    press('Reload');
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(brand.links.support);
  });
});

const code = { isThere: false };

function Page() {
  const { search } = useLocation();
  if (!code.isThere) throw new Error('a chunk that cannot be loaded');
  return <p>The page at {search}</p>;
}

it('a page whose code did not come off line says so, keeps its address, and opens by itself once the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const connection = createStore({ online: false });
  const routes = (
    <Routes>
      <Route element={<PageBoundary />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  );
  const startup = createStore({ state: 'done' });
  renderInPage(routes, { brand, address: '/live?tab=2', services: { connection, startup } });
  await waitFor(() => expect(read()).toContain('You’re offline. This page opens again once you are back.'));
  code.isThere = true;
  act(() => connection.set({ online: true }));
  await waitFor(() => expect(read()).toContain('The page at ?tab=2'));
});

it('a startup that fails is reported, and the outage page stands in place of everything until it is answered', async () => {
  const time = fakeTime();
  const answer: { next: Result<StartupData, RequestFailure> } = {
    next: err({ kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] }),
  };
  const report = vi.fn();
  const startup = createStartup({
    timers: time.timers,
    report,
    isOnline: () => true,
    request: async () => answer.next,
    renew: async () => undefined,
  });
  const routes = (
    <Routes>
      <Route element={<LayoutBoundary />}>
        <Route path="signup" element={<h1>Where do you live?</h1>} />
      </Route>
    </Routes>
  );
  renderInPage(routes, { brand, address: '/signup', services: { startup, timers: time.timers } });
  await act(() => startup.load());
  expect(report.mock.calls).toEqual([['startup', new Error('Startup: refused')]]);
  const outage = await screen.findByRole('alert');
  for (const words of ['Oops... Something went wrong', `${brand.name} is experiencing issues`])
    expect(read(outage)).toContain(words);
  await waitFor(() => expect(outage.querySelector(BALL)).not.toBeNull());
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(brand.links.support);
  expect(screen.queryByRole('heading', { name: 'Where do you live?' })).toBeNull();

  // The page asks again by itself.
  answer.next = ok({} as StartupData);
  await act(() => time.pass(POLL_MS));
  expect(screen.getByRole('heading', { name: 'Where do you live?' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
