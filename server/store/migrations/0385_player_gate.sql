-- What a player may do is decided from three tables (functions/player_may.sql, docs/adr/0078): limits, exclusions and, by 0386, locations.

CREATE TABLE player_limits (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('DEPOSIT', 'LOSS', 'SPEND', 'MAX_SINGLE_WAGER', 'DAILY_TIME')),
  period text CHECK (period IN ('DAILY', 'WEEKLY', 'MONTHLY')),   -- null: each wager alone
  amount_cents bigint CHECK (amount_cents >= 0),
  seconds integer CHECK (seconds > 0),
  UNIQUE NULLS NOT DISTINCT (player_id, type, period),
  CHECK ((type = 'MAX_SINGLE_WAGER') = (period IS NULL)),
  CHECK (type <> 'DAILY_TIME' OR period = 'DAILY'),
  CHECK ((type = 'DAILY_TIME') = (seconds IS NOT NULL)),
  CHECK ((type = 'DAILY_TIME') = (amount_cents IS NULL))
);
INSERT INTO player_limits (player_id, type, period, amount_cents) SELECT player_id, kind, period, amount_cents FROM casino_limits;
INSERT INTO player_limits (player_id, type, period, seconds)
  SELECT player_id, 'DAILY_TIME', 'DAILY', daily_limit_seconds FROM player_session_settings WHERE daily_limit_seconds IS NOT NULL;
DROP TABLE casino_limits;
ALTER TABLE player_session_settings DROP COLUMN daily_limit_seconds;

ALTER TABLE player_restrictions RENAME TO player_exclusions;

-- They have other names or arguments now.
DROP FUNCTION IF EXISTS casino_limit_fault, casino_limit_used, casino_limit_began, player_may, stakes_of;
