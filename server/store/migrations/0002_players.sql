-- Who plays. Money is in the ledger, credentials are in identity.

CREATE TABLE players (
  id text PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  region_code text NOT NULL,
  odds_format text NOT NULL DEFAULT 'AMERICAN' CHECK (odds_format IN ('AMERICAN', 'EURO')),
  last_login_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX players_by_username ON players (lower(username));
CREATE UNIQUE INDEX players_by_email ON players (lower(email));

-- Server-side settings that every process shares and that survive a restart: business clock offset, maintenance, visitor, flags.
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);
