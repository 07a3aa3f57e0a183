import { lazyModule } from '../../../core/lazyModule.ts';
import { err } from '../../../core/result.ts';
import { type Timers, wait } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore } from '../externalStore.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { SavedSessionStore } from './savedSession.ts';
import type { AuthenticatedJob, Session, SessionMessage } from './session.ts';
import type { SessionState } from './types.ts';

export interface LazySessionPorts {
  readonly timers: Timers;
  readonly savedSession: SavedSessionStore;
  readonly tabs: Tabs<SessionMessage>;
  readonly report: ReportError;
  /** Loads the session itself. @param tabs what other tabs send from now on, and what they have sent. */
  readonly load: (tabs: Tabs<SessionMessage>) => Promise<Session>;
}

const LOAD_AGAIN_MS = 5000;

/**
 * The session of a page whose visitor may never log in: the code of a session is loaded for a stored one, a log-in, one in another
 * tab, or a log-out that the server may not know of.
 */
export function lazySession({ timers, savedSession, tabs, report, load }: LazySessionPorts): Session {
  const state = createStore<SessionState>({ status: 'unknown', playerAlias: null, logoutReason: null });
  const forgets = new Set<(playerAlias: string) => Promise<void>>();
  const jobs = new Map<string, AuthenticatedJob>();
  const missed: SessionMessage[] = [];
  let listener = (message: SessionMessage): void => {
    // There is no refresh to give up.
    if (message.type === 'loggingIn') return;
    missed.push(message);
    void session.load().catch((error: unknown) => report('session.load', error));
  };
  tabs.listen((message) => listener(message));

  const session = lazyModule(async (): Promise<Session> => {
    const loaded = await load({
      send: tabs.send,
      listen: (deliver) => {
        listener = deliver;
        return () => undefined;
      },
    });
    for (const forget of forgets) loaded.onLogOut(forget);
    for (const [name, job] of jobs) loaded.onAuthenticated(name, job);
    for (const message of missed.splice(0)) listener(message);
    void loaded.start();
    state.set(loaded.getSnapshot());
    loaded.subscribe(() => state.set(loaded.getSnapshot()));
    return loaded;
  });

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    start: async () => {
      while (savedSession.read().kind !== 'none' || savedSession.pendingSince() !== null || session.loaded() !== null) {
        try {
          return await (await session.load()).start();
        } catch (error) {
          report('session.load', error);
          await wait(timers, LOAD_AGAIN_MS);
        }
      }
      if (session.loaded() === null) state.set({ status: 'loggedOut', playerAlias: null, logoutReason: null });
    },
    logIn: async (by) => {
      try {
        return await (await session.load()).logIn(by);
      } catch (error) {
        report('session.load', error);
        return err({ kind: 'unreachable', code: 'CONNECTION_ERROR' });
      }
    },
    logOut: async (reason) => {
      const loaded = session.loaded();
      if (loaded !== null) return loaded.logOut(reason);
      savedSession.clear();
      state.set({ status: 'loggedOut', playerAlias: null, logoutReason: reason });
    },
    bearerToken: async () => {
      if (session.loaded() === null && savedSession.read().kind !== 'saved') return null;
      const loaded = await session.load().catch(() => null);
      return (await loaded?.bearerToken()) ?? null;
    },
    renew: async (refused) => (await session.loaded()?.renew(refused)) ?? false,
    onLogOut: (forget) => {
      forgets.add(forget);
      const stop = session.loaded()?.onLogOut(forget);
      return () => {
        forgets.delete(forget);
        stop?.();
      };
    },
    onAuthenticated: (name, job) => {
      jobs.set(name, job);
      session.loaded()?.onAuthenticated(name, job);
    },
  };
}
