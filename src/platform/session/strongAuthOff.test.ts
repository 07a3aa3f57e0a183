import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import type { PersistedText } from '../storage/persistedText.ts';
import type { AuthenticatedJob } from './session.ts';
import { createStrongAuthOff } from './strongAuthOff.ts';
import type { SessionState } from './types.ts';

/** A tab whose storage survives its reloads. */
function tab() {
  let text: string | null = null;
  const stored: PersistedText = {
    read: () => text,
    write: (value) => {
      text = value;
    },
  };
  return function open(playerId: string | null) {
    const state = createStore<SessionState>({ status: 'loggedOut', playerId: null, logoutReason: null });
    const jobs = new Map<string, AuthenticatedJob>();
    const forgets: ((playerId: string) => Promise<void>)[] = [];
    const logIn = (id: string, isNew: boolean): void => {
      state.set({ status: 'loggedIn', playerId: id, logoutReason: null });
      for (const job of jobs.values()) job(isNew);
    };
    const session = {
      ...state,
      onAuthenticated: (name: string, job: AuthenticatedJob) => void jobs.set(name, job),
      onLogOut: (forget: (playerId: string) => Promise<void>) => {
        forgets.push(forget);
        return () => undefined;
      },
      logOut: async () => {
        for (const forget of forgets) await forget('p1');
        state.set({ status: 'loggedOut', playerId: null, logoutReason: 'none' });
      },
    };
    const strongAuth = createStrongAuthOff(session, stored);
    if (playerId !== null) logIn(playerId, false);
    return { strongAuth, session, logIn, isDue: strongAuth.isDue.getSnapshot };
  };
}

async function asked() {
  const open = tab();
  const page = open('p1');
  page.strongAuth.askAndLogOut();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(page.session.getSnapshot().status).toBe('loggedOut');
  return { open, page };
}

describe('the job that turns strong authentication off', () => {
  it('[S6.32] is due at the next log-in of the player who asked for it, once', async () => {
    const { page } = await asked();
    expect(page.isDue()).toBe(false);
    page.logIn('p1', true);
    expect(page.isDue()).toBe(true);
    page.strongAuth.done();
    page.logIn('p1', true);
    expect(page.isDue()).toBe(false);
  });

  it('waits over a reload of the tab for a log-in with the password', async () => {
    const { open } = await asked();
    const reloaded = open('p1');
    expect(reloaded.isDue()).toBe(false);
    reloaded.logIn('p1', true);
    expect(reloaded.isDue()).toBe(true);
  });

  it('is over when the player logs out before it is done', async () => {
    const { page } = await asked();
    page.logIn('p1', true);
    await page.session.logOut();
    expect(page.isDue()).toBe(false);
  });

  it('is not another player’s, whose log-in ends the wish', async () => {
    const { page } = await asked();
    page.logIn('p2', true);
    expect(page.isDue()).toBe(false);
    page.logIn('p1', true);
    expect(page.isDue()).toBe(false);
  });
});
