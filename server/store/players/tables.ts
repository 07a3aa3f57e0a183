import type { ColumnType, Generated } from 'kysely';
import type { OddsAcceptance, OddsFormat } from '../../../core/odds.ts';
import type { LimitPeriod, LimitType } from '../../domain/responsibleGaming/limits.ts';
import type { FailedLocationCheck } from '../../domain/responsibleGaming/playerFaults.ts';

export interface PlayerTables {
  players: {
    id: string;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    region_code: string;
    odds_format: Generated<OddsFormat>;
    odds_acceptance: Generated<OddsAcceptance>;
    quick_bets: Generated<boolean>;
    quick_bet_stake_cents: Generated<number>;
    last_login_at: Date | null;
    created_at: Date;
    referral_viewed_at: Generated<Date | null>;
    phone: Generated<string | null>;
    password_reset_at: Generated<Date | null>;
    strong_auth_enabled: Generated<boolean>;
    email_offers: Generated<boolean>;
    limited_access: Generated<boolean>;
    acknowledgement_required: Generated<boolean>;
    acknowledged_at: Generated<Date | null>;
    limits_notice_due: Generated<boolean>;
    limits_acknowledged_at: Generated<Date | null>;
    app_tour_due: Generated<boolean>;
    deposit_acknowledgement_due: Generated<boolean>;
    deposit_acknowledged_at: Generated<Date | null>;
    casino_bonus_first: Generated<boolean>;
  };
  player_details: {
    player_id: string;
    /** `YYYY-MM-DD`. */
    date_of_birth: string;
    street: string;
    city: string;
    postal_code: string;
    address_check: string;
    terms_accepted_at: Date;
  };
  player_limits: {
    player_id: string;
    type: LimitType;
    period: LimitPeriod | null;
    amount_cents: Generated<number | null>;
    seconds: Generated<number | null>;
  };
  player_locations: {
    player_id: string | null;
    country_code: Generated<string | null>;
    region_code: Generated<string | null>;
    city: Generated<string | null>;
    ip_address: Generated<string | null>;
    source: Generated<'SANDBOX' | null>;
    outcome: Generated<FailedLocationCheck | null>;
    expires_at: Generated<Date | null>;
  };
  player_exclusions: {
    player_id: string;
    kind: 'casino' | 'promotions';
    expires_at: Date | null;
  };
  w2g_wins: {
    id: Generated<number>;
    player_id: string;
    game_name: string;
    won_at: Date;
    win_cents: number;
    withheld_cents: number;
    acknowledged_at: Generated<Date | null>;
  };
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
  };
}
