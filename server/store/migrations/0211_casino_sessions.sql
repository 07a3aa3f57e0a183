-- Games that are played: core/casino/launchContract.ts says how a session begins and ends.

CREATE TABLE casino_sessions (
  id text PRIMARY KEY,
  player_id text REFERENCES players ON DELETE CASCADE,   -- null: a demo
  visitor_id text NOT NULL,        -- who may end it: the player, or in a demo a player or a visitor without an account
  login_session_id text REFERENCES sessions ON DELETE SET NULL,  -- its end ends the game; null: launched without a log-in
  game_id text NOT NULL REFERENCES casino_games,
  brand text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('REAL', 'DEMO')),
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('CLOSED', 'REPLACED', 'LOGGED_OUT', 'RESTRICTED', 'GAME_ENDED', 'EXPIRED')),
  CHECK ((player_id IS NULL) = (mode = 'DEMO')),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
-- A player plays one game for money at a time: a second launch ends the first.
CREATE UNIQUE INDEX casino_one_open_session ON casino_sessions (player_id) WHERE ended_at IS NULL AND mode = 'REAL';
CREATE INDEX casino_sessions_of_visitor ON casino_sessions (visitor_id, opened_at DESC);

CREATE TABLE casino_launch_tokens (
  hash text PRIMARY KEY,           -- SHA-256 of the token in hexadecimal; the token itself is stored nowhere
  session_id text NOT NULL REFERENCES casino_sessions ON DELETE CASCADE,
  player_id text REFERENCES players ON DELETE CASCADE,
  brand text NOT NULL,
  game_id text NOT NULL REFERENCES casino_games,
  currency text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz              -- each is exchanged once
);
CREATE INDEX casino_launch_tokens_of_session ON casino_launch_tokens (session_id);
CREATE INDEX casino_launch_tokens_by_end ON casino_launch_tokens (expires_at);
