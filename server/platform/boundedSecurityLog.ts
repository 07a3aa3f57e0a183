import type { Logger } from 'pino';
import { type Actor, countSecurity, type FieldsOf, type SecurityEvent, writeSecurity } from './securityLog.ts';

/** Minimum time between two lines of one event and one key, and how many lines of an event are allowed in it over all keys. */
const EVERY_MS = 1_000;
const LINES_IN_ALL = 20;

interface EventState {
  since: number;
  lines: number;
  readonly keys: Set<string>;
  leftOut: number;
}

export type BoundedSecurityLog = <Event extends SecurityEvent>(
  actor: Actor,
  event: Event,
  key: string,
  ...fields: FieldsOf<Event>
) => void;

/**
 * The security log for events that strangers can cause without limit: one line a second for a key, twenty for an event. A line says how
 * many were left out before it. `now` is the process's monotonic time in milliseconds.
 */
export function boundedSecurityLog(log: Logger, now: () => number = () => performance.now()): BoundedSecurityLog {
  const states = new Map<SecurityEvent, EventState>();
  return (actor, event, key, ...[fields]) => {
    countSecurity(event, fields);
    const time = now();
    let state = states.get(event);
    if (!state || time - state.since >= EVERY_MS) {
      state = { since: time, lines: 0, keys: new Set(), leftOut: state?.leftOut ?? 0 };
      states.set(event, state);
    }
    if (state.keys.has(key) || state.lines >= LINES_IN_ALL) {
      state.leftOut += 1;
      return;
    }
    state.keys.add(key);
    state.lines += 1;
    writeSecurity(log, actor, event, { ...fields, ...(state.leftOut > 0 ? { leftOut: state.leftOut } : {}) });
    state.leftOut = 0;
  };
}
