import { describe, expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { SessionState } from '../../../platform/session/types.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import { logOutForStrongAuthOff } from '../../../player/index.ts';
import { startStrongAuthOff, strongAuthOffDueOf } from './strongAuthOff.ts';

/** A tab whose storage survives its reloads, in which a player has asked for it. */
async function requestedTab() {
  let text: string | null = null;
  const stored: PersistedText = {
    read: () => text,
    write: (value) => {
      text = value;
    },
  };
  const open = () => {
    const state = createStore<SessionState>({ status: 'loggedIn', playerAlias: 'p1', logoutReason: null });
    const session = { ...state, logOut: async () => state.set({ status: 'loggedOut', playerAlias: null, logoutReason: 'none' }) };
    const services = { session, persistInTab: () => stored } as unknown as PlatformServices;
    const due = strongAuthOffDueOf(services);
    return { services, due, logIn: (alias: string, isNew: boolean) => startStrongAuthOff(services, { alias, isNew }) };
  };
  const page = open();
  await logOutForStrongAuthOff(page.services);
  expect(page.services.session.getSnapshot().status).toBe('loggedOut');
  return { open, ...page };
}

describe('the job that turns strong authentication off', () => {
  it('is due at the next log-in of the player who asked for it, once', async () => {
    const { due, logIn } = await requestedTab();
    expect(due.getSnapshot()).toBe(false);
    logIn('p1', true);
    expect(due.getSnapshot()).toBe(true);
    due.set(false);
    logIn('p1', true);
    expect(due.getSnapshot()).toBe(false);
  });

  it('waits over a reload of the tab for a log-in with the password', async () => {
    const { open } = await requestedTab();
    const { due, logIn } = open();
    logIn('p1', false);
    expect(due.getSnapshot()).toBe(false);
    logIn('p1', true);
    expect(due.getSnapshot()).toBe(true);
  });

  it('is over when the player logs out before it is done', async () => {
    const { due, logIn } = await requestedTab();
    logIn('p1', true)();
    expect(due.getSnapshot()).toBe(false);
  });

  it('is not another player’s, whose log-in ends the wish', async () => {
    const { due, logIn } = await requestedTab();
    logIn('p2', true);
    expect(due.getSnapshot()).toBe(false);
    logIn('p1', true);
    expect(due.getSnapshot()).toBe(false);
  });
});
