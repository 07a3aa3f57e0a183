-- One slip an owner: `player:<id>` or `anonymous:<id>`. Written under its row's lock; the revision grows with every change.

CREATE TABLE betslips (
  owner text PRIMARY KEY,
  revision bigint NOT NULL DEFAULT 0,
  content jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX betslips_by_age ON betslips (updated_at);
