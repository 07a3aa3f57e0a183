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
    limited_access: Generated<boolean>;
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
