import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../../../core/result.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { serialLock } from '../../../platform/tabs/lock.ts';
import { fakeTabs } from '../../../platform/testing/fakeTabs.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { whereaboutsOf } from '../../../player/queries.ts';
import { readBrowserPosition } from './browserPosition.ts';
import { type LocationCheckPorts, type LocationMessage, runLocationCheck } from './locationCheck.ts';
import { referenceSoftware } from './referenceSoftware.ts';

const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 10, ageSeconds: 0 };
const PLACE = {
  decision: 'REGION',
  region: { isoCode: 'US-NJ', name: 'New Jersey' },
  neighbour: null,
  distanceMetres: 10_000,
  doubtMetres: 20,
  checkedAt: '1970-01-01T00:16:40Z',
} as const;
const MINUTES = 60_000;

/** Tabs of one player over one server, whose pass lasts twenty minutes. */
function page(count = 1) {
  const server = fakeServer();
  const { time } = server;
  const iso = (afterMs: number): string => new Date(time.clock.now() + afterMs).toISOString();
  let pass: { readonly expiresAt: string; readonly refreshAt: string } | null = null;
  const playerState = { authorized: false };
  server.answer('PlayerLocation', () => ({
    playerLocation: {
      ...playerState,
      ...(pass ?? { expiresAt: null, refreshAt: null }),
      place: null,
      errors: [],
      attemptsLeft: 30,
    },
  }));
  server.answer('GET /i/time', () => ({ current_time: iso(0) }));
  server.answer('GET /i/ip', () => ({ ip_address: '192.0.2.1' }));
  server.answer('GeoComplyGetApiToken', () => ({ geoComplyGetApiToken: { licenseKey: 'key', errors: [] } }));
  server.answer('GeoComplyForceRefetchLicense', () => ({ geoComplyForceRefetchLicense: { licenseKey: 'key 2' } }));
  server.answer('POST /i/location-packets', () => ({ geoPacket: 'packet' }));
  const authorized = (codes: readonly string[] = [], more: object = {}) => {
    pass = codes.length === 0 ? { expiresAt: iso(20 * MINUTES), refreshAt: iso(19 * MINUTES) } : null;
    playerState.authorized = pass !== null;
    const errors = codes.map((code) => ({ code }));
    const times = pass ?? { expiresAt: null, refreshAt: null };
    return { geoComplyAuthorizeGeoPacket: { errors, ...times, place: PLACE, attemptsLeft: 29, sportsbook: null, ...more } };
  };
  server.answer('GeoComplyAuthorizeGeoPacket', () => authorized());
  const logOut = vi.fn(async () => undefined);
  const switchSportsbook = vi.fn(() => true);
  const readPosition = vi.fn<LocationCheckPorts['readPosition']>(async () => ok(NEWARK));
  const loadSoftware = vi.fn(async () => referenceSoftware(server.data));
  const reports: string[] = [];
  const lock = serialLock();
  const [stranger, ...channels] = fakeTabs<LocationMessage>(count + 1);
  const messages: LocationMessage[] = [];
  stranger?.listen((message) => void messages.push(message));
  const all = channels.map((tabs) => {
    const store = whereaboutsOf({});
    const services = {
      data: server.data,
      connection: server.connection,
      ...time,
      session: { logOut },
      startup: { ...createStore({ data: null }), load: async () => undefined },
      report: (scope: string, what: unknown) => reports.push(`${scope} ${what}`),
      switchSportsbook,
      persistInTab: () => ({ read: () => null, write: () => undefined }),
    } as unknown as LocationCheckPorts['services'];
    const start = (isNew = true) =>
      runLocationCheck({ services, store, readPosition, loadSoftware, tabs, lock }, { alias: 'p1', isNew });
    return { store, start, check: () => store.getSnapshot().check };
  });
  const callsOf = (name: string) => server.calls.filter((call) => call.startsWith(name)).length;
  const first = all[0] as (typeof all)[number];
  return {
    ...first,
    stranger,
    messages,
    server,
    time,
    all,
    callsOf,
    authorized,
    playerState,
    readPosition,
    loadSoftware,
    logOut,
    switchSportsbook,
    reports,
  };
}

describe('a location check', () => {
  it('a player without a pass is checked at the log-in: licence, position, packet, and then may bet', async () => {
    const { start, server, store, check } = page();
    start();
    await settle(60);
    expect(server.calls).toEqual([
      'PlayerLocation {}',
      'GET /i/time {}',
      'GeoComplyGetApiToken {"licenseType":"NoDownloadBrowser","geolocationParams":null}',
      `POST /i/location-packets ${JSON.stringify({ licenseKey: 'key', ...NEWARK })}`,
      'GeoComplyAuthorizeGeoPacket {"geoPacket":"packet"}',
      'GET /i/time {}',
    ]);
    expect(check()).toMatchObject({ geolocationState: 'success', authorized: true, licenseKey: 'key' });
    expect(store.getSnapshot()).toMatchObject({ place: PLACE, attemptsLeft: 29, isVerifying: false });
  });

  it.each([
    [true, 'log_in'],
    [false, 'app_launch'],
  ] as const)('the first check of a player whose log-in is new (%s) has the reason %s', (isNew, reason) => {
    const { start, check } = page();
    start(isNew);
    expect(check().running?.reason).toBe(reason);
  });

  it('a player whom the server lets bet is asked for no position, in a sandbox also without a pass', async () => {
    const { start, playerState, check, readPosition, callsOf } = page();
    playerState.authorized = true;
    start(false);
    await settle(60);
    expect([check().geolocationState, readPosition.mock.calls.length, callsOf('GeoComply')]).toEqual(['success', 0, 0]);
  });

  it('a pass is followed by another check when its refresh is due, and betting ends with it', async () => {
    const { start, check, time, callsOf, server } = page();
    start();
    await settle(60);
    await time.pass(19 * MINUTES + 1);
    await settle(60);
    expect([callsOf('GeoComplyAuthorizeGeoPacket'), check().authorized]).toEqual([2, true]);
    server.fail('GeoComplyGetApiToken', { kind: 'unreachable' });
    server.fail('PlayerLocation', { kind: 'unreachable' });
    await time.pass(19 * MINUTES);
    expect([check().geolocationState, check().authorized]).toEqual(['error', true]);
    await time.pass(2 * MINUTES);
    expect(check().authorized).toBe(false);
  });

  it('the address is read every ten seconds, and another one leads to a check', async () => {
    const { start, time, callsOf, server, playerState } = page();
    playerState.authorized = true;
    start();
    await time.pass(25_000);
    expect([callsOf('GET /i/ip'), callsOf('PlayerLocation')]).toEqual([2, 1]);
    server.answer('GET /i/ip', () => ({ ip_address: '192.0.2.2' }));
    await time.pass(10_000);
    expect(callsOf('PlayerLocation')).toBe(2);
  });

  it('the address is not asked for while offline, and at once with the connection', async () => {
    const { start, time, callsOf, server, playerState } = page();
    playerState.authorized = true;
    start();
    await time.pass(0);
    server.connection.set({ online: false, live: false });
    await time.pass(60_000);
    expect(callsOf('GET /i/ip')).toBe(0);
    server.connection.set({ online: true, live: true });
    await time.pass(0);
    expect(callsOf('GET /i/ip')).toBe(1);
  });

  it('a refused packet ends betting and says why, and a check that the player asks for is made', async () => {
    const { start, check, server, store, authorized } = page();
    server.answer('GeoComplyAuthorizeGeoPacket', () => authorized(['OUT_OF_BOUNDARY']));
    start();
    await settle(60);
    expect(check()).toMatchObject({ geolocationState: 'error', authorized: false, errors: ['OUT_OF_BOUNDARY'] });
    server.answer('GeoComplyAuthorizeGeoPacket', () => authorized());
    const done = vi.fn();
    store.checkNow(done);
    await settle(60);
    expect([check().authorized, done.mock.calls.length]).toEqual([true, 1]);
  });

  it('another valid region logs the player out, and switches the sportsbook’s addresses', async () => {
    const { start, server, authorized, logOut, switchSportsbook } = page();
    const sportsbook = { url: 'https://here/graphql?region=US-PA', websocketUrl: 'wss://here/graphql?region=US-PA' };
    server.answer('GeoComplyAuthorizeGeoPacket', () => authorized(['USER_IN_DIFFERENT_VALID_REGION'], { sportsbook }));
    start();
    await settle(60);
    expect(logOut).toHaveBeenCalledWith('differentValidRegion');
    expect(switchSportsbook).toHaveBeenCalledWith(sportsbook);
  });

  it('a licence that is over is fetched anew, once', async () => {
    const { start, server, check, callsOf } = page();
    server.fail('POST /i/location-packets', { kind: 'refused', codes: ['HTTP_403'] });
    start();
    await settle(60);
    expect([callsOf('GeoComplyForceRefetchLicense'), callsOf('POST /i/location-packets')]).toEqual([1, 2]);
    expect([check().errors, check().licenseKey]).toEqual([['SOFTWARE_unauthorizedLicense'], 'key 2']);
  });

  it('a missing licence is reported, and so that a script did not load is told', async () => {
    const { start, server, check, reports, store, loadSoftware } = page();
    server.answer('GeoComplyGetApiToken', () => ({ geoComplyGetApiToken: { licenseKey: null, errors: [] } }));
    start();
    await settle(60);
    expect([reports, check().errors]).toEqual([['location.license missing'], ['LICENSE_MISSING']]);
    server.answer('GeoComplyGetApiToken', () => ({ geoComplyGetApiToken: { licenseKey: 'key', errors: [] } }));
    loadSoftware.mockRejectedValue(new Error('no chunk'));
    store.checkNow();
    await settle(60);
    expect(check().errors).toEqual(['SCRIPT_NOT_LOADED']);
  });

  it('an outage of the service takes no pass away', async () => {
    const { start, server, check, store, authorized } = page();
    start();
    await settle(60);
    server.answer('GeoComplyAuthorizeGeoPacket', () => ({ ...authorized(['SERVER_ERROR']) }));
    store.checkNow();
    await settle(60);
    expect(check()).toMatchObject({ geolocationState: 'error', authorized: true, errors: ['SERVER_ERROR'] });
  });

  it('software that does not answer is told as lost, and as found again', async () => {
    const { start, server, check, store } = page();
    server.fail('POST /i/location-packets', { kind: 'unknown', reason: 'connection' });
    start();
    await settle(60);
    expect(check()).toMatchObject({ plcConnected: false, errors: ['SOFTWARE_localServiceUnavailable'] });
    server.fail('POST /i/location-packets', null);
    store.checkNow();
    await settle(60);
    expect(check()).toMatchObject({ plcConnected: true, authorized: true });
  });

  it('two tabs make one check, whose answer is both’s, and no report or message has a coordinate', async () => {
    const { all, server, callsOf, reports, messages } = page(2);
    const release = server.hold('GeoComplyAuthorizeGeoPacket');
    for (const tab of all) tab.start();
    await settle(60);
    await release();
    await settle(60);
    expect(callsOf('GeoComplyAuthorizeGeoPacket')).toBe(1);
    expect(all.map(({ check }) => [check().geolocationState, check().authorized])).toEqual([
      ['success', true],
      ['success', true],
    ]);
    expect(all.map(({ store }) => store.getSnapshot().place)).toEqual([PLACE, PLACE]);
    expect(messages.map(({ kind }) => kind)).toEqual(['answer']);
    expect(JSON.stringify([reports, messages])).not.toMatch(/40\.7|74\.1/);
  });

  it('two tabs read the address once in ten seconds, and both check after another one', async () => {
    const { all, playerState, time, callsOf, server } = page(2);
    playerState.authorized = true;
    all[0]?.start();
    await time.pass(1_000);
    all[1]?.start();
    await time.pass(29_500);
    expect(callsOf('GET /i/ip')).toBe(3);
    server.answer('GET /i/ip', () => ({ ip_address: '192.0.2.2' }));
    await time.pass(10_000);
    expect(callsOf('GET /i/ip')).toBe(4);
    expect(all.map(({ check }) => check().userIpAddress)).toEqual(['192.0.2.2', '192.0.2.2']);
  });

  it('what another player’s tab has found is not this player’s', async () => {
    const { start, check, store, server, authorized, stranger } = page();
    server.answer('GeoComplyAuthorizeGeoPacket', () => authorized(['OUT_OF_BOUNDARY']));
    start();
    await settle(60);
    const answer = { type: 'passed', expiresAt: 1e15, refreshAt: 1e15 } as const;
    stranger?.send({ kind: 'answer', playerAlias: 'p2', answer, found: { attemptsLeft: 7 } });
    stranger?.send({ kind: 'ip', playerAlias: 'p2', ipAddress: '192.0.2.9' });
    expect([check().authorized, check().userIpAddress, store.getSnapshot().attemptsLeft]).toEqual([false, null, 29]);
    stranger?.send({ kind: 'answer', playerAlias: 'p1', answer, found: { attemptsLeft: 7 } });
    expect([check().authorized, store.getSnapshot().attemptsLeft]).toEqual([true, 7]);
  });

  it('a check without a network is made once there is one', async () => {
    const { start, server, check, time } = page();
    server.connection.set({ online: false, live: false });
    server.fail('PlayerLocation', { kind: 'unreachable' });
    start();
    await time.pass(5 * MINUTES);
    expect(check()).toMatchObject({ geolocationState: 'error', errors: ['SOFTWARE_networkConnection'], running: null });
    server.fail('PlayerLocation', null);
    server.connection.set({ online: true, live: true });
    await settle(60);
    expect(check().authorized).toBe(true);
  });

  it('a new position is read after a refusal, in every tab, because an older one would not count', async () => {
    const { server, all, readPosition, authorized, check } = page(2);
    server.answer('GeoComplyAuthorizeGeoPacket', () => authorized(['VPN']));
    for (const tab of all) tab.start();
    await settle(60);
    server.answer('GeoComplyAuthorizeGeoPacket', () => authorized());
    all[1]?.store.checkNow();
    await settle(60);
    all[1]?.store.checkNow();
    await settle(60);
    expect([check().authorized, readPosition.mock.calls]).toEqual([true, [[false], [true], [false]]]);
  });

  it('nothing is asked after the log-out', async () => {
    const { start, server, time, store, check } = page();
    const end = start();
    await settle(60);
    end();
    const before = server.calls.length;
    store.checkNow();
    await time.pass(30 * MINUTES);
    expect([server.calls.length - before, check().geolocationState, time.pending()]).toEqual([0, 'idle', 0]);
  });
});

describe('the browser’s position', () => {
  it('a position is asked for that is at most 30 s old, without high accuracy', async () => {
    const getCurrentPosition = vi.fn((found: PositionCallback) =>
      found({ coords: { ...NEWARK }, timestamp: 1_000 } as unknown as GeolocationPosition),
    );
    expect(await readBrowserPosition({ getCurrentPosition }, () => 6_000)).toEqual(ok({ ...NEWARK, ageSeconds: 5 }));
    expect(getCurrentPosition.mock.calls[0]?.slice(2)).toEqual([
      expect.objectContaining({ maximumAge: 30_000, enableHighAccuracy: false }),
    ]);
    await readBrowserPosition({ getCurrentPosition }, () => 6_000, true);
    expect(getCurrentPosition.mock.calls[1]?.slice(2)).toEqual([expect.objectContaining({ maximumAge: 0 })]);
  });

  it.each([
    [1, 'BROWSER_DENIED'],
    [2, 'BROWSER_UNAVAILABLE'],
    [3, 'BROWSER_TIMEOUT'],
  ] as const)('the error %i is %s', async (code, error) => {
    const getCurrentPosition = (_found: PositionCallback, failed?: PositionErrorCallback | null) =>
      failed?.({ code } as GeolocationPositionError);
    expect(await readBrowserPosition({ getCurrentPosition }, () => 0)).toEqual(err(error));
  });

  it('a browser without positions is unsupported', async () => {
    expect(await readBrowserPosition(undefined, () => 0)).toEqual(err('BROWSER_UNSUPPORTED'));
  });
});
