import type { Result } from '../../../core/result.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { branchFingerprintId, locationPermission, sessionEvents } from '../analytics/sessionEvents.ts';
import { authorization, authorizationNow } from '../authorize.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { HeartbeatMutation } from '../heartbeat/heartbeat.generated.ts';
import { createHeartbeat } from '../heartbeat/heartbeat.ts';
import type { Authorization } from '../http/appHeaders.ts';
import { type Rest, restClient } from '../http/restClient.ts';
import { createActivityStore } from '../inactivity/activityStore.ts';
import { createInactivity } from '../inactivity/inactivity.ts';
import { inactivityMinutes } from '../inactivity/threshold.ts';
import { anonymousTokenStore } from '../session/anonymousToken.ts';
import { createSavedSessionStore } from '../session/savedSession.ts';
import { createSession, type Session, type SessionMessage } from '../session/session.ts';
import { tokenEndpoint } from '../session/tokenEndpoint.ts';
import { reportMissingSso } from '../startup/reportMissingSso.ts';
import type { StartupQuery } from '../startup/startup.generated.ts';
import { createStartup, type Startup } from '../startup/startup.ts';
import { browserLock } from '../tabs/lock.ts';
import { openTabs } from '../tabs/tabs.ts';
import type { Network } from './network.ts';

/** The visitor's identity, and startup's data for them. */
export interface IdentityParts {
  readonly session: Session;
  readonly startup: Startup;
  readonly rest: Rest;
  readonly anonymousToken: ExternalStore<string | null>;
  /** The authorization of a private request; waits for a pending one. */
  readonly authorize: () => Promise<Authorization>;
  readonly renew: (refused: Authorization) => Promise<boolean>;
  readonly giveUp: (refused: Authorization) => void;
  /** Records the player's activity. */
  readonly active: () => void;
  start(): void;
}

const AUTHORIZATION_PATIENCE_MS = 8000;
/** The default until startup has answered. */
const HEARTBEAT_SECONDS = 60;

export function createIdentity(
  brand: string,
  network: Network,
  request: GraphqlRequest,
  report: ReportError,
  analytics: Pick<Analytics, 'track'>,
): IdentityParts {
  const { connectivity } = network;
  const local = (): Storage => localStorage;
  const anonymousToken = anonymousTokenStore(local, `slipstream.anonymous.${brand}`);
  const rest = restClient({ fetchWithin: network.fetchWithin, isOnline: () => connectivity.getSnapshot().online });
  const endpoint = tokenEndpoint(rest, systemClock, () => {
    const region = startup.getSnapshot().data?.regionalMetadata;
    return region === undefined ? null : { regionCode: region.currentRegionCode, countryCode: region.currentCountry };
  });
  const savedSession = createSavedSessionStore(local, `slipstream.session.${brand}`);
  const session = createSession({
    clock: systemClock,
    timers: systemTimers,
    endpoint,
    savedSession,
    tabs: openTabs<SessionMessage>(`slipstream-session-${brand}`),
    lock: browserLock(navigator.locks),
    report,
    onEvent: sessionEvents({
      analytics,
      country: () => startup.getSnapshot().data?.regionalMetadata.currentCountry ?? null,
      permission: () => locationPermission(navigator.permissions),
      // Read now: navigations replace the address.
      branchFingerprintId: branchFingerprintId(location.search),
    }),
  });
  const now = (): Promise<Authorization> => authorizationNow({ session, anonymousToken });

  const renew = async (refused: Authorization): Promise<boolean> => {
    if (refused.kind === 'bearer') return session.renew(refused.token);
    if (refused.kind === 'none') return false;
    if (anonymousToken.getSnapshot() === refused.token) anonymousToken.set(null);
    await startup.load();
    return anonymousToken.getSnapshot() !== null;
  };

  /** A platform request with the current authorization, renewed once when it is refused. */
  const authorized = async <Data>(
    name: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Result<Data, RequestFailure>> => {
    const mine = await now();
    const answer = await request<Data>(name, variables, mine);
    if (answer.ok || answer.error.kind !== 'unauthenticated' || !(await renew(mine))) return answer;
    return request<Data>(name, variables, await now());
  };

  let startupAuthorization: Authorization = { kind: 'none' };
  const startup = createStartup({
    timers: systemTimers,
    report,
    request: async () => {
      startupAuthorization = await now();
      const answer = await request<StartupQuery>('Startup', {}, startupAuthorization);
      if (!answer.ok) return answer;
      // Startup of a logged-in player returns another anonymous owner; the earlier slip remains the one to be promoted.
      if (startupAuthorization.kind !== 'bearer' || anonymousToken.getSnapshot() === null)
        anonymousToken.set(answer.value.startup.anonymousToken);
      return { ok: true, value: answer.value.startup };
    },
    renew: async () => {
      if (startupAuthorization.kind === 'bearer') await session.renew(startupAuthorization.token);
      else anonymousToken.set(null);
    },
  });

  const heartbeat = createHeartbeat({
    clock: systemClock,
    timers: systemTimers,
    report,
    isOnline: () => connectivity.getSnapshot().online,
    markOffline: () => connectivity.check(),
    send: async (elapsedSeconds) => {
      const answer = await authorized<HeartbeatMutation>('Heartbeat', { elapsedSeconds });
      return answer.ok ? { ok: true, value: answer.value.heartbeat?.status ?? 'OK' } : answer;
    },
    logOut: (reason) => session.logOut(reason),
  });

  const inactivity = createInactivity({
    clock: systemClock,
    timers: systemTimers,
    store: createActivityStore(local, `slipstream.active.${brand}`),
    logOut: (reason) => session.logOut(reason),
  });

  const updateTimers = (): void => {
    if (session.getSnapshot().status !== 'loggedIn') {
      heartbeat.stop();
      inactivity.stop();
      return;
    }
    const metadata = startup.getSnapshot().data?.applicationMetadata;
    heartbeat.start(metadata?.heartbeatIntervalSeconds ?? HEARTBEAT_SECONDS);
    const saved = savedSession.read();
    const storedExpirySeconds = saved.kind === 'saved' ? saved.session.expirySeconds : null;
    const minutes = inactivityMinutes({ storedExpirySeconds, metadataMinutes: metadata?.inactivityThresholdMinutes ?? null });
    if (minutes !== null) inactivity.start(minutes);
  };

  return {
    session,
    startup,
    rest,
    anonymousToken,
    authorize: () => authorization({ session, anonymousToken, timers: systemTimers, patienceMs: AUTHORIZATION_PATIENCE_MS }),
    renew,
    giveUp: (refused) => {
      if (refused.kind === 'bearer') void session.logOut('unauthenticated');
    },
    active: inactivity.active,
    start: () => {
      session.subscribe(() => {
        startup.poll(session.getSnapshot().status === 'loggedIn');
        updateTimers();
      });
      startup.subscribe(updateTimers);
      startup.subscribe(reportMissingSso(startup, report));
      void session.start();
      void startup.load();
    },
  };
}
