export { findPlacement, type PlacementDecision } from './findPlacement.ts';
export { decideHeld, type HeldPlacement, type Hold, listOverdue } from './heldPlacements.ts';
export { listBets } from './listBets.ts';
export { placeBets } from './placeBets.ts';
export type { PlacementRequest } from './placeBetsCall.ts';
export type { PlacedBetRow, PlacedLegRow } from './placedBet.ts';
export type { PlacementError } from './placementError.ts';
export type { PlacementOutcome } from './placementOutcome.ts';
export { readBet, readBets } from './readBets.ts';
