import { awaits } from '../../../../../core/money/moneyState.ts';
import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import { MAXIMUM_SELECTIONS } from '../../../../../core/money/slipLimits.ts';
import type { BetKind, BetslipErrorType } from '../../../../../core/wire/contract.ts';
import { NO_DRAFTS, nextDrafts } from '../amountDrafts.ts';
import { amountSummary } from '../amounts.ts';
import { NEEDS_ANOTHER_BET, SLIP_FULL, SLIP_POLL_MS } from '../constants.ts';
import { draftBetsOf } from '../sections.ts';
import { hasChanged, type Slip } from '../slip.ts';
import { withOwnedPicks } from './ownedPicks.ts';
import { stored } from './slipConsequences.ts';
import { addOf, demoting, isMissing, promotingOwn, synced, withUnsent } from './slipOwner.ts';
import { placementChanged, placementOpened, shownBets, withoutPlacementMessages } from './slipPlacement.ts';
import {
  accepting,
  amountDue,
  amountSoon,
  andThen,
  answered,
  asking,
  autoAccepting,
  isPick,
  lookedUp,
  opened,
  type PickChange,
  picksChanged,
  pushed,
  queued,
  reading,
  same,
  sendingNext,
  withAnswer,
} from './slipRequests.ts';
import {
  canChange,
  differ,
  isInFlight,
  isUsed,
  legsOf,
  needsRead,
  type SlipEffect,
  type SlipEvent,
  type SlipState,
  type SlipStep,
  slipOf,
} from './slipState.ts';
import { FIRST_TAB, isMovedToParlay, nextTab, type TabEvent } from './tabs.ts';
import { onLoginChange } from './transfer.ts';
import { removalFollowed, removalUndone, removing, restored, teaserChanged } from './undo.ts';

export const BET_IN_FLIGHT = 'Your bet is being placed. You can change your betslip right after.';
export const CHANGE_OFFLINE = 'You’re offline. You can change your betslip once you’re back.';
export const CHOICE_FAILED = 'Your choice about odds changes could not be saved. Please try again.';
export const LINK_GONE = 'This bet is no longer available.';
export const LINKED_ADDED = 'Added to your betslip';
export const LOAD_FAILED = 'Something went wrong while opening your betslip. Please try again.';

/**
 * The betslip as one machine. Its effects are performed by data/slipEffects.ts; what is not performed yet waits in the queue of
 * data/betslip.ts, and the unsent picks among it are what a reload brings back.
 */
export function step(before: SlipState, event: SlipEvent): SlipStep {
  let { state, effects } = handled(before, event);
  // Consequences, each only where it has something to do.
  if (state.server?.legs.some(hasChanged)) state = autoAccepting(state);
  if (state.requests.length > 0) ({ state, effects } = andThen({ state, effects }, sendingNext));
  if (differ(before, state, SHOWN)) state = followed(before, state, event.type === 'removalUndone');
  if (event.type === 'toggled' && isMovedToParlay(before.tab, state.tab)) effects = [...effects, MOVED];
  if (state.removed !== null) state = removalFollowed(before, state);
  if (state.amountsToRestore.length > 0) ({ state, effects } = andThen({ state, effects }, restored));
  return andThen({ state, effects }, (next) => stored(before, next));
}

/** What the slip as shown and its typed amounts are made of. */
const SHOWN = ['server', 'requests', 'pending', 'placing', 'drafts'] as const;

const MOVED: SlipEffect = {
  type: 'notify',
  notice: { type: 'info', body: 'Moved to Parlay', action: { label: 'Back to Straight', tab: 'STRAIGHT' }, lasts: 'movedTab' },
};

function handled(state: SlipState, event: SlipEvent): SlipStep {
  switch (event.type) {
    case 'toggled':
      return editedElsewhere(state, (next) => toggled(next, event.pick));
    case 'removed':
      return edited(state, (next) => removing(next, event.selectionId));
    case 'cleared':
      return edited(state, (next) => removing(next, null));
    case 'featuredAdded': {
      const { featuredBetId, selectionOrigin, picks } = event.bet;
      const bet = { kind: 'featured', featuredBetId, selectionOrigin, picks } as const;
      return editedElsewhere(state, (next) => (event.replaces ? replaced(next, picks.length, bet) : put(next, bet)));
    }
    case 'linkedAdded':
      return linkedAdded(state, event.picks, event.replaces);
    case 'teaserChanged':
      return edited(state, (next) => teaserChanged(next, event.pointsHundredths));
    case 'removalUndone':
      return editedElsewhere(state, removalUndone);
    case 'tabChosen':
      return edited(state, (next) => tabChosen(next, event.tab, event.needs));
    case 'stakeTyped':
      return edited(state, (next) =>
        same({ ...next, drafts: nextDrafts(next.drafts, { ...event, type: 'typed' }) }, amountSoon(event.draftBetId)),
      );
    case 'rewardChosen': {
      const { draftBetId, reward } = event;
      return edited(state, (next) => same(canChange(next) ? queued(next, { kind: 'reward', draftBetId, reward }) : next));
    }
    case 'changesAccepted':
      return accepting(state, event.andPlace ? shownBets(state) : null, event.of);
    case 'locationChecked':
      return reading(withoutPlacementMessages(state), event.anew);
    case 'oddsAcceptanceChosen': {
      const { oddsAcceptance } = event;
      return same({ ...state, oddsAcceptance }, { type: 'storeOddsAcceptance', oddsAcceptance, before: state.oddsAcceptance });
    }
    case 'oddsAcceptanceRead':
      return same({ ...state, oddsAcceptance: event.oddsAcceptance });
    case 'oddsAcceptanceRefused':
      return same({ ...state, oddsAcceptance: event.before }, { type: 'notify', notice: { type: 'danger', body: CHOICE_FAILED } });
    case 'placeClicked':
      return opened(state, shownBets(state));
    case 'quickBetConfirmed':
      // Who confirms it reads at once whether it was sent, so it never waits for the effects' code.
      return edited(state, (next) => opened(next, next.ready ? [event.bet] : null));
    case 'keepSameClicked':
      return edited(state, (next) => same(picksChanged(next, ...next.lastPlaced.filter(isMissing(next)).map(addOf))));
    case 'needed':
      return started(state);
    case 'loaded':
      return same({ ...state, ready: true });
    case 'loadFailed':
      return loadFailed(state);
    case 'loginChanged':
      return loginChanged({ ...state, login: event.login, playerAlias: event.playerAlias ?? null }, event.isFault);
    case 'connectionChanged':
      return connectionChanged(state, event.online, event.live);
    case 'tokenChanged':
      return andThen(same({ ...state, token: event.token }), (next) =>
        next.started && next.owner === 'loggedOut' ? synced(next) : same(next),
      );
    case 'slipRestored':
      return slipRestored(state, event.slip);
    case 'tabRestored':
      return same(tabRestored(state, event.tab));
    case 'unsentFound':
      return event.unsent === null ? same(state) : started({ ...state, earlierUnsent: event.unsent });
    case 'ownedPicksFound':
      return same({ ...state, ownedPicks: withOwnedPicks(state.ownedPicks, event.ownedPicks) });
    case 'acknowledged':
      return same(withoutRefusal(state, 'RG_ACK_REQUIRED'));
    case 'funded':
      return same(withoutRefusal(state, 'DEPOSIT'));
    case 'pollDue':
      return andThen(same(state, POLL), (next) => (next.online && needsRead(next) ? reading(next) : same(next)));
    case 'amountDue':
      return same(amountDue(state, event.draftBetId));
    case 'answered':
      return thenSyncedAfterPromotion(state, answered(state, event.changeId, event.outcome));
    case 'lookedUp':
      return lookedUp(state, event.changeId, event.slip);
    case 'read':
      return read(state, event);
    case 'pushed':
      return same(pushed(state, event.slip));
    case 'placementOpened':
      return placementOpened(state, event);
    case 'checkDue': {
      const { placement } = state;
      const isDue = placement.kind !== 'sending' && placement.kind !== 'placed' && awaits(placement, event.requestId);
      return isDue ? same(asking(state, 'placement'), { type: 'askPlacement', requestId: event.requestId }) : same(state);
    }
    case 'placement':
      return placementChanged(event.slip === null ? state : withAnswer(state, event.slip, 'placement'), event.event);
  }
}

/** A change of the player: the messages of the last placement no longer apply. */
function edited(state: SlipState, change: (state: SlipState) => SlipStep): SlipStep {
  return andThen(started(state), (next) => change(withoutPlacementMessages(next)));
}

/** A change asked for outside the slip, where nothing is locked while a bet is being placed: it is refused with the reason. */
function editedElsewhere(state: SlipState, change: (state: SlipState) => SlipStep): SlipStep {
  return isInFlight(state) ? same(state, { type: 'notify', notice: { type: 'info', body: BET_IN_FLIGHT } }) : edited(state, change);
}

/** Changes the picks, or says why they cannot be changed. */
function put(state: SlipState, ...changes: readonly PickChange[]): SlipStep {
  if (state.online) return same(picksChanged(state, ...changes));
  return same(state, { type: 'notify', notice: { type: 'info', body: CHANGE_OFFLINE } });
}

/**
 * Makes these picks the whole slip, in the tab of new legs and without the stakes of before. One step: a placement that opens between
 * two would lock the slip when it is empty.
 */
function replaced(state: SlipState, legs: number, ...changes: readonly PickChange[]): SlipStep {
  const tab = nextTab(FIRST_TAB, { type: 'legs', before: 0, after: legs, isStaked: false });
  return put(canChange(state) ? { ...state, tab, drafts: NO_DRAFTS } : state, { kind: 'clear' }, ...changes);
}

/** Takes the last bet's refusal away where this was its reason: that has been settled elsewhere. */
function withoutRefusal(state: SlipState, reason: BetslipErrorType): SlipState {
  const { placement } = state;
  const isRefused = placement.kind === 'idle' && placement.errors.some(({ displayType }) => displayType === reason);
  return isRefused ? withoutPlacementMessages(state) : state;
}

function toggled(state: SlipState, pick: PickedSelection): SlipStep {
  if (!isMissing(state)(pick)) return same(picksChanged(state, { kind: 'remove', selectionId: pick.selectionId }));
  if (legsOf(state).length < MAXIMUM_SELECTIONS) return same(picksChanged(state, addOf(pick)));
  return same(state, { type: 'notify', notice: { type: 'info', body: SLIP_FULL } });
}

function linkedAdded(before: SlipState, picks: readonly PickedSelection[], replaces: boolean): SlipStep {
  if (picks.length === 0) return same(before, { type: 'notify', notice: { type: 'danger', body: LINK_GONE } });
  const notice = { type: 'success', body: LINKED_ADDED, lasts: 'externalMarket' } as const;
  return editedElsewhere(before, (state) => {
    const room = replaces ? MAXIMUM_SELECTIONS : MAXIMUM_SELECTIONS - legsOf(state).length;
    const adds = (replaces ? picks : picks.filter(isMissing(state))).slice(0, room).map(addOf);
    const after = replaces ? replaced(state, adds.length, ...adds) : put(state, ...adds);
    return canChange(state) ? andThen(after, (next) => same(next, { type: 'notify', notice })) : after;
  });
}

function tabChosen(state: SlipState, wanted: BetKind, needs = NEEDS_ANOTHER_BET): SlipStep {
  const legs = legsOf(state).length;
  const tab = nextTab(state.tab, { type: 'chosen', tab: wanted, legs });
  if (tab !== state.tab) return same({ ...state, tab, tabChosen: true });
  return legs === 1 ? same(state, { type: 'notify', notice: { type: 'info', body: needs } }) : same(state);
}

/** Where the effects' code failed to load, everything that waited for it is taken back, but a slip to promote still waits for its turn. */
function loadFailed(state: SlipState): SlipStep {
  const idle: SlipState = { ...state, started: false, requests: [], pending: [], underWay: 'none', drafts: {}, accepting: false };
  const notice = { type: 'danger', body: LOAD_FAILED } as const;
  const waiting = state.transfer === 'LOADING' ? promotingOwn(idle) : same(idle);
  return state.pending.length > 0 ? andThen(waiting, (next) => same(next, { type: 'notify', notice })) : waiting;
}

const POLL: SlipEffect = { type: 'after', key: 'poll', delayMs: SLIP_POLL_MS, event: { type: 'pollDue' } };

function started(state: SlipState): SlipStep {
  if (state.started) return same(state);
  const next = { ...state, started: true };
  if (state.transfer === 'LOADING') return andThen(same(next, POLL), loginChanged);
  // Where loading failed before, the owner may have changed since: then the slip is transferred, else it is fetched.
  const owner = state.owner === state.login ? 'unknown' : state.owner;
  return andThen(same({ ...next, owner }, POLL), loginChanged);
}

function startedIfUsed(state: SlipState): SlipStep {
  return isUsed(state) ? started(state) : same(state);
}

function loginChanged(state: SlipState, isFault = false): SlipStep {
  if (!state.started) return startedIfUsed(state);
  const { state: transfer, task } = onLoginChange(state.transfer, state.owner, state.login);
  if (task === null) return same(state);
  const next: SlipState = { ...state, owner: state.login, ownerId: state.playerAlias };
  switch (task) {
    case 'promote':
      return andThen(promotingOwn(next), resumed);
    case 'demote':
      return andThen(placementChanged({ ...next, ownerId: state.ownerId }, { type: 'loggedOut' }), (out) =>
        synced(demoting(out, isFault)),
      );
    case 'fetch':
      return andThen(synced({ ...next, transfer }), next.owner === 'loggedIn' ? resumed : same);
  }
}

function resumed(state: SlipState): SlipStep {
  return same(state, { type: 'openPlacement', isClicked: false }, { type: 'readOddsAcceptance' });
}

/** No reads during the promotion, so what it left to read is read after it. */
function thenSyncedAfterPromotion(before: SlipState, after: SlipStep): SlipStep {
  return before.transfer === 'LOADING' && after.state.transfer !== 'LOADING' ? andThen(after, synced) : after;
}

function connectionChanged(before: SlipState, online: boolean, live: boolean): SlipStep {
  const state = { ...before, online, live };
  if (!before.started) return startedIfUsed(state);
  if (!online) return same(state, { type: 'unwatch' });
  if (!before.online) return synced({ ...state, loading: true });
  return live && !before.live ? reading(state) : same(state);
}

function read(state: SlipState, { readId, outcome, now }: Extract<SlipEvent, { type: 'read' }>): SlipStep {
  if (readId !== state.reads) return same(state);
  if (!outcome.ok) {
    const isExpected = outcome.error === 'UNAUTHENTICATED' || outcome.error === 'OTHER_OWNER';
    return isExpected ? same(state) : same(state, { type: 'report', scope: 'betslip.fetch', reason: outcome.error });
  }
  // No other answer came during the fetch, so this slip is current even if revisions restarted.
  const current = withAnswer(state, outcome.value, 'read', state.answers === state.answersAtRead);
  const settled = withUnsent({ ...current, loading: false }, now);
  return same(settled, ...Object.keys(settled.drafts).map(amountSoon));
}

/** At start the owner becomes known in steps, so a stored value applies until the server's slip is known. */
function isEarly({ server, provisional }: SlipState): boolean {
  return server === null || provisional;
}

function slipRestored(state: SlipState, slip: Slip | null): SlipStep {
  const next = isEarly(state) ? { ...state, server: slip, provisional: slip !== null } : state;
  return slip === null ? same(next) : started(next);
}

/** The stored tab: the one of before a reload, or later the one chosen in another tab of the browser, where the legs allow it. */
function tabRestored(state: SlipState, stored: SlipState['tab'] | null): SlipState {
  if (stored === null) return state;
  const { server } = state;
  if (!isEarly(state) && server !== null) return { ...state, [server.legs.length > 1 ? 'tab' : 'heardTab']: stored };
  if (state.tabChosen) return state;
  const tab = nextTab(state.tab, { type: 'restored', state: stored });
  if (server === null) return { ...state, tab };
  const [before, shown] = [server.legs.length, slipOf(state)];
  const own = { type: 'legs', before, after: shown.legs.length, isStaked: isStaked(state, shown) } as const;
  // A page may have picked before it could read what is stored.
  return { ...state, tab: nextTab(nextTab(tab, { type: 'loaded', legs: before }), own) };
}

/**
 * The tab follows the legs, drafts are removed with their bets, and the pending changes are those of the queue.
 * @param keepsTab the step has chosen the tab of the legs itself.
 */
function followed(before: SlipState, after: SlipState, keepsTab: boolean): SlipState {
  const next = before.requests === after.requests ? after : { ...after, pending: after.requests.filter(isPick) };
  const [slipBefore, slipAfter] = [slipOf(before), slipOf(next)];
  if (slipBefore === slipAfter && before.server === next.server) return next;
  const isFirst = next.server !== null && (before.server === null || before.server.id !== next.server.id);
  // A slip of another owner: the picks that are taken along to it were shown before.
  const isSeenFirst = isFirst && (before.pending.length === 0 || before.server !== null);
  const event: TabEvent = isSeenFirst
    ? { type: 'loaded', legs: slipAfter.legs.length }
    : { type: 'legs', before: slipBefore.legs.length, after: slipAfter.legs.length, isStaked: isStaked(before, slipBefore) };
  const ids = draftBetsOf(slipAfter).map((bet) => bet.id);
  const tab = keepsTab || (isSeenFirst && next.tabChosen) ? next.tab : nextTab(next.tab, event);
  // The page with the second pick has moved the tab; its player may have chosen another since.
  const isElsewhere = tab !== next.tab && slipAfter.legs.length > 1 && next.pending.length === 0;
  const followedTab = (isElsewhere && next.heardTab) || tab;
  return {
    ...next,
    tab: followedTab,
    // A tab that another page stores holds for all: this page may not have heard of it yet.
    storedTab: isElsewhere ? followedTab : next.storedTab,
    heardTab: slipAfter.legs.length > 1 ? null : next.heardTab,
    drafts: nextDrafts(next.drafts, { type: 'pruned', draftBetIds: ids }),
  };
}

/** Whether a stake has been typed for a straight bet. */
function isStaked({ drafts }: SlipState, { sections }: Slip): boolean {
  return sections.STRAIGHT.draftBets.some((bet) => (amountSummary(bet, drafts[bet.id]).stakeCents ?? 0) > 0);
}
