import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';

/** The bus's topic of every change of a jackpot. */
export const JACKPOTS_TOPIC = 'casino-jackpots';

export interface CasinoJackpot {
  readonly id: string;
  readonly slug: string;
  readonly network: string;
  readonly name: string;
  readonly tier: number;
  readonly amountCents: number;
  readonly mustDropCents: number | null;
  readonly lastWonAt: Date | null;
  readonly version: number;
}

const JACKPOTS_SQL = `
  SELECT id, slug, network, name, tier, amount_cents AS "amountCents", must_drop_cents AS "mustDropCents", last_won_at AS "lastWonAt", version
    FROM casino_jackpots ORDER BY max(amount_cents) OVER (PARTITION BY network) DESC, network, tier`;

export async function readJackpots(db: Pick<Database, 'pool'>): Promise<readonly CasinoJackpot[]> {
  const { rows } = await db.pool.query<CasinoJackpot>({ name: 'casino-jackpots', text: JACKPOTS_SQL });
  return rows;
}

/** Adds to a jackpot; at its bound it stays. @returns false: there is no such jackpot. */
export async function growJackpot(db: Kysely<Tables>, id: string, byCents: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('casino_jackpots')
    .set({
      amount_cents: sql<number>`least(amount_cents + ${byCents}::bigint, coalesce(must_drop_cents, amount_cents + ${byCents}::bigint))`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** For a jackpot that was won, and for the sandbox. @returns false: there is no such jackpot. */
export async function setJackpot(db: Kysely<Tables>, id: string, amountCents: number, wonAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('casino_jackpots')
    .set({ amount_cents: amountCents, version: sql<number>`version + 1`, ...(wonAt && { last_won_at: wonAt }) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
