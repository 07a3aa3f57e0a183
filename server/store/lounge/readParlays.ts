import type { Database } from '../database.ts';

/** Legs that several players have bet on together. Nothing in it says who. */
export interface OpenParlay {
  /** Sorted. */
  readonly selectionIds: readonly string[];
  readonly players: number;
  readonly lastPlacedAt: Date;
}

const DAYS = 7;
/** The newest bets that are counted, and the parlays that are then looked at. */
const MOST_BETS = 5_000;
const MOST_PARLAYS = 300;

/**
 * The parlays that players of today have open, most players first. A player counts once, so that nobody can make a parlay popular alone;
 * bets that are settled, cancelled or wholly cashed out do not count. @param minimumPlayers those of fewer players are left out
 */
export async function readOpenParlays(
  db: Pick<Database, 'pool'>,
  { at, minimumPlayers }: { readonly at: Date; readonly minimumPlayers: number },
): Promise<readonly OpenParlay[]> {
  const { rows } = await db.pool.query<OpenParlay>({
    name: 'lounge-parlays',
    text: `WITH newest AS MATERIALIZED (
        SELECT b.id, b.player_id, b.placed_at FROM bets b
          WHERE b.kind IN ('PARLAY', 'PARLAY_PLUS') AND b.placed_at > $1::timestamptz - make_interval(days => ${DAYS})
            AND NOT EXISTS (SELECT FROM settlements s WHERE s.bet_id = b.id)
          ORDER BY b.placed_at DESC LIMIT ${MOST_BETS}),
      joined AS (
        SELECT n.player_id, n.placed_at, array_agg(l.selection_id ORDER BY l.selection_id) AS ids
          FROM newest n JOIN bet_legs l ON l.bet_id = n.id GROUP BY n.id, n.player_id, n.placed_at)
      SELECT ids AS "selectionIds", count(DISTINCT player_id)::integer AS players, max(placed_at) AS "lastPlacedAt"
        FROM joined GROUP BY ids HAVING count(DISTINCT player_id) >= $2
        ORDER BY players DESC, "lastPlacedAt" DESC LIMIT ${MOST_PARLAYS}`,
    values: [at, minimumPlayers],
  });
  return rows;
}
