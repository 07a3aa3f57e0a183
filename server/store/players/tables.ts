import type { ColumnType, Generated } from 'kysely';
import type { OddsFormat } from '../../../core/odds.ts';

export interface PlayerTables {
  players: {
    id: string;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    region_code: string;
    odds_format: Generated<OddsFormat>;
    last_login_at: Date | null;
    created_at: Date;
    referral_viewed_at: Generated<Date | null>;
    phone: Generated<string | null>;
    strong_auth_enabled: Generated<boolean>;
    email_offers: Generated<boolean>;
    limited_access: Generated<boolean>;
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
  player_restrictions: {
    player_id: string;
    kind: 'casino' | 'promotions';
    expires_at: Date | null;
  };
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
  };
}
