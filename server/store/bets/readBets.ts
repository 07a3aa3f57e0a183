import { sql } from 'kysely';
import type { GameResult } from '../../../core/money/results.ts';
import type { BetOutcome } from '../../../core/wire/contract.ts';
import { withLines } from '../../domain/betKinds/betKinds.ts';
import type { BetShape } from '../../domain/betKinds/types.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import { gradeLeg } from '../../domain/settlement/gradeLeg.ts';
import { ownOf } from '../../platform/requestContext.ts';
import type { Database } from '../database.ts';
import { RESULT_SQL } from '../resultSql.ts';
import { type PlacedBetRow, type PlacedLegJson, toPlacedLeg } from './placedBet.ts';

interface BetJoin extends BetShape {
  readonly id: number;
  readonly player_id: string;
  readonly placement_id: string;
  readonly draft_bet_id: string;
  readonly combinations: number;
  readonly reward: BetReward | null;
  readonly stake_cents: number;
  readonly potential_payout_cents: number;
  readonly placed_at: Date;
  readonly running_stake_cents: number;
  readonly running_payout_cents: number;
  readonly paid_cents: number;
  readonly version: number | null;
  readonly outcome: BetOutcome | null;
  readonly payout_cents: number | null;
  readonly settled_at: Date | null;
  readonly is_cancelled: boolean;
  readonly legs: readonly (PlacedLegJson & { readonly result: GameResult | null })[];
}

/** Bets by id, newest first, each with its legs, the current state of its events and its latest settlement. Unknown ids are left out. */
export async function readBets(db: Pick<Database, 'query'>, betIds: readonly number[]): Promise<readonly PlacedBetRow[]> {
  if (betIds.length === 0) return [];
  const { rows } = await sql<BetJoin>`
    SELECT b.*, running.stake_cents AS running_stake_cents, running.potential_payout_cents AS running_payout_cents, running.paid_cents,
           s.version, s.outcome, s.payout_cents, s.settled_at,
           EXISTS (SELECT FROM bet_cancellations WHERE bet_id = b.id) AS is_cancelled, l.legs
      FROM bets b
      JOIN running_bets running USING (id)
      LEFT JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object(
                 'selectionId', l.selection_id, 'marketId', l.market_id, 'eventId', l.event_id, 'selectionName', l.selection_name,
                 'marketName', l.market_name, 'marketType', l.market_type, 'side', l.side, 'outcome', l.outcome,
                 'subject', l.subject, 'rules', l.rules, 'pointsHundredths', l.points_hundredths, 'oddsNumerator', l.odds_numerator,
                 'oddsDenominator', l.odds_denominator, 'eventName', e.name, 'eventStatus', e.status, 'eventStartsAt', e.starts_at,
                 'homeScore', e.home_score, 'awayScore', e.away_score, 'clock', e.clock, 'sport', c.sport,
                 'organization', c.organization, 'competition', c.competition, 'result', r.result) ORDER BY l.position) AS legs
          FROM bet_legs l JOIN events e ON e.id = l.event_id JOIN competitions c ON c.id = e.competition_id
          LEFT JOIN LATERAL (
            SELECT ${sql.raw(RESULT_SQL)} AS result
              FROM results WHERE event_id = l.event_id ORDER BY version DESC LIMIT 1) r ON true
          WHERE l.bet_id = b.id
      ) l
      WHERE b.id = ANY (${betIds}) ORDER BY b.id DESC`.execute(db.query);
  return rows.map(toPlacedBet);
}

/** For the bet's own player only: null for another player's bet, as for an unknown one. */
export async function readBet(db: Pick<Database, 'query'>, playerId: string, betId: number): Promise<PlacedBetRow | null> {
  const [bet] = await readBets(db, [betId]);
  return ownOf(bet, playerId);
}

/** The bets of one placement, in the order of the request. */
export async function readPlacementBets(
  db: Pick<Database, 'query'>,
  playerId: string,
  placementId: string,
): Promise<readonly PlacedBetRow[]> {
  const rows = await db.query
    .selectFrom('bets')
    .select('id')
    .where('player_id', '=', playerId)
    .where('placement_id', '=', placementId)
    .execute();
  const bets = await readBets(
    db,
    rows.map((row) => row.id),
  );
  return bets.toReversed();
}

function toPlacedBet(row: BetJoin): PlacedBetRow {
  const outcome = row.outcome ?? 'PENDING';
  return {
    id: row.id,
    playerId: row.player_id,
    placementId: row.placement_id,
    draftBetId: row.draft_bet_id,
    kind: row.kind,
    terms: row.terms,
    combinations: row.combinations,
    reward: row.reward,
    stakeCents: row.stake_cents,
    potentialPayoutCents: row.potential_payout_cents,
    placedAt: row.placed_at,
    outcome,
    payoutCents: row.payout_cents ?? 0,
    cashedOutCents: row.paid_cents,
    runningStakeCents: row.running_stake_cents,
    runningPayoutCents: row.running_payout_cents,
    settledAt: outcome === 'PENDING' ? null : row.settled_at,
    regraded: (row.version ?? 0) > 1,
    isCancelled: row.is_cancelled,
    legs: withLines(row, row.legs).map((leg, index) => {
      const odds = { numerator: leg.oddsNumerator, denominator: leg.oddsDenominator };
      return toPlacedLeg({ ...leg, odds }, index + 1, gradeLeg(leg, leg.result).grade);
    }),
  };
}
