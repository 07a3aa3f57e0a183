import { awaits, type MoneyState } from './moneyState.ts';

/**
 * Moves money exactly once. The client makes the id of a request and stores it before it sends it. A missing answer means *unknown, being
 * checked*, never *failed*. Only the server knows the outcome of an id, so a new id replaces it only after the server has decided: something
 * was done, or refused. An id unknown to the server is reused for the next try and checked again, because the first request may still be in
 * transit: the server accepts one of the two and refuses the other.
 */

/** After this time without an answer a request is checked by its id. It is not cancelled and may still reach the server. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Delays of the checks of a request without an answer. The last value repeats until the outcome is known. */
const CHECK_DELAYS_MS = [500, 1_000, 2_000, 4_000, 5_000] as const;

/** Delay of the next check of an id that the server did not know. */
const RECHECK_MS = 15_000;

/** A lost request may still reach the server for this long. Until then, an id unknown to the server proves nothing. */
const MAXIMUM_TRANSIT_MS = 30_000;

/** An id unknown to the server is reused for the next try and checked again for this long; then it is deleted. */
const UNSETTLED_FOR_MS = 10 * 60_000;

/**
 * What an answer says of its id. `decided`, `refused`: final, the same id gets the same answer. `unknown`: this request was refused before
 * anything was decided about its id; an earlier one may still reach the server. `reused`: the id was used for something else before, whose
 * outcome is the outcome of the id.
 */
export type MoneyOutcome = 'decided' | 'refused' | 'unknown' | 'reused';

/** The known facts about a request without an answer. */
export interface SentRequest {
  /** `out`: this page still waits; `broken`: the connection failed at once; `lost`: the end is unknown (a timeout, a reload). */
  readonly fate: 'out' | 'broken' | 'lost';
  /** The time since it was stored. */
  readonly ageMs: number;
}

/** What is learned of a request, without the answer itself. */
export type MoneyNews =
  | { readonly type: 'noAnswer'; readonly requestId: string }
  /** The server was asked for the id and has never received it. */
  | { readonly type: 'unknown'; readonly requestId: string; readonly sent: SentRequest }
  | { readonly type: 'checkFailed'; readonly requestId: string }
  /** An id found in storage: its outcome was unknown when the previous page was closed. */
  | { readonly type: 'restored'; readonly requestId: string }
  | { readonly type: 'loggedOut' };

export type MoneyEvent =
  | MoneyNews
  /** @param heldMs how long the server may wait before it decides. */
  | { readonly type: 'submit'; readonly freshId: string; readonly heldMs: number }
  /** `checked`: the answer to a check. */
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly outcome: MoneyOutcome };

export type MoneyEffect =
  /** Store, then send; raise `noAnswer` after the timeout. The request is not cancelled and may still reach the server. */
  | { readonly type: 'storeAndSend'; readonly requestId: string; readonly answerWithinMs: number }
  | { readonly type: 'check'; readonly requestId: string; readonly delayMs: number }
  | { readonly type: 'forget'; readonly requestId: string };

/** The state is the same object where the event changes nothing. */
export interface MoneyStep {
  readonly state: MoneyState;
  readonly effects: readonly MoneyEffect[];
}

type Idle = Extract<MoneyState, { kind: 'idle' }>;

export const NO_MONEY_REQUEST: Idle = { kind: 'idle', reuseId: null, notReceived: false };

export function stepMoneyRequest(state: MoneyState, event: MoneyEvent): MoneyStep {
  switch (event.type) {
    case 'submit':
      return state.kind === 'idle' ? submitted(state.reuseId ?? event.freshId, event.heldMs) : same(state);
    case 'answered':
      return awaits(state, event.requestId) ? answered(event.requestId, event.outcome) : same(state);
    case 'noAnswer':
      return state.kind === 'sending' && state.requestId === event.requestId ? checking(event.requestId, 0, false) : same(state);
    case 'checked':
      return state.kind !== 'sending' && awaits(state, event.requestId) ? answered(event.requestId, event.outcome) : same(state);
    case 'unknown':
      return awaits(state, event.requestId) ? unknownToServer(state, event.requestId, event.sent) : same(state);
    case 'checkFailed':
      return awaits(state, event.requestId) ? checkAgain(state, event.requestId) : same(state);
    case 'restored':
      return state.kind === 'idle' ? checking(event.requestId, 0, true) : same(state);
    case 'loggedOut':
      return same(NO_MONEY_REQUEST);
  }
}

function same(state: MoneyState): MoneyStep {
  return { state, effects: [] };
}

/** A second click finds the state no longer idle, so it sends nothing. */
function submitted(requestId: string, heldMs: number): MoneyStep {
  return {
    state: { kind: 'sending', requestId },
    effects: [{ type: 'storeAndSend', requestId, answerWithinMs: ANSWER_TIMEOUT_MS + heldMs }],
  };
}

function answered(requestId: string, outcome: MoneyOutcome): MoneyStep {
  switch (outcome) {
    case 'decided':
    case 'refused':
      return { state: { ...NO_MONEY_REQUEST }, effects: [{ type: 'forget', requestId }] };
    case 'unknown':
      return { state: { ...NO_MONEY_REQUEST, reuseId: requestId }, effects: [recheck(requestId)] };
    case 'reused':
      return checking(requestId, 0, false);
  }
}

function checking(requestId: string, attempt: number, afterReload: boolean): MoneyStep {
  const delayMs = afterReload && attempt === 0 ? 0 : (CHECK_DELAYS_MS[attempt] ?? CHECK_DELAYS_MS[4]);
  return { state: { kind: 'checking', requestId, attempt, afterReload }, effects: [{ type: 'check', requestId, delayMs }] };
}

function checkAgain(state: MoneyState, requestId: string): MoneyStep {
  if (state.kind === 'checking') return checking(requestId, state.attempt + 1, state.afterReload);
  return state.kind === 'idle' ? { state, effects: [recheck(requestId)] } : same(state);
}

function recheck(requestId: string): MoneyEffect {
  return { type: 'check', requestId, delayMs: RECHECK_MS };
}

function mayArriveSoon({ fate, ageMs }: SentRequest): boolean {
  return fate === 'out' || (fate === 'lost' && ageMs < MAXIMUM_TRANSIT_MS);
}

/** Reports "not received" only if the request can no longer be in transit, and checks the id again even after that. */
function unknownToServer(state: MoneyState, requestId: string, sent: SentRequest): MoneyStep {
  if (state.kind === 'sending') return same(state);
  if (state.kind === 'checking' && mayArriveSoon(sent)) return checkAgain(state, requestId);
  const isOver = sent.ageMs >= UNSETTLED_FOR_MS;
  const notReceived = state.kind === 'checking' || state.notReceived;
  return {
    state: { kind: 'idle', reuseId: isOver ? null : requestId, notReceived },
    effects: [isOver ? { type: 'forget', requestId } : recheck(requestId)],
  };
}
