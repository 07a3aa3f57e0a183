import { type Kysely, sql } from 'kysely';
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
