import type { MoneyEffect } from '../../../../../core/money/moneyRequest.ts';
import type { OddsAcceptance } from '../../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import type { Result } from '../../../../../core/result.ts';
import type { AmountField, BetKind } from '../../../../../core/wire/contract.ts';
import { DEFAULT_SETTINGS } from '../../../../../core/wire/settings.ts';
import { type AmountDraft, type AmountDrafts, NO_DRAFTS } from '../amountDrafts.ts';
import type { OddsRules } from '../placement/acceptance.ts';
import type { LoginState } from '../placement/betButton.ts';
import { type BetToPlace, NO_PLACEMENT, type PlacementEvent, type PlacementState } from '../placement/placement.ts';
import type { RewardChoice } from '../rewards/betRewards.ts';
import type { DraftBet, Slip, SlipError, SlipLeg } from '../slip.ts';
import type { FeaturedBet } from '../slipLinks.ts';
import { legsWithPending, type PendingChange, withPending } from './optimistic.ts';
import { NONE_OWNED, type OwnedPick } from './ownedPicks.ts';
import { FIRST_TAB, type TabState } from './tabs.ts';
import type { TransferState } from './transfer.ts';
import type { TypedAmount, UnsentPicks } from './unsent.ts';

/** The vocabulary of the betslip's machine: its state, its events and its effects. */

/** No usable answer, because of the network, the edge or a bug. The server may or may not have done the request. */
export type NoAnswer =
  | 'NO_ANSWER'
  | 'INVALID_INPUT'
  | 'UNAUTHENTICATED'
  /** Refused unread, because the page is of an older version. */
  | 'OUTDATED'
  /** The answer came after the user had changed. */
  | 'OTHER_OWNER';

/** The slip after a change that the server has answered, perhaps with errors to show. */
export interface ChangedSlip {
  readonly slip: Slip;
  readonly errors: readonly SlipError[];
}

/** A change of the slip that the server has not answered. Requests are sent one after the other, in the player's order. */
export type SlipRequest =
  | PendingChange
  | {
      readonly changeId: number;
      readonly kind: 'accept';
      readonly legs: BetToPlace['legs'];
      /** Accepted without asking, by the player's choice: no message if it fails, because the change can still be accepted by hand. */
      readonly isAutomatic: boolean;
      /** Bets to place once everything is accepted. */
      readonly thenPlace: readonly BetToPlace[] | null;
    }
  /** The points of the teaser. */
  | { readonly changeId: number; readonly kind: 'points'; readonly pointsHundredths: number }
  /** The draft of the time when it is sent; null before. */
  | { readonly changeId: number; readonly kind: 'amount'; readonly draftBetId: string; readonly draft: AmountDraft | null }
  /** Chooses a reward for a bet; null: none. */
  | { readonly changeId: number; readonly kind: 'reward'; readonly draftBetId: string; readonly reward: RewardChoice | null }
  /** Makes a visitor's draft bets the player's slip. They contain the changes queued at that time. */
  | {
      readonly changeId: number;
      readonly kind: 'promote';
      readonly token: string;
      readonly draftBets: readonly DraftBet[];
      readonly picks: readonly PickedSelection[];
      readonly contains: readonly number[];
    };

/** What the last removal in the slip took away, so that it can be undone. */
export interface RemovedPicks {
  readonly picks: readonly PickedSelection[];
  /** The stakes typed for bets that the removal took away too. */
  readonly amounts: readonly TypedAmount[];
  /** The tab of then; null: the slip has gone to another one since. */
  readonly tab: TabState | null;
}

export interface SlipNotice {
  readonly type: 'danger' | 'info' | 'success';
  readonly body: string;
  /** What can be done while it is shown: undo the last removal, or choose a tab. */
  readonly action?: 'undo' | { readonly label: string; readonly tab: BetKind };
  /** How long it is shown, where not the usual time. */
  readonly lasts?: 'featuredBet' | 'externalMarket' | 'movedTab';
}

export interface SlipState extends OddsRules {
  /** The newest slip from the server; null until there is one. */
  readonly server: Slip | null;
  /** True while `server` is the slip stored by the last visit. Any answer of the server replaces it. */
  readonly provisional: boolean;
  /** Requests that the server has not answered, in order. The first may be under way. */
  readonly requests: readonly SlipRequest[];
  /** The changes of picks among the requests: shown before they are answered. */
  readonly pending: readonly PendingChange[];
  /** `lookUp`: it had no answer, so the slip is fetched to find out whether the change was made. */
  readonly underWay: 'none' | 'request' | 'lookUp';
  readonly lastChangeId: number;
  readonly drafts: AmountDrafts;
  readonly tab: TabState;
  /** The player chose the tab on this page, so values that are read later do not change it. */
  readonly tabChosen: boolean;
  /** The tab that another page of this browser has stored for a slip with more legs than this page has been told of. */
  readonly heardTab: TabState | null;
  readonly transfer: TransferState;
  readonly placement: PlacementState;
  /** The bets of the last click, until their placement is opened. */
  readonly clicked: readonly BetToPlace[] | null;
  /** The slip as sent for placement. It is shown until the placement is decided, even if the server pushes another slip. */
  readonly placing: Slip | null;
  /** The picks of the last placement, to add them again. */
  readonly lastPlaced: readonly PickedSelection[];
  /** The first stake of the last placement. */
  readonly lastStakeCents: number | null;
  /** The draft bets of the placement under way: their typed stakes are spent once it is placed. */
  readonly stakedBets: readonly string[];
  /** The last removal in the slip, until it is undone. */
  readonly removed: RemovedPicks | null;
  /** Stakes of a removal that was undone, of a log-out or of an earlier page, whose bets the server has to make again first. */
  readonly amountsToRestore: RemovedPicks['amounts'];
  readonly loading: boolean;
  readonly accepting: boolean;

  /** False: nothing has been needed yet, so nothing is requested and the effects' code is not loaded. */
  readonly started: boolean;
  /** The effects' code is loaded. Requests wait for it, because their owner may change until then. */
  readonly ready: boolean;
  readonly login: LoginState;
  /** Who is logged in; null: nobody, or it is unknown. */
  readonly playerAlias: string | null;
  /** The last known login state: whose slip this is. */
  readonly owner: LoginState;
  /** Which player's, if it is a player's. */
  readonly ownerId: string | null;
  /** Owner of the anonymous slip; null while there is none yet. */
  readonly token: string | null;
  readonly online: boolean;
  /** The websocket is open. */
  readonly live: boolean;
  /** The number of fetches begun, and of answers applied: now and when the last fetch began. */
  readonly reads: number;
  readonly answers: number;
  readonly answersAtRead: number;
  /** The number of slips pushed: now, and when what is under way was sent. Its answer may be older than a push since. */
  readonly pushes: number;
  readonly pushesAt: Readonly<Record<'request' | 'read' | 'placement', number>>;
  /** Picks that an earlier page of this tab left unsent, until the slip has been read. */
  readonly earlierUnsent: UnsentPicks | null;
  /** Picks of a player who has logged out, until the visitor's slip has been read. */
  readonly loggedOutPicks: readonly PickedSelection[];
  /** Picks of players in the visitor's slip of this device. */
  readonly ownedPicks: readonly OwnedPick[];
  /** The quotes accepted last without asking: each is tried once. */
  readonly autoAccepted: string;
  /** As stored on this device. */
  readonly storedTab: TabState;
  readonly storedSlip: string;
}

export type SlipEvent =
  /** What the player does. */
  | { readonly type: 'toggled'; readonly pick: PickedSelection }
  | { readonly type: 'removed'; readonly selectionId: string }
  | { readonly type: 'cleared' }
  /** The points of the teaser; null: its legs are removed. */
  | { readonly type: 'teaserChanged'; readonly pointsHundredths: number | null }
  /** `needs`: what the tab takes, for a slip that has not enough. */
  | { readonly type: 'tabChosen'; readonly tab: BetKind; readonly needs?: string | undefined }
  | { readonly type: 'removalUndone' }
  /** `replaces`: in place of all that the slip has. */
  | {
      readonly type: 'featuredAdded';
      readonly bet: Pick<FeaturedBet, 'featuredBetId' | 'selectionOrigin' | 'picks'>;
      readonly replaces: boolean;
    }
  /** The selections of a link; none: what it leads to takes no bets any more. */
  | { readonly type: 'linkedAdded'; readonly picks: readonly PickedSelection[]; readonly replaces: boolean }
  | { readonly type: 'stakeTyped'; readonly draftBetId: string; readonly field: AmountField; readonly cents: number | null }
  | { readonly type: 'rewardChosen'; readonly draftBetId: string; readonly reward: RewardChoice | null }
  /** `of`: of these selections alone. */
  | { readonly type: 'changesAccepted'; readonly andPlace: boolean; readonly of?: readonly string[] | undefined }
  /** `anew`: by the server, before the slip is read. */
  | { readonly type: 'locationChecked'; readonly anew: boolean }
  | { readonly type: 'oddsAcceptanceChosen'; readonly oddsAcceptance: OddsAcceptance }
  | { readonly type: 'placeClicked' }
  | { readonly type: 'quickBetConfirmed'; readonly bet: BetToPlace }
  | { readonly type: 'keepSameClicked' }
  /** What the page knows. */
  | { readonly type: 'needed' }
  | { readonly type: 'loaded' }
  | { readonly type: 'loadFailed' }
  /** `isFault`: a log-out that was a fault of ours, so the player goes on where they were. */
  | { readonly type: 'loginChanged'; readonly login: LoginState; readonly playerAlias?: string | null; readonly isFault?: boolean }
  | { readonly type: 'connectionChanged'; readonly online: boolean; readonly live: boolean }
  | { readonly type: 'tokenChanged'; readonly token: string | null }
  | { readonly type: 'slipRestored'; readonly slip: Slip | null }
  | { readonly type: 'tabRestored'; readonly tab: TabState | null }
  | { readonly type: 'unsentFound'; readonly unsent: UnsentPicks | null }
  /** The picks of players in the visitor's slip, as stored by any tab. */
  | { readonly type: 'ownedPicksFound'; readonly ownedPicks: readonly OwnedPick[] }
  /** The player has acknowledged responsible gaming. */
  | { readonly type: 'acknowledged' }
  /** The balance has risen. */
  | { readonly type: 'funded' }
  | { readonly type: 'pollDue' }
  | { readonly type: 'amountDue'; readonly draftBetId: string }
  /** What the server says. */
  | { readonly type: 'answered'; readonly changeId: number; readonly outcome: Result<ChangedSlip, NoAnswer> }
  /** The slip after a change without an answer; null if it could not be fetched. */
  | { readonly type: 'lookedUp'; readonly changeId: number; readonly slip: Slip | null }
  /** `now` in epoch milliseconds. */
  | { readonly type: 'read'; readonly readId: number; readonly outcome: Result<Slip, NoAnswer>; readonly now: number }
  | { readonly type: 'oddsAcceptanceRead'; readonly oddsAcceptance: OddsAcceptance }
  | { readonly type: 'oddsAcceptanceRefused'; readonly before: OddsAcceptance }
  | { readonly type: 'pushed'; readonly slip: Slip }
  /** For the bets clicked, or at the start of the page: a new id, and the stored id of an unsettled placement. */
  | {
      readonly type: 'placementOpened';
      readonly isClicked: boolean;
      readonly freshId: string;
      readonly openId: string | null;
    }
  | { readonly type: 'checkDue'; readonly requestId: string }
  /** The slip of an answer is null if there was none. */
  | { readonly type: 'placement'; readonly event: PlacementEvent; readonly slip: Slip | null };

export type SlipEffect =
  | { readonly type: 'send'; readonly request: SlipRequest }
  | { readonly type: 'lookUp'; readonly changeId: number }
  | { readonly type: 'read'; readonly readId: number; readonly checksLocation?: boolean }
  | { readonly type: 'readOddsAcceptance' }
  | { readonly type: 'storeOddsAcceptance'; readonly oddsAcceptance: OddsAcceptance; readonly before: OddsAcceptance }
  /** Subscribes to the slip's updates anew. */
  | { readonly type: 'watch' }
  | { readonly type: 'unwatch' }
  /** Raises the event after the delay; replaces a waiting one of the same key. */
  | { readonly type: 'after'; readonly key: string; readonly delayMs: number; readonly event: SlipEvent }
  /** Reads the stored placement, for the bets clicked or to check what an earlier page left. */
  | { readonly type: 'openPlacement'; readonly isClicked: boolean }
  /** Its request is in the state. */
  | Exclude<MoneyEffect, { type: 'check' }>
  | { readonly type: 'askPlacement'; readonly requestId: string }
  | { readonly type: 'placed'; readonly balanceCents: number | null }
  | { readonly type: 'storeTab'; readonly tab: TabState }
  | { readonly type: 'storeSlip'; readonly slip: Slip | null }
  /** Stores the unsent picks: at once, or when this device has stored the slip that contains the ones no longer unsent. */
  | { readonly type: 'storeUnsent'; readonly when: 'now' | 'slipStored' }
  | { readonly type: 'storeOwnedPicks'; readonly ownedPicks: readonly OwnedPick[] }
  /** App updates wait while held. */
  | { readonly type: 'hold'; readonly held: boolean }
  | { readonly type: 'notify'; readonly notice: SlipNotice }
  | { readonly type: 'report'; readonly scope: string; readonly reason: string }
  /** Tracks the errors that are new since the slip before. */
  | { readonly type: 'track'; readonly before: Slip | null; readonly after: Slip };

export interface SlipStep {
  readonly state: SlipState;
  readonly effects: readonly SlipEffect[];
}

export const FIRST_STATE: SlipState = {
  server: null,
  provisional: false,
  requests: [],
  pending: [],
  underWay: 'none',
  lastChangeId: 0,
  drafts: NO_DRAFTS,
  tab: FIRST_TAB,
  tabChosen: false,
  heardTab: null,
  transfer: 'NOT_TRANSFERRED',
  placement: NO_PLACEMENT,
  placing: null,
  clicked: null,
  lastPlaced: [],
  lastStakeCents: null,
  stakedBets: [],
  removed: null,
  amountsToRestore: [],
  loading: true,
  accepting: false,
  started: false,
  ready: false,
  login: 'unknown',
  playerAlias: null,
  owner: 'unknown',
  ownerId: null,
  token: null,
  online: true,
  live: false,
  reads: 0,
  answers: 0,
  answersAtRead: 0,
  pushes: 0,
  pushesAt: { request: 0, read: 0, placement: 0 },
  earlierUnsent: null,
  loggedOutPicks: [],
  ownedPicks: NONE_OWNED,
  oddsAcceptance: 'ASK',
  smallMoveBasisPoints: DEFAULT_SETTINGS.smallMoveBasisPoints,
  autoAccepted: '',
  storedTab: FIRST_TAB,
  storedSlip: '',
};

/** The slip as shown: with every pending change, or as it was sent for placement. */
export function slipOf(state: SlipState): Slip {
  return state.placing ?? withPending(state.server, state.pending);
}

/** The legs of that slip, without computing its bets. */
export function legsOf(state: SlipState): readonly SlipLeg[] {
  return state.placing?.legs ?? legsWithPending(state.server, state.pending);
}

/** Whether one of these parts of the state has changed. */
export function differ(before: SlipState, next: SlipState, parts: readonly (keyof SlipState)[]): boolean {
  return parts.some((part) => before[part] !== next[part]);
}

export function isInFlight({ placement }: SlipState): boolean {
  return placement.kind === 'sending' || placement.kind === 'checking';
}

export function canChange(state: SlipState): boolean {
  return state.online && !isInFlight(state);
}

/** A player may have a slip on the server. A visitor's is also stored on this device, by any tab; or picks wait to be added to it. */
export function isUsed({ login, provisional, earlierUnsent, loggedOutPicks, requests }: SlipState): boolean {
  return login === 'loggedIn' || provisional || earlierUnsent !== null || loggedOutPicks.length > 0 || requests.length > 0;
}

/** Without updates, or while picks wait for the slip to be read. */
export function needsRead({ live, loading, earlierUnsent, loggedOutPicks }: SlipState): boolean {
  return !live || loading || earlierUnsent !== null || loggedOutPicks.length > 0;
}

/** Whether requests have an owner: a player, or a visitor with a token. */
export function hasOwner(state: SlipState): boolean {
  return state.owner === 'loggedIn' || (state.owner === 'loggedOut' && state.token !== null);
}

/** Picks that are shown and that the server may not have as this owner's. */
export function unsentPicksOf({ earlierUnsent, requests, loggedOutPicks }: SlipState): readonly PickedSelection[] {
  const first = [...(earlierUnsent?.picks ?? []), ...loggedOutPicks];
  return requests.reduce<readonly PickedSelection[]>((picks, request) => {
    switch (request.kind) {
      case 'add':
        return [...without(picks, [request.pick]), request.pick];
      case 'featured':
      case 'promote':
        return [...without(picks, request.picks), ...request.picks];
      case 'remove':
        return picks.filter((pick) => pick.selectionId !== request.selectionId);
      case 'clearTeaser':
        return picks.filter((pick) => !request.selectionIds.includes(pick.selectionId));
      case 'clear':
        return [];
      default:
        return picks;
    }
  }, first);
}

/** Amounts that are shown and that the server may not have as this owner's; not those of bets that are being placed. */
export function unsentAmountsOf(state: SlipState): readonly TypedAmount[] {
  const placed = isInFlight(state) ? state.stakedBets : [];
  const typed = Object.entries(state.drafts).flatMap(([draftBetId, { field, cents }]) =>
    cents === null || placed.includes(draftBetId) ? [] : [{ draftBetId, field, cents }],
  );
  const isTyped = ({ draftBetId }: TypedAmount): boolean => draftBetId in state.drafts;
  return [...(state.earlierUnsent?.amounts ?? []), ...state.amountsToRestore].filter((amount) => !isTyped(amount)).concat(typed);
}

function without(picks: readonly PickedSelection[], others: readonly PickedSelection[]): readonly PickedSelection[] {
  return picks.filter((pick) => !others.some((other) => other.selectionId === pick.selectionId));
}

/** What a click on this leg's price would pick. */
export function pickOf(leg: SlipLeg): PickedSelection {
  const { selectionId, name, marketId, marketName, marketType, eventId, eventName, eventStatus, eventPath, startsAt } = leg;
  const facts = { selectionId, name, marketId, marketName, marketType, eventId, eventName, eventStatus, eventPath, startsAt };
  return { ...facts, ...leg.current };
}
