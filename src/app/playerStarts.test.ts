import { describe, expect, it } from 'vitest';
import { lazyModule } from '../../core/lazyModule.ts';
import { createStore } from '../platform/externalStore.ts';
import type { PlayerStart } from '../platform/feature.ts';
import type { Services } from '../platform/services.ts';
import { quietOpening } from '../platform/session/quietOpening.ts';
import { createSavedSessionStore } from '../platform/session/savedSession.ts';
import { createSession, type SessionMessage } from '../platform/session/session.ts';
import type { GrantOutcome } from '../platform/session/tokenEndpoint.ts';
import { serialLock } from '../platform/tabs/lock.ts';
import { fakeStorage } from '../platform/testing/fakeStorage.ts';
import { fakeTabs } from '../platform/testing/fakeTabs.ts';
import { fakeTime, settle } from '../platform/testing/fakeTime.ts';
import { noPendingLogOuts } from '../platform/testing/noPendingLogOuts.ts';
import { followLogIns, loadPlayerParts, type PlayerPart } from './playerStarts.ts';

const credentials = { username: 'demo', password: 'slipstream-demo' };

/** Two tabs of one browser; the first one has these parts. The server logs `server.playerAlias` in. */
async function browser(...parts: readonly PlayerPart[]) {
  const time = fakeTime();
  const storage = fakeStorage();
  const server = { playerAlias: 'p1' };
  const grant = async (): Promise<GrantOutcome> => {
    const { playerAlias } = server;
    const times = { accessTokenRefreshAt: time.clock.now() + 870_000, expirySeconds: 86_400 };
    return { kind: 'granted', tokens: { playerAlias, bearerToken: 'a', refreshToken: null, limitedAccessToken: null, ...times } };
  };
  const lock = serialLock();
  const sessions = fakeTabs<SessionMessage>(2).map((tabs) =>
    createSession({
      clock: time.clock,
      timers: time.timers,
      tabs,
      lock,
      report: () => undefined,
      opening: quietOpening,
      endpoint: { password: grant, code: grant, limitedAccess: grant, refresh: grant, logOut: async () => true },
      savedSession: createSavedSessionStore(() => storage, 'session', time.clock),
      pendingLogOuts: noPendingLogOuts,
      moveFormerRows: async () => undefined,
      onLoggedOut: () => undefined,
    }),
  );
  for (const session of sessions) await session.start();
  const [session, otherTab] = sessions;
  if (session === undefined || otherTab === undefined) throw new Error('no tab');
  const reports: string[] = [];
  const services = {
    session,
    reading: createStore(false),
    report: (scope: string, error: unknown) => reports.push(`${scope}: ${error}`),
  };
  const follow = (): void => followLogIns(services as unknown as Services, parts);
  return { session, otherTab, server, reports, follow };
}

/** A part that writes down when it starts and ends. */
function recorded(name: string, log: string[]) {
  const start: PlayerStart = (_services, { alias, isNew }) => {
    log.push(`${name} starts for ${alias}${isNew ? ', new' : ''}`);
    return () => log.push(`${name} ends`);
  };
  return { name, playerStart: lazyModule(async () => start) };
}

describe('what runs for a player', () => {
  it('a log-in on this page starts every part once, and the log-out ends it once', async () => {
    const log: string[] = [];
    const { session, follow } = await browser(recorded('one', log), recorded('two', log));
    follow();
    await session.logIn(credentials);
    await session.renew('a');
    await settle();
    expect(log).toEqual(['one starts for p1, new', 'two starts for p1, new']);
    await session.logOut('none');
    await session.logOut('none');
    expect(log.slice(2)).toEqual(['one ends', 'two ends']);
  });

  it('a log-in in another tab starts a part, and the log-out there ends it', async () => {
    const log: string[] = [];
    const { otherTab, follow } = await browser(recorded('one', log));
    follow();
    await otherTab.logIn(credentials);
    await settle();
    await otherTab.logOut('none');
    await settle();
    expect(log).toEqual(['one starts for p1', 'one ends']);
  });

  it('a log-in of another player, here or in another tab, ends a part before it starts for them', async () => {
    const log: string[] = [];
    const { session, otherTab, server, follow } = await browser(recorded('one', log));
    follow();
    await session.logIn(credentials);
    server.playerAlias = 'p2';
    await session.logIn(credentials);
    server.playerAlias = 'p3';
    await otherTab.logIn(credentials);
    await settle();
    expect(log.filter((line) => !line.endsWith('ends'))).toEqual([
      'one starts for p1, new',
      'one starts for p2, new',
      'one starts for p3',
    ]);
    expect(log.filter((_line, index) => index % 2 === 1)).toEqual(['one ends', 'one ends']);
  });

  it('a player who is logged in before the services are there has every part', async () => {
    const log: string[] = [];
    const { session, follow } = await browser(recorded('one', log));
    await session.logIn(credentials);
    follow();
    await settle();
    expect(log).toEqual(['one starts for p1']);
  });

  it('code that is loaded after the log-out does not run', async () => {
    const log: string[] = [];
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { name, playerStart } = recorded('late', log);
    const { session, follow } = await browser({ name, playerStart: lazyModule(() => arrived.then(() => playerStart.load())) });
    follow();
    await session.logIn(credentials);
    await session.logOut('none');
    arrive();
    await settle();
    expect(log).toEqual([]);
  });

  it('a part that logs the player out ends too, and the parts after it do not start', async () => {
    const log: string[] = [];
    const start: PlayerStart = ({ session }) => {
      void session.logOut('dailyTimeLimit');
      return () => log.push('limit ends');
    };
    const { session, follow } = await browser({ name: 'limit', playerStart: lazyModule(async () => start) }, recorded('one', log));
    follow();
    await session.logIn(credentials);
    await settle();
    expect([session.getSnapshot().logoutReason, log]).toEqual(['dailyTimeLimit', ['limit ends']]);
  });

  it('a part that throws, at its start or its end, is reported and stops no other one', async () => {
    const log: string[] = [];
    const fault = (when: string): never => {
      throw new Error(when);
    };
    const { session, reports, follow } = await browser(
      { name: 'bad', playerStart: lazyModule(async () => () => fault('start')) },
      { name: 'worse', playerStart: lazyModule(async () => () => () => fault('end')) },
      recorded('good', log),
    );
    follow();
    await session.logIn(credentials);
    await settle();
    await session.logOut('none');
    expect(log).toEqual(['good starts for p1, new', 'good ends']);
    expect(reports).toEqual(['player.bad: Error: start', 'player.worse: Error: end']);
    expect(session.getSnapshot().status).toBe('loggedOut');
  });

  it('a log-in loads again what could not be loaded with the session', async () => {
    const log: string[] = [];
    let isOnline = false;
    const { name, playerStart } = recorded('one', log);
    const part = { name, playerStart: lazyModule(() => (isOnline ? playerStart.load() : Promise.reject(new Error('offline')))) };
    const { session, reports, follow } = await browser(part);
    follow();
    loadPlayerParts([part]);
    await settle();
    isOnline = true;
    await session.logIn(credentials);
    await settle();
    expect([log, reports]).toEqual([['one starts for p1, new'], []]);
  });
});
