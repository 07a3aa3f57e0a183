import { createSavedSessionStore } from '../../src/platform/session/savedSession.ts';
import { createSession, type Session, type SessionMessage } from '../../src/platform/session/session.ts';
import { serialLock } from '../../src/platform/tabs/lock.ts';
import { fakeStorage } from '../../src/platform/testing/fakeStorage.ts';
import { fakeTabs } from '../../src/platform/testing/fakeTabs.ts';
import { fakeTime } from '../../src/platform/testing/fakeTime.ts';
import { noPendingLogOuts } from '../../src/platform/testing/noPendingLogOuts.ts';

/** The session of a page without a log-in, before it is started. */
export function newSession(): Session {
  const { clock, timers } = fakeTime();
  const [tabs] = fakeTabs<SessionMessage>(1);
  if (!tabs) throw new Error('no tab');
  return createSession({
    clock,
    timers,
    tabs,
    lock: serialLock(),
    report: () => undefined,
    opening: {
      startTimers: () => undefined,
      stopTimers: () => undefined,
      setRealityCheck: () => undefined,
      fetchSessionData: async () => undefined,
    },
    moveFormerRows: async () => undefined,
    onLoggedOut: () => undefined,
    pendingLogOuts: noPendingLogOuts,
    savedSession: createSavedSessionStore(fakeStorage, 'session', clock),
    endpoint: {
      password: async () => ({ kind: 'refused', reason: null }),
      code: async () => ({ kind: 'refused', reason: null }),
      refresh: async () => ({ kind: 'refused', reason: null }),
      limitedAccess: async () => ({ kind: 'refused', reason: null }),
      logOut: async () => true,
    },
  });
}
