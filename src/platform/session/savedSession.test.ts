import { expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createSavedSessionStore, type SavedSession } from './savedSession.ts';

const session: SavedSession = {
  playerAlias: 'p1',
  accessTokenRefreshAt: 5,
  expirySeconds: 3_600,
  refreshToken: null,
  limitedAccessToken: null,
};

it('each refresh notes its time, which a reload finds, and a session of the build before has none', () => {
  const [storage, time] = [fakeStorage(), fakeTime()];
  const open = () => createSavedSessionStore(() => storage, 'session', time.clock);
  open().write(session);
  time.advance(900_000);
  open().write(session);
  expect(open().read()).toEqual({ kind: 'saved', session, savedAt: time.clock.now() });
  storage.setItem('session', JSON.stringify(session));
  expect(open().read()).toEqual({ kind: 'saved', session, savedAt: null });
});
