import type { Step } from '../runMachine.ts';

/** How prices reach the page: by the websocket, or by requests while the network lets no websocket open. */
export type Transport =
  | { readonly kind: 'socket'; readonly refusals: number }
  | {
      readonly kind: 'poll';
      readonly isAsking: boolean;
      readonly requestedAt: number;
      /** When the answer that shown prices rest on was received; null: there is none that is young enough. */
      readonly answeredAt: number | null;
      /** Requests without an answer since the last one that had one. */
      readonly failures: number;
    };

/**
 * refused: an attempt ended before the server had acknowledged it, while requests got through · opened: the websocket is open · offline: requests
 * do not get through either · due: the time of the next step may have come · wanted: other events are watched than those of the last request ·
 * answered, unanswered: the end of a request.
 */
export type TransportEvent =
  | { readonly kind: 'refused'; readonly timedOut: boolean; readonly at: number }
  | { readonly kind: 'opened' | 'offline' }
  | { readonly kind: 'due'; readonly visible: boolean; readonly at: number }
  | { readonly kind: 'wanted' | 'answered' | 'unanswered'; readonly at: number };

/** ask: request the prices · expire: the last answer is too old for bets. */
export type TransportEffect = 'ask' | 'expire';

/** As many attempts in a row show that the network lets none open. One that timed out took longer than all of them. */
const REFUSALS = 3;
export const POLL_MS = 4000;
const POLL_HIDDEN_MS = 30_000;
const LONGEST_POLL_MS = 30_000;
/** Three polls: prices of an older answer are paused. */
export const EXPIRES_MS = 12_000;

export const BY_SOCKET: Transport = { kind: 'socket', refusals: 0 };

export function stepTransport(state: Transport, event: TransportEvent): Step<Transport, TransportEffect> {
  if (event.kind === 'opened' || event.kind === 'offline') return { state: BY_SOCKET, effects: [] };
  if (state.kind === 'socket') return event.kind === 'refused' ? refused(state.refusals, event) : same(state);
  switch (event.kind) {
    case 'refused':
      return same(state);
    case 'wanted':
      return state.isAsking ? same(state) : ask(state, event.at);
    case 'answered':
      return { state: { ...state, isAsking: false, answeredAt: event.at, failures: 0 }, effects: [] };
    case 'unanswered':
      return { state: { ...state, isAsking: false, failures: state.failures + 1 }, effects: [] };
    case 'due':
      return due(state, event);
  }
}

function same(state: Transport): Step<Transport, TransportEffect> {
  return { state, effects: [] };
}

function refused(before: number, { timedOut, at }: { readonly timedOut: boolean; readonly at: number }) {
  const refusals = before + (timedOut ? REFUSALS : 1);
  if (refusals < REFUSALS) return same({ kind: 'socket', refusals });
  return ask({ kind: 'poll', isAsking: false, requestedAt: at, answeredAt: null, failures: 0 }, at);
}

function ask(state: Extract<Transport, { kind: 'poll' }>, at: number): Step<Transport, TransportEffect> {
  return { state: { ...state, isAsking: true, requestedAt: at }, effects: ['ask'] };
}

function due(
  state: Extract<Transport, { kind: 'poll' }>,
  { at, visible }: { readonly at: number; readonly visible: boolean },
): Step<Transport, TransportEffect> {
  const isOld = state.answeredAt !== null && at - state.answeredAt >= EXPIRES_MS;
  const now = isOld ? { ...state, answeredAt: null } : state;
  const effects: readonly TransportEffect[] = isOld ? ['expire'] : [];
  const delayMs = Math.min((visible ? POLL_MS : POLL_HIDDEN_MS) * 2 ** Math.min(state.failures, 5), LONGEST_POLL_MS);
  if (state.isAsking || at - state.requestedAt < delayMs) return { state: now, effects };
  const next = ask(now, at);
  return { state: next.state, effects: [...effects, ...next.effects] };
}
