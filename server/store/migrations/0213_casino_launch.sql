-- What can keep a player from a game, besides a restriction (0086): limits, and the outcome of the last location check where it was not good.
-- Checks are written by the authorization of geo packets, limits by the sandbox alone, which also sets checks.

CREATE TABLE casino_limits (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('LOSS', 'SPEND')),
  period text NOT NULL CHECK (period IN ('DAILY', 'WEEKLY', 'MONTHLY')),
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  PRIMARY KEY (player_id, kind, period)
);

CREATE TABLE casino_location_checks (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  outcome text NOT NULL CHECK (outcome IN ('FAILED', 'EXCLUSION_BOUNDARY'))
);
