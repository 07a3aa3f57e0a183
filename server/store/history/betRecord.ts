import type { BetRecord } from '../../domain/history/betStory.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import type { Database } from '../database.ts';

interface Row extends Omit<BetRecord, 'settlements' | 'cashOuts' | 'results' | 'isAwarded'> {
  readonly reward: BetReward | null;
  readonly settlements: readonly (Omit<BetRecord['settlements'][number], 'settledAt'> & { readonly settledAt: string })[];
  readonly cashOuts: readonly (Omit<BetRecord['cashOuts'][number], 'takenAt'> & { readonly takenAt: string })[];
  readonly results: readonly (Omit<BetRecord['results'][number], 'recordedAt'> & { readonly recordedAt: string })[];
}

/** All that is stored of what happened to a bet; null: the player has no such bet. */
export async function readBetRecord({ pool }: Pick<Database, 'pool'>, playerId: string, betId: number): Promise<BetRecord | null> {
  const { rows } = await pool.query<Row>({
    name: 'bet-record',
    text: `
      SELECT b.kind, b.terms, b.reward, b.stake_cents AS "stakeCents", b.potential_payout_cents AS "potentialPayoutCents", b.placed_at AS "placedAt",
             (SELECT json_agg(json_build_object('selectionName', selection_name, 'marketType', market_type, 'pointsHundredths', points_hundredths,
                       'odds', json_build_object('numerator', odds_numerator, 'denominator', odds_denominator)) ORDER BY position)
                FROM bet_legs WHERE bet_id = b.id) AS legs,
             coalesce((SELECT json_agg(json_build_object('version', version, 'outcome', outcome, 'payoutCents', payout_cents,
                         'settledAt', settled_at, 'withoutReward', without_reward) ORDER BY version)
                       FROM settlements WHERE bet_id = b.id), '[]') AS settlements,
             coalesce((SELECT json_agg(json_build_object('amountCents', amount_cents, 'stakeCents', stake_cents, 'tenths', tenths,
                         'automatic', automatic, 'takenAt', taken_at) ORDER BY number)
                       FROM cash_outs WHERE bet_id = b.id), '[]') AS "cashOuts",
             (SELECT json_build_object('version', version, 'outcome', outcome, 'by', cancelled_by, 'note', note)
                FROM bet_cancellations WHERE bet_id = b.id) AS cancellation,
             coalesce((SELECT json_agg(json_build_object('eventName', e.name, 'version', r.version, 'status', r.status, 'homeScore', r.home_score,
                         'awayScore', r.away_score, 'recordedAt', r.recorded_at) ORDER BY r.recorded_at, r.version)
                       FROM results r JOIN events e ON e.id = r.event_id
                       WHERE r.event_id IN (SELECT event_id FROM bet_legs WHERE bet_id = b.id)), '[]') AS results
        FROM bets b WHERE b.id = $1 AND b.player_id = $2`,
    values: [betId, playerId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { reward, ...bet } = row;
  return {
    ...bet,
    isAwarded: reward !== null && reward.kind !== 'PROFIT_BOOST',
    settlements: row.settlements.map((settlement) => ({ ...settlement, settledAt: new Date(settlement.settledAt) })),
    cashOuts: row.cashOuts.map((cashOut) => ({ ...cashOut, takenAt: new Date(cashOut.takenAt) })),
    results: row.results.map((result) => ({ ...result, recordedAt: new Date(result.recordedAt) })),
  };
}
