import { isPlainId } from '../../domain/betKinds/priceBets.ts';
import type { Database } from '../database.ts';
import type { PlacementOutcome } from './placeBets.ts';
import { readPlacementBets } from './readBets.ts';

export type KnownPlacement = Extract<PlacementOutcome, { kind: 'PLACED' | 'REJECTED' }>;

/** The decision about a placement; null where this player has none under this id, so that no bet exists. */
export async function findPlacement(
  db: Pick<Database, 'query'>,
  playerId: string,
  placementId: string,
): Promise<KnownPlacement | null> {
  if (!isPlainId(placementId)) return null;
  const found = await db.query
    .selectFrom('placements')
    .select('errors')
    .where('player_id', '=', playerId)
    .where('id', '=', placementId)
    .executeTakeFirst();
  if (!found) return null;
  if (found.errors !== null) return { kind: 'REJECTED', placementId, errors: found.errors };
  return { kind: 'PLACED', placementId, bets: await readPlacementBets(db, playerId, placementId) };
}
