-- Sign-up, password resets, one-time codes, and the messages that these send.

ALTER TABLE players
  ADD COLUMN phone text,                                        -- E.164; null: none is known
  ADD COLUMN strong_auth_enabled boolean NOT NULL DEFAULT false, -- sensitive changes need a one-time code
  ADD COLUMN email_offers boolean NOT NULL DEFAULT false;        -- the player wants offers by e-mail

CREATE TABLE player_details (           -- of players who signed up; the sandbox's own have none
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  date_of_birth date NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  address_check text NOT NULL,          -- what the address check answered at sign-up
  terms_accepted_at timestamptz NOT NULL
);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,          -- SHA-256 of a random token; the token itself is only in the mail
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_of_player ON password_resets (player_id);

CREATE TABLE one_time_codes (           -- the newest code of a session; sending another replaces it
  session_id text PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  code_hash text NOT NULL,              -- HMAC with the server's key: six digits alone are guessed from a plain hash
  channel text NOT NULL CHECK (channel IN ('CALL', 'SMS')),
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL CHECK (tries_left >= 0)
);

CREATE TABLE one_time_code_proofs (     -- a session has shown a right code for this purpose
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  source text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, source)
);

CREATE TABLE outbox_messages (          -- only in the sandbox: what would have been sent
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS', 'CALL')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  code text,
  link text,
  sent_at timestamptz NOT NULL
);
CREATE INDEX outbox_messages_of_recipient ON outbox_messages (lower(recipient), id DESC);
CREATE INDEX outbox_messages_by_time ON outbox_messages (sent_at);
