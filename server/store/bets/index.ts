export { findPlacement, type KnownPlacement } from './findPlacement.ts';
export { listBets } from './listBets.ts';
export { type Hold, type PlacementOutcome, placeBets } from './placeBets.ts';
export type { PlacementRequest } from './placeBetsCall.ts';
export type { PlacedBetRow, PlacedLegRow } from './placedBet.ts';
export type { PlacementError } from './placementError.ts';
export { readBet, readBets } from './readBets.ts';
