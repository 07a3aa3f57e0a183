import { describe, expect, it, vi } from 'vitest';
import type { ViewerData } from '../../../core/wire/analyticsEvents.ts';
import { sampleBucketOf } from '../../../core/wire/sampling.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { restClient } from '../http/restClient.ts';
import { locationPermission } from '../location/permission.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { createAnalytics } from './analytics.ts';
import { eventSender } from './eventSender.ts';
import { IDLE_TASK_TIMEOUT_MS, whenIdle } from './idleTask.ts';
import { branchFingerprintId } from './sessionEvents.ts';
import { viewerData } from './viewerData.ts';

const INSTALL_ID = 'b6c1ee0e-5d06-4f0c-a4a6-9e6e1a3d5a11';

/** The page's real broker, over a server that takes events and answers viewer data. */
function page({ isSampled = true, viewer = { dma: '501', device: 'MOBILE' } as unknown } = {}) {
  const time = fakeTime();
  const state = { isOnline: true, isTaken: true, beaconWorks: true };
  const posted: { readonly path: string; readonly events: readonly { name: string; properties: unknown }[] }[] = [];
  const beacons: Promise<unknown>[] = [];
  const idle: (() => void)[] = [];
  const fetch = vi.fn<Fetch>(async (path, init) => {
    if (String(path) === '/api/viewer_data') return Response.json(viewer);
    if (state.isTaken) posted.push({ path: String(path), events: JSON.parse(String(init?.body)) });
    return new Response(null, { status: state.isTaken ? 202 : 503 });
  });
  const send = eventSender({
    fetch,
    facts: { brand: 'tsb', version: '0.1.0', installId: INSTALL_ID },
    pathname: () => '/search/maya/all',
    beacon: (_path, body) => {
      if (state.beaconWorks) beacons.push(body.text().then((text) => JSON.parse(text)));
      return state.beaconWorks;
    },
  });
  const analytics = createAnalytics({
    timers: time.timers,
    isSampled,
    send,
    isOnline: () => state.isOnline,
    whenIdle: (run) => void idle.push(run),
    viewer: viewerData(restClient({ fetchWithin: () => fetch, isOnline: () => true })),
  });
  const pass = async (ms: number): Promise<void> => {
    await time.pass(ms);
    for (const run of idle.splice(0)) run();
    await settle();
  };
  const requestsOf = (path: string): number => fetch.mock.calls.filter(([to]) => String(to) === path).length;
  return { analytics, state, posted, beacons, idle, time, pass, requestsOf };
}

const about = { brand: 'tsb', version: '0.1.0', page: '/search', bucket: sampleBucketOf(INSTALL_ID) };

describe('analytics events', () => {
  it('go to the event broker, together two seconds after the first, in an idle moment', async () => {
    const { analytics, posted, idle, time, pass } = page();
    analytics.track('FLAGS_EVALUATED', { flags: { search: true } });
    await time.pass(1_999);
    analytics.track('BETSLIP_ERROR', { scope: 'straight', type: 'GEO', code: 'x' });
    expect(idle).toEqual([]);
    await time.pass(1);
    expect(posted).toEqual([]);
    await pass(0);
    expect(posted).toEqual([
      {
        path: '/api/analytics',
        events: [
          { name: 'FLAGS_EVALUATED', properties: { ...about, flags: { search: true } } },
          { name: 'BETSLIP_ERROR', properties: { ...about, scope: 'straight', type: 'GEO', code: 'x' } },
        ],
      },
    ]);
  });

  it('contain neither the device’s id nor what was searched for', async () => {
    const { analytics, posted, pass } = page();
    analytics.track('LOGOUT', { method: 'manual' });
    await pass(2_000);
    expect(JSON.stringify(posted)).not.toMatch(/maya|b6c1ee0e/);
  });

  it('sampled events are sent by the devices in the sample only', async () => {
    const { analytics, posted, pass } = page({ isSampled: false });
    analytics.track('FLAGS_EVALUATED', { flags: { search: true } });
    analytics.track('LOGOUT', { method: 'manual' });
    await pass(2_000);
    expect(posted.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(['LOGOUT']);
  });

  it('events of log-in and log-out carry the viewer data, which is read once', async () => {
    const { analytics, posted, pass, requestsOf } = page();
    analytics.track('FLAGS_EVALUATED', { flags: {} });
    await pass(2_000);
    expect(requestsOf('/api/viewer_data')).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      analytics.track('LOGOUT', { method: 'manual' });
      await pass(2_000);
    }
    expect(requestsOf('/api/viewer_data')).toBe(1);
    expect(posted[1]?.events[0]?.properties).toEqual({ ...about, method: 'manual', dmaCode: '501', device: 'MOBILE' });
  });

  it('are of a DESKTOP where the viewer data does not say', async () => {
    for (const viewer of [{}, null, { dma: 7, device: 'WATCH' }]) {
      const { analytics, posted, pass } = page({ viewer });
      analytics.track('LOGOUT', { method: 'manual' });
      await pass(2_000);
      expect(posted[0]?.events[0]?.properties).toMatchObject({ dmaCode: null, device: 'DESKTOP' } satisfies ViewerData);
    }
  });

  it('events that wait when the page closes are sent by a beacon, else by a request that survives the page', async () => {
    const { analytics, beacons, posted, state, pass } = page();
    analytics.flush();
    expect(beacons).toHaveLength(0);
    analytics.track('LOGOUT', { method: 'manual' });
    analytics.flush();
    expect(await beacons[0]).toEqual([{ name: 'LOGOUT', properties: { ...about, method: 'manual' } }]);
    await pass(10_000);
    expect(posted).toEqual([]);
    state.beaconWorks = false;
    analytics.track('LOGOUT', { method: 'manual' });
    analytics.flush();
    await settle();
    expect(posted).toHaveLength(1);
  });

  it('wait while there is no connection, and are tried three times', async () => {
    const { analytics, state, posted, pass, requestsOf } = page();
    state.isOnline = false;
    analytics.track('FLAGS_EVALUATED', { flags: {} });
    await pass(20_000);
    expect(requestsOf('/api/analytics')).toBe(0);
    state.isOnline = true;
    state.isTaken = false;
    for (let minutes = 0; minutes < 5; minutes += 1) await pass(60_000);
    expect(requestsOf('/api/analytics')).toBe(3);
    state.isTaken = true;
    analytics.track('LOGOUT', { method: 'manual' });
    await pass(2_000);
    expect(posted.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(['LOGOUT']);
  });

  it('beyond fifty waiting drop the oldest', async () => {
    const { analytics, posted, pass } = page();
    for (let index = 0; index < 60; index += 1)
      analytics.track('BETSLIP_ERROR', { scope: 'betslip', type: 'GEO', code: `${index}` });
    await pass(2_000);
    expect(posted[0]?.events).toHaveLength(50);
    expect(posted[0]?.events[0]?.properties).toMatchObject({ code: '10' });
  });
});

describe('an idle task', () => {
  it('runs when the browser is idle, or after 50 ms', () => {
    const request = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    const run = (): void => undefined;
    whenIdle(run);
    expect(request).toHaveBeenCalledWith(run, { timeout: 50 });
    vi.unstubAllGlobals();
    vi.useFakeTimers();
    const task = vi.fn();
    whenIdle(task);
    vi.advanceTimersByTime(IDLE_TASK_TIMEOUT_MS - 1);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('the facts of a log-in', () => {
  it('have the id of a Branch link, if it can be one', () => {
    expect(branchFingerprintId('?a=1&_branch_match_id=104857')).toBe('104857');
    expect(branchFingerprintId('?_branch_match_id=<script>')).toBeNull();
    expect(branchFingerprintId(`?_branch_match_id=${'1'.repeat(65)}`)).toBeNull();
    expect(branchFingerprintId('')).toBeNull();
  });

  it('have the permission of the browser, unknown where it does not say', async () => {
    const granted = { query: async () => ({ state: 'granted' }) as PermissionStatus };
    expect(await locationPermission(granted)).toBe('granted');
    expect(await locationPermission(undefined)).toBe('unknown');
    expect(await locationPermission({ query: () => Promise.reject(new TypeError()) })).toBe('unknown');
  });
});
