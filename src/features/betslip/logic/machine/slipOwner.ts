import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import { nextDrafts } from '../amountDrafts.ts';
import { draftBetsOf } from '../sections.ts';
import type { DraftBet } from '../slip.ts';
import { withPending } from './optimistic.ts';
import { NONE_OWNED, ownedByOthers, withOwnedPicks } from './ownedPicks.ts';
import { andThen, canRead, isPick, picksChanged, queued, reading, same } from './slipRequests.ts';
import { canChange, legsOf, pickOf, type SlipState, type SlipStep, slipOf } from './slipState.ts';
import { amountsOf } from './undo.ts';
import { isOwnUnsent, stillUnsent, type TypedAmount } from './unsent.ts';

/** The part of the machine that takes the slip from one owner to the next: promotion, demotion, and what an earlier page left unsent. */

export function isMissing(state: SlipState): (pick: PickedSelection) => boolean {
  const inSlip = legsOf(state).map((leg) => leg.selectionId);
  return (pick) => !inSlip.includes(pick.selectionId);
}

export function addOf(pick: PickedSelection) {
  return { kind: 'add', pick } as const;
}

/** What another player left in the visitor's slip does not go with a log-in; if there is nothing else, the player's own slip is read. */
export function promotingOwn(state: SlipState): SlipStep {
  const others = ownedByOthers(state.ownedPicks, state.ownerId);
  const isOwn = ({ selectionId }: Pick<PickedSelection, 'selectionId'>): boolean => !others.includes(selectionId);
  const bets = draftBetsOf(slipOf(state)).filter(({ legs }) => legs.every(isOwn));
  const picks = legsOf(state).filter(isOwn).map(pickOf);
  if (others.length === 0) return promoting(state, bets, picks);
  const isUnderWay = (index: number): boolean => index === 0 && state.underWay !== 'none';
  const own: SlipState = {
    ...state,
    requests: state.requests.filter((one, index) => isUnderWay(index) || one.kind !== 'add' || isOwn(one.pick)),
    server: withPending(
      state.server,
      others.map((selectionId) => ({ changeId: 0, kind: 'remove', selectionId }) as const),
    ),
    loggedOutPicks: state.loggedOutPicks.filter(isOwn),
    earlierUnsent: state.earlierUnsent && { ...state.earlierUnsent, picks: state.earlierUnsent.picks.filter(isOwn), amounts: [] },
    amountsToRestore: [],
    drafts: nextDrafts(state.drafts, { type: 'pruned', draftBetIds: bets.map(({ id }) => id) }),
    removed: null,
  };
  if (picks.length > 0) return promoting(own, bets, picks);
  const requests = own.requests.filter((_one, index) => isUnderWay(index));
  return synced({ ...own, requests, server: null, transfer: 'NOT_TRANSFERRED', earlierUnsent: unsentTo(own, true), loading: true });
}

function promoting(state: SlipState, draftBets: readonly DraftBet[], picks: readonly PickedSelection[]): SlipStep {
  if (state.token === null) return synced({ ...state, transfer: 'NOT_TRANSFERRED', loading: true });
  const out = state.underWay === 'none' ? 0 : 1;
  const first = state.requests.slice(0, out);
  const contains = state.requests.map((one) => one.changeId);
  const promote = { kind: 'promote', token: state.token, draftBets, picks, contains } as const;
  // An earlier read would answer the player's previous slip by now.
  const unread = { ...state, ownedPicks: NONE_OWNED, reads: state.reads + 1 };
  const next = queued({ ...unread, requests: first, earlierUnsent: unsentTo(state, true) }, promote);
  const requests = [...next.requests, ...state.requests.slice(out).filter(isPick)];
  return same({ ...next, requests, accepting: false, transfer: 'LOADING', loading: true }, { type: 'unwatch' });
}

/** Unsent picks go with the slip to its new owner. */
function unsentTo({ earlierUnsent, ownerId }: SlipState, isPlayer: boolean): SlipState['earlierUnsent'] {
  if (earlierUnsent === null) return null;
  if (earlierUnsent.isPlayer === true && !isOwnUnsent(earlierUnsent, { isPlayer: true, playerAlias: ownerId })) return null;
  return { ...earlierUnsent, isPlayer, playerAlias: ownerId };
}

/**
 * Keeps the picks at log-out: drops the player's slip, and adds its picks to the visitor's slip once that has been read. What another player
 * left there goes.
 * @param keepsStakes the log-out was a fault of ours, so the stakes are kept too.
 */
export function demoting(state: SlipState, keepsStakes: boolean): SlipState {
  const { ownerId } = state;
  const picks = legsOf(state).map(pickOf);
  const loggedOutPicks = [...state.loggedOutPicks.filter(isMissing(state)), ...picks];
  const isLoggedOut = ({ selectionId }: Pick<PickedSelection, 'selectionId'>): boolean =>
    loggedOutPicks.some((pick) => pick.selectionId === selectionId);
  const earlier = state.ownedPicks.filter((pick) => !isLoggedOut(pick));
  const taken = [...loggedOutPicks, ...(state.earlierUnsent?.picks ?? [])];
  const own = ownerId === null ? [] : taken.map(({ selectionId }) => ({ playerAlias: ownerId, selectionId }));
  const dropped = { requests: [], underWay: 'none', drafts: {}, removed: null, accepting: false, clicked: null } as const;
  const visitor: SlipState = {
    ...state,
    ...dropped,
    ownerId: null,
    transfer: 'DEMOTED',
    server: null,
    loggedOutPicks,
    loading: true,
    amountsToRestore: keepsStakes ? amountsOf(state) : [],
    earlierUnsent: unsentTo(state, false),
    ownedPicks: withOwnedPicks(earlier.length === state.ownedPicks.length ? state.ownedPicks : earlier, own),
  };
  return ownedByOthers(earlier, ownerId).reduce((next, selectionId) => queued(next, { kind: 'remove', selectionId }), visitor);
}

export function synced(state: SlipState): SlipStep {
  return andThen(reading(state), (next) => same(next, { type: canRead(next) ? 'watch' : 'unwatch' }));
}

/**
 * Adds the picks of the player who logged out, and those that an earlier page left unsent, once the slip can be changed. Also those that
 * the slip has: what was sent before the log-out or the reload may still arrive, and after this it is refused.
 */
export function withUnsent(state: SlipState, now: number): SlipState {
  if (!canChange(state)) return state;
  const unsent = stillUnsent(state.earlierUnsent, { isPlayer: state.owner === 'loggedIn', playerAlias: state.ownerId }, now);
  const picks = [...state.loggedOutPicks, ...unsent.picks];
  const isQueued = ({ selectionId }: PickedSelection): boolean =>
    state.requests.some((one) => one.kind === 'add' && one.pick.selectionId === selectionId);
  const isFirst = ({ selectionId }: PickedSelection, index: number): boolean =>
    picks.findIndex((one) => one.selectionId === selectionId) === index;
  const adds = picks.filter((pick, index) => isFirst(pick, index) && !isQueued(pick)).map(addOf);
  const added = picksChanged({ ...state, loggedOutPicks: [], earlierUnsent: null }, ...adds);
  return { ...withAmounts(added, unsent.amounts ?? []), ownedPicks: state.ownedPicks };
}

/** Amounts that an earlier page did not send are newer than the server's; those of bets that the server has to make first follow. */
function withAmounts(state: SlipState, amounts: readonly TypedAmount[]): SlipState {
  const ids = draftBetsOf(slipOf(state)).map(({ id }) => id);
  const isThere = ({ draftBetId }: TypedAmount): boolean => ids.includes(draftBetId) && !(draftBetId in state.drafts);
  const drafts = amounts
    .filter(isThere)
    .reduce((restored, amount) => nextDrafts(restored, { ...amount, type: 'typed' }), state.drafts);
  const later = amounts.filter(({ draftBetId }) => !ids.includes(draftBetId));
  return { ...state, drafts, ...(later.length > 0 && { amountsToRestore: [...state.amountsToRestore, ...later] }) };
}
