import { createStore, type ExternalStore } from '../../../platform/externalStore.ts';
import { type AmountDrafts, type AmountEvent, NO_DRAFTS, nextDrafts } from '../logic/amounts.ts';
import { type PendingChange, withPending } from '../logic/optimistic.ts';
import { NO_PLACEMENT, type PlacementState } from '../logic/placement.ts';
import { newestSlip, type Slip } from '../logic/slip.ts';
import { FIRST_TAB, nextTab, type TabEvent, type TabState } from '../logic/tabs.ts';
import type { TransferState } from '../logic/transfer.ts';

export interface BetslipState {
  /** The newest slip from the server; null until there is one. */
  readonly server: Slip | null;
  /** True while `server` is the slip stored by the last visit. Any answer of the server replaces it. */
  readonly provisional: boolean;
  readonly pending: readonly PendingChange[];
  readonly drafts: AmountDrafts;
  readonly tab: TabState;
  /** The player chose the tab on this page, so values that are read later do not change it. */
  readonly tabChosen: boolean;
  readonly transfer: TransferState;
  readonly placement: PlacementState;
  /** The slip as sent for placement. It is shown until the placement is decided, even if the server pushes another slip. */
  readonly placing: Slip | null;
  readonly loading: boolean;
  readonly accepting: boolean;
}

export const FIRST_STATE: BetslipState = {
  server: null,
  provisional: false,
  pending: [],
  drafts: NO_DRAFTS,
  tab: FIRST_TAB,
  tabChosen: false,
  transfer: 'NOT_TRANSFERRED',
  placement: NO_PLACEMENT,
  placing: null,
  loading: true,
  accepting: false,
};

export interface SlipState extends ExternalStore<BetslipState> {
  patch(change: Partial<BetslipState>): void;
  /** Applies an answer unless a newer slip is known; `truth` applies it always. */
  accept(answer: Slip, truth?: boolean): void;
  tab(event: TabEvent): void;
  amount(event: AmountEvent): void;
  /** The slip with every pending change. */
  slip(): Slip;
  /** The number of accepted answers. */
  accepted(): number;
}

/** The betslip's state and its invariants: the tab follows the legs, drafts are removed with their bets. */
export function createSlipState(): SlipState {
  const store = createStore(FIRST_STATE);
  let accepted = 0;
  const slipOf = (state: BetslipState): Slip => state.placing ?? withPending(state.server, state.pending);

  function commit(next: BetslipState): void {
    const before = store.getSnapshot();
    store.set(followed(before, next, slipOf(before), slipOf(next)));
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    patch: (change) => commit({ ...store.getSnapshot(), ...change }),
    accept: (answer, truth = false) => {
      const state = store.getSnapshot();
      accepted += 1;
      const server = truth || state.provisional ? answer : newestSlip(state.server, answer);
      commit({ ...state, server, provisional: false });
    },
    tab: (event) => {
      const state = store.getSnapshot();
      store.set({ ...state, tab: nextTab(state.tab, event), tabChosen: state.tabChosen || event.type === 'chosen' });
    },
    amount: (event) => store.set({ ...store.getSnapshot(), drafts: nextDrafts(store.getSnapshot().drafts, event) }),
    slip: () => slipOf(store.getSnapshot()),
    accepted: () => accepted,
  };
}

function followed(before: BetslipState, next: BetslipState, slipBefore: Slip, slipNow: Slip): BetslipState {
  const first = next.server !== null && (before.server === null || before.server.id !== next.server.id);
  const isSeenFirst = first && before.pending.length === 0;
  const event: TabEvent = isSeenFirst
    ? { type: 'loaded', legs: slipNow.legs.length }
    : { type: 'legs', before: slipBefore.legs.length, now: slipNow.legs.length };
  const ids = [...slipNow.straight.draftBets, ...slipNow.parlay.draftBets].map((bet) => bet.id);
  return {
    ...next,
    tab: isSeenFirst && next.tabChosen ? next.tab : nextTab(next.tab, event),
    drafts: nextDrafts(next.drafts, { type: 'pruned', draftBetIds: ids }),
  };
}
