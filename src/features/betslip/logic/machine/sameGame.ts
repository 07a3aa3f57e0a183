import type { BetToPlace } from '../placement/placement.ts';
import { type SlipState, slipOf } from './slipState.ts';

/** Those of the legs that the open tab shows under a price in common with others of their event. */
export function sameGameLegs(state: SlipState, legs: BetToPlace['legs']): readonly string[] {
  if (state.tab.tab !== 'PARLAY') return [];
  const groups = slipOf(state).sections.PARLAY.draftBets.flatMap((bet) => bet.groups);
  const together = groups.filter((group) => group.isOneBet).flatMap((group) => group.selectionIds);
  return legs.map((leg) => leg.selectionId).filter((id) => together.includes(id));
}
