import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { ok } from '../../../../core/result.ts';
import { hasChanged } from '../logic/legView.ts';
import type { PendingChange } from '../logic/optimistic.ts';
import type { Slip } from '../logic/slip.ts';
import type { BetslipApi } from './betslipApi.ts';
import type { SerialQueue } from './serialQueue.ts';
import type { SlipState } from './slipState.ts';

export const ADD_FAILED = 'Something went wrong while adding your bet to your betslip. Please try again later.';
export const REMOVE_FAILED = 'Something went wrong while removing your bet from your betslip. Please try again later.';
export const ACCEPT_FAILED = 'Something went wrong while accepting the changes. Please try again later.';

export interface ChangePorts {
  readonly api: BetslipApi;
  readonly state: SlipState;
  readonly queue: SerialQueue;
  /** Shows a danger toast. */
  readonly warn: (message: string) => void;
  /** Reports an error under a scope. */
  readonly report: (scope: string, error: unknown) => void;
  readonly canChange: () => boolean;
  /** Settles once the slip's owner is known. */
  readonly owned: () => Promise<void>;
}

type Change =
  | { readonly kind: 'add'; readonly pick: PickedSelection }
  | { readonly kind: 'remove'; readonly selectionId: string }
  | { readonly kind: 'clear' };

export interface SlipChanges {
  /** Adds the pick, or removes it if it is in the slip. */
  toggle(pick: PickedSelection): Promise<void>;
  add(pick: PickedSelection): Promise<void>;
  remove(selectionId: string): Promise<void>;
  clear(): Promise<void>;
  /** Accepts every price and line as shown. True when nothing is left to accept. */
  acceptChanges(): Promise<boolean>;
}

/** Changes of the slip's selections: shown at once, sent in order, rolled back if the server refuses them. */
export function slipChanges({ api, state, queue, warn, report, canChange, owned }: ChangePorts): SlipChanges {
  let count = 0;

  async function change(wanted: Change): Promise<void> {
    if (!canChange()) return;
    count += 1;
    const pending: PendingChange = { changeId: count, ...wanted };
    state.patch({ pending: [...state.getSnapshot().pending, pending] });
    const outcome = await queue.run(() => owned().then(() => settled(wanted)));
    if (outcome.ok) state.accept(outcome.value.slip);
    state.patch({ pending: state.getSnapshot().pending.filter((one) => one.changeId !== pending.changeId) });
    if (outcome.ok ? isThrough(wanted, outcome.value.slip) : outcome.error === 'OTHER_OWNER') return;
    report(`betslip.${wanted.kind}`, reasonOf(outcome));
    warn(wanted.kind === 'add' ? ADD_FAILED : REMOVE_FAILED);
  }

  /** Without an answer the server may still have made the change, so the slip is fetched to find out. */
  async function settled(wanted: Change): ReturnType<BetslipApi['clear']> {
    const outcome = await sent(wanted);
    if (outcome.ok || outcome.error !== 'NO_ANSWER') return outcome;
    const slip = await api.fetch();
    return slip.ok && isThrough(wanted, slip.value) ? ok({ slip: slip.value, errors: [] }) : outcome;
  }

  function sent(wanted: Change): ReturnType<BetslipApi['clear']> {
    switch (wanted.kind) {
      case 'add':
        return api.add(wanted.pick);
      case 'remove':
        return api.remove(wanted.selectionId);
      case 'clear':
        return api.clear();
    }
  }

  return {
    toggle: (pick) => {
      const inSlip = state.slip().legs.some((leg) => leg.selectionId === pick.selectionId);
      return change(inSlip ? { kind: 'remove', selectionId: pick.selectionId } : { kind: 'add', pick });
    },
    add: (pick) => change({ kind: 'add', pick }),
    remove: (selectionId) => change({ kind: 'remove', selectionId }),
    clear: () => change({ kind: 'clear' }),
    acceptChanges: async () => {
      const legs = state.slip().legs.filter(hasChanged);
      if (legs.length === 0) return true;
      if (state.getSnapshot().accepting) return false;
      state.patch({ accepting: true });
      const outcome = await queue.run(() => api.accept(legs.map((leg) => ({ selectionId: leg.selectionId, ...leg.current }))));
      if (outcome.ok) state.accept(outcome.value.slip);
      state.patch({ accepting: false });
      if (!outcome.ok && outcome.error !== 'OTHER_OWNER') {
        report('betslip.accept', outcome.error);
        warn(ACCEPT_FAILED);
      }
      return outcome.ok && !state.slip().legs.some(hasChanged);
    },
  };
}

function reasonOf(outcome: Awaited<ReturnType<BetslipApi['clear']>>): string {
  if (outcome.ok) return outcome.value.errors[0]?.code ?? 'not_taken';
  return outcome.error === 'INVALID_INPUT' ? 'invalid_input' : 'no_answer';
}

function isThrough(wanted: Change, slip: Slip): boolean {
  const has = (selectionId: string): boolean => slip.legs.some((leg) => leg.selectionId === selectionId);
  switch (wanted.kind) {
    case 'add':
      return has(wanted.pick.selectionId);
    case 'remove':
      return !has(wanted.selectionId);
    case 'clear':
      return slip.legs.length === 0;
  }
}
