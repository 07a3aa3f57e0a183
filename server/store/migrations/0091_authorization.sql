-- Log-in through the authorize page (docs/adr/0019-authorization-code.md), accounts with limited access, and the keys of id tokens.

-- Programs of others that may send players to log in. The app itself is no row: its redirect addresses are those of its own hosts.
CREATE TABLE oauth_clients (
  client_id text PRIMARY KEY,
  brand text NOT NULL,             -- the only brand whose players it may log in
  name text NOT NULL,              -- shown to the player who logs in
  redirect_uris text[] NOT NULL    -- compared as whole texts
);

CREATE TABLE authorization_codes (
  hash text PRIMARY KEY,           -- SHA-256 of a random code; the code itself is stored nowhere
  client_id text NOT NULL,
  brand text NOT NULL,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  challenge text NOT NULL,         -- of PKCE, S256
  scope text NOT NULL,
  nonce text,
  created_at timestamptz NOT NULL, -- when the player logged in
  expires_at timestamptz NOT NULL,
  used_at timestamptz,             -- the first time it was sent here, rightly or wrongly
  session_id text REFERENCES sessions ON DELETE SET NULL -- opened with it
);
CREATE INDEX authorization_codes_by_expiry ON authorization_codes (expires_at);

-- The newest key signs; earlier ones are published for as long as something signed by them may have to be verified.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

ALTER TABLE sessions ADD COLUMN client_id text NOT NULL DEFAULT 'slipstream-web'; -- whose tokens they are
ALTER TABLE sessions ADD COLUMN brand text; -- null: opened before this column, good at every brand until its next refresh

ALTER TABLE players ADD COLUMN limited_access boolean NOT NULL DEFAULT false; -- may look, but neither bet nor change anything
