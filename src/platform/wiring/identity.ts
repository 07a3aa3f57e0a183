import { lazyModule } from '../../../core/lazyModule.ts';
import type { Analytics } from '../analytics/analytics.ts';
import { authorization, authorizationNow } from '../authorize.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { GraphqlRequest } from '../graphql/request.ts';
import type { Authorization } from '../http/appHeaders.ts';
import { anonymousTokenStore } from '../session/anonymousToken.ts';
import { lazySession } from '../session/lazySession.ts';
import { createSavedSessionStore } from '../session/savedSession.ts';
import type { Session, SessionMessage } from '../session/session.ts';
import { noSessionTimes, type SessionTimesState } from '../session/sessionTimesState.ts';
import { reportMissingSso } from '../startup/reportMissingSso.ts';
import type { StartupQuery } from '../startup/startup.generated.ts';
import { createStartup, type Startup } from '../startup/startup.ts';
import { openTabs } from '../tabs/tabs.ts';
import type { Network } from './network.ts';
import type { PlayerSession } from './playerSession.ts';

/** The visitor's identity, and startup's data for them. */
export interface IdentityParts {
  readonly session: Session;
  readonly sessionTimes: ExternalStore<SessionTimesState>;
  readonly startup: Startup;
  readonly anonymousToken: ExternalStore<string | null>;
  /** The authorization of a private request; waits for a pending one. */
  readonly authorize: () => Promise<Authorization>;
  readonly renew: (refused: Authorization) => Promise<boolean>;
  readonly giveUp: (refused: Authorization) => void;
  /** Records the player's activity. */
  readonly active: () => void;
  /** The player has understood the reality check. */
  readonly understoodCheckIn: () => void;
  start(): void;
}

const AUTHORIZATION_PATIENCE_MS = 8000;

const playerCode = lazyModule(() => import('./playerSession.ts'));

export function createIdentity(
  brand: string,
  network: Network,
  request: GraphqlRequest,
  report: ReportError,
  analytics: Pick<Analytics, 'track'>,
): IdentityParts {
  const local = (): Storage => localStorage;
  const anonymousToken = anonymousTokenStore(local, `slipstream.anonymous.${brand}`);
  const savedSession = createSavedSessionStore(local, `slipstream.session.${brand}`);
  const times = createStore(noSessionTimes(systemClock.now()));
  // Read now: navigations replace the address.
  const openedWith = location.search;
  let player: PlayerSession | null = null;
  const session = lazySession({
    timers: systemTimers,
    savedSession,
    tabs: openTabs<SessionMessage>(`slipstream-session-${brand}`),
    report,
    load: async (tabs) => {
      const { createPlayerSession } = await playerCode.load();
      const parts = { brand, network, request, report, analytics, startup, savedSession, tabs, openedWith, times };
      player = createPlayerSession(parts);
      return player.session;
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
  const startup: Startup = createStartup({
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

  return {
    session,
    sessionTimes: times,
    startup,
    anonymousToken,
    authorize: () => authorization({ session, anonymousToken, timers: systemTimers, patienceMs: AUTHORIZATION_PATIENCE_MS }),
    renew,
    giveUp: (refused) => {
      if (refused.kind === 'bearer') void session.logOut('unauthenticated');
    },
    active: () => player?.active(),
    understoodCheckIn: () => player?.understood(),
    start: () => {
      startup.subscribe(reportMissingSso(startup, report));
      void session.start();
      void startup.load();
    },
  };
}
