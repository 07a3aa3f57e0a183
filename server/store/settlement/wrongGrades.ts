import type { PoolClient } from 'pg';
import type { BetOutcome } from '../../../core/wire/contract.ts';
import type { BetShape } from '../../domain/betKinds/types.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import type { CancelledOutcome } from '../../domain/settlement/cancellation.ts';
import { gradeByResults, gradeWithoutReward, LEGS_WITH_RESULTS, type LegToGrade } from './readBatch.ts';

/**
 * Bets that would show a lost or incomplete settlement: open ones with a result on one of their legs, and all with a corrected result.
 * Those on an event that is still in the settlement queue are left out.
 */
const DOUBTFUL_BETS = `
  SELECT b.id, b.kind, b.terms, b.stake_cents AS "stakeCents", placed.reward, s.outcome, s.payout_cents AS "payoutCents", s.without_reward AS "withoutReward",
         cancelled.outcome AS "cancelledAs", l.legs
    FROM running_bets b
    JOIN bets placed ON placed.id = b.id
    LEFT JOIN bet_cancellations cancelled ON cancelled.bet_id = b.id
    LEFT JOIN LATERAL (SELECT outcome, payout_cents, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    CROSS JOIN LATERAL (${LEGS_WITH_RESULTS}) l
    WHERE (EXISTS (SELECT FROM bet_legs leg JOIN results r ON r.event_id = leg.event_id AND r.version = 2 WHERE leg.bet_id = b.id)
        OR (coalesce(s.outcome, 'PENDING') = 'PENDING'
          AND EXISTS (SELECT FROM bet_legs leg JOIN results r ON r.event_id = leg.event_id AND r.version = 1 WHERE leg.bet_id = b.id)))
      AND NOT EXISTS (SELECT FROM bet_legs leg JOIN settlement_queue q ON q.event_id = leg.event_id WHERE leg.bet_id = b.id)
    ORDER BY b.id`;

interface DoubtfulBet extends BetShape {
  readonly id: number;
  readonly stakeCents: number;
  readonly reward: BetReward | null;
  /** Null: never settled. */
  readonly outcome: BetOutcome | null;
  readonly payoutCents: number | null;
  readonly withoutReward: boolean | null;
  readonly cancelledAs: CancelledOutcome | null;
  readonly legs: readonly LegToGrade[];
}

/** Grades these bets again. @returns a sentence for each whose results give another outcome than its last settlement. */
export async function findWrongGrades(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<DoubtfulBet>(DOUBTFUL_BETS);
  return rows.flatMap((bet) => {
    const graded = bet.withoutReward === true ? gradeWithoutReward(bet) : gradeByResults(bet);
    const outcome = bet.outcome ?? 'PENDING';
    const payoutCents = bet.payoutCents ?? 0;
    if (graded.outcome === outcome && graded.payoutCents === payoutCents) return [];
    return [
      `Bet ${bet.id} is settled as ${outcome} of ${payoutCents} cents, its results make it ${graded.outcome} of ${graded.payoutCents}`,
    ];
  });
}
