import type { Database } from '../database.ts';

export interface CasinoCategory {
  readonly id: string;
  /** Null: at the top level. */
  readonly parentId: string | null;
  readonly slug: string;
  readonly label: string;
  readonly icon: string;
  /** False: a row of the lobby alone. */
  readonly inMenu: boolean;
}

/** In display order, parents and children mixed. */
export async function readCasinoCategories(db: Pick<Database, 'pool'>): Promise<readonly CasinoCategory[]> {
  const { rows } = await db.pool.query<CasinoCategory>({
    name: 'casino-categories',
    text: 'SELECT id, parent_id AS "parentId", slug, label, icon, in_menu AS "inMenu" FROM casino_categories ORDER BY position, id',
  });
  return rows;
}
