import type { Generated } from 'kysely';

export interface IdentityTables {
  player_credentials: {
    player_id: string;
    password_hash: string;
  };
  sessions: {
    id: string;
    player_id: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    revoked_reason: string | null;
    previous_login_at: Date | null;
    elapsed_seconds: Generated<number>;
  };
  refresh_tokens: {
    hash: string;
    session_id: string;
    created_at: Date;
    used_at: Date | null;
  };
  login_failures: {
    username: string;
    ip_address: string;
    failed_at: Date;
  };
}
