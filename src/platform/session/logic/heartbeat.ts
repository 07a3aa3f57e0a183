/** The count of the time spent in a session. */
export type Heartbeat =
  | { readonly phase: 'stopped' }
  /** Everything before `countedUntil` (epoch milliseconds) has been counted. */
  | { readonly phase: 'counting'; readonly countedUntil: number; readonly isSending: boolean };

export type HeartbeatOutcome =
  | 'OK'
  | 'TIME_LIMIT_EXCEEDED'
  /** The server refused it, or did not answer although it can be reached. */
  | 'failed'
  /** There was no connection after all, or the session has ended in another way. */
  | 'skipped';

export type HeartbeatInput =
  | { readonly type: 'started'; readonly now: number }
  | { readonly type: 'due'; readonly now: number; readonly isOnline: boolean }
  | { readonly type: 'answered'; readonly elapsedSeconds: number; readonly outcome: HeartbeatOutcome }
  | { readonly type: 'stopped' };

export type HeartbeatEffect =
  | { readonly type: 'send'; readonly elapsedSeconds: number }
  | { readonly type: 'markOffline' }
  | { readonly type: 'logOut'; readonly reason: 'heartbeat' | 'technicalIssue' };

export interface HeartbeatStep {
  readonly state: Heartbeat;
  readonly effects: readonly HeartbeatEffect[];
}

export const STOPPED: Heartbeat = { phase: 'stopped' };

function due(state: Heartbeat, now: number, isOnline: boolean): HeartbeatStep {
  if (state.phase === 'stopped' || state.isSending) return { state, effects: [] };
  const elapsedSeconds = Math.floor((now - state.countedUntil) / 1000);
  // The clock was set back: the time since then counts from now.
  if (elapsedSeconds < 0) return { state: { ...state, countedUntil: now }, effects: [] };
  if (elapsedSeconds === 0) return { state, effects: [] };
  if (!isOnline) return { state, effects: [{ type: 'markOffline' }] };
  return { state: { ...state, isSending: true }, effects: [{ type: 'send', elapsedSeconds }] };
}

function answered(state: Heartbeat, elapsedSeconds: number, outcome: HeartbeatOutcome): HeartbeatStep {
  if (state.phase === 'stopped') return { state, effects: [] };
  const isCounted = outcome === 'OK' || outcome === 'TIME_LIMIT_EXCEEDED';
  const countedUntil = state.countedUntil + (isCounted ? elapsedSeconds * 1000 : 0);
  const next: Heartbeat = { phase: 'counting', countedUntil, isSending: false };
  switch (outcome) {
    case 'OK':
    case 'skipped':
      return { state: next, effects: [] };
    case 'TIME_LIMIT_EXCEEDED':
      return { state: next, effects: [{ type: 'logOut', reason: 'heartbeat' }] };
    case 'failed':
      return { state: next, effects: [{ type: 'logOut', reason: 'technicalIssue' }] };
  }
}

/** Counts a session's time, with one call per interval. Offline nothing is sent, and the next call includes the time. */
export function stepHeartbeat(state: Heartbeat, input: HeartbeatInput): HeartbeatStep {
  switch (input.type) {
    case 'started':
      return state.phase === 'counting'
        ? { state, effects: [] }
        : { state: { phase: 'counting', countedUntil: input.now, isSending: false }, effects: [] };
    case 'due':
      return due(state, input.now, input.isOnline);
    case 'answered':
      return answered(state, input.elapsedSeconds, input.outcome);
    case 'stopped':
      return { state: STOPPED, effects: [] };
  }
}
