import type { Database } from '../database.ts';

export interface SummaryRow {
  readonly period: 'TODAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly since: Date;
  readonly settledBets: number;
  readonly sportsNetCents: number;
  readonly casinoNetCents: number;
  readonly depositedCents: number;
  readonly withdrawnCents: number;
  readonly seconds: number;
}

export interface AccountFacts {
  readonly timeZone: string;
  readonly memberSince: Date;
  readonly address: string | null;
  /** `1994-04-18` */
  readonly dateOfBirth: string | null;
  readonly openBets: number;
  /** Open and settled. */
  readonly bets: number;
}

/** What belongs to no period. */
export async function readAccountFacts({ pool }: Pick<Database, 'pool'>, playerId: string): Promise<AccountFacts> {
  const { rows } = await pool.query<AccountFacts>({
    name: 'account-facts',
    text: `SELECT player_zone(p.id) AS "timeZone", p.created_at AS "memberSince", coalesce(b.open_bets, 0) AS "openBets",
                  coalesce(b.open_bets + b.settled_bets, 0) AS bets, d.date_of_birth::text AS "dateOfBirth",
                  d.street || ', ' || d.city || ' ' || split_part(p.region_code, '-', 2) || ' ' || d.postal_code AS address
             FROM players p LEFT JOIN player_bets b ON b.player_id = p.id LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = $1`,
    values: [playerId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('The player of a session does not exist');
  return row;
}

/** Periods begin at midnight of the player's zone; a week on the weekday of the region's limits. */
export async function readSummary({ pool }: Pick<Database, 'pool'>, playerId: string, now: Date): Promise<readonly SummaryRow[]> {
  const { rows } = await pool.query<SummaryRow>({
    name: 'account-summary',
    text: `
      WITH rule AS MATERIALIZED (
        SELECT (r).zone AS zone, ((r).first_weekday - 1) * interval '1 day' AS shift FROM (SELECT limit_period_rule($1) AS r) known
      ), periods AS MATERIALIZED (
        SELECT place, period, began AT TIME ZONE zone AS since, began::date AS day
          FROM rule CROSS JOIN LATERAL (VALUES
            (1, 'TODAY', date_trunc('day', $2::timestamptz AT TIME ZONE zone)),
            (2, 'WEEK', date_trunc('week', $2::timestamptz AT TIME ZONE zone - shift) + shift),
            (3, 'MONTH', date_trunc('month', $2::timestamptz AT TIME ZONE zone)),
            (4, 'YEAR', date_trunc('year', $2::timestamptz AT TIME ZONE zone))) AS period (place, period, began)
      )
      SELECT period, since, bets.count AS "settledBets", bets.net AS "sportsNetCents", money.casino AS "casinoNetCents",
             money.deposited AS "depositedCents", money.withdrawn AS "withdrawnCents",
             (SELECT coalesce(sum(elapsed_seconds), 0) FROM player_time t WHERE t.player_id = $1 AND t.day >= periods.day) AS seconds
        FROM periods
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT bet_id) AS count, coalesce(sum(returned_cents - stake_cents), 0)::bigint AS net FROM bet_entries
            WHERE player_id = $1 AND class = ANY ('{WON,LOST,RETURNED,CASHED_OUT,REOPENED}') AND at >= periods.since
        ) bets
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(amount_cents) FILTER (WHERE class = 'CASINO'), 0)::bigint AS casino,
                 coalesce(sum(amount_cents) FILTER (WHERE class = 'DEPOSIT'), 0)::bigint AS deposited,
                 -coalesce(sum(amount_cents) FILTER (WHERE class = 'WITHDRAWAL'), 0)::bigint AS withdrawn
            FROM player_entries
            WHERE player_id = $1 AND class = ANY ('{CASINO,DEPOSIT,WITHDRAWAL}') AND account = 'CASH' AND at >= periods.since
        ) money
        ORDER BY place`,
    values: [playerId, now],
  });
  return rows;
}
