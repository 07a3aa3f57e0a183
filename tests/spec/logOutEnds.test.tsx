import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { NO_MAINTENANCE } from '../../core/wire/maintenance.ts';
import { endInMaintenance } from '../../src/app/maintenanceEnd.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { LogInPage } from '../../src/features/session/ui/LogInPage.tsx';
import { SessionEnd } from '../../src/features/session/ui/SessionEnd.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { LogoutReason, SessionState } from '../../src/platform/session/types.ts';
import { ToastHost } from '../../src/ui/toast/ToastHost.tsx';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { press, read, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('tsb');
const LIVE = '/live?tab=2';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const addressNow = () => document.querySelector('output')?.textContent;
const toast = () => document.querySelector('[data-tone]');

/** The app's surroundings of pages at an address, whose player another part of the page, or another tab, then logs out. */
function openLive() {
  const session = createStore<SessionState>({ status: 'unknown', playerAlias: null, logoutReason: null });
  const startup = createStore({ state: 'loaded', data: { serviceAttributes: { identity: { logInBy: 'PASSWORD' } } } });
  const picks = { subscribe: () => () => undefined, count: () => 0 };
  const logOut = (logoutReason: LogoutReason) =>
    act(async () => session.set({ status: 'loggedOut', playerAlias: null, logoutReason }));
  const maintenance = createStore<typeof NO_MAINTENANCE | null>(null);
  endInMaintenance({
    maintenance,
    toasts,
    session: { ...session, logOut: async () => undefined },
    startup: { load: async () => undefined },
  });
  renderInPage(
    <>
      <Routes>
        <Route path="login" element={<LogInPage />} />
        <Route path="*" element={<p>Lines</p>} />
      </Routes>
      <SessionEnd />
      <ToastHost brand="tsb" />
      <Address />
    </>,
    { brand, address: LIVE, services: { session, startup, picks } },
  );
  return logOut;
}

describe('after a log-out', () => {
  it.each<[LogoutReason, string]>([
    ['inactivity', 'You have been logged out due to inactivity. Please log in to continue.'],
    ['coolOff', 'Cool off was successful. You have been logged out.'],
    ['selfExclusion', 'Self exclusion was successful. You have been logged out.'],
  ])('for %s its text is above the form of log-in, and is no toast', async (reason, text) => {
    await openLive()(reason);
    expect(addressNow()).toBe('/login');
    expect(screen.getAllByRole('status').map((status) => read(status))).toEqual([text, '/login']);
    expect(toast()).toBeNull();
  });

  it.each<[LogoutReason, string]>([
    ['unauthenticated', 'You are not logged in. Please log in again to proceed.'],
    ['technicalIssue', 'Sorry! You have been logged out due to a technical issue on our end.'],
  ])('for %s a toast over the form of log-in says “%s”', async (reason, text) => {
    await openLive()(reason);
    expect(addressNow()).toBe('/login');
    await waitFor(() => expect(toast()?.textContent).toBe(text));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in');
  });

  it('the toast of the daily time limit stays until it is dismissed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openLive()('dailyTimeLimit');
    const text = 'We logged you out because you reached your set daily time limit. Come back tomorrow!';
    await waitFor(() => expect(toast()?.textContent).toBe(text));
    act(() => void vi.advanceTimersByTime(600_000));
    expect(toast()?.textContent).toBe(text);
    act(() => press('Dismiss'));
    expect(toast()).toBeNull();
  });

  it('for maintenance, which another tab has heard of first, the page stays where it is and says so', async () => {
    await openLive()('maintenance');
    await waitFor(() => expect(toast()?.textContent).toBe('We are currently undergoing maintenance'));
    expect(addressNow()).toBe(LIVE);
    expect(read()).toContain('Lines');
  });
});
