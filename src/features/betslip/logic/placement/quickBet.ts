import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import { hasChanged, isOpen, type Quote, type SlipError, type SlipLeg, straightId } from '../slip.ts';
import { type OddsRules, takesSmallMove } from './acceptance.ts';
import type { BetToPlace, PlacementState } from './placement.ts';

/**
 * A bet with one tap, at the price shown. Its own rule of confirmation: the server is asked first, and a price or line that has moved by
 * more than a small move is never bet on by the same tap, whatever the slip accepts without asking. It is placed by the slip's placement,
 * exactly once.
 */

/** The server's view of the bet. */
export interface QuickBetSlip {
  /** Null: the selection is not offered any more. */
  readonly leg: SlipLeg | null;
  /** The errors of the bet and its section. */
  readonly errors: readonly SlipError[];
}

export type QuickBetState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly selectionId: string; readonly stakeCents: number }
  /** `at`: the price of the bet that was sent. */
  | { readonly kind: 'placing'; readonly selectionId: string; readonly at: Quote }
  | { readonly kind: 'placed'; readonly selectionId: string }
  /** The price has moved: it waits to be accepted. `current` is null where the server has only said that it has moved. */
  | { readonly kind: 'changed'; readonly selectionId: string; readonly was: Quote; readonly current: Quote | null }
  | { readonly kind: 'refused'; readonly selectionId: string; readonly messages: readonly string[] };

export type QuickBetEvent =
  | { readonly type: 'tapped'; readonly pick: PickedSelection; readonly stakeCents: number }
  /** Null: the server has not answered. */
  | {
      readonly type: 'answered';
      readonly selectionId: string;
      readonly slip: QuickBetSlip | null;
      readonly rules: OddsRules;
    }
  | { readonly type: 'placement'; readonly placement: PlacementState };

export type QuickBetEffect =
  | { readonly type: 'ask'; readonly pick: PickedSelection; readonly stakeCents: number }
  | { readonly type: 'place'; readonly bet: BetToPlace };

export interface QuickBetStep {
  readonly state: QuickBetState;
  readonly effects: readonly QuickBetEffect[];
}

export const NO_QUICK_BET: QuickBetState = { kind: 'idle' };

export const QUICK_BET_FAILED = 'Nothing was placed. Please try again.';

export function quickBetStep(state: QuickBetState, event: QuickBetEvent): QuickBetStep {
  switch (event.type) {
    case 'tapped':
      return tapped(state, event.pick, event.stakeCents);
    case 'answered':
      return state.kind === 'asking' && state.selectionId === event.selectionId
        ? answered(state, event.slip, event.rules)
        : same(state);
    case 'placement':
      return same(afterPlacement(state, event.placement));
  }
}

function same(state: QuickBetState): QuickBetStep {
  return { state, effects: [] };
}

/** One bet at a time. A tap on a moved price accepts it, and bets nothing. */
function tapped(state: QuickBetState, pick: PickedSelection, stakeCents: number): QuickBetStep {
  const { selectionId } = pick;
  if (state.kind === 'asking' || state.kind === 'placing') return same(state);
  if (state.kind === 'placed' && state.selectionId === selectionId) return same(state);
  if (state.kind === 'changed' && state.selectionId === selectionId) return same(NO_QUICK_BET);
  return { state: { kind: 'asking', selectionId, stakeCents }, effects: [{ type: 'ask', pick, stakeCents }] };
}

function answered(
  { selectionId, stakeCents }: Extract<QuickBetState, { kind: 'asking' }>,
  slip: QuickBetSlip | null,
  rules: OddsRules,
): QuickBetStep {
  if (slip === null) return same({ kind: 'refused', selectionId, messages: [QUICK_BET_FAILED] });
  const { leg, errors } = slip;
  if (leg !== null && hasChanged(leg) && !takesSmallMove([leg], rules))
    return same({ kind: 'changed', selectionId, was: leg.accepted, current: leg.current });
  if (leg === null || !isOpen(leg) || errors.length > 0) {
    const messages = [...errors, ...(leg?.errors ?? [])].map(({ message }) => message);
    return same({ kind: 'refused', selectionId, messages });
  }
  const bet: BetToPlace = {
    draftBetId: straightId(selectionId),
    section: 'STRAIGHT',
    stakeCents,
    legs: [{ selectionId, ...leg.current }],
    heldMs: leg.placeDelayMs,
  };
  return { state: { kind: 'placing', selectionId, at: leg.current }, effects: [{ type: 'place', bet }] };
}

/** What became of the bet: unknown while it is sent or checked, then placed or not. */
function afterPlacement(state: QuickBetState, placement: PlacementState): QuickBetState {
  if (placement.kind === 'sending' || placement.kind === 'checking') return state;
  if (state.kind === 'placed') return placement.kind === 'placed' ? state : NO_QUICK_BET;
  if (state.kind !== 'placing') return state;
  const { selectionId, at } = state;
  if (placement.kind === 'placed') return { kind: 'placed', selectionId };
  if (placement.errors.length > 0 && placement.errors.every(({ displayType }) => displayType === 'ODDS_CHANGED'))
    return { kind: 'changed', selectionId, was: at, current: null };
  const messages = placement.errors.map(({ message }) => message);
  return { kind: 'refused', selectionId, messages: messages.length > 0 ? messages : [QUICK_BET_FAILED] };
}
