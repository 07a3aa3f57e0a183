import { isPlainId } from '../../domain/betKinds/priceBets.ts';
import type { Database } from '../database.ts';
import type { PlacementOutcome } from './placementOutcome.ts';
import { readPlacementBets } from './readBets.ts';

export type KnownPlacement = Extract<PlacementOutcome, { kind: 'PLACED' | 'REJECTED' }>;

/** The decision about a placement; null where this player has none under this id, so that no bet exists. */
export async function findPlacement(
  db: Pick<Database, 'query'>,
  playerId: string,
  placementId: string,
): Promise<KnownPlacement | null> {
  if (!isPlainId(placementId)) return null;
  const bets = await readPlacementBets(db, playerId, placementId);
  if (bets.length > 0) return { kind: 'PLACED', placementId, bets };
  const rejected = await db.query
    .selectFrom('rejected_placements')
    .select('errors')
    .where('player_id', '=', playerId)
    .where('id', '=', placementId)
    .executeTakeFirst();
  return rejected ? { kind: 'REJECTED', placementId, errors: rejected.errors } : null;
}
