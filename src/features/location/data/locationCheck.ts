import { readCurrentTime, readPublicIp } from '../../../../core/rest/here.ts';
import type { Result } from '../../../../core/result.ts';
import { CURRENT_TIME_PATH, PUBLIC_IP_PATH } from '../../../../core/wire/apiPaths.ts';
import { restQuery } from '../../../platform/data/rest.ts';
import {
  type CheckAnswer,
  type CheckReason,
  DEFAULT_IP_CHECK_MS,
  type LocationEffect,
  NO_LOCATION,
  stepLocation,
} from '../../../platform/location/logic/locationMachine.ts';
import { runMachine } from '../../../platform/runMachine.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { settings } from '../../../platform/settings.ts';
import type { TabLock } from '../../../platform/tabs/lock.ts';
import type { Tabs } from '../../../platform/tabs/tabs.ts';
import {
  authorizePacket,
  getApiToken,
  playerLocation,
  refetchLicense,
  type Whereabouts,
  type WhereaboutsStore,
} from '../../../player/queries.ts';
import { type BrowserError, codeOfSoftware, LICENSE_MISSING, SCRIPT_NOT_LOADED, softwareErrorOf } from '../logic/locationErrors.ts';
import type { DevicePosition } from './browserPosition.ts';
import type { MakePacket } from './referenceSoftware.ts';

type Found = Partial<Pick<Whereabouts, 'place' | 'attemptsLeft'>>;

/** To the other tabs of the brand. */
export type LocationMessage =
  | { readonly kind: 'answer'; readonly playerAlias: string; readonly answer: CheckAnswer; readonly found: Found }
  | { readonly kind: 'ip'; readonly playerAlias: string; readonly ipAddress: string };

export interface LocationCheckPorts {
  readonly services: Pick<
    PlatformServices,
    'data' | 'connection' | 'clock' | 'timers' | 'startup' | 'session' | 'report' | 'persistInTab' | 'switchSportsbook'
  >;
  readonly store: WhereaboutsStore;
  readonly readPosition: (isFresh: boolean) => Promise<Result<DevicePosition, BrowserError>>;
  /** Loads the software of the location service; rejects where that fails. */
  readonly loadSoftware: () => Promise<MakePacket>;
  readonly tabs: Tabs<LocationMessage>;
  readonly lock: TabLock;
}

const publicIp = restQuery({ path: PUBLIC_IP_PATH, audience: 'anyone', read: (body) => readPublicIp(body).ip_address });
const currentTime = restQuery({
  path: CURRENT_TIME_PATH,
  audience: 'anyone',
  read: (body) => Date.parse(readCurrentTime(body).current_time),
});

const LICENSE_TYPE = { licenseType: 'NoDownloadBrowser' } as const;
/** Where a sandbox takes the visitor's place for a pass, it has no end: it is read again as often as a pass is. */
const UNBOUNDED_PASS_MS = 1_200_000;
const REFRESH_BEFORE_MS = 60_000;
/** A tab that holds the check for so long, as behind an unanswered question of the browser, keeps no other tab from it. */
const TAKE_OVER_MS = 60_000;
/** Nothing was checked by these answers: the pass before them holds. */
const NOT_CHECKED: readonly string[] = ['SERVER_ERROR', 'RATE_LIMITED', 'GEO_PACKET_INVALID'];

interface Outcome {
  readonly answer: CheckAnswer;
  readonly found: Found;
}
const lost = (...errors: readonly string[]): Outcome => ({ answer: { type: 'signalLost', errors }, found: {} });
const NO_NETWORK = codeOfSoftware('networkConnection');
const UNREACHED = lost(NO_NETWORK);

/** Runs the location checks of one log-in until the returned end. */
export function runLocationCheck(
  ports: LocationCheckPorts,
  player: { readonly alias: string; readonly isNew: boolean },
): () => void {
  const { services, store, readPosition, loadSoftware, tabs, lock } = ports;
  const { data, connection, clock, timers, startup, session, report } = services;
  const stops = new Map<string, () => void>();
  const waiting: (() => void)[] = [];
  let running: { readonly id: number; readonly abort: AbortController } | null = null;
  let needsYounger = false;
  let ipHeardAt = Number.NEGATIVE_INFINITY;

  const ipCheckMs = (): number =>
    (startup.getSnapshot().data?.regionalMetadata.ipAddressCheckTimerSeconds ?? DEFAULT_IP_CHECK_MS / 1000) * 1000;
  const machine = runMachine(
    NO_LOCATION,
    (state, event: Parameters<typeof stepLocation>[1]) => stepLocation(state, event, ipCheckMs()),
    perform,
  );
  const { send } = machine;

  function perform(effect: LocationEffect): void {
    switch (effect.type) {
      case 'check':
        void check(effect.id, effect.reason);
        break;
      case 'cancelCheck':
        if (running?.id === effect.id) running.abort.abort();
        break;
      case 'setTimer':
        stops.get(effect.timer)?.();
        stops.set(
          effect.timer,
          timers.after(effect.at - clock.now(), () => send({ type: 'timerEnded', timer: effect.timer, now: clock.now() })),
        );
        break;
      case 'clearTimers':
        for (const timer of effect.timers) stops.get(timer)?.();
        break;
      case 'readIp':
        void readIp();
        break;
      case 'openVerifyModal':
      case 'warnPermanently':
        // The mark draws both as long as `plcConnected` is false.
        break;
    }
  }

  /** One tab asks for all of them. */
  async function readIp(): Promise<void> {
    if (!connection.getSnapshot().online || clock.now() - ipHeardAt < ipCheckMs() / 2) return;
    const answer = await data.ask(publicIp, {});
    if (!answer.ok) return;
    tabs.send({ kind: 'ip', playerAlias: player.alias, ipAddress: answer.value });
    send({ type: 'ipRead', ipAddress: answer.value, now: clock.now() });
  }

  async function check(id: number, reason: CheckReason): Promise<void> {
    const abort = new AbortController();
    running = { id, abort };
    try {
      await lock.run(
        'slipstream-location',
        async () => {
          if (abort.signal.aborted) return;
          const outcome = await decide(id, reason);
          if (abort.signal.aborted) return;
          tabs.send({ kind: 'answer', playerAlias: player.alias, ...outcome });
          take(outcome);
          send({ ...outcome.answer, id, now: clock.now() });
        },
        { signal: abort.signal, takeOverAfterMs: TAKE_OVER_MS },
      );
    } catch (error) {
      if (!abort.signal.aborted) {
        report('location.check', error);
        send({ type: 'signalLost', id, errors: [codeOfSoftware('unexpected')], now: clock.now() });
      }
    }
    if (running?.id === id) store.update({ isVerifying: false });
  }

  function take({ answer, found }: Outcome): void {
    // After a refusal the server takes only a younger position than the one that it has refused.
    needsYounger = answer.type === 'refused' || (answer.type === 'signalLost' && answer.errors.includes('GEO_PACKET_INVALID'));
    store.update({ ...found, isVerifying: false });
  }

  /** What the server knows already is enough, unless the player asks for a check. */
  async function decide(id: number, reason: CheckReason): Promise<Outcome> {
    if (reason === 'manual_check') return checkDevice(id);
    const [location, time] = await Promise.all([data.ask(playerLocation, {}), data.ask(currentTime, {})]);
    if (!location.ok) return UNREACHED;
    const aheadMs = time.ok ? time.value - clock.now() : 0;
    const { authorized, expiresAt, refreshAt, place, attemptsLeft } = location.value;
    const now = clock.now();
    const until = refreshAt === null ? now + UNBOUNDED_PASS_MS : Date.parse(refreshAt) - aheadMs;
    if (!authorized || until <= now) return checkDevice(id);
    const end = expiresAt === null ? now + UNBOUNDED_PASS_MS : Date.parse(expiresAt) - aheadMs;
    const answer = { type: 'passed', expiresAt: end, refreshAt: Math.min(until, end - REFRESH_BEFORE_MS) } as const;
    return { answer, found: { place, attemptsLeft } };
  }

  async function checkDevice(id: number): Promise<Outcome> {
    store.update({ isVerifying: true });
    const license = await data.mutate(getApiToken, { ...LICENSE_TYPE, geolocationParams: null });
    if (!license.ok) return license.error.kind === 'refused' ? lost(...license.error.codes) : UNREACHED;
    const { licenseKey, errors } = license.value;
    if (licenseKey === null) {
      if (errors.length === 0) report('location.license', 'missing');
      return lost(...(errors.length > 0 ? errors.map(({ code }) => code) : [LICENSE_MISSING]));
    }
    send({ type: 'licensed', id, licenseKey });
    const makePacket = await loadSoftware().catch(() => null);
    if (makePacket === null) return lost(SCRIPT_NOT_LOADED);
    const position = await readPosition(needsYounger);
    if (!position.ok) return lost(position.error);
    const packet = await packetBy(makePacket, id, licenseKey, position.value);
    if (!packet.ok) {
      const error = typeof packet.error === 'number' ? softwareErrorOf(packet.error, settings.geoClientCodes) : packet.error;
      if (error === 'localServiceUnavailable') send({ type: 'localServiceChanged', isConnected: false });
      return lost(codeOfSoftware(error));
    }
    send({ type: 'localServiceChanged', isConnected: true });
    return authorize(packet.value);
  }

  /** A licence that is over, or was replaced elsewhere, is fetched anew, once. */
  async function packetBy(
    makePacket: MakePacket,
    id: number,
    licenseKey: string,
    position: DevicePosition,
  ): ReturnType<MakePacket> {
    const made = await makePacket(licenseKey, position);
    if (made.ok || made.error !== 'unauthorizedLicense') return made;
    const renewed = await data.mutate(refetchLicense, { ...LICENSE_TYPE, currentLicenseKey: licenseKey });
    if (!renewed.ok || renewed.value === null) return made;
    send({ type: 'licensed', id, licenseKey: renewed.value });
    return makePacket(renewed.value, position);
  }

  async function authorize(geoPacket: string): Promise<Outcome> {
    const [authorized, time] = await Promise.all([authorizePacket(services, geoPacket), data.ask(currentTime, {})]);
    if (!authorized.ok) return authorized.error.kind === 'refused' ? lost(...authorized.error.codes) : UNREACHED;
    const { expiresAt, refreshAt, place, attemptsLeft, sportsbook } = authorized.value;
    const codes = authorized.value.errors.map(({ code }) => code);
    const found: Found = { attemptsLeft, ...(place && { place }) };
    if (codes.includes('USER_IN_DIFFERENT_VALID_REGION')) {
      if (sportsbook !== null) services.switchSportsbook(sportsbook);
      void session.logOut('differentValidRegion');
    }
    if (codes.some((code) => NOT_CHECKED.includes(code))) return { answer: { type: 'signalLost', errors: codes }, found };
    if (codes.length > 0 || expiresAt === null) return { answer: { type: 'refused', errors: codes }, found };
    // The region of start-up follows the position.
    void startup.load();
    const aheadMs = time.ok ? time.value - clock.now() : 0;
    const end = Date.parse(expiresAt) - aheadMs;
    return {
      answer: { type: 'passed', expiresAt: end, refreshAt: refreshAt === null ? end : Date.parse(refreshAt) - aheadMs },
      found,
    };
  }

  const stopShowing = machine.subscribe(() => {
    const state = machine.getSnapshot();
    store.update({ check: state });
    if (state.running === null) for (const done of waiting.splice(0)) done();
  });
  // Without a network the tries come to nothing: the next one is due with it.
  let wasOnline = connection.getSnapshot().online;
  const stopConnection = connection.subscribe(() => {
    const { online } = connection.getSnapshot();
    // Nothing asks for the address while offline: it may be another one now.
    if (online && !wasOnline) void readIp();
    if (online && !wasOnline && machine.getSnapshot().errors.includes(NO_NETWORK))
      send({ type: 'timerEnded', timer: 'recheck', now: clock.now() });
    wasOnline = online;
  });
  const stopListening = tabs.listen((message) => {
    if (message.playerAlias !== player.alias) return;
    if (message.kind === 'ip') {
      ipHeardAt = clock.now();
      send({ type: 'ipRead', ipAddress: message.ipAddress, now: ipHeardAt });
      return;
    }
    take(message);
    send({ type: 'heard', answer: message.answer, now: clock.now() });
  });
  const stopFollowing = store.follow((done) => {
    waiting.push(done);
    send({ type: 'checkRequested', reason: 'manual_check' });
  });
  send({ type: 'loggedIn', reason: player.isNew ? 'log_in' : 'app_launch', now: clock.now() });

  return () => {
    stopListening();
    stopConnection();
    stopShowing();
    send({ type: 'loggedOut' });
    stopFollowing();
    for (const done of waiting.splice(0)) done();
  };
}
