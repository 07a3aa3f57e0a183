import type { GameEngine } from '../../../core/casino/launchContract.ts';
import type { Database } from '../database.ts';

export interface CasinoGame {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly categorySlug: string;
  readonly categoryLabel: string;
  readonly categoryIcon: string;
  readonly engine: GameEngine | null;
  readonly minimumBetCents: number;
  readonly maximumBetCents: number;
  /** Hundredths of a percent. */
  readonly returnHundredths: number | null;
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  readonly jackpotNetwork: string | null;
  readonly hasFreeSpins: boolean;
  readonly acceptsRewards: boolean;
  readonly isExclusive: boolean;
  readonly isLive: boolean;
  readonly isNew: boolean;
  readonly popularity: number;
  /** All categories that list it. */
  readonly categoryIds: readonly string[];
}

/** A game belongs to the innermost category of the menu that lists it; `new` and `jackpots` are lists of games that belong elsewhere. */
const GAMES_SQL = `
  SELECT g.id, g.title, g.description, p.id AS "providerId", p.name AS "providerName", home.slug AS "categorySlug",
    home.label AS "categoryLabel", home.icon AS "categoryIcon", g.engine, g.minimum_bet_cents AS "minimumBetCents",
    g.maximum_bet_cents AS "maximumBetCents",
    g.return_hundredths AS "returnHundredths", g.volatility, g.jackpot_network AS "jackpotNetwork", g.has_free_spins AS "hasFreeSpins",
    g.accepts_rewards AS "acceptsRewards", g.is_exclusive AS "isExclusive", g.is_live AS "isLive", g.is_new AS "isNew", g.popularity,
    listed.ids AS "categoryIds"
  FROM casino_games g
  JOIN casino_providers p ON p.id = g.provider_id
  JOIN LATERAL (SELECT array_agg(category_id) AS ids FROM casino_game_categories WHERE game_id = g.id) listed ON true
  JOIN LATERAL (
    SELECT c.slug, c.label, c.icon FROM casino_game_categories gc JOIN casino_categories c ON c.id = gc.category_id
      WHERE gc.game_id = g.id AND c.in_menu
      ORDER BY c.id IN ('jackpots', 'new'), g.is_live AND c.id <> 'live-dealer', c.parent_id IS NULL, c.position LIMIT 1) home ON true
  ORDER BY g.popularity DESC, g.id`;

/** The whole catalogue, the most popular first. It changes with migrations alone. */
export async function readCasinoGames(db: Pick<Database, 'pool'>): Promise<readonly CasinoGame[]> {
  const { rows } = await db.pool.query<CasinoGame>({ name: 'casino-games', text: GAMES_SQL });
  return rows;
}

/** What lists show: the games that can be played. The others are found by their address alone. */
export async function readOfferedGames(db: Pick<Database, 'pool'>): Promise<readonly CasinoGame[]> {
  return (await readCasinoGames(db)).filter(({ engine }) => engine !== null);
}

export async function readFavourites({ query }: Pick<Database, 'query'>, playerId: string): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('casino_favourites')
    .select('game_id')
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('game_id')
    .execute();
  return rows.map(({ game_id }) => game_id);
}

export async function setFavourite(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  gameId: string,
  favourite: boolean,
  now: Date,
): Promise<void> {
  if (favourite)
    await query
      .insertInto('casino_favourites')
      .values({ player_id: playerId, game_id: gameId, added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await query.deleteFrom('casino_favourites').where('player_id', '=', playerId).where('game_id', '=', gameId).execute();
}

/** The games that a visitor has opened, the newest first, each once. */
export async function readRecentlyPlayed(
  { query }: Pick<Database, 'query'>,
  visitorId: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('casino_sessions')
    .select(['game_id', ({ fn }) => fn.max('opened_at').as('last')])
    .where('visitor_id', '=', visitorId)
    .groupBy('game_id')
    .orderBy('last', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ game_id }) => game_id);
}
