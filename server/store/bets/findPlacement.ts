import type { Database } from '../database.ts';
import { findMoneyDecision } from '../money/index.ts';
import type { PlacementError } from './placementError.ts';
import type { PlacementOutcome } from './placementOutcome.ts';
import { readPlacementBets } from './readBets.ts';

export type PlacementDecision = Extract<PlacementOutcome, { kind: 'PLACED' | 'REJECTED' }>;

/** The decision about a placement; null where this player has none under this id, so that no bet exists. */
export async function findPlacement(
  db: Pick<Database, 'query'>,
  playerId: string,
  placementId: string,
): Promise<PlacementDecision | null> {
  const found = await findMoneyDecision<readonly PlacementError[] | null>(db, playerId, 'PLACEMENT', placementId);
  return found && toPlacementDecision(db, playerId, placementId, found.answer);
}

/** @param errors those of a rejected placement. */
export async function toPlacementDecision(
  db: Pick<Database, 'query'>,
  playerId: string,
  placementId: string,
  errors: readonly PlacementError[] | null,
): Promise<PlacementDecision> {
  if (errors) return { kind: 'REJECTED', placementId, errors };
  return { kind: 'PLACED', placementId, bets: await readPlacementBets(db, playerId, placementId) };
}
