import { sql } from 'kysely';
import type { BetsFilter } from '../../../core/contract.ts';
import type { Database } from '../database.ts';
import type { PlacedBetRow } from './placedBet.ts';
import { readBets } from './readBets.ts';

export interface BetPageRow {
  readonly bets: readonly PlacedBetRow[];
  readonly hasNextPage: boolean;
  /** Sums over the whole filter. The payout of open bets is what they may pay. */
  readonly totalCount: number;
  readonly totalStakeCents: number;
  readonly totalPayoutCents: number;
}

interface Totals {
  readonly count: number;
  readonly stake_cents: number;
  readonly payout_cents: number;
  readonly page: readonly number[];
}

/** A page of the player's bets, newest first. @param beforeBetId the last bet of the page before, or null. */
export async function listBets(
  db: Pick<Database, 'query'>,
  playerId: string,
  filter: BetsFilter,
  first: number,
  beforeBetId: number | null,
): Promise<BetPageRow> {
  const { rows } = await sql<Totals>`
    WITH matching AS MATERIALIZED (
      SELECT b.id, b.stake_cents, CASE WHEN s.payout_cents IS NULL OR s.outcome = 'PENDING' THEN b.potential_payout_cents
                                       ELSE s.payout_cents END AS payout_cents
        FROM bets b
        LEFT JOIN LATERAL (
          SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.player_id = ${playerId} AND (coalesce(s.outcome, 'PENDING') = 'PENDING') = ${filter === 'OPEN'}
    )
    SELECT count(*) AS count, coalesce(sum(stake_cents), 0)::bigint AS stake_cents, coalesce(sum(payout_cents), 0)::bigint AS payout_cents,
           ARRAY(SELECT id FROM matching WHERE id < ${beforeBetId ?? Number.MAX_SAFE_INTEGER} ORDER BY id DESC
                 LIMIT ${first + 1}) AS page
      FROM matching`.execute(db.query);
  const totals = rows[0] ?? { count: 0, stake_cents: 0, payout_cents: 0, page: [] };
  return {
    bets: await readBets(db, totals.page.slice(0, first)),
    hasNextPage: totals.page.length > first,
    totalCount: totals.count,
    totalStakeCents: totals.stake_cents,
    totalPayoutCents: totals.payout_cents,
  };
}
