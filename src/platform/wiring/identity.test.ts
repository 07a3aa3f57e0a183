import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../core/result.ts';
import { createStore } from '../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { HeartbeatStatus } from '../heartbeat/heartbeat.generated.ts';
import { createIdentity } from './identity.ts';
import type { Network } from './network.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A player's page on a server whose startup sets this threshold; only the network is fake. */
function page(inactivityThresholdMinutes: number | null, heartbeatStatus: HeartbeatStatus = 'OK') {
  const asked: string[] = [];
  const paths: string[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    paths.push(String(input));
    if (String(input) === '/api/logout') return new Response(null, { status: 204 });
    return Response.json({ access_token: 'a', refresh_token: 'r', user_id: 'p1', expires_in: 900, refresh_expires_in: 1500 });
  };
  const request = async (name: string): Promise<Result<unknown, RequestFailure>> => {
    asked.push(name);
    if (name === 'Heartbeat') return { ok: true, value: { heartbeat: { status: heartbeatStatus } } };
    if (inactivityThresholdMinutes === null) return { ok: false, error: { kind: 'unreachable' } };
    const applicationMetadata = { heartbeatIntervalSeconds: 60, inactivityThresholdMinutes };
    return { ok: true, value: { startup: { applicationMetadata, anonymousToken: 'anonymous' } } };
  };
  const network: Network = {
    fetch,
    fetchWithin: () => fetch,
    connectivity: {
      ...createStore({ online: true, since: 0 }),
      answered: () => undefined,
      failed: () => undefined,
      receive: () => undefined,
      check: () => undefined,
      suspect: () => undefined,
      onAnswer: () => undefined,
    },
    maintenance: { ...createStore(null), answered: () => undefined, receive: () => undefined },
    pauseRequests: () => undefined,
    setMaintenanceCheck: () => undefined,
  };
  const identity = createIdentity('tsb', network, request as GraphqlRequest, () => undefined);
  identity.start();
  const count = (name: string): number => asked.filter((one) => one === name).length;
  return { ...identity, count, tokens: () => paths.filter((path) => path === '/api/identity/token').length };
}

const credentials = { username: 'demo', password: 'slipstream-demo' };

describe('a visitor', () => {
  it('gets the anonymous token of startup, and sends private requests with it [S6.04]', async () => {
    const { authorize, anonymousToken } = page(600);
    expect(anonymousToken.getSnapshot()).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(await authorize()).toEqual({ kind: 'anonymous', token: 'anonymous' });
  });
});

describe('a log-in', () => {
  it('starts the timers of the token, the heartbeat and the inactivity [S4.20]', async () => {
    const { session, count, tokens } = page(20);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([session.getSnapshot().logoutReason, count('Heartbeat'), tokens()]).toEqual([null, 0, 0]);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(14.5 * MINUTE_MS);
    expect([count('Heartbeat'), tokens()]).toEqual([14, 2]);
    await vi.advanceTimersByTimeAsync(5.5 * MINUTE_MS);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });

  it('starts the timers of startup, heartbeat and token refresh; a log-out ends them all [S4.29 S7.017]', async () => {
    const { session, count, tokens } = page(600);
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect([count('Startup'), count('Heartbeat'), tokens()]).toEqual([1, 0, 0]);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([count('Startup'), count('Heartbeat'), tokens()]).toEqual([7, 1, 1]);
    await vi.advanceTimersByTimeAsync(13.5 * MINUTE_MS);
    expect(tokens()).toBe(2);
    await session.logOut('none');
    const after = [count('Startup'), count('Heartbeat'), tokens()];
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([count('Startup'), count('Heartbeat'), tokens()]).toEqual(after);
  });

  it('ends with the first heartbeat whose answer is that the time limit is exceeded [S7.050 W4.76 W7.71]', async () => {
    const { session } = page(600, 'TIME_LIMIT_EXCEEDED');
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerId: null, logoutReason: 'heartbeat' });
  });

  it('lasts as long as startup allows without activity, and longer with activity [W1.22 S4.23]', async () => {
    const { session, active } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
    active();
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerId: null, logoutReason: 'inactivity' });
  });

  it('lasts as long as the stored expiry when startup has no threshold [S9.31 W9.21]', async () => {
    const { session } = page(null);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(25 * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });
});
