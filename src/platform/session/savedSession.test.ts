import { expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createSavedSessionStore, type SavedSession } from './savedSession.ts';

const SESSION: SavedSession = {
  ...{ playerId: 'p1', accessTokenRefreshAt: 5, expirySeconds: 3_600, refreshToken: null, limitedAccessToken: null },
};

it('each refresh moves the end of the session, which is known after a reload and in no session without a lifetime', () => {
  const [storage, time] = [fakeStorage(), fakeTime()];
  const open = () => createSavedSessionStore(() => storage, 'session', time.clock);
  const store = open();
  expect(store.endsAt()).toBeNull();
  store.write(SESSION);
  time.advance(900_000);
  store.write(SESSION);
  expect(open().endsAt()).toBe(time.clock.now() + 3_600_000);
  expect(open().read()).toEqual({ kind: 'saved', session: SESSION });
  store.write({ ...SESSION, expirySeconds: null });
  expect(store.endsAt()).toBeNull();
  // Of the build before.
  storage.setItem('session', JSON.stringify(SESSION));
  expect(store.endsAt()).toBeNull();
});
