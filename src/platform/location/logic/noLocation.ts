/** The reasons of the specification. */
export type CheckReason = 'log_in' | 'app_launch' | 'manual_check' | 'authorization_refresh' | 'ip_change' | 'license_expired';
export type GeolocationState = 'idle' | 'loading' | 'success' | 'error';
export type LocationTimer = 'expiry' | 'refresh' | 'ip' | 'recheck';

/** Times are in milliseconds since 1970. */
export interface LocationState {
  /** Nobody who is not logged in is checked. */
  readonly isLoggedIn: boolean;
  readonly geolocationState: GeolocationState;
  /** The server lets the player bet until `expiresAt`; ask `isAuthorized`, which knows the time. */
  readonly authorized: boolean;
  readonly expiresAt: number | null;
  readonly refreshAt: number | null;
  readonly licenseKey: string | null;
  readonly userIpAddress: string | null;
  /** The software of a location service on this device; null: this device has none. */
  readonly plcConnected: boolean | null;
  /** Codes of what speaks against a bet, of the last check. */
  readonly errors: readonly string[];
  readonly checkedAt: number | null;
  /** The running check; its answer is taken by this number alone. */
  readonly running: { readonly id: number; readonly reason: CheckReason } | null;
  readonly checks: number;
  /** Asked for while one was running, and due after it. */
  readonly next: CheckReason | null;
  /** Rechecks since the signal was lost. */
  readonly rechecks: number;
  /** Whether this chain of checks has answered an exclusion boundary by a check already. */
  readonly hasRechecked: boolean;
}

export const NO_LOCATION: LocationState = {
  isLoggedIn: false,
  geolocationState: 'idle',
  authorized: false,
  expiresAt: null,
  refreshAt: null,
  licenseKey: null,
  userIpAddress: null,
  plcConnected: null,
  errors: [],
  checkedAt: null,
  running: null,
  checks: 0,
  next: null,
  rechecks: 0,
  hasRechecked: false,
};
