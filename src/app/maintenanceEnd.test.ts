import { expect, it, vi } from 'vitest';
import { NO_MAINTENANCE } from '../../core/wire/maintenance.ts';
import { createStore } from '../platform/externalStore.ts';
import type { SessionState } from '../platform/session/types.ts';
import { createToastStore } from '../ui/toast/toastStore.ts';
import { endInMaintenance } from './maintenanceEnd.ts';

const PLAYER: SessionState = { status: 'loggedIn', playerAlias: 'p1', logoutReason: null };
const NOTICE = { ...NO_MAINTENANCE, enabled: true };

function page(state: SessionState) {
  const session = createStore<SessionState>(state);
  const maintenance = createStore<typeof NOTICE | null>(null);
  const toasts = createToastStore();
  const load = vi.fn(async () => undefined);
  const logOut = vi.fn(async (reason: 'maintenance') =>
    session.set({ status: 'loggedOut', playerAlias: null, logoutReason: reason }),
  );
  endInMaintenance({
    maintenance,
    session: { ...session, logOut: logOut as never },
    startup: { load },
    toasts,
  });
  return { session, maintenance, load, logOut, shown: () => toasts.getSnapshot().map(({ body }) => body) };
}

it('maintenance logs a player out and says so over its screen; when it is over, startup is loaded again', () => {
  const { maintenance, load, logOut, shown } = page(PLAYER);
  maintenance.set(NOTICE);
  expect(logOut.mock.calls).toEqual([['maintenance']]);
  expect(shown()).toEqual(['We are currently undergoing maintenance']);
  expect(load).not.toHaveBeenCalled();
  maintenance.set(null);
  expect(load).toHaveBeenCalledOnce();
});

it('a visitor is not logged out by maintenance, and another log-out has no text of maintenance', () => {
  const visitor = page({ status: 'loggedOut', playerAlias: null, logoutReason: null });
  visitor.maintenance.set(NOTICE);
  expect([visitor.logOut.mock.calls, visitor.shown()]).toEqual([[], []]);
  const player = page(PLAYER);
  player.session.set({ status: 'loggedOut', playerAlias: null, logoutReason: 'inactivity' });
  expect(player.shown()).toEqual([]);
});
