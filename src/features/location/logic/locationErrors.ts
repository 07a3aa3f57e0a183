import { DEFAULT_GEO_CODE, DEFAULT_GEO_FAULT, GEO_FAULTS, geoFaultOf } from '../../../../core/texts/geoErrors.ts';
import {
  type ClientCodes,
  FIRST_CLIENT_CODE,
  LAST_CLIENT_CODE,
  SOFTWARE_ACTIONS,
  type SoftwareAction,
  type SoftwareError,
} from '../../../../core/wire/geoSoftware.ts';
import { STILL_OPEN } from './placeText.ts';

/** What a client code means by the configuration; outside of 600 to 720, or without an entry, unknown. */
export function softwareErrorOf(code: number, configured: ClientCodes): SoftwareError {
  if (code < FIRST_CLIENT_CODE || code > LAST_CLIENT_CODE) return 'unknown';
  return configured[code] ?? 'unknown';
}

/** The browser's errors; the software's carry this prefix in the machine. */
export type BrowserError = 'BROWSER_UNSUPPORTED' | 'BROWSER_DENIED' | 'BROWSER_TIMEOUT' | 'BROWSER_UNAVAILABLE';
const SOFTWARE = 'SOFTWARE_';
export const codeOfSoftware = (error: SoftwareError): string => `${SOFTWARE}${error}`;
export const SCRIPT_NOT_LOADED = 'SCRIPT_NOT_LOADED';
export const LICENSE_MISSING = 'LICENSE_MISSING';

function actionOf(code: string): SoftwareAction | null {
  if (!code.startsWith(SOFTWARE)) return null;
  const name = code.slice(SOFTWARE.length);
  return Object.hasOwn(SOFTWARE_ACTIONS, name) ? SOFTWARE_ACTIONS[name as SoftwareError] : SOFTWARE_ACTIONS.unknown;
}

/** The errors of the server's own list, the one to show first: the lowest priority number wins. */
function byPriority(codes: readonly string[]): readonly string[] {
  return [...codes].sort((one, other) => geoFaultOf(one).priority - geoFaultOf(other).priority);
}

/** Nothing but that the location is not verified: the default error, and what the server's list does not have. */
const isDefault = (code: string): boolean =>
  code === DEFAULT_GEO_CODE || !Object.hasOwn(GEO_FAULTS, code) || geoFaultOf(code).message === DEFAULT_GEO_FAULT.message;

export interface Toasted {
  readonly title: string;
  readonly detail: string;
  readonly action: 'refresh' | 'howToFix' | SoftwareAction;
}

/** `permanent`: stays until its cause is gone; any other toast until the player dismisses it. */
export type Notice =
  | { readonly kind: 'toast'; readonly id: string; readonly permanent: boolean; readonly toast: Toasted }
  | { readonly kind: 'cantFind' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'fault'; readonly code: string; readonly message: string };

export const VERIFYING_TOAST = 'location-verifying';
const DISABLED = 'location-disabled';
/** The toasts of a check that has ended. */
export const LOCATION_TOASTS: readonly string[] = ['location-script', DISABLED, 'location-error', 'location-helper'];
const ERROR_TOAST: Toasted = {
  title: 'Location Error Detected',
  detail: 'Refresh the browser or contact support.',
  action: 'refresh',
};
const ACTION_DETAILS: Readonly<Record<SoftwareAction, string>> = {
  contactSupport: 'Contact support: we cannot verify your location on this device.',
  checkConnection: 'Check your connection, then check your location again.',
  reinstall: 'Reinstall the location helper: this version is not supported.',
  tryAgain: 'Try again in a moment.',
};
export const DISABLED_TOAST: Toasted = {
  title: 'Location Services Disabled',
  detail: 'Your browser denied access to your location, so access is limited: you can look around, but betting is off.',
  action: 'howToFix',
};
const NO_LOCATION_IN_BROWSER: Toasted = {
  ...DISABLED_TOAST,
  detail: 'This browser cannot tell your location, so access is limited: you can look around, but betting is off.',
};

const toast = (id: string, toasted: Toasted, permanent = false): Notice => ({ kind: 'toast', id, permanent, toast: toasted });

const inToast = (why: string): Notice =>
  toast('location-error', { ...ERROR_TOAST, detail: `${why} ${STILL_OPEN}`, action: 'tryAgain' });

/** What the player is told of a check that did not pass: of one after a pass that still holds no dialog, which would interrupt a bet or a game. @param holds the pass of an earlier one does. */
export function noticeOf(codes: readonly string[], holds = false): Notice | null {
  const notice = firstNotice(codes);
  if (!holds || notice === null) return notice;
  if (notice.kind === 'cantFind') return inToast('We can’t find your location.');
  if (notice.kind === 'fault') return toast('location-error', { ...ERROR_TOAST, detail: notice.message, action: 'tryAgain' });
  if (notice.kind !== 'toast' || notice.id !== DISABLED) return notice;
  const { toast: toasted } = notice;
  return { ...notice, toast: { ...toasted, detail: `Your browser gives no location, so access is limited. ${STILL_OPEN}` } };
}

function firstNotice(codes: readonly string[]): Notice | null {
  if (codes.length === 0) return null;
  if (codes.includes(SCRIPT_NOT_LOADED))
    return toast('location-script', { ...ERROR_TOAST, detail: 'The location check did not load. Refresh the browser.' }, true);
  if (codes.includes('BROWSER_DENIED')) return toast(DISABLED, DISABLED_TOAST);
  if (codes.includes('BROWSER_UNSUPPORTED')) return toast(DISABLED, { ...NO_LOCATION_IN_BROWSER, action: 'contactSupport' });
  if (codes.includes('BROWSER_TIMEOUT') || codes.includes('BROWSER_UNAVAILABLE')) return { kind: 'cantFind' };
  if (codes.includes(codeOfSoftware('localServiceUnavailable'))) return { kind: 'verify' };
  const action = codes.map(actionOf).find((one) => one !== null);
  if (action != null) return toast('location-error', { ...ERROR_TOAST, detail: ACTION_DETAILS[action], action });
  const first = byPriority(codes)[0] ?? DEFAULT_GEO_CODE;
  if (isDefault(first)) return toast('location-error', ERROR_TOAST);
  if (first === 'OUT_OF_BOUNDARY') return { kind: 'outside' };
  return { kind: 'fault', code: first, message: geoFaultOf(first).message };
}
