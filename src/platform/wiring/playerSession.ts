import type { Result } from '../../../core/result.ts';
import { isGamePath } from '../../../core/wire/casinoPaths.ts';
import { playerAliasOf } from '../../../core/wire/playerAlias.ts';
import { LOG_OUT_SYNC } from '../../../core/wire/sessionProof.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { branchFingerprintId, sessionEvents } from '../analytics/sessionEvents.ts';
import { systemClock, systemTimers, wait } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, derivedStore, type ExternalStore } from '../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { HeartbeatMutation } from '../heartbeat/heartbeat.generated.ts';
import { createHeartbeat } from '../heartbeat/heartbeat.ts';
import { restClient } from '../http/restClient.ts';
import { createActivityStore } from '../inactivity/activityStore.ts';
import { createInactivity } from '../inactivity/inactivity.ts';
import { inactivityMinutes } from '../inactivity/threshold.ts';
import type { DeviceLocation } from '../location/deviceLocation.ts';
import { locationPermission } from '../location/permission.ts';
import { createPendingLogOuts } from '../session/pendingLogOuts.ts';
import type { SavedSessionStore } from '../session/savedSession.ts';
import { createSession, type Session, type SessionMessage } from '../session/session.ts';
import { createSessionKey } from '../session/sessionKey.ts';
import { createSessionTimes } from '../session/sessionTimes.ts';
import { noSessionTimes, type SessionTimesState } from '../session/sessionTimesState.ts';
import { tokenEndpoint } from '../session/tokenEndpoint.ts';
import { reportMissingInstaller } from '../startup/reportMissingInstaller.ts';
import type { PostLoginQuery } from '../startup/startup.generated.ts';
import type { Startup } from '../startup/startup.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import { openSessionKeyRow } from '../storage/sessionKeyRow.ts';
import { tabLock } from '../tabs/lock.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { requestSync } from '../worker/requestSync.ts';
import type { Network } from './network.ts';

export interface PlayerSessionPorts {
  readonly brand: string;
  readonly network: Network;
  readonly request: GraphqlRequest;
  readonly report: ReportError;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly startup: Startup;
  readonly savedSession: SavedSessionStore;
  readonly tabs: Tabs<SessionMessage>;
  /** The query of the address that this page was opened with. */
  readonly openedWith: string;
  readonly deviceLocation: Pick<DeviceLocation, 'askWith' | 'forget'>;
  readonly moveFormerRows: () => Promise<void>;
}

/** What the session data of a log-in says of the player. */
export type SessionAccount = NonNullable<PostLoginQuery['account']> & { readonly playerAlias: string };

/** The parts of a page that only a player needs; loaded with the log-in. */
export interface PlayerSession {
  readonly session: Session;
  /** Records the player's activity. */
  readonly active: () => void;
  /** The session's clock and reality check. */
  readonly times: ExternalStore<SessionTimesState>;
  /** The player has understood the reality check. */
  readonly understood: () => void;
  /** The player has chosen another interval of the reality check, in seconds. It counts from now, in every tab. */
  readonly checkInEvery: (seconds: number | null) => void;
  /** Null without a session, and until its data is there. */
  readonly account: ExternalStore<SessionAccount | null>;
  /** The player has logged out on this device, and the server could not be told yet. */
  readonly hasPendingLogOut: ExternalStore<boolean>;
}

/** The default until startup has answered. */
const HEARTBEAT_SECONDS = 60;
/** A log-in waits this long for its session data; then the player is logged in without, and the data is used when it comes. */
const SESSION_DATA_PATIENCE_MS = 5000;

export function createPlayerSession(ports: PlayerSessionPorts): PlayerSession {
  const { brand, network, request, report, analytics, startup, savedSession } = ports;
  const { connectivity } = network;
  const isOnline = (): boolean => connectivity.getSnapshot().online;
  const local = (): Storage => localStorage;
  const subtle = (crypto as Partial<Crypto>).subtle ?? null;
  const aliasOf = (playerId: string): Promise<string> => playerAliasOf(playerId, subtle);
  const shownTimes = createStore(noSessionTimes(systemClock.now()));
  const sessionAccount = createStore<SessionAccount | null>(null);
  const times = createSessionTimes({
    clock: systemClock,
    timers: systemTimers,
    storage: createPersistedText(local, `slipstream.times.${brand}`),
    store: shownTimes,
    facts: {
      inactivityEndsAt: () => inactivity.endsAt(),
      heartbeatAt: () => heartbeat.dueAt(),
      isPlayingCasinoGame: () => isGamePath(location.pathname),
    },
  });
  const { loggedIn, loggedOut } = sessionEvents({
    analytics,
    country: () => startup.getSnapshot().data?.regionalMetadata.currentCountry ?? null,
    permission: () => locationPermission(navigator.permissions),
    branchFingerprintId: branchFingerprintId(ports.openedWith),
  });

  /** A request of the player, renewed once when it is refused. */
  const ask = async <Data>(
    name: string,
    variables: Readonly<Record<string, unknown>>,
    token: string,
    mayRenew = true,
  ): Promise<Result<Data, RequestFailure>> => {
    const answer = await request<Data>(name, variables, { kind: 'bearer', token });
    if (answer.ok || answer.error.kind !== 'unauthenticated' || !mayRenew || !(await session.renew(token))) return answer;
    const renewed = await session.bearerToken();
    return renewed === null ? answer : ask(name, variables, renewed, false);
  };

  /** Asked past every cache. What it answers about startup is newer than what startup has. */
  const fetchSessionData = async (bearerToken: string, isCurrent: () => boolean): Promise<void> => {
    const answer = await ports.deviceLocation.askWith(true, (location) =>
      ask<PostLoginQuery>('PostLogin', { ...location }, bearerToken),
    );
    if (!isCurrent()) return;
    if (!answer.ok) {
      report('session.data', new Error(`Session data: ${answer.error.kind}`));
      return;
    }
    const { account } = answer.value;
    const current = account === null ? null : { ...account, playerAlias: await aliasOf(account.id) };
    if (!isCurrent()) return;
    if (current !== null && times.accept(current)) sessionAccount.set(current);
    startup.accept(answer.value.startup);
  };

  const isNetworkSettled = (): boolean => {
    const bufferSeconds = startup.getSnapshot().data?.applicationMetadata.networkChangeBufferSeconds ?? 0;
    return systemClock.now() - connectivity.getSnapshot().since >= bufferSeconds * 1000;
  };

  const heartbeat = createHeartbeat({
    clock: systemClock,
    timers: systemTimers,
    report,
    isOnline,
    markOffline: () => connectivity.check(),
    // Just after the network has changed, a lost request says nothing of the server.
    isReachable: async () => isNetworkSettled() && network.isReachable(),
    isOver: () => inactivity.check(),
    send: async (elapsedSeconds) => {
      const answer = await ask<HeartbeatMutation>('Heartbeat', { elapsedSeconds }, (await session.bearerToken()) ?? '');
      return answer.ok ? { ok: true, value: answer.value.heartbeat?.status ?? 'OK' } : answer;
    },
    logOut: (reason) => session.logOut(reason),
  });

  const inactivity = createInactivity({
    clock: systemClock,
    timers: systemTimers,
    store: createActivityStore(local, `slipstream.active.${brand}`),
    isOnline,
    logOut: (reason) => session.logOut(reason),
  });
  connectivity.subscribe(() => void inactivity.check());

  let isRunning = false;
  /** Startup says how long the timers are. */
  const updateTimers = (): void => {
    if (!isRunning) return;
    const metadata = startup.getSnapshot().data?.applicationMetadata;
    heartbeat.start(metadata?.heartbeatIntervalSeconds ?? HEARTBEAT_SECONDS);
    const saved = savedSession.read();
    const storedExpirySeconds = saved.kind === 'saved' ? saved.session.expirySeconds : null;
    const thresholds = { storedExpirySeconds, metadataMinutes: metadata?.inactivityThresholdMinutes ?? null };
    const minutes = inactivityMinutes(thresholds);
    if (minutes !== null) inactivity.start(minutes);
  };
  startup.subscribe(updateTimers);
  startup.subscribe(reportMissingInstaller(startup, report));

  const key = createSessionKey({
    clock: systemClock,
    timers: systemTimers,
    subtle,
    row: openSessionKeyRow(brand),
    origin: location.origin,
    report,
  });
  const endpoint = tokenEndpoint({
    rest: restClient({ fetchWithin: network.fetchWithin, isOnline }),
    clock: systemClock,
    region: () => {
      const region = startup.getSnapshot().data?.regionalMetadata;
      return region === undefined ? null : { regionCode: region.currentRegionCode, countryCode: region.currentCountry };
    },
    paths: () => startup.getSnapshot().data?.serviceAttributes.identity.paths,
    key,
    aliasOf,
  });
  const pendingLogOuts = createPendingLogOuts({
    key,
    savedSession,
    request: endpoint.sendLogOut,
    isOnline: derivedStore(connectivity, ({ online }) => online),
    timers: systemTimers,
    requestSync: () => void requestSync(LOG_OUT_SYNC),
  });

  const session = createSession({
    clock: systemClock,
    timers: systemTimers,
    endpoint,
    savedSession,
    pendingLogOuts,
    moveFormerRows: ports.moveFormerRows,
    tabs: ports.tabs,
    lock: tabLock(),
    report,
    opening: {
      startTimers: (playerAlias, isNew) => {
        isRunning = true;
        updateTimers();
        times.start(playerAlias, isNew);
        startup.poll(true);
      },
      stopTimers: () => {
        isRunning = false;
        heartbeat.stop();
        inactivity.stop();
        times.stop();
        sessionAccount.set(null);
        startup.poll(false);
      },
      setRealityCheck: times.startRealityCheck,
      fetchSessionData: (bearerToken, isCurrent) =>
        Promise.race([fetchSessionData(bearerToken, isCurrent), wait(systemTimers, SESSION_DATA_PATIENCE_MS)]),
    },
    onLoggedOut: loggedOut,
  });
  session.onLogOut(async () => ports.deviceLocation.forget());
  session.onAuthenticated('login-complete', (isNew) => {
    if (isNew) loggedIn();
  });

  const checkInEvery = (realityCheckinInterval: number | null): void => {
    const account = sessionAccount.getSnapshot();
    if (account !== null && times.accept({ ...account, realityCheckinInterval }))
      sessionAccount.set({ ...account, realityCheckinInterval });
  };
  return {
    session,
    active: inactivity.active,
    times: shownTimes,
    understood: times.understood,
    checkInEvery,
    account: sessionAccount,
    hasPendingLogOut: pendingLogOuts.isPending,
  };
}
