import { lazyModule } from '../../../core/lazyModule.ts';
import type { Result } from '../../../core/result.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { authorization, authorizationNow } from '../authorize.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { RestPorts } from '../data/engine.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { Authorization } from '../http/appHeaders.ts';
import { restClient } from '../http/restClient.ts';
import type { DeviceLocation } from '../location/deviceLocation.ts';
import { GEO_PACKET_TEXT } from '../location/geoPacketText.ts';
import { locationPermission } from '../location/permission.ts';
import { anonymousTokenStore } from '../session/anonymousToken.ts';
import { lazySession } from '../session/lazySession.ts';
import { createSavedSessionStore, type SavedSessionStore } from '../session/savedSession.ts';
import type { Session, SessionMessage } from '../session/session.ts';
import { reportMissingSso } from '../startup/reportMissingSso.ts';
import type { StartupQuery } from '../startup/startup.generated.ts';
import { createStartup, type Startup, type StartupData } from '../startup/startup.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import { openTabs } from '../tabs/tabs.ts';
import type { Network } from './network.ts';
import type { PlayerSession } from './playerSession.ts';

/** The visitor's identity, and startup's data for them. */
export interface IdentityParts {
  readonly session: Session;
  readonly savedSession: Pick<SavedSessionStore, 'read'>;
  /** Null while the code of a player is not loaded. */
  readonly playerSession: ExternalStore<PlayerSession | null>;
  readonly startup: Startup;
  readonly anonymousToken: ExternalStore<string | null>;
  /** The authorization of a private request; waits for a pending one. */
  readonly authorize: () => Promise<Authorization>;
  readonly renew: (refused: Authorization) => Promise<boolean>;
  readonly giveUp: (refused: Authorization) => Promise<void>;
  /** REST requests of the present visitor. */
  readonly restPorts: RestPorts;
  /** Records the player's activity. */
  readonly active: () => void;
  start(): void;
}

const AUTHORIZATION_PATIENCE_MS = 8000;

const playerCode = lazyModule(() => import('./playerSession.ts'));
const deviceLocationCode = lazyModule(() => import('../location/deviceLocation.ts'));

export interface IdentityPorts {
  readonly brand: string;
  readonly network: Network;
  readonly request: GraphqlRequest;
  readonly report: ReportError;
  readonly analytics: Pick<Analytics, 'track'>;
  /** Begins to load what else a player needs; called when the code of a session is loaded. */
  readonly loadForPlayer: () => void;
  /** Before a session starts, what an earlier release has stored is read. Never fails. */
  readonly moveFormerRows: () => Promise<void>;
}

export function createIdentity(ports: IdentityPorts): IdentityParts {
  const { brand, network, request, report, analytics, moveFormerRows } = ports;
  const local = (): Storage => localStorage;
  const anonymousToken = anonymousTokenStore(local, `slipstream.anonymous.${brand}`);
  const savedSession = createSavedSessionStore(local, `slipstream.session.${brand}`, systemClock);
  let deviceLocation: DeviceLocation | null = null;
  const loadDeviceLocation = async (): Promise<DeviceLocation> => {
    const { createDeviceLocation } = await deviceLocationCode.load();
    const storage = createPersistedText(() => sessionStorage, `slipstream.${GEO_PACKET_TEXT}.${brand}`);
    deviceLocation ??= createDeviceLocation({ storage, geolocation: navigator.geolocation, request, anonymousToken });
    return deviceLocation;
  };
  // Read now: navigations replace the address.
  const openedWith = location.search;
  const playerSession = createStore<PlayerSession | null>(null);
  const session = lazySession({
    timers: systemTimers,
    savedSession,
    tabs: openTabs<SessionMessage>(`slipstream-session-${brand}`),
    report,
    load: async (tabs) => {
      ports.loadForPlayer();
      const [{ createPlayerSession }, loadedLocation] = await Promise.all([
        playerCode.load(),
        loadDeviceLocation(),
        moveFormerRows(),
      ]);
      const parts = {
        brand,
        network,
        request,
        report,
        analytics,
        startup,
        savedSession,
        tabs,
        openedWith,
        deviceLocation: loadedLocation,
        moveFormerRows,
      };
      const loaded = createPlayerSession(parts);
      playerSession.set(loaded);
      return loaded.session;
    },
  });
  const now = (): Promise<Authorization> => authorizationNow({ session, anonymousToken });

  const renew = async (refused: Authorization): Promise<boolean> => {
    if (refused.kind === 'bearer') return session.renew(refused.token);
    if (refused.kind === 'none') return false;
    if (anonymousToken.getSnapshot() === refused.token) anonymousToken.set(null);
    await startup.load();
    return anonymousToken.getSnapshot() !== null;
  };

  let startupAuthorization: Authorization = { kind: 'none' };
  const askStartup = async (): Promise<Result<StartupData, RequestFailure>> => {
    const { playerAlias } = session.getSnapshot();
    startupAuthorization = await now();
    const answer = await (deviceLocation?.askStartup(startupAuthorization) ??
      request<StartupQuery>('Startup', {}, startupAuthorization));
    // The answer to a player is not the next one's, nor a visitor's.
    if (startupAuthorization.kind === 'bearer' && session.getSnapshot().playerAlias !== playerAlias) return askStartup();
    if (!answer.ok) return answer;
    network.maintenance.over();
    // Startup of a logged-in player returns another anonymous owner; the earlier slip remains the one to be promoted.
    if (startupAuthorization.kind !== 'bearer' || anonymousToken.getSnapshot() === null)
      anonymousToken.set(answer.value.startup.anonymousToken);
    return { ok: true, value: answer.value.startup };
  };
  const startup: Startup = createStartup({
    timers: systemTimers,
    isOnline: () => network.connectivity.getSnapshot().online,
    report,
    request: askStartup,
    renew: async () => {
      if (startupAuthorization.kind === 'bearer') await session.renew(startupAuthorization.token);
      else anonymousToken.set(null);
    },
  });

  const authorize = (): Promise<Authorization> =>
    authorization({ session, anonymousToken, timers: systemTimers, patienceMs: AUTHORIZATION_PATIENCE_MS });

  return {
    session,
    savedSession,
    playerSession,
    startup,
    anonymousToken,
    authorize,
    renew,
    restPorts: {
      rest: restClient({ fetchWithin: network.fetchWithin, isOnline: () => network.connectivity.getSnapshot().online }),
      authorize,
      renew,
      playerAlias: () => session.getSnapshot().playerAlias,
    },
    giveUp: async (refused) => {
      if (refused.kind === 'bearer' && (await session.bearerToken()) === refused.token) await session.logOut('unauthenticated');
    },
    active: () => playerSession.getSnapshot()?.active(),
    start: () => {
      startup.subscribe(reportMissingSso(startup, report));
      void session.start();
      const first = startup.load();
      void locationPermission(navigator.permissions).then(async (permission) => {
        // The first answer, which may be under way, knew the region only by the address.
        if (permission === 'granted' && (await (await loadDeviceLocation()).readLatLong())) await first.then(startup.load);
      });
    },
  };
}
