import type { ColumnType, Generated } from 'kysely';
import type { MarketSubject } from '../../../core/money/markets.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { BetShape } from '../../domain/betKinds/types.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';

/** Written by the functions of placements alone (functions/place_bets.sql, functions/held_placements.sql). */
export interface BetTables {
  bets: {
    id: Generated<number>;
    player_id: string;
    placement_id: string;
    position: number;
    draft_bet_id: string;
    kind: BetShape['kind'];
    stake_cents: number;
    potential_payout_cents: number;
    placed_at: Date;
    combinations: Generated<number>;
    terms: ColumnType<BetShape['terms'], never, never>;
    reward: ColumnType<BetReward | null, never, never>;
  };
  /** Bets in play that wait for the end of their hold; the columns that only functions read are left out. */
  held_placements: {
    player_id: string;
    placement_id: string;
    id: Generated<number>;
  };
  bet_legs: {
    bet_id: number;
    position: number;
    selection_id: string;
    market_id: string;
    event_id: string;
    selection_name: string;
    market_name: string;
    market_type: MarketType;
    side: SelectionSide;
    subject: ColumnType<MarketSubject, never, never>;
    points_hundredths: number | null;
    odds_numerator: number;
    odds_denominator: number;
    outcome: string | null;
    rules: string | null;
  };
}
