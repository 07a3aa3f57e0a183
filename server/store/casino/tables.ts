import type { ColumnType, Generated } from 'kysely';
import type { CasinoMode, CasinoSessionEndReason, GameEngine } from '../../../core/casino/launchContract.ts';

export interface CasinoTables {
  casino_categories: {
    id: string;
    parent_id: string | null;
    slug: string;
    label: string;
    icon: string;
    position: number;
    in_menu: Generated<boolean>;
  };
  casino_providers: { id: string; name: string };
  casino_jackpots: {
    id: string;
    slug: string;
    network: string;
    name: string;
    tier: number;
    amount_cents: number;
    must_drop_cents: number | null;
    last_won_at: Date | null;
    seed_cents: number;
    contribution_hundredths: number;
    carry: Generated<number>;
    version: Generated<number>;
  };
  casino_games: {
    id: string;
    provider_id: string;
    title: string;
    description: string;
    engine: GameEngine | null;
    minimum_bet_cents: number;
    maximum_bet_cents: number;
    return_hundredths: number | null;
    volatility: 'LOW' | 'MEDIUM' | 'HIGH' | null;
    jackpot_network: string | null;
    has_free_spins: boolean;
    accepts_rewards: boolean;
    is_exclusive: boolean;
    is_live: boolean;
    is_new: boolean;
    popularity: number;
    game_server_id: Generated<string>;
    maximum_multiple: Generated<number>;
  };
  casino_game_categories: { category_id: string; game_id: string };
  casino_favourites: { player_id: string; game_id: string; added_at: Date };
  casino_sessions: {
    id: string;
    player_id: string | null;
    visitor_id: string;
    login_session_id: string | null;
    game_id: string;
    brand: string;
    mode: CasinoMode;
    opened_at: Date;
    ended_at: Generated<Date | null>;
    end_reason: Generated<CasinoSessionEndReason | null>;
    game_server_id: Generated<string | null>;
  };
  casino_launch_tokens: {
    hash: string;
    session_id: string;
    player_id: string | null;
    brand: string;
    game_id: string;
    currency: string;
    expires_at: Date;
    used_at: Generated<Date | null>;
    exchange_id: Generated<string | null>;
  };
  casino_rounds: {
    id: ColumnType<number, never, never>;
    game_server_id: string;
    server_round_id: string;
    session_id: string;
    status: 'OPEN' | 'ENDED' | 'ROLLED_BACK';
    bet_cents: number;
    bonus_cents: number;
    win_cents: number;
    /** The part of the wins that was paid into the bonus balance. */
    bonus_win_cents: number;
    /** The part of its bets that counted towards the wagering of a bonus. */
    wagered_cents: number;
    played_win_cents: number;
    opened_at: Date;
    ended_at: Date | null;
  };
  /** A bonus that is not cash yet. */
  casino_bonus_wagering: {
    player_id: string;
    required_cents: number;
    wagered_cents: number;
  };
  casino_transactions: {
    id: ColumnType<number, never, never>;
    game_server_id: string;
    server_transaction_id: string;
    kind: 'BET' | 'WIN' | 'ROLLBACK';
    session_id: string;
    server_round_id: string;
    requested_cents: number;
    posted_cents: number;
    bonus_cents: number;
    /** What of a win repaid a debt. */
    repaid_cents: number;
    rolls_back: string | null;
    refusal: string | null;
    decided_at: Date;
  };
  casino_wallet_requests: { game_server_id: string; request_id: string; received_at: Date };
}
