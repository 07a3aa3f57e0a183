import { describe, expect, it } from 'vitest';
import { authorization, authorizationNow } from './authorize.ts';
import { createStore } from './externalStore.ts';
import type { SessionState } from './session/types.ts';
import { fakeTime } from './testing/fakeTime.ts';

const unknown: SessionState = { status: 'unknown', playerAlias: 'p1', logoutReason: null };
const loggedOut: SessionState = { status: 'loggedOut', playerAlias: null, logoutReason: null };
const loggedIn: SessionState = { status: 'loggedIn', playerAlias: 'p1', logoutReason: null };

function page(state: SessionState, bearer: { token: string | null }, anonymous: string | null) {
  const time = fakeTime();
  const store = createStore<SessionState>(state);
  const anonymousToken = createStore<string | null>(anonymous);
  const session = { ...store, bearerToken: async () => bearer.token };
  return { time, store, anonymousToken, ports: { session, anonymousToken, timers: time.timers, patienceMs: 5000 } };
}

describe('the authorization of a private request', () => {
  it("is the player's token, or the anonymous one", async () => {
    expect(await authorization(page(loggedIn, { token: 'b' }, 'a').ports)).toEqual({ kind: 'bearer', token: 'b' });
    expect(await authorization(page(loggedOut, { token: null }, 'a').ports)).toEqual({ kind: 'anonymous', token: 'a' });
  });

  it('waits until the login state is known', async () => {
    const bearer: { token: string | null } = { token: null };
    const { ports, store, time } = page(unknown, bearer, 'a');
    const pending = authorization(ports);
    await time.pass(1000);
    bearer.token = 'b';
    store.set(loggedIn);
    expect(await pending).toEqual({ kind: 'bearer', token: 'b' });
  });

  it('waits for the anonymous token for a limited time', async () => {
    const patient = page(loggedOut, { token: null }, null);
    const pending = authorization(patient.ports);
    await patient.time.pass(1000);
    patient.anonymousToken.set('a');
    expect(await pending).toEqual({ kind: 'anonymous', token: 'a' });
    const hopeless = page(loggedOut, { token: null }, null);
    const none = authorization(hopeless.ports);
    await hopeless.time.pass(5000);
    expect(await none).toEqual({ kind: 'none' });
  });

  it('does not wait at startup', async () => {
    expect(await authorizationNow(page(unknown, { token: null }, null).ports)).toEqual({ kind: 'none' });
    expect(await authorizationNow(page(unknown, { token: null }, 'a').ports)).toEqual({ kind: 'anonymous', token: 'a' });
  });
});
