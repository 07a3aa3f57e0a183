import type { LocationPermission, LogoutMethod } from '../../../core/wire/analyticsEvents.ts';
import type { LogoutReason } from '../session/types.ts';
import type { Analytics } from './analytics.ts';

/** The specification has four methods. `timeout` is every end that came from neither the player, a time limit nor a location. */
const METHODS: Readonly<Record<LogoutReason, LogoutMethod>> = {
  none: 'manual',
  coolOff: 'manual',
  selfExclusion: 'manual',
  webView: 'manual',
  heartbeat: 'heartbeat',
  dailyTimeLimit: 'heartbeat',
  // The heartbeat failed.
  technicalIssue: 'heartbeat',
  differentValidRegion: 'geo error',
  locationChange: 'geo error',
  geocomplyError: 'geo error',
  inactivity: 'timeout',
  maintenance: 'timeout',
  refreshFailed: 'timeout',
  unauthorized: 'timeout',
  unauthenticated: 'timeout',
};

export function logoutMethod(reason: LogoutReason): LogoutMethod {
  return METHODS[reason];
}

/** The parameter that Branch adds to the address of its links. */
const BRANCH_PARAMETER = '_branch_match_id';

/** The id of the Branch link in the query of an address; null without one. */
export function branchFingerprintId(search: string): string | null {
  const id = new URLSearchParams(search).get(BRANCH_PARAMETER) ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}

export interface SessionEventPorts {
  readonly analytics: Pick<Analytics, 'track'>;
  readonly country: () => string | null;
  readonly permission: () => Promise<LocationPermission>;
  readonly branchFingerprintId: string | null;
}

/** Tracks log-in and log-out, in the tab in which they happen. */
export function sessionEvents(ports: SessionEventPorts) {
  const { analytics } = ports;
  return {
    loggedIn: (): void => {
      void ports.permission().then((permission) =>
        analytics.track('LOGIN_COMPLETE', {
          locationPermission: permission,
          country: ports.country(),
          branchFingerprintId: ports.branchFingerprintId,
        }),
      );
    },
    loggedOut: (reason: LogoutReason): void => analytics.track('LOGOUT', { method: logoutMethod(reason) }),
  };
}
