import type { BetType } from '../../../core/wire/contract.ts';
import type { TaxablePayout, TaxRule } from '../../domain/history/taxForms.ts';
import type { Database } from '../database.ts';

/** A payout with what names it: a bet, or a game. */
export interface PayoutRow extends Omit<TaxablePayout, 'title'> {
  readonly betKind: BetType | null;
  readonly legs: number | null;
  readonly gameTitle: string | null;
}

type Db = Pick<Database, 'pool'>;

export async function readTaxRules({ pool }: Db): Promise<readonly TaxRule[]> {
  const { rows } = await pool.query<TaxRule>(
    `SELECT product, from_year AS "fromYear", minimum_cents AS "minimumCents", wager_multiple AS "wagerMultiple",
            deducts_wager AS "deductsWager" FROM tax_rules`,
  );
  return rows;
}

/** Whom a form is for. */
export interface TaxPerson {
  readonly name: string;
  /** Null: the player has given no address. */
  readonly street: string | null;
  /** `Newark, NJ 07102` */
  readonly place: string | null;
  readonly timeZone: string;
}

export async function readTaxPerson({ pool }: Db, playerId: string): Promise<TaxPerson> {
  const { rows } = await pool.query<TaxPerson>(
    `SELECT p.first_name || ' ' || p.last_name AS name, d.street,
            d.city || ', ' || split_part(p.region_code, '-', 2) || ' ' || d.postal_code AS place, player_zone(p.id) AS "timeZone"
       FROM players p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The player of a session does not exist');
  return row;
}

/**
 * The payouts of the player that may come with a form, the oldest first: of a bet that ever returned 300 times its stake, as all like it did,
 * all versions of its settlement, of slots each large round.
 */
export async function readLargePayouts({ pool }: Db, playerId: string): Promise<readonly PayoutRow[]> {
  const { rows } = await pool.query<PayoutRow>({
    name: 'large-payouts',
    text: `
      WITH known AS MATERIALIZED (SELECT player_zone($1) AS zone)
      SELECT *, extract(year FROM "paidAt" AT TIME ZONE (SELECT zone FROM known))::integer AS year FROM (
        SELECT 'SPORTS' AS product, CASE WHEN e.number < 0 THEN 'cash-out-' || b.id || '-' || -e.number ELSE 'bet-' || b.id END AS source, abs(e.number) AS number, e.at AS "paidAt",
               coalesce(c.stake_cents, running.stake_cents) AS "wagerCents",
               CASE WHEN b.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0 ELSE coalesce(c.stake_cents, running.stake_cents) END AS "ownStakeCents",
               CASE WHEN e.number > 0 THEN concat_ws(' ', b.kind, b.terms, CASE WHEN b.reward ->> 'kind' = 'PROFIT_BOOST' THEN b.reward END, leg.identity) END AS wager,
               coalesce(c.amount_cents, s.payout_cents, 0) AS "payoutCents",
               b.kind AS "betKind", leg.legs, NULL AS "gameTitle"
          FROM (SELECT DISTINCT bet_id FROM bet_entries WHERE player_id = $1 AND returned_cents > 0 AND returned_cents >= 300 * stake_cents) large
          JOIN bets b ON b.id = large.bet_id
          CROSS JOIN LATERAL (
            SELECT count(*) AS legs, string_agg(concat_ws(':', selection_id, points_hundredths, odds_numerator, odds_denominator), ' ' ORDER BY selection_id) AS identity
              FROM bet_legs WHERE bet_id = b.id
          ) leg
          JOIN running_bets running ON running.id = b.id
          JOIN bet_entries e ON e.bet_id = b.id AND e.player_id = $1 AND e.class = ANY ('{WON,LOST,RETURNED,CASHED_OUT,REOPENED}')
          LEFT JOIN cash_outs c ON c.bet_id = b.id AND c.number = -e.number
          -- A stake that comes back is no winnings.
          LEFT JOIN settlements s ON s.bet_id = b.id AND s.version = e.number AND s.outcome = 'WIN'
        UNION ALL
        SELECT g.engine, 'round-' || r.id, 1, r.ended_at, r.bet_cents, r.bet_cents, NULL, r.win_cents, NULL, NULL, g.title
          FROM casino_sessions s
          JOIN casino_rounds r ON r.session_id = s.id AND r.win_cents >= 60000 AND r.status = 'ENDED'
          JOIN casino_games g ON g.id = s.game_id
          WHERE s.visitor_id = $1 AND s.mode = 'REAL' AND g.engine IS NOT NULL
      ) payout ORDER BY "paidAt", source, number`,
    values: [playerId],
  });
  return rows;
}

/** The years, in the player's zone, from the first decided bet or casino round to `now`; empty: there is none. */
export async function readYearsOfPlay({ pool }: Db, playerId: string, now: Date): Promise<readonly number[]> {
  const { rows } = await pool.query<{ readonly year: number }>({
    name: 'years-of-play',
    text: `
      WITH known AS MATERIALIZED (SELECT player_zone($1) AS zone), first AS (
        SELECT min(at) AS at FROM (
          SELECT (SELECT min(at) FROM bet_entries WHERE player_id = $1 AND class = wanted.class) AS at
            FROM unnest('{WON,LOST,RETURNED,CASHED_OUT}'::text[]) AS wanted (class)
          UNION ALL
          SELECT min(opened_at) FROM casino_sessions WHERE visitor_id = $1 AND mode = 'REAL'
        ) of_each
      )
      SELECT generate_series(extract(year FROM first.at AT TIME ZONE zone)::integer, extract(year FROM $2::timestamptz AT TIME ZONE zone)::integer) AS year
        FROM first CROSS JOIN known WHERE first.at IS NOT NULL`,
    values: [playerId, now],
  });
  return rows.map(({ year }) => year);
}
