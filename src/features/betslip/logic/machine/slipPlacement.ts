import type { BetKind } from '../../../../../core/wire/contract.ts';
import { type AmountDrafts, nextDrafts } from '../amountDrafts.ts';
import { amountSummary } from '../amounts.ts';
import {
  type BetToPlace,
  nextPlacement,
  type PlacementEffect,
  type PlacementEvent,
  withoutMessages,
} from '../placement/placement.ts';
import { sectionsOf } from '../sections.ts';
import { isOpen, type Slip } from '../slip.ts';
import { amountDue, andThen, asking, reading, same } from './slipRequests.ts';
import { isInFlight, pickOf, type SlipEffect, type SlipEvent, type SlipState, type SlipStep, slipOf } from './slipState.ts';

/** The part of the machine that places: from the amounts typed to the request, which stays in the state until it is answered. */

/** The bets of the open tab that have a stake, at the prices shown. */
export function betsToPlace(slip: Slip, drafts: AmountDrafts, tab: BetKind): readonly BetToPlace[] {
  return sectionsOf(tab).flatMap((section) =>
    slip.sections[section].draftBets.flatMap((bet) => {
      if (!bet.legs.every(isOpen)) return [];
      const { source = 'CASH', chosen = null } = bet.rewards ?? {};
      // A bonus bet is staked as a whole, whatever was typed before.
      const stakeCents = amountSummary(bet, source === 'FREE_BET' ? undefined : drafts[bet.id]).stakeCents ?? 0;
      if (stakeCents === 0) return [];
      const legs = bet.legs.map((leg) => ({ selectionId: leg.selectionId, ...leg.current }));
      const heldMs = Math.max(0, ...bet.legs.map((leg) => leg.placeDelayMs));
      const sizes = bet.sizes.length > 0 && { combinationSizes: bet.sizes };
      const points = bet.teaser !== null && { teaserPointsHundredths: bet.teaser.pointsHundredths };
      return [{ draftBetId: bet.id, section, stakeCents, legs, heldMs, ...sizes, ...points, ...(chosen && { reward: chosen }) }];
    }),
  );
}

/** Selections that stay have no stake. An amount that was under way may reach the server after the placement: it is cleared behind it. */
function spent(state: SlipState): SlipState {
  const { requests, underWay, stakedBets } = state;
  const [first] = requests;
  const unanswered =
    first?.kind === 'amount' && underWay === 'request' && stakedBets.includes(first.draftBetId) ? first.draftBetId : null;
  const draftBetIds = stakedBets.filter((id) => id !== unanswered);
  const after = { ...state, stakedBets: [], drafts: nextDrafts(state.drafts, { type: 'placed', draftBetIds }) };
  if (unanswered === null) return after;
  const drafts = nextDrafts(after.drafts, { type: 'typed', draftBetId: unanswered, field: 'BET', cents: null });
  return amountDue({ ...after, drafts }, unanswered);
}

/** The bets of a click are those shown then, whatever is typed until their placement is opened. */
export function shownBets(state: SlipState): readonly BetToPlace[] {
  return betsToPlace(slipOf(state), state.drafts, state.tab.tab);
}

/** The messages of the last placement no longer apply. */
export function withoutPlacementMessages(state: SlipState): SlipState {
  const placement = withoutMessages(state.placement);
  return placement === state.placement ? state : { ...state, placement };
}

/** An unsettled placement, also of another tab, is checked first: it may contain the same bets. */
export function placementOpened(
  before: SlipState,
  { isClicked, freshId, openId }: Extract<SlipEvent, { type: 'placementOpened' }>,
): SlipStep {
  // Dropped by a log-out, or placed by the first of two clicks.
  if (isClicked && before.clicked === null) return same(before);
  const bets = isClicked ? before.clicked : null;
  const state = isClicked ? { ...before, clicked: null } : before;
  const reuseId = state.placement.kind === 'idle' ? state.placement.reuseId : null;
  if (bets === null) return openId === null ? same(state) : placementChanged(state, { type: 'restored', requestId: openId });
  if (!state.online || state.owner !== 'loggedIn') return same(state);
  const unsettled = openId === reuseId ? null : (openId ?? reuseId);
  if (unsettled !== null && bets.length > 0) return placementChanged(state, { type: 'restored', requestId: unsettled });
  const placing = bets.flatMap((bet) => bet.legs.map((leg) => leg.selectionId));
  const lastPlaced = slipOf(state).legs.filter((leg) => placing.includes(leg.selectionId));
  const lastStakeCents = bets[0]?.stakeCents ?? state.lastStakeCents;
  const stakedBets = bets.map((bet) => bet.draftBetId);
  const next = { ...state, lastPlaced: lastPlaced.map(pickOf), lastStakeCents, stakedBets };
  return placementChanged(next, { type: 'submit', freshId, bets });
}

export function placementChanged(state: SlipState, event: PlacementEvent): SlipStep {
  const before = state.placement;
  const { state: placement, effects: wanted } = nextPlacement(before, event);
  const isOut = placement.kind === 'sending' || placement.kind === 'checking';
  const isSent = placement.kind === 'sending' && before.kind === 'idle';
  const requested = isSent ? { ...asking(state, 'placement'), placing: slipOf(state) } : state;
  const changed = placement === before ? state : { ...requested, placement, placing: isOut ? requested.placing : null };
  const isPlaced = placement.kind === 'placed' && before.kind !== 'placed';
  const effects: SlipEffect[] = wanted.map(effectOf);
  if (isPlaced) effects.push({ type: 'placed', balanceCents: placement.receipt.balanceCents });
  const next = isPlaced ? spent(changed) : changed;
  // Reads the slip without the placed bets, and adds the picks that had to wait for the placement.
  const isChecked = event.type === 'checked' && placement !== before;
  const isFree = isInFlight(state) && !isOut && state.earlierUnsent !== null;
  return isChecked || isFree ? andThen({ state: next, effects }, reading) : { state: next, effects };
}

/** What a placement wants done, as an effect of the slip. */
function effectOf(effect: PlacementEffect): SlipEffect {
  switch (effect.type) {
    case 'check':
      return { type: 'after', key: 'check', delayMs: effect.delayMs, event: { type: 'checkDue', requestId: effect.requestId } };
    case 'revertAfter': {
      const event = { type: 'revert', requestId: effect.requestId } as const;
      return { type: 'after', key: 'revert', delayMs: effect.delayMs, event: { type: 'placement', event, slip: null } };
    }
    default:
      return effect;
  }
}
