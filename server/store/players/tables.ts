import type { ColumnType, Generated } from 'kysely';
import type { ContractOddsFormat, OddsAcceptance } from '../../../core/money/odds.ts';
import type { DocumentState, DocumentType } from '../../../core/rest/documents.ts';
import type { Located } from '../../domain/location/borders.ts';
import type { LimitPeriod, LimitType } from '../../domain/saferPlay/limits.ts';
import type { FailedLocationCheck } from '../../domain/saferPlay/playerFaults.ts';
import type { StopKind } from '../../domain/saferPlay/stops.ts';

export interface PlayerTables {
  players: {
    id: string;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    region_code: string;
    odds_format: Generated<ContractOddsFormat>;
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
    first_wager_notice_due: Generated<boolean>;
    deposit_acknowledgement_due: Generated<boolean>;
    deposit_acknowledged_at: Generated<Date | null>;
    casino_bonus_first: Generated<boolean>;
    default_stake_cents: Generated<number | null>;
    closed_at: Generated<Date | null>;
  };
  player_addresses: {
    id: ColumnType<number, never, never>;
    player_id: string;
    street: string;
    city: string;
    region_code: string;
    postal_code: string;
    address_check: string;
    changed_at: Date;
  };
  document_checks: {
    id: string;
    player_id: string;
    document_type: DocumentType;
    reference: Generated<string | null>;
    state: Generated<Exclude<DocumentState, 'NOT_STARTED'>>;
    reason: Generated<string | null>;
    started_at: Date;
    decided_at: Generated<Date | null>;
    used_at: Generated<Date | null>;
    read_first_name: Generated<string | null>;
    read_last_name: Generated<string | null>;
    /** `YYYY-MM-DD`. */
    read_date_of_birth: Generated<string | null>;
    read_region: Generated<string | null>;
    read_digest: Generated<Buffer | null>;
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
  pending_limits: {
    id: string;
    player_id: string;
    type: LimitType;
    period: LimitPeriod | null;
    amount_cents: Generated<number | null>;
    seconds: Generated<number | null>;
    asked_at: Date;
    confirmable_at: Date;
  };
  safer_play_log: {
    player_id: string;
    number: number;
    at: Date;
    kind: string;
    body: unknown;
    previous_hash: Buffer;
    hash: Buffer;
    position: ColumnType<number, never, never>;
    written_at: ColumnType<Date, never, never>;
  };
  safer_play_heads: {
    position: number;
    entries: number;
    head: Buffer;
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
    pass_region: Generated<string | null>;
    pass_expires_at: Generated<Date | null>;
    pass_refresh_at: Generated<Date | null>;
    pass_address: Generated<string | null>;
  };
  location_checks: {
    id: Generated<string>;
    player_id: string;
    session_id: string | null;
    at: Date;
    nonce: string | null;
    codes: readonly string[];
    decision: Located['decision'] | null;
    region_code: string | null;
    neighbour_code: string | null;
    distance_metres: number | null;
    doubt_metres: number | null;
    ip_address: string | null;
    position_at: Date | null;
  };
  player_exclusions: {
    player_id: string;
    kind: 'casino' | 'promotions' | StopKind;
    expires_at: Date | null;
    ends_by_itself: Generated<boolean>;
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
}
