import type { Database } from '../database.ts';
import { DOCUMENT_EVENT_SQL, type FoundDocument } from '../search/index.ts';

export const MOST_FAVOURITES = 200;

/** The newest first. What has no search document now is known by what was starred. */
const READ_SQL = `
  SELECT coalesce(json_agg(json_build_object('id', f.id, 'type', upper(split_part(f.id, ':', 1)), 'title', coalesce(d.title, f.title),
      'badges', coalesce(d.badges, '[]'), 'detail', d.detail, 'page', null,
      'competition', CASE WHEN c.id IS NOT NULL THEN json_build_object('sport', c.sport, 'organization', c.organization,
        'competition', c.competition, 'name', c.name, 'icon', c.icon) END,
      'event', ${DOCUMENT_EVENT_SQL}) ORDER BY f.added_at DESC, f.id), '[]') AS documents
    FROM player_favourites f LEFT JOIN search_documents d ON d.id = f.id LEFT JOIN competitions c ON c.id = f.competition_id
      LEFT JOIN events e ON e.id = d.event_id
    WHERE f.player_id = $1`;

export async function readFavourites({ pool }: Pick<Database, 'pool'>, playerId: string): Promise<readonly FoundDocument[]> {
  const { rows } = await pool.query<{ readonly documents: readonly FoundDocument[] }>({
    name: 'favourites',
    text: READ_SQL,
    values: [playerId],
  });
  return rows[0]?.documents ?? [];
}

/** False: no search finds it, or the player has starred as many as are kept. A second star changes nothing. */
export async function addFavourite({ pool }: Pick<Database, 'pool'>, playerId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ readonly starred: boolean }>({
    name: 'favourite-add',
    text: `WITH added AS (
        INSERT INTO player_favourites (player_id, id, title, competition_id, added_at)
          SELECT $1, d.id, d.title, d.competition_id, $3 FROM search_documents d
            WHERE d.id = $2 AND d.type IN ('COMPETITION', 'TEAM', 'PLAYER')
              AND (SELECT count(*) FROM player_favourites WHERE player_id = $1) < ${MOST_FAVOURITES}
          ON CONFLICT DO NOTHING RETURNING id)
      SELECT EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM player_favourites WHERE player_id = $1 AND id = $2) AS starred`,
    values: [playerId, id, now],
  });
  return rows[0]?.starred ?? false;
}

export async function removeFavourite({ pool }: Pick<Database, 'pool'>, playerId: string, id: string): Promise<void> {
  await pool.query({
    name: 'favourite-remove',
    text: 'DELETE FROM player_favourites WHERE player_id = $1 AND id = $2',
    values: [playerId, id],
  });
}
