import { type CheckReason, type LocationState, type LocationTimer, NO_LOCATION } from './noLocation.ts';

export { type CheckReason, type LocationState, type LocationTimer, NO_LOCATION };

/** What a check comes to, in any tab. */
export type CheckAnswer =
  | { readonly type: 'passed'; readonly expiresAt: number; readonly refreshAt: number }
  | { readonly type: 'refused'; readonly errors: readonly string[] }
  | { readonly type: 'signalLost'; readonly errors: readonly string[] };

export type LocationEvent =
  | { readonly type: 'loggedIn'; readonly reason: 'log_in' | 'app_launch'; readonly now: number }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'wasReset' }
  | { readonly type: 'checkRequested'; readonly reason: 'manual_check' | 'license_expired' }
  | { readonly type: 'licensed'; readonly id: number; readonly licenseKey: string }
  /** A lost signal: no position, no answer of the service or none of the server. Nothing is known anew. */
  | (CheckAnswer & { readonly id: number; readonly now: number })
  /** Another tab of this player has made a check: its answer is this tab's, too. */
  | { readonly type: 'heard'; readonly answer: CheckAnswer; readonly now: number }
  | { readonly type: 'timerEnded'; readonly timer: LocationTimer; readonly now: number }
  | { readonly type: 'ipRead'; readonly ipAddress: string; readonly now: number }
  | { readonly type: 'localServiceChanged'; readonly isConnected: boolean };

export type LocationEffect =
  | { readonly type: 'check'; readonly id: number; readonly reason: CheckReason }
  | { readonly type: 'cancelCheck'; readonly id: number }
  /** Replaces the timer of that name. */
  | { readonly type: 'setTimer'; readonly timer: LocationTimer; readonly at: number }
  | { readonly type: 'clearTimers'; readonly timers: readonly LocationTimer[] }
  | { readonly type: 'readIp' }
  | { readonly type: 'openVerifyModal' }
  | { readonly type: 'warnPermanently' };

export const EXCLUSION_BOUNDARY = 'GcInExclusionBoundary';
/** What the browser or the device says for good: a further try of the app alone changes nothing. */
export const FINAL_ERRORS: readonly string[] = ['BROWSER_UNSUPPORTED', 'BROWSER_DENIED', 'SCRIPT_NOT_LOADED', 'RATE_LIMITED'];
const ALL_TIMERS: readonly LocationTimer[] = ['expiry', 'refresh', 'ip', 'recheck'];
/** After a lost signal: five times, each pause twice as long. */
export const MAXIMUM_RECHECKS = 5;
const FIRST_PAUSE_MS = 2_000;
export const DEFAULT_IP_CHECK_MS = 10_000;

/** What `runMachine` runs. */
export interface LocationStep {
  readonly state: LocationState;
  readonly effects: readonly LocationEffect[];
}

/** Whether a bet may be tried: an authorization is over at its end, also before its timer has noticed (a laptop that slept). */
export function isAuthorized({ authorized, expiresAt }: LocationState, now: number): boolean {
  return authorized && expiresAt !== null && now < expiresAt;
}

const stay = (state: LocationState): LocationStep => ({ state, effects: [] });
const setTimer = (timer: LocationTimer, at: number): LocationEffect => ({ type: 'setTimer', timer, at });

/** Begins a check, or has it follow the one that runs: there are never two. */
function check(state: LocationState, reason: CheckReason, before: readonly LocationEffect[] = []): LocationStep {
  if (!state.isLoggedIn) return { state, effects: before };
  if (state.running !== null)
    return { state: { ...state, next: state.running.reason === reason ? state.next : reason }, effects: before };
  const running = { id: state.checks + 1, reason };
  return {
    state: { ...state, running, checks: running.id, next: null, geolocationState: 'loading' },
    effects: [...before, { type: 'clearTimers', timers: ['recheck', 'refresh'] }, { type: 'check', ...running }],
  };
}

/** A manual check begins a new chain: it is what a player does about an error. */
function checkAnew(state: LocationState, reason: CheckReason, before: readonly LocationEffect[] = []): LocationStep {
  return check({ ...state, rechecks: 0, hasRechecked: false }, reason, before);
}

/** What was asked for meanwhile follows. */
function thenNext(state: LocationState, effects: readonly LocationEffect[]): LocationStep {
  return state.next === null ? { state, effects } : check(state, state.next, effects);
}

function reset(state: LocationState, isLoggedIn: boolean): LocationStep {
  const cancelled: readonly LocationEffect[] = state.running === null ? [] : [{ type: 'cancelCheck', id: state.running.id }];
  return {
    state: { ...NO_LOCATION, isLoggedIn, plcConnected: state.plcConnected, checks: state.checks },
    effects: [...cancelled, { type: 'clearTimers', timers: ALL_TIMERS }],
  };
}

function passed(state: LocationState, { expiresAt, refreshAt, now }: Extract<LocationEvent, { type: 'passed' }>): LocationStep {
  const checked = { ...state, running: null, expiresAt, refreshAt, errors: [], checkedAt: now, rechecks: 0, hasRechecked: false };
  // An answer that was so long on its way that the pass is over.
  if (expiresAt <= now) return check({ ...checked, authorized: false, geolocationState: 'error' }, 'license_expired');
  return thenNext({ ...checked, authorized: true, geolocationState: 'success' }, [
    setTimer('expiry', expiresAt),
    setTimer('refresh', Math.max(now, refreshAt)),
  ]);
}

function refused(state: LocationState, { errors, now }: Extract<LocationEvent, { type: 'refused' }>): LocationStep {
  const lost = { ...state, running: null, authorized: false, expiresAt: null, refreshAt: null };
  const checked: LocationState = { ...lost, geolocationState: 'error', errors, checkedAt: now, rechecks: 0 };
  const effects: readonly LocationEffect[] = [{ type: 'clearTimers', timers: ['expiry', 'refresh'] }];
  const isFirst = errors.includes(EXCLUSION_BOUNDARY) && !state.hasRechecked;
  if (checked.next === null && isFirst) return check({ ...checked, hasRechecked: true }, 'manual_check', effects);
  return thenNext(checked, effects);
}

/** The pass holds to its end: whether the player may bet is not known worse than before. */
function signalLost(state: LocationState, { errors, now }: Extract<LocationEvent, { type: 'signalLost' }>): LocationStep {
  const failed: LocationState = { ...state, running: null, geolocationState: 'error', errors };
  const isFinal = errors.some((code) => FINAL_ERRORS.includes(code));
  if (failed.next !== null || isFinal || state.rechecks >= MAXIMUM_RECHECKS) return thenNext(failed, []);
  const pauseMs = FIRST_PAUSE_MS * 2 ** state.rechecks;
  return { state: { ...failed, rechecks: state.rechecks + 1 }, effects: [setTimer('recheck', now + pauseMs)] };
}

/** The check of this tab, which would only wait for the other's end, is over with it. */
function heard(state: LocationState, answer: CheckAnswer, now: number): LocationStep {
  if (!state.isLoggedIn) return stay(state);
  const cancelled: readonly LocationEffect[] = state.running === null ? [] : [{ type: 'cancelCheck', id: state.running.id }];
  const { state: next, effects } = answered({ ...state, next: null }, { ...answer, id: 0, now });
  return { state: next, effects: [...cancelled, ...effects] };
}

function answered(state: LocationState, event: Extract<LocationEvent, CheckAnswer>): LocationStep {
  if (event.type === 'passed') return passed(state, event);
  return event.type === 'refused' ? refused(state, event) : signalLost(state, event);
}

function timerEnded(state: LocationState, timer: LocationTimer, now: number, ipCheckMs: number): LocationStep {
  if (!state.isLoggedIn) return stay(state);
  if (timer === 'ip') return { state, effects: [{ type: 'readIp' }, setTimer('ip', now + ipCheckMs)] };
  // The check that was running when a recheck fell due is its own recheck.
  if (timer === 'recheck') return state.running === null ? check(state, 'authorization_refresh') : stay(state);
  const due = timer === 'expiry' ? state.expiresAt : state.refreshAt;
  if (due === null || !state.authorized) return stay(state);
  // Timers count the seconds that pass; where the clock says that it is early, the clock was set back, and the end is not where it seems to be.
  return timer === 'refresh'
    ? checkAnew(state, 'authorization_refresh')
    : checkAnew({ ...state, authorized: false, geolocationState: 'error' }, 'license_expired');
}

function ipRead(state: LocationState, ipAddress: string): LocationStep {
  const moved = { ...state, userIpAddress: ipAddress };
  const isOther = state.userIpAddress !== null && state.userIpAddress !== ipAddress;
  // The server ends the pass of a player who asks from another address.
  return isOther && state.isLoggedIn ? checkAnew({ ...moved, authorized: false }, 'ip_change') : stay(moved);
}

/** One step of the location check that all tabs share. @param ipCheckMs startup's `ipAddressCheckTimerSeconds`. */
export function stepLocation(state: LocationState, event: LocationEvent, ipCheckMs = DEFAULT_IP_CHECK_MS): LocationStep {
  if ('id' in event && event.id !== state.running?.id) return stay(state);
  switch (event.type) {
    case 'loggedIn': {
      const fresh = reset(state, true);
      return check(fresh.state, event.reason, [...fresh.effects, setTimer('ip', event.now + ipCheckMs)]);
    }
    case 'loggedOut':
      return reset(state, false);
    case 'wasReset':
      return reset(state, state.isLoggedIn);
    case 'checkRequested':
      return checkAnew(event.reason === 'license_expired' ? { ...state, authorized: false } : state, event.reason);
    case 'licensed':
      return stay({ ...state, licenseKey: event.licenseKey });
    case 'passed':
    case 'refused':
    case 'signalLost':
      return answered(state, event);
    case 'heard':
      return heard(state, event.answer, event.now);
    case 'timerEnded':
      return timerEnded(state, event.timer, event.now, ipCheckMs);
    case 'ipRead':
      return ipRead(state, event.ipAddress);
    case 'localServiceChanged': {
      const isLost = !event.isConnected && state.plcConnected !== false;
      const effects: readonly LocationEffect[] = isLost ? [{ type: 'openVerifyModal' }, { type: 'warnPermanently' }] : [];
      return { state: { ...state, plcConnected: event.isConnected }, effects };
    }
  }
}
