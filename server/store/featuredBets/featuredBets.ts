import { type Kysely, sql } from 'kysely';
import { groupBy } from '../../../core/groupBy.ts';
import type { Tables } from '../schema.ts';

/** A bet that an operator features in one brand. */
export interface FeaturedBet {
  readonly id: string;
  readonly brand: string;
  readonly title: string;
  readonly selectionOrigin: string;
  readonly selectionIds: readonly string[];
}

export async function findFeaturedBet(db: Kysely<Tables>, brand: string, id: string): Promise<FeaturedBet | undefined> {
  return db
    .selectFrom('featured_bets')
    .select(['id', 'brand', 'title', 'selection_origin as selectionOrigin', 'selection_ids as selectionIds'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Newest first. @param eventId only bets with a selection of this event; null: all. */
export async function listFeaturedBets(
  db: Kysely<Tables>,
  { brand, eventId, limit }: { readonly brand: string; readonly eventId: string | null; readonly limit: number },
): Promise<readonly FeaturedBet[]> {
  const bets = db
    .selectFrom('featured_bets')
    .select(['id', 'brand', 'title', 'selection_origin as selectionOrigin', 'selection_ids as selectionIds'])
    .where('brand', '=', brand)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (eventId === null) return bets.execute();
  return bets
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('selections')
          .select('selections.id')
          .where('selections.event_id', '=', eventId)
          .where('selections.id', '=', sql<string>`ANY(${ref('featured_bets.selection_ids')})`),
      ),
    )
    .execute();
}

export async function addFeaturedBet(db: Kysely<Tables>, bet: FeaturedBet, createdAt: Date): Promise<void> {
  const { selectionOrigin, selectionIds, ...rest } = bet;
  await db
    .insertInto('featured_bets')
    .values({
      ...rest,
      selection_origin: selectionOrigin,
      selection_ids: [...selectionIds],
      created_at: createdAt,
    })
    .execute();
}

export async function deleteFeaturedBets(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('featured_bets').execute();
}

const SAMPLES_PER_COMPETITION = 3;
const MOST_SAMPLES = 15;

interface Favorite {
  readonly id: string;
  readonly name: string;
  readonly eventId: string;
  readonly competition: string;
}

/**
 * Adds the sandbox's parlays: two favorites of one competition, in the order of the slate and of the next games first, as far as it reaches.
 * Closed ones are not listed.
 */
export async function seedFeaturedBets(db: Kysely<Tables>, brand: string, at: Date): Promise<void> {
  const favorites = await db
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .innerJoin('events', 'events.id', 'selections.event_id')
    .innerJoin('competitions', 'competitions.id', 'events.competition_id')
    .distinctOn(['competitions.position', 'events.starts_at', 'events.id'])
    .select(['selections.id', 'selections.name', 'events.id as eventId', 'events.competition_id as competition'])
    .where('markets.type', '=', 'MONEYLINE')
    .where('markets.main', '=', true)
    .where('markets.status', '=', 'OPEN')
    .where('selections.side', 'in', ['HOME', 'AWAY'])
    .where('events.starts_at', '>', at)
    .orderBy('competitions.position')
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .orderBy(sql`selections.odds_numerator::float / selections.odds_denominator`)
    .execute();
  const parlays = groupBy(favorites, ({ competition }) => competition)
    .flatMap(pairsOf)
    .slice(0, MOST_SAMPLES);
  for (const [index, legs] of parlays.entries())
    await db
      .insertInto('featured_bets')
      .values({
        id: `sample-${brand}-${legs[0].eventId}`,
        brand,
        selection_origin: 'featured_bet',
        title: `${legs.map(({ name }) => name).join(' and ')} to win`,
        selection_ids: legs.map(({ id }) => id),
        // The list is newest first.
        created_at: new Date(at.getTime() - index * 1_000),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

/** Each team in its next game alone. */
function pairsOf(favorites: readonly Favorite[]): readonly (readonly [Favorite, Favorite])[] {
  const next = favorites.filter(({ name }, index) => favorites.findIndex((each) => each.name === name) === index);
  return Array.from({ length: SAMPLES_PER_COMPETITION }, (_, index) => next.slice(2 * index, 2 * index + 2)).flatMap(
    ([first, second]) => (first && second ? [[first, second] as const] : []),
  );
}
