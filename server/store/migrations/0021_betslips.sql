-- One slip an owner: `player:<id>` or `anonymous:<id>`. The revision grows with every change, and a change is written only on the one it saw.

CREATE TABLE betslips (
  owner text PRIMARY KEY,
  revision bigint NOT NULL DEFAULT 0,
  content jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX betslips_by_age ON betslips (updated_at);
