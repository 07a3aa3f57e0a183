import type { ColumnType, Generated } from 'kysely';
import type { ResultFacts, ResultPeriod, ResultStatus } from '../../../core/money/results.ts';
import type { BetOutcome } from '../../../core/wire/contract.ts';
import type { CancelledOutcome } from '../../domain/settlement/cancellation.ts';

export interface SettlementTables {
  results: {
    event_id: string;
    version: number;
    status: ResultStatus;
    home_score: number | null;
    away_score: number | null;
    periods: ColumnType<readonly ResultPeriod[], string, never>;
    facts: ColumnType<ResultFacts, string, never>;
    recorded_at: Date;
  };
  settlements: {
    bet_id: number;
    version: number;
    outcome: BetOutcome;
    payout_cents: number;
    debt_change_cents: number;
    credit_debt_change_cents: number;
    settled_at: Date;
    without_reward: Generated<boolean>;
  };
  unseen_settlements: { player_id: string; bet_id: number; settled_at: Date };
  /** Written by the function cancel_bet. */
  bet_cancellations: {
    bet_id: number;
    version: number;
    outcome: CancelledOutcome;
    cancelled_by: string;
    note: string;
    cancelled_at: Date;
  };
  settlement_queue: {
    event_id: string;
    after_bet_id: Generated<number>;
    failures: Generated<number>;
  };
}
