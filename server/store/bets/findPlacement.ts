import { isPlainId } from '../../domain/parlay/betRules.ts';
import type { Database } from '../database.ts';
import type { PlacementOutcome } from './placeBets.ts';
import { readPlacementBets } from './readBets.ts';

export type KnownPlacement = Extract<PlacementOutcome, { kind: 'PLACED' | 'REJECTED' }>;

/** What became of a placement; null where none of this id was ever decided for this player, so that no bet exists under it. */
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
