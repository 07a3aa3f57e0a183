-- Who is logged in. A session is a family of refresh tokens; ending it is one row, which placement reads under its own lock.

CREATE TABLE player_credentials (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  password_hash text NOT NULL     -- argon2id, with its parameters and salt
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL, -- slides with every refresh
  revoked_at timestamptz,
  revoked_reason text,
  previous_login_at timestamptz,   -- the log-in before this one, which the player is shown; null the first time
  elapsed_seconds integer NOT NULL DEFAULT 0 -- the longest a heartbeat has told
);
CREATE INDEX sessions_of_player ON sessions (player_id) WHERE revoked_at IS NULL;

CREATE TABLE refresh_tokens (
  hash text PRIMARY KEY,          -- SHA-256 of a random token; the token itself is kept nowhere
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);

CREATE TABLE login_failures (
  username text NOT NULL,         -- lower case, as typed: unknown names are locked alike, so that a lock tells nothing
  ip_address text NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX login_failures_by_name ON login_failures (username, ip_address, failed_at);
