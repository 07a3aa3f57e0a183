import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import { nextDrafts } from '../amountDrafts.ts';
import { amountFailure } from '../amounts.ts';
import { AMOUNT_DEBOUNCE_MS } from '../constants.ts';
import { changesOf } from '../placement/acceptance.ts';
import type { BetToPlace } from '../placement/placement.ts';
import { hasChanged, newestSlip, type Slip } from '../slip.ts';
import type { PendingChange } from './optimistic.ts';
import type { OwnedPick } from './ownedPicks.ts';
import {
  canChange,
  hasOwner,
  isInFlight,
  type SlipEffect,
  type SlipEvent,
  type SlipRequest,
  type SlipState,
  type SlipStep,
  slipOf,
} from './slipState.ts';
import { onPromoted } from './transfer.ts';

/** The queue of the machine: what the player changed, sent in order, shown before it is answered, and taken back if it is refused. */

export const ADD_FAILED = 'Something went wrong while adding your bet to your betslip. Please try again later.';
export const FEATURED_ADDED = 'Featured bet added to your betslip';
export const REMOVE_FAILED = 'Something went wrong while removing your bet from your betslip. Please try again later.';
export const REWARD_FAILED = 'Something went wrong with your reward. Please try again.';
export const POINTS_FAILED = 'Something went wrong while changing the points. Please try again later.';
export const ACCEPT_FAILED = 'Something went wrong while accepting the changes. Please try again later.';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'changeId'> : never;
/** A change of the picks before it is queued. */
export type PickChange = WithoutId<PendingChange>;
type Outcome = Extract<SlipEvent, { type: 'answered' }>['outcome'];
type Accept = Extract<SlipRequest, { kind: 'accept' }>;
type Promote = Extract<SlipRequest, { kind: 'promote' }>;

const PICKS: readonly SlipRequest['kind'][] = ['add', 'featured', 'remove', 'clearTeaser', 'clear'];

export function isPick(request: SlipRequest): request is PendingChange {
  return PICKS.includes(request.kind);
}

export function same(state: SlipState, ...effects: readonly SlipEffect[]): SlipStep {
  return { state, effects };
}

export function andThen({ state, effects }: SlipStep, then: (state: SlipState) => SlipStep): SlipStep {
  const step = then(state);
  return { state: step.state, effects: [...effects, ...step.effects] };
}

/** Applies an answer unless a newer slip is known; `isTruth` applies it always. */
export function withAnswer(
  state: SlipState,
  answer: Slip,
  kind: keyof SlipState['pushesAt'] = 'request',
  isTruth = false,
): SlipState {
  const pushedSince = state.pushes > state.pushesAt[kind];
  const server = isTruth || state.provisional ? answer : newestSlip(state.server, answer, pushedSince);
  return { ...state, server, provisional: false, answers: state.answers + 1 };
}

/** A slip that the server sent by itself: it has the prices of now, whatever answers are still on their way. */
export function pushed(state: SlipState, slip: Slip): SlipState {
  const server = state.provisional ? slip : newestSlip(state.server, slip);
  return { ...state, server, provisional: false, loading: false, answers: state.answers + 1, pushes: state.pushes + 1 };
}

/** Notes that an answer was asked for now. */
export function asking(state: SlipState, kind: keyof SlipState['pushesAt']): SlipState {
  return { ...state, pushesAt: { ...state.pushesAt, [kind]: state.pushes } };
}

export function queued(state: SlipState, request: WithoutId<SlipRequest>): SlipState {
  const changeId = state.lastChangeId + 1;
  return { ...state, lastChangeId: changeId, requests: [...state.requests, { changeId, ...request } as SlipRequest] };
}

/** A change of the picks, unless the slip is locked: offline, or while a bet is being placed. */
export function picksChanged(state: SlipState, ...changes: readonly PickChange[]): SlipState {
  if (!canChange(state)) return state;
  return changes.reduce<SlipState>((next, change) => queued(withoutWaiting(next, change), change), state);
}

/** A pick that waits to be added again is not, once the player has removed it. */
function withoutWaiting(state: SlipState, change: PickChange): SlipState {
  if (change.kind === 'add' || change.kind === 'featured') {
    const picks = change.kind === 'add' ? [change.pick] : change.picks;
    return withoutOwned(state, ({ selectionId }) => picks.some((pick) => pick.selectionId === selectionId));
  }
  const removed = change.kind === 'remove' ? [change.selectionId] : change.kind === 'clearTeaser' ? change.selectionIds : null;
  const stays = ({ selectionId }: PickedSelection): boolean => removed !== null && !removed.includes(selectionId);
  const earlierUnsent = state.earlierUnsent && { ...state.earlierUnsent, picks: state.earlierUnsent.picks.filter(stays) };
  const rest = withoutOwned(state, ({ selectionId }) => removed === null || removed.includes(selectionId));
  return { ...rest, earlierUnsent, loggedOutPicks: state.loggedOutPicks.filter(stays) };
}

/** What is picked or removed now is no other player's any more. */
function withoutOwned(state: SlipState, isChanged: (pick: OwnedPick) => boolean): SlipState {
  return state.ownedPicks.some(isChanged) ? { ...state, ownedPicks: state.ownedPicks.filter((pick) => !isChanged(pick)) } : state;
}

/** Accepts every price and line as shown, or those of these selections alone, then places these bets. */
export function accepting(state: SlipState, thenPlace: readonly BetToPlace[] | null, of?: readonly string[]): SlipStep {
  const legs = slipOf(state).legs.filter((leg) => hasChanged(leg) && (of?.includes(leg.selectionId) ?? true));
  if (legs.length === 0) return opened(state, thenPlace);
  if (state.accepting) return same(state);
  const shown = legs.map((leg) => ({ selectionId: leg.selectionId, ...leg.current }));
  return same({ ...queued(state, { kind: 'accept', legs: shown, isAutomatic: false, thenPlace }), accepting: true });
}

/** Accepts without asking what the player has chosen to accept so. */
export function autoAccepting(state: SlipState): SlipState {
  if (state.owner !== 'loggedIn' || state.provisional || state.transfer === 'LOADING' || state.accepting || !canChange(state))
    return state;
  const { automatic } = changesOf(slipOf(state), state.drafts, state);
  const legs = automatic.map((leg) => ({ selectionId: leg.selectionId, ...leg.current }));
  const key = JSON.stringify(legs);
  if (legs.length === 0 || key === state.autoAccepted) return state;
  return { ...queued(state, { kind: 'accept', legs, isAutomatic: true, thenPlace: null }), autoAccepted: key };
}

/** Opens a placement of these bets; null: nothing is placed. */
export function opened(state: SlipState, bets: readonly BetToPlace[] | null): SlipStep {
  return bets === null ? same(state) : same({ ...state, clicked: bets }, { type: 'openPlacement', isClicked: true });
}

/** No reads during the promotion of the anonymous slip, because they would show the player's previous slip. */
export function canRead(state: SlipState): boolean {
  return hasOwner(state) && state.online && state.transfer !== 'LOADING';
}

/** @param checksLocation the server checks anew where the player is, before it answers. */
export function reading(state: SlipState, checksLocation = false): SlipStep {
  if (!canRead(state)) return same(state);
  const reads = state.reads + 1;
  return same(
    { ...asking(state, 'read'), reads, answersAtRead: state.answers },
    {
      type: 'read',
      readId: reads,
      ...(checksLocation && { checksLocation }),
    },
  );
}

/** Sends the last amount of a bet once typing pauses. A placement does not depend on it, because it has its own amounts. */
export function amountSoon(draftBetId: string): SlipEffect {
  const event = { type: 'amountDue', draftBetId } as const;
  return { type: 'after', key: `amount:${draftBetId}`, delayMs: AMOUNT_DEBOUNCE_MS, event };
}

export function amountDue(state: SlipState, draftBetId: string): SlipState {
  const isQueued = state.requests.some((one) => one.kind === 'amount' && one.draftBetId === draftBetId && one.draft === null);
  return isQueued ? state : queued(state, { kind: 'amount', draftBetId, draft: null });
}

/** Sends the next request if none is under way and it is known whose slip it is. */
export function sendingNext(state: SlipState): SlipStep {
  const [first, ...rest] = state.requests;
  if (first === undefined || state.underWay !== 'none' || !state.ready || !hasOwner(state)) return same(state);
  if (first.kind !== 'amount') return same({ ...asking(state, 'request'), underWay: 'request' }, { type: 'send', request: first });
  // Behind its placement: what that spends would come back to a selection that stays.
  if (isInFlight(state) && state.stakedBets.includes(first.draftBetId)) return same(state);
  const draft = state.drafts[first.draftBetId];
  // An amount that no bet can have is not sent: the screen says so.
  if (draft === undefined || (draft.cents !== null && amountFailure(draft.cents) !== null))
    return sendingNext({ ...state, requests: rest });
  const request = { ...first, draft };
  return same({ ...asking(state, 'request'), requests: [request, ...rest], underWay: 'request' }, { type: 'send', request });
}

function done(state: SlipState): SlipState {
  return { ...state, requests: state.requests.slice(1), underWay: 'none' };
}

export function answered(state: SlipState, changeId: number, outcome: Outcome): SlipStep {
  const [request] = state.requests;
  if (request?.changeId !== changeId || state.underWay !== 'request') return same(state);
  switch (request.kind) {
    case 'amount':
      return same(amountAnswered(done(state), request, outcome));
    case 'points':
      return choiceAnswered(done(state), outcome, POINTS_FAILED);
    case 'accept':
      return acceptAnswered(request.isAutomatic ? done(state) : { ...done(state), accepting: false }, request, outcome);
    case 'promote':
      return promoteAnswered(done(state), request, outcome);
    case 'reward':
      return choiceAnswered(done(state), outcome, REWARD_FAILED);
    default:
      return pickAnswered(state, request, outcome);
  }
}

/** Without an answer the server may still have made the change, so the slip is fetched to find out. */
function pickAnswered(state: SlipState, change: PendingChange, outcome: Outcome): SlipStep {
  if (outcome.ok) {
    const { slip, errors } = outcome.value;
    const next = withAnswer(done(state), slip);
    return isMade(change, slip)
      ? same(next, ...madeNotices(change))
      : refused(next, change, errors[0]?.code ?? 'not_taken', errors[0]?.message);
  }
  switch (outcome.error) {
    case 'NO_ANSWER':
      return same({ ...asking(state, 'request'), underWay: 'lookUp' }, { type: 'lookUp', changeId: change.changeId });
    case 'OTHER_OWNER':
      return same(afterPromotion(done(state), change));
    default:
      return refused(done(state), change, outcome.error === 'INVALID_INPUT' ? 'invalid_input' : 'no_answer');
  }
}

export function lookedUp(state: SlipState, changeId: number, slip: Slip | null): SlipStep {
  const [change] = state.requests;
  if (change?.changeId !== changeId || state.underWay !== 'lookUp' || !isPick(change)) return same(state);
  if (slip !== null && isMade(change, slip)) return same(withAnswer(done(state), slip));
  return refused(done(state), change, 'no_answer');
}

function refused(state: SlipState, { kind }: PendingChange, reason: string, message?: string): SlipStep {
  const body = message ?? (kind === 'add' || kind === 'featured' ? ADD_FAILED : REMOVE_FAILED);
  return same(state, { type: 'report', scope: `betslip.${kind}`, reason }, { type: 'notify', notice: { type: 'danger', body } });
}

/** A change of the visitor that was answered after the log-in stays shown, and is sent again if the slip is not promoted. */
function afterPromotion(state: SlipState, change: PendingChange): SlipState {
  const index = state.requests.findIndex((one) => one.kind === 'promote' && one.contains.includes(change.changeId));
  if (index < 0) return state;
  return { ...state, requests: [...state.requests.slice(0, index + 1), change, ...state.requests.slice(index + 1)] };
}

function madeNotices(change: PendingChange): readonly SlipEffect[] {
  if (change.kind !== 'featured') return [];
  return [{ type: 'notify', notice: { type: 'success', body: FEATURED_ADDED, lasts: 'featuredBet' } }];
}

function isMade(change: PendingChange, slip: Slip): boolean {
  const has = (selectionId: string): boolean => slip.legs.some((leg) => leg.selectionId === selectionId);
  switch (change.kind) {
    case 'add':
      return has(change.pick.selectionId);
    case 'remove':
      return !has(change.selectionId);
    case 'clearTeaser':
      return !change.selectionIds.some(has);
    case 'clear':
      return slip.legs.length === 0;
    case 'featured':
      return change.picks.every((pick) => has(pick.selectionId));
  }
}

/** An amount without an answer stays on the screen and is sent again after the next fetch of the slip. */
function amountAnswered(
  state: SlipState,
  { draftBetId, draft }: Extract<SlipRequest, { kind: 'amount' }>,
  outcome: Outcome,
): SlipState {
  if (!outcome.ok || draft === null) return state;
  const drafts = nextDrafts(state.drafts, { type: 'confirmed', draftBetId, edit: draft.edit });
  return { ...withAnswer(state, outcome.value.slip), drafts };
}

/** @param failed what is said without an answer. */
function choiceAnswered(state: SlipState, outcome: Outcome, failed: string): SlipStep {
  if (!outcome.ok && outcome.error === 'OTHER_OWNER') return same(state);
  const next = outcome.ok ? withAnswer(state, outcome.value.slip) : state;
  const body = outcome.ok ? outcome.value.errors[0]?.message : failed;
  return body === undefined ? same(next) : same(next, { type: 'notify', notice: { type: 'danger', body } });
}

function acceptAnswered(state: SlipState, { thenPlace, isAutomatic }: Accept, outcome: Outcome): SlipStep {
  if (outcome.ok) {
    const next = withAnswer(state, outcome.value.slip);
    return changesOf(slipOf(next), next.drafts, next).awaiting.length > 0 ? same(next) : opened(next, thenPlace);
  }
  if (outcome.error === 'OTHER_OWNER') return same(state);
  const report = { type: 'report', scope: 'betslip.accept', reason: outcome.error } as const;
  if (isAutomatic) return same(state, report);
  return same(state, report, { type: 'notify', notice: { type: 'danger', body: ACCEPT_FAILED } });
}

/** The promoted slip contains the changes queued before it. If it was not promoted, its picks are added one by one to the player's own. */
function promoteAnswered(state: SlipState, { contains, picks }: Promote, outcome: Outcome): SlipStep {
  if (!outcome.ok && outcome.error === 'OTHER_OWNER') return same(state);
  const refusal = outcome.ok ? (outcome.value.errors[0]?.code ?? null) : outcome.error;
  const later = state.requests.filter((one) => !contains.includes(one.changeId));
  const after = { ...state, requests: later, transfer: onPromoted(refusal === null), loading: !outcome.ok };
  const next = outcome.ok ? withAnswer(after, outcome.value.slip, 'request', true) : after;
  if (refusal === null) return same(next);
  const adds = picks.map((pick) => ({ kind: 'add', pick }) as const).reduce<SlipState>(queued, { ...next, requests: [] });
  return same({ ...adds, requests: [...adds.requests, ...later] }, { type: 'report', scope: 'betslip.promote', reason: refusal });
}
