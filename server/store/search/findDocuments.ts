import type { EventStatus } from '../../../core/wire/contract.ts';
import type { Database } from '../database.ts';

export type DocumentType = 'COMPETITION' | 'TEAM' | 'PLAYER' | 'EVENT' | 'GAME' | 'PAGE';
export type DocumentProduct = 'SPORTSBOOK' | 'CASINO';

/** A search document with the rows it points to, as they are now. */
export interface FoundDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly title: string;
  readonly badges: readonly { readonly abbreviation: string; readonly colors: readonly string[] }[];
  /** The page that a document of a page or a game stands for; a game's path is below `category`. */
  readonly page: { readonly path: string; readonly detail: string; readonly icon: string } | null;
  /** Team and position of a player. */
  readonly detail: string | null;
  /** Present for a competition, team, player or event. */
  readonly competition: {
    readonly sport: string;
    readonly organization: string;
    readonly competition: string;
    readonly name: string;
    readonly icon: string;
  } | null;
  /** The event itself, or the next one of a team or player. */
  readonly event: {
    readonly id: string;
    readonly name: string;
    /** ISO 8601. */
    readonly startsAt: string;
    readonly isTimeUnknown: boolean;
    readonly status: EventStatus;
    readonly marketCount: number;
    /** Prices of the winner, while that takes bets. */
    readonly prices: readonly { readonly name: string; readonly numerator: number; readonly denominator: number }[];
  } | null;
}

export interface FoundDocuments {
  readonly counts: { readonly all: number; readonly sportsbook: number; readonly casino: number };
  readonly documents: readonly FoundDocument[];
}

export interface Search {
  readonly term: string;
  /** False: nothing of the sportsbook, as in a standalone casino. */
  readonly sportsbook: boolean;
  /** Null: both products, and what belongs to neither. */
  readonly product: DocumentProduct | null;
  readonly limit: number;
}

/** The maximum number of events that are ranked and counted, and of other documents: no search returns more. */
const MOST_RANKED = 100;

/** The event `e` of a document as JSON. */
export const DOCUMENT_EVENT_SQL = `CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'name', e.name, 'startsAt', e.starts_at, 'isTimeUnknown', e.is_time_unknown, 'status', e.status,
         'marketCount', (SELECT count(*) FROM markets m WHERE m.event_id = e.id),
         'prices', (SELECT coalesce(json_agg(json_build_object('name', s.name, 'numerator', s.odds_numerator, 'denominator', s.odds_denominator)
             ORDER BY s.position, s.id), '[]')
           FROM markets m JOIN selections s ON s.market_id = m.id
           WHERE m.event_id = e.id AND m.main AND m.status = 'OPEN' AND m.type IN ('MONEYLINE', 'MONEYLINE_THREE_WAY'))) END`;

const SEARCH_SQL = `
  WITH found AS MATERIALIZED (SELECT * FROM search_catalogue($1, $2, ${MOST_RANKED})),
  chosen AS (SELECT id, place FROM found WHERE $3::search_product IS NULL OR product = $3 ORDER BY place LIMIT $4)
  SELECT
    (SELECT json_build_object('all', count(*), 'sportsbook', count(*) FILTER (WHERE product = 'SPORTSBOOK'),
       'casino', count(*) FILTER (WHERE product = 'CASINO')) FROM found) AS counts,
    (SELECT coalesce(json_agg(json_build_object('id', d.id, 'type', d.type, 'title', d.title, 'badges', d.badges, 'detail', d.detail,
       'page', CASE WHEN d.path IS NOT NULL THEN json_build_object('path', d.path, 'detail', d.detail, 'icon', d.icon) END,
       'competition', CASE WHEN c.id IS NOT NULL THEN json_build_object('sport', c.sport, 'organization', c.organization,
         'competition', c.competition, 'name', c.name, 'icon', c.icon) END,
       'event', ${DOCUMENT_EVENT_SQL}) ORDER BY chosen.place), '[]')
     FROM chosen JOIN search_documents d ON d.id = chosen.id LEFT JOIN competitions c ON c.id = d.competition_id
       LEFT JOIN events e ON e.id = d.event_id) AS documents`;

/** What matches a term, best first. One statement. */
export async function findDocuments(db: Pick<Database, 'pool'>, search: Search): Promise<FoundDocuments> {
  const { rows } = await db.pool.query<FoundDocuments>({
    name: 'search',
    text: SEARCH_SQL,
    values: [search.term, search.sportsbook, search.product, search.limit],
  });
  return rows[0] ?? { counts: { all: 0, sportsbook: 0, casino: 0 }, documents: [] };
}
