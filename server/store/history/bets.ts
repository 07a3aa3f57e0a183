import { type PlacedBetRow, readBets } from '../bets/index.ts';
import type { Database } from '../database.ts';
import { BEFORE, type HistoryCursor, type HistoryDays, type HistoryPage, MICROS, pageOf, SPAN, UNTIL } from './page.ts';

export type BetEntryClass = 'WON' | 'LOST' | 'RETURNED' | 'CASHED_OUT' | 'REOPENED';

interface EntryRow {
  readonly betId: number;
  /** The version of the settlement; below zero: the cash out of that number; 0: the placement of an open bet. */
  readonly number: number;
  readonly class: BetEntryClass | null;
  readonly isCancellation: boolean;
  readonly at: Date;
  readonly micros: number;
  readonly stakeCents: number;
  readonly returnedCents: number;
}

export interface BetEntryRow extends EntryRow {
  /** As it is now. */
  readonly bet: PlacedBetRow;
}

type Db = Pick<Database, 'pool' | 'query'>;

async function withBets(db: Db, rows: readonly EntryRow[], first: number): Promise<HistoryPage<BetEntryRow>> {
  const { items, hasNextPage } = pageOf(rows, first);
  const bets = new Map((await readBets(db, [...new Set(items.map(({ betId }) => betId))])).map((bet) => [bet.id, bet]));
  return {
    items: items.flatMap((row) => {
      const bet = bets.get(row.betId);
      return bet === undefined ? [] : [{ ...row, bet }];
    }),
    hasNextPage,
  };
}

/** Limits a list of bets to those with a leg of this sport; null: all. */
export type SportChoice = string | null;

/** Rows of `e`, the table that is read: by its key, backwards from the cursor. */
const PAGE_OF_CLASS = `
  e.player_id = $1 AND e.class = wanted.class AND e.at >= (SELECT since FROM span) AND e.at < ${UNTIL('$5')}
    AND (e.at, e.bet_id, e.number) < (${BEFORE('$5')}, coalesce($6::bigint, 0), coalesce($7::integer, 0))`;
const ENTRY = `
  e.bet_id AS "betId", e.number, e.class, e.at, ${MICROS('e.at')} AS micros, e.stake_cents AS "stakeCents", e.returned_cents AS "returnedCents"`;

function pageOfEntries(name: string, of: string) {
  return {
    name,
    text: `
      WITH ${SPAN}
      SELECT entry.*, EXISTS (SELECT FROM bet_cancellations c WHERE c.bet_id = entry."betId" AND c.version = entry.number) AS "isCancellation"
        FROM unnest($4::text[]) AS wanted (class) CROSS JOIN LATERAL (${of}) entry
        ORDER BY at DESC, "betId" DESC, number DESC LIMIT $8`,
  };
}

const ENTRIES = pageOfEntries(
  'history-bets',
  `SELECT ${ENTRY} FROM bet_entries e WHERE ${PAGE_OF_CLASS} ORDER BY e.at DESC, e.bet_id DESC, e.number DESC LIMIT $8`,
);

const ENTRIES_OF_SPORT = pageOfEntries(
  'history-bets-of-sport',
  `SELECT ${ENTRY}
     FROM (SELECT * FROM bet_entry_sports e WHERE e.sport = $9 AND ${PAGE_OF_CLASS}
             ORDER BY e.at DESC, e.bet_id DESC, e.number DESC LIMIT $8) of_sport
     JOIN bet_entries e USING (player_id, class, at, bet_id, number)`,
);

/**
 * What was decided of the player's bets, the newest first. A row stays where it is, whatever becomes of its bet: while a list is read page by
 * page, none is read twice and none is left out.
 */
export async function listBetEntries(
  db: Db,
  playerId: string,
  classes: readonly BetEntryClass[],
  { from, to }: HistoryDays,
  first: number,
  after: HistoryCursor | null,
  sport: SportChoice = null,
): Promise<HistoryPage<BetEntryRow>> {
  const keys = [after?.micros ?? null, after?.keys[0] ?? null, after?.keys[1] ?? null];
  const { rows } = await db.pool.query<EntryRow>(
    sport === null
      ? { ...ENTRIES, values: [playerId, from, to, classes, ...keys, first + 1] }
      : { ...ENTRIES_OF_SPORT, values: [playerId, from, to, classes, ...keys, first + 1, sport] },
  );
  return withBets(db, rows, first);
}

const IS_OPEN = `
  coalesce((SELECT outcome::text FROM settlements s WHERE s.bet_id = b.id ORDER BY version DESC LIMIT 1), 'PENDING') = 'PENDING'`;

/** A common table expression: all of $1's open bets. Their number is stored, so that it ends with the last of them, and the newest are read first. */
const OPEN = `
  open AS MATERIALIZED (
    SELECT id, stake_cents, potential_payout_cents, placed_at FROM bets b WHERE player_id = $1 AND ${IS_OPEN}
      ORDER BY id DESC LIMIT (SELECT open_bets FROM player_bets WHERE player_id = $1)
  )`;
/** Rows of `open` that are bets of the days and the sport $4. */
const OF_OPEN = `
  placed_at >= (SELECT since FROM span) AND placed_at < (SELECT until FROM span) AND ($4::text IS NULL OR $4 IN (SELECT bet_sports(id)))`;

/** Open bets by the day of their placement. */
export async function listOpenBets(
  db: Db,
  playerId: string,
  { from, to }: HistoryDays,
  first: number,
  after: HistoryCursor | null,
  sport: SportChoice = null,
): Promise<HistoryPage<BetEntryRow>> {
  const { rows } = await db.pool.query<EntryRow>({
    name: 'history-open-bets',
    text: `
      WITH ${SPAN}, ${OPEN}
      SELECT id AS "betId", 0 AS number, NULL AS class, false AS "isCancellation", placed_at AS at, ${MICROS('placed_at')} AS micros,
             stake_cents AS "stakeCents", 0 AS "returnedCents"
        FROM open WHERE ${OF_OPEN} AND id < coalesce($5::bigint, 9223372036854775807)
        ORDER BY id DESC LIMIT $6`,
    values: [playerId, from, to, sport, after?.keys[0] ?? null, first + 1],
  });
  return withBets(db, rows, first);
}

export interface BetSums {
  /** Bets that were settled in these days, each once. */
  readonly bets: number;
  readonly stakeCents: number;
  readonly returnedCents: number;
  /** The part of what was returned that is stakes of bets that pushed, were void or cancelled. */
  readonly refundedCents: number;
}

export const EVERY_CLASS: readonly BetEntryClass[] = ['WON', 'LOST', 'RETURNED', 'CASHED_OUT', 'REOPENED'];

/** What the rows of these days, classes and sport add up to. */
export async function sumBetEntries(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  { from, to }: HistoryDays,
  classes: readonly BetEntryClass[] = EVERY_CLASS,
  sport: SportChoice = null,
): Promise<BetSums> {
  const { rows } = await pool.query<BetSums>({
    name: sport === null ? 'history-bet-sums' : 'history-bet-sums-of-sport',
    text: `WITH ${SPAN}
      SELECT count(DISTINCT bet_id) AS bets, coalesce(sum(stake_cents), 0)::bigint AS "stakeCents",
             coalesce(sum(returned_cents), 0)::bigint AS "returnedCents",
             coalesce(sum(returned_cents) FILTER (WHERE class = 'RETURNED'), 0)::bigint AS "refundedCents"
        FROM bet_entries ${sport === null ? '' : 'JOIN bet_entry_sports s USING (player_id, class, at, bet_id, number)'}
        WHERE player_id = $1 AND class = ANY ($4)
          AND at >= (SELECT since FROM span) AND at < (SELECT until FROM span)${sport === null ? '' : ' AND s.sport = $5'}`,
    values: [playerId, from, to, classes, ...(sport === null ? [] : [sport])],
  });
  return rows[0] ?? { bets: 0, stakeCents: 0, returnedCents: 0, refundedCents: 0 };
}

/** What open bets of these days of placement and this sport add up to. */
export async function sumOpenBets(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  { from, to }: HistoryDays,
  sport: SportChoice,
): Promise<{ readonly bets: number; readonly stakeCents: number; readonly potentialCents: number }> {
  const { rows } = await pool.query<{ readonly bets: number; readonly stakeCents: number; readonly potentialCents: number }>({
    name: 'history-open-sums',
    text: `WITH ${SPAN}, ${OPEN}
      SELECT count(*) AS bets, coalesce(sum(stake_cents), 0)::bigint AS "stakeCents",
             coalesce(sum(potential_payout_cents), 0)::bigint AS "potentialCents"
        FROM open WHERE ${OF_OPEN}`,
    values: [playerId, from, to, sport],
  });
  return rows[0] ?? { bets: 0, stakeCents: 0, potentialCents: 0 };
}

/** Slugs of the sports of the player's bets, decided (by steps from sport to sport in the key) and open. */
export async function listBetSports({ pool }: Pick<Database, 'pool'>, playerId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly sport: string }>({
    name: 'history-sports',
    text: `
      WITH RECURSIVE decided AS (
        SELECT min(sport) AS sport FROM bet_entry_sports WHERE player_id = $1
        UNION ALL
        SELECT (SELECT min(s.sport) FROM bet_entry_sports s WHERE s.player_id = $1 AND s.sport > d.sport) FROM decided d WHERE d.sport IS NOT NULL
      ), ${OPEN}
      SELECT sport FROM decided WHERE sport IS NOT NULL UNION SELECT bet_sports(id) FROM open ORDER BY sport`,
    values: [playerId],
  });
  return rows.map(({ sport }) => sport);
}
