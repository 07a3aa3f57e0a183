import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { GIVEN_BY_SANDBOX } from '../reason.ts';
import type { Tables } from '../schema.ts';

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
export function growJackpot(db: Kysely<Tables>, id: string, byCents: number): Promise<boolean> {
  return changeJackpot(db, id, { amountCents: null, byCents, wonAt: null });
}

/** @param wonAt null: it was not won. @returns false: there is no such jackpot. */
export function setJackpot(db: Kysely<Tables>, id: string, amountCents: number, wonAt: Date | null): Promise<boolean> {
  return changeJackpot(db, id, { amountCents, byCents: null, wonAt });
}

interface JackpotChange {
  readonly amountCents: number | null;
  readonly byCents: number | null;
  readonly wonAt: Date | null;
}

async function changeJackpot(db: Kysely<Tables>, id: string, { amountCents, byCents, wonAt }: JackpotChange): Promise<boolean> {
  const { operator, words } = GIVEN_BY_SANDBOX;
  const { rows } = await sql<{ found: boolean }>`
    SELECT set_jackpot(${id}, ${amountCents}::bigint, ${byCents}::bigint, ${wonAt}::timestamptz, ${operator}, ${words}) AS found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
