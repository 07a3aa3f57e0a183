import {
  type MoneyEffect,
  type MoneyEvent,
  type MoneyNews,
  type MoneyOutcome,
  NO_MONEY_REQUEST,
  stepMoneyRequest,
} from '../../../../../core/money/moneyRequest.ts';
import type { MoneyState } from '../../../../../core/money/moneyState.ts';
import type { Odds } from '../../../../../core/money/odds.ts';
import type { SectionKind } from '../../../../../core/wire/contract.ts';
import { BET_PLACED_MS } from '../constants.ts';
import type { RewardChoice } from '../rewards/betRewards.ts';
import type { SlipError } from '../slip.ts';

/** Bets are placed by a money request (core/money/moneyRequest.ts), which keeps them unique; here is what the slip knows beyond it. */

export interface BetToPlace {
  readonly draftBetId: string;
  readonly section: SectionKind;
  /** On each combination. */
  readonly stakeCents: number;
  /** The sizes of a round robin. */
  readonly combinationSizes?: readonly number[];
  /** The points of a teaser's first leg. */
  readonly teaserPointsHundredths?: number;
  /** The prices and lines shown to the player. */
  readonly legs: readonly { readonly selectionId: string; readonly odds: Odds; readonly pointsHundredths: number | null }[];
  /** How long the server holds a bet on a live event before it decides; else 0. */
  readonly heldMs: number;
  readonly reward?: RewardChoice;
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
  /** Its stake is money of the player: no bonus bet, and no credits. */
  readonly isCash: boolean;
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
  readonly placementId: string;
  readonly bets: readonly PlacedReceipt[];
  readonly balanceCents: number | null;
}

export type PlacementState =
  | (Extract<MoneyState, { kind: 'idle' }> & {
      readonly errors: readonly SlipError[];
      /** The last placed bets, shown until the slip is used again. */
      readonly receipt: Receipt | null;
    })
  | (Extract<MoneyState, { kind: 'sending' }> & { readonly bets: readonly BetToPlace[] })
  | Extract<MoneyState, { kind: 'checking' }>
  | { readonly kind: 'placed'; readonly requestId: string; readonly receipt: Receipt };

export type PlacementEvent =
  | MoneyNews
  | { readonly type: 'submit'; readonly freshId: string; readonly bets: readonly BetToPlace[] }
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly answer: PlacementAnswer }
  | { readonly type: 'revert'; readonly requestId: string };

export type PlacementEffect = MoneyEffect | { readonly type: 'revertAfter'; readonly requestId: string; readonly delayMs: number };

export interface PlacementStep {
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
}

type IdlePlacement = Extract<PlacementState, { kind: 'idle' }>;

export const NO_PLACEMENT: IdlePlacement = { ...NO_MONEY_REQUEST, errors: [], receipt: null };

const OUTCOMES: Readonly<Record<PlacementAnswer['kind'], MoneyOutcome>> = {
  PLACED: 'decided',
  REJECTED: 'refused',
  NOT_DECIDED: 'unknown',
  ID_REUSED: 'reused',
};

export function nextPlacement(state: PlacementState, event: PlacementEvent): PlacementStep {
  if (event.type === 'loggedOut') return same(NO_PLACEMENT);
  if (state.kind === 'placed') {
    const isOver = event.type === 'revert' && event.requestId === state.requestId;
    return same(isOver ? { ...NO_PLACEMENT, receipt: state.receipt } : state);
  }
  switch (event.type) {
    case 'submit': {
      const { freshId, bets } = event;
      return bets.length === 0 ? same(state) : requested(state, { type: 'submit', freshId, heldMs: heldMsOf(bets) }, bets);
    }
    case 'answered':
    case 'checked':
      return answered(state, event.answer, { ...event, outcome: OUTCOMES[event.answer.kind] });
    case 'revert':
      return same(state);
    default:
      return requested(state, event);
  }
}

function same(state: PlacementState): PlacementStep {
  return { state, effects: [] };
}

/** The player changed the slip, so the messages of the last try no longer apply. */
export function withoutMessages(state: PlacementState): PlacementState {
  if (state.kind === 'placed') return NO_PLACEMENT;
  const hasMessage = state.kind === 'idle' && (state.notReceived || state.errors.length > 0 || state.receipt !== null);
  return hasMessage ? { ...NO_PLACEMENT, reuseId: state.reuseId } : state;
}

/** @param bets those of a submission. */
function requested(
  state: Exclude<PlacementState, { kind: 'placed' }>,
  event: MoneyEvent,
  bets: readonly BetToPlace[] = [],
): PlacementStep {
  const { state: next, effects } = stepMoneyRequest(state, event);
  if (next === state) return { state, effects };
  if (next.kind === 'sending') return { state: { ...next, bets }, effects };
  return { state: next.kind === 'idle' ? { ...(state.kind === 'idle' ? state : NO_PLACEMENT), ...next } : next, effects };
}

function answered(
  state: Exclude<PlacementState, { kind: 'placed' }>,
  answer: PlacementAnswer,
  event: Extract<MoneyEvent, { type: 'answered' | 'checked' }>,
): PlacementStep {
  const { requestId } = event;
  const { state: next, effects } = requested(state, event);
  if (next === state) return same(state);
  switch (answer.kind) {
    case 'PLACED': {
      const receipt = { placementId: requestId, bets: answer.bets, balanceCents: answer.balanceCents };
      const placed = { kind: 'placed', requestId, receipt } as const;
      return { state: placed, effects: [...effects, { type: 'revertAfter', requestId, delayMs: BET_PLACED_MS }] };
    }
    case 'REJECTED':
    case 'NOT_DECIDED': {
      const reuseId = next.kind === 'idle' ? next.reuseId : null;
      return { state: { ...NO_PLACEMENT, reuseId, errors: answer.errors }, effects };
    }
    case 'ID_REUSED':
      return { state: next, effects };
  }
}

/** The server holds all bets of a request for the longest of their delays. */
export function heldMsOf(bets: readonly Pick<BetToPlace, 'heldMs'>[]): number {
  return Math.max(0, ...bets.map(({ heldMs }) => heldMs));
}
