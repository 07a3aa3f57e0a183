import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TokenTransport } from '../../domain/identity/policy.ts';

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
    transport: TokenTransport | null;
    client_id: Generated<string>;
    brand: Generated<string | null>;
    dpop_thumbprint: Generated<string | null>;
  };
  oauth_clients: {
    client_id: string;
    brand: string;
    name: string;
    redirect_uris: string[];
  };
  authorization_codes: {
    hash: string;
    client_id: string;
    brand: string;
    player_id: string;
    redirect_uri: string;
    challenge: string;
    scope: string;
    nonce: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    session_id: string | null;
  };
  signing_keys: {
    kid: string;
    /** An object, or the text of a wrapped one. */
    private_jwk: ColumnType<unknown, string, string>;
    created_at: Date;
  };
  player_session_settings: {
    player_id: string;
    reality_check_seconds: Generated<number | null>;
  };
  session_regions: {
    session_id: string;
    region_code: string;
  };
  player_time: {
    player_id: string;
    day: Date;
    elapsed_seconds: number;
    counted_until: Date;
  };
  refresh_tokens: {
    hash: string;
    session_id: string;
    created_at: Date;
    used_at: Date | null;
    asked_again: Generated<boolean>;
  };
  login_attempts: {
    id: GeneratedAlways<number>;
    account: string;
    network: string;
    attempted_at: Date;
    outcome: Generated<'PENDING' | 'FAILED' | 'SUCCEEDED'>;
  };
  login_networks: {
    player_id: string;
    network: string;
    last_login_at: Date;
  };
  password_resets: {
    token_hash: string;
    player_id: string;
    created_at: Date;
    expires_at: Date;
  };
  one_time_codes: {
    /** Or the name of an attempt to log in or to reset a password. */
    session_id: string;
    purpose: string;
    code_hash: string;
    channel: 'CALL' | 'SMS';
    expires_at: Date;
    tries_left: number;
  };
  one_time_code_proofs: {
    session_id: string;
    source: string;
    expires_at: Date;
  };
  code_waivers: {
    player_id: string;
    reason: string;
    until: Date;
  };
  attempts: {
    id: GeneratedAlways<number>;
    kind: string;
    name: string | null;
    network: string;
    attempted_at: Date;
  };
}
