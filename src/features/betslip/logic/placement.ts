import type { SectionKind } from '../../../../core/contract.ts';
import type { Odds } from '../../../../core/odds.ts';
import type { RewardChoice } from './betRewards.ts';
import {
  ANSWER_TIMEOUT_MS,
  BET_PLACED_MS,
  CHECK_DELAYS_MS,
  MAXIMUM_TRANSIT_MS,
  RECHECK_MS,
  UNSETTLED_FOR_MS,
} from './constants.ts';
import type { SlipError } from './slip.ts';

/**
 * Places bets exactly once. The client creates the placement id and stores it before it sends the request. A missing answer means *unknown,
 * being checked*, never *failed*. Only the server knows the outcome of an id, so a new id replaces it only after the server has decided:
 * placed or rejected. An id unknown to the server is reused for the next try and checked again, because the first request may still be in
 * transit: the server accepts one of the two and refuses the other.
 */

export interface BetToPlace {
  readonly draftBetId: string;
  readonly section: SectionKind;
  /** On each combination. */
  readonly stakeCents: number;
  /** Of a round robin. */
  readonly combinationSizes?: readonly number[];
  /** Of a teaser: the points of its first leg. */
  readonly teaserPointsHundredths?: number;
  /** The prices and lines shown to the player. */
  readonly legs: readonly { readonly selectionId: string; readonly odds: Odds; readonly pointsHundredths: number | null }[];
  /** How long the server holds a bet on a live event before it decides; else 0. */
  readonly heldMs: number;
  readonly reward?: RewardChoice;
}

export interface PlacementRequest {
  readonly placementId: string;
  readonly bets: readonly BetToPlace[];
}

export interface PlacedReceipt {
  readonly betId: string;
  /** `8F21·20554`, as in My Bets. */
  readonly reference: string;
  readonly title: string;
  readonly subtitle: string;
  readonly stakeCents: number;
  /** What is paid if it wins. */
  readonly payoutCents: number;
  /** With the boost, if it has one. */
  readonly odds: string;
  /** `25% Profit Boost`, `Bonus bet`, `Credits`; missing: cash alone. */
  readonly reward?: string;
}

/** The server's answer to a placement. */
export type PlacementAnswer =
  | { readonly kind: 'PLACED'; readonly bets: readonly PlacedReceipt[]; readonly balanceCents: number | null }
  | { readonly kind: 'REJECTED'; readonly errors: readonly SlipError[] }
  /** Refused for too many tries, the id undecided. This request placed nothing; an earlier one may still reach the server. */
  | { readonly kind: 'NOT_DECIDED'; readonly errors: readonly SlipError[] }
  /** The id was used for other bets before. The outcome of those bets is the outcome of the id. */
  | { readonly kind: 'ID_REUSED' };

export interface Receipt {
  readonly bets: readonly PlacedReceipt[];
  readonly balanceCents: number | null;
}

export type PlacementState =
  | {
      readonly kind: 'idle';
      readonly reuseId: string | null;
      readonly notReceived: boolean;
      readonly errors: readonly SlipError[];
      /** The last placed bets, shown until the slip is used again. */
      readonly receipt: Receipt | null;
    }
  | { readonly kind: 'sending'; readonly request: PlacementRequest }
  | { readonly kind: 'checking'; readonly placementId: string; readonly attempt: number; readonly afterReload: boolean }
  | { readonly kind: 'placed'; readonly placementId: string; readonly receipt: Receipt };

export type PlacementEvent =
  | { readonly type: 'submit'; readonly freshId: string; readonly bets: readonly BetToPlace[] }
  | { readonly type: 'answered'; readonly placementId: string; readonly answer: PlacementAnswer }
  | { readonly type: 'noAnswer'; readonly placementId: string }
  | { readonly type: 'checked'; readonly placementId: string; readonly answer: PlacementAnswer }
  /** The server was asked for the id and has never received it. */
  | { readonly type: 'unknown'; readonly placementId: string; readonly sent: SentRequest }
  | { readonly type: 'checkFailed'; readonly placementId: string }
  /** An id found in storage at start: its outcome was unknown when the previous page was closed. */
  | { readonly type: 'restored'; readonly placementId: string }
  | { readonly type: 'revert'; readonly placementId: string }
  /** The player changed the slip, so the messages of the last try no longer apply. */
  | { readonly type: 'edited' }
  | { readonly type: 'loggedOut' };

export type PlacementEffect =
  /** Store, then send the request of the state; raise `noAnswer` after the timeout. The request is not cancelled and may still reach the server. */
  | { readonly type: 'storeAndSend'; readonly placementId: string; readonly answerWithinMs: number }
  | { readonly type: 'check'; readonly placementId: string; readonly delayMs: number }
  | { readonly type: 'forget'; readonly placementId: string }
  | { readonly type: 'revertAfter'; readonly placementId: string; readonly delayMs: number };

/** The known facts about a request without an answer. */
export interface SentRequest {
  /** `out`: this page still waits; `broken`: the connection failed at once; `lost`: the end is unknown (a timeout, a reload). */
  readonly fate: 'out' | 'broken' | 'lost';
  /** The time since it was stored. */
  readonly ageMs: number;
}

export interface PlacementStep {
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
}

type IdlePlacement = Extract<PlacementState, { kind: 'idle' }>;

export const NO_PLACEMENT: IdlePlacement = { kind: 'idle', reuseId: null, notReceived: false, errors: [], receipt: null };

export function nextPlacement(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (event.type) {
    case 'submit':
      return submitted(state, event.freshId, event.bets);
    case 'answered':
      return awaits(state, event.placementId) ? answered(event.placementId, event.answer) : same(state);
    case 'noAnswer':
      return state.kind === 'sending' && state.request.placementId === event.placementId
        ? checking(event.placementId, 0, false)
        : same(state);
    case 'checked':
      return state.kind !== 'sending' && awaits(state, event.placementId) ? answered(event.placementId, event.answer) : same(state);
    case 'unknown':
      return awaits(state, event.placementId) ? unknownToServer(state, event.placementId, event.sent) : same(state);
    case 'checkFailed':
      return awaits(state, event.placementId) ? checkAgain(state, event.placementId) : same(state);
    case 'restored':
      return state.kind === 'idle' ? checking(event.placementId, 0, true) : same(state);
    case 'revert':
      return state.kind === 'placed' && state.placementId === event.placementId
        ? same({ ...NO_PLACEMENT, receipt: state.receipt })
        : same(state);
    case 'edited':
      if (state.kind === 'placed') return same(NO_PLACEMENT);
      return state.kind === 'idle' && hasMessage(state) ? same({ ...NO_PLACEMENT, reuseId: state.reuseId }) : same(state);
    case 'loggedOut':
      return same(NO_PLACEMENT);
  }
}

function same(state: PlacementState): PlacementStep {
  return { state, effects: [] };
}

function hasMessage(state: IdlePlacement): boolean {
  return state.notReceived || state.errors.length > 0 || state.receipt !== null;
}

/** A second click finds the state no longer idle, so it sends nothing. */
function submitted(state: PlacementState, freshId: string, bets: readonly BetToPlace[]): PlacementStep {
  if (state.kind !== 'idle' || bets.length === 0) return same(state);
  const request = { placementId: state.reuseId ?? freshId, bets };
  return {
    state: { kind: 'sending', request },
    effects: [{ type: 'storeAndSend', placementId: request.placementId, answerWithinMs: ANSWER_TIMEOUT_MS + heldMsOf(bets) }],
  };
}

/** The server holds all bets of a request for the longest of their delays. */
export function heldMsOf(bets: readonly Pick<BetToPlace, 'heldMs'>[]): number {
  return Math.max(0, ...bets.map(({ heldMs }) => heldMs));
}

/** Whether the outcome of this id is unknown. Also true after the server did not know it, because a delayed answer still counts. */
export function awaits(state: PlacementState, placementId: string): boolean {
  switch (state.kind) {
    case 'sending':
      return state.request.placementId === placementId;
    case 'checking':
      return state.placementId === placementId;
    case 'idle':
      return state.reuseId === placementId;
    case 'placed':
      return false;
  }
}

function answered(placementId: string, answer: PlacementAnswer): PlacementStep {
  switch (answer.kind) {
    case 'PLACED':
      return {
        state: { kind: 'placed', placementId, receipt: { bets: answer.bets, balanceCents: answer.balanceCents } },
        effects: [
          { type: 'forget', placementId },
          { type: 'revertAfter', placementId, delayMs: BET_PLACED_MS },
        ],
      };
    case 'REJECTED':
      return { state: { ...NO_PLACEMENT, errors: answer.errors }, effects: [{ type: 'forget', placementId }] };
    case 'NOT_DECIDED':
      return { state: { ...NO_PLACEMENT, reuseId: placementId, errors: answer.errors }, effects: [recheck(placementId)] };
    case 'ID_REUSED':
      return checking(placementId, 0, false);
  }
}

function checking(placementId: string, attempt: number, afterReload: boolean): PlacementStep {
  const delayMs = afterReload && attempt === 0 ? 0 : (CHECK_DELAYS_MS[attempt] ?? CHECK_DELAYS_MS[4]);
  return { state: { kind: 'checking', placementId, attempt, afterReload }, effects: [{ type: 'check', placementId, delayMs }] };
}

function checkAgain(state: PlacementState, placementId: string): PlacementStep {
  if (state.kind === 'checking') return checking(placementId, state.attempt + 1, state.afterReload);
  return state.kind === 'idle' ? { state, effects: [recheck(placementId)] } : same(state);
}

function recheck(placementId: string): PlacementEffect {
  return { type: 'check', placementId, delayMs: RECHECK_MS };
}

function mayBePlacedSoon({ fate, ageMs }: SentRequest): boolean {
  return fate === 'out' || (fate === 'lost' && ageMs < MAXIMUM_TRANSIT_MS);
}

/** Reports "not received" only if the request can no longer be in transit, and checks the id again even after that. */
function unknownToServer(state: PlacementState, placementId: string, sent: SentRequest): PlacementStep {
  if (state.kind === 'checking' && mayBePlacedSoon(sent)) return checkAgain(state, placementId);
  const isOver = sent.ageMs >= UNSETTLED_FOR_MS;
  const reuseId = isOver ? null : placementId;
  const effects: readonly PlacementEffect[] = [isOver ? { type: 'forget', placementId } : recheck(placementId)];
  if (state.kind === 'checking') return { state: { ...NO_PLACEMENT, reuseId, notReceived: true }, effects };
  return state.kind === 'idle' ? { state: { ...state, reuseId }, effects } : same(state);
}
