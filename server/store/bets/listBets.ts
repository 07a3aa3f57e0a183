import { sql } from 'kysely';
import type { BetsFilter, BetType } from '../../../core/wire/contract.ts';
import type { Database } from '../database.ts';
import type { PlacedBetRow } from './placedBet.ts';
import { readBets } from './readBets.ts';

export interface BetPageRow {
  readonly bets: readonly PlacedBetRow[];
  readonly hasNextPage: boolean;
  /** Sums over the whole filter. The payout of open bets is their possible payout. */
  readonly totalCount: number;
  readonly totalStakeCents: number;
  readonly totalPayoutCents: number;
}

/** Which bets of a filter are listed. */
export interface WantedBets {
  readonly type: BetType | null;
  /** Each stands in the name of a leg's selection, market or event. */
  readonly words: readonly string[];
}

const ALL: WantedBets = { type: null, words: [] };

interface Totals {
  readonly count: number;
  readonly stake_cents: number;
  readonly payout_cents: number;
  readonly page: readonly number[];
}

/**
 * A page of the player's bets, newest first. Its cost does not grow with the number of bets: their sums are stored (player_bets), and
 * the page ends once it has the requested number, or all there are.
 * @param beforeBetId the last bet of the page before, or null.
 */
export async function listBets(
  db: Pick<Database, 'query'>,
  playerId: string,
  filter: BetsFilter,
  first: number,
  beforeBetId: number | null,
  { type, words }: WantedBets = ALL,
): Promise<BetPageRow> {
  const isOpen = filter === 'OPEN';
  const { rows } = await sql<Totals>`
    WITH totals AS MATERIALIZED (
      SELECT CASE WHEN ${isOpen} THEN open_bets ELSE settled_bets END AS count,
             CASE WHEN ${isOpen} THEN open_stake_cents ELSE settled_stake_cents END AS stake_cents,
             CASE WHEN ${isOpen} THEN open_payout_cents ELSE settled_payout_cents END AS payout_cents
        FROM player_bets WHERE player_id = ${playerId}
    )
    SELECT count, stake_cents, payout_cents,
           ARRAY(SELECT b.id FROM bets b
                   WHERE b.player_id = ${playerId} AND b.id < ${beforeBetId ?? Number.MAX_SAFE_INTEGER}
                     AND (coalesce((SELECT outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY version DESC LIMIT 1), 'PENDING')
                          = 'PENDING') = ${isOpen}
                     AND (${type}::text IS NULL OR b.kind::text = ${type})
                     AND (${words.length === 0} OR EXISTS (
                       SELECT FROM bet_legs l JOIN events e ON e.id = l.event_id
                         WHERE l.bet_id = b.id AND NOT EXISTS (
                           SELECT FROM unnest(${words}::text[]) AS word
                             WHERE position(search_normal(word) IN search_normal(concat_ws(' ', l.selection_name, l.market_name, e.name))) = 0)))
                   ORDER BY b.id DESC LIMIT least(${first + 1}, (SELECT count FROM totals))) AS page
      FROM totals`.execute(db.query);
  const totals = rows[0] ?? { count: 0, stake_cents: 0, payout_cents: 0, page: [] };
  return {
    bets: await readBets(db, totals.page.slice(0, first)),
    hasNextPage: totals.page.length > first,
    totalCount: totals.count,
    totalStakeCents: totals.stake_cents,
    totalPayoutCents: totals.payout_cents,
  };
}
