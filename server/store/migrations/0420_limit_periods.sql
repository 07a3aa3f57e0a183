-- When the periods of limits begin and end, by the region of the player's account; '' is every other region (docs/adr/0085).
CREATE TABLE limit_period_rules (
  region_code text PRIMARY KEY,
  is_rolling boolean NOT NULL DEFAULT false,                                           -- the last 24 hours, 7 days, month
  zone text NOT NULL,                                                                  -- of the tz database
  reset_hour smallint NOT NULL DEFAULT 0 CHECK (reset_hour BETWEEN 0 AND 23),
  first_weekday smallint NOT NULL DEFAULT 1 CHECK (first_weekday BETWEEN 1 AND 7),     -- ISO 8601: 1 is Monday
  wait_hours smallint NOT NULL DEFAULT 0 CHECK (wait_hours BETWEEN 0 AND 720)          -- a raise waits for the end of its period, and at least so long
);
INSERT INTO limit_period_rules (region_code, zone, wait_hours) VALUES
  ('', 'America/New_York', 0),
  ('US-AZ', 'America/Phoenix', 0),
  ('US-CO', 'America/Denver', 0),
  ('US-IL', 'America/Chicago', 0),
  ('US-IN', 'America/Indiana/Indianapolis', 0),
  ('US-KS', 'America/Chicago', 0),
  ('US-KY', 'America/New_York', 0),
  ('US-LA', 'America/Chicago', 0),
  ('US-MI', 'America/Detroit', 0),
  ('US-TN', 'America/Chicago', 0),
  ('CA-ON', 'America/Toronto', 24);

-- A change that waits: a higher limit, or none (no value).
CREATE TABLE pending_limits (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('DEPOSIT', 'LOSS', 'SPEND', 'MAX_SINGLE_WAGER', 'DAILY_TIME')),
  period text CHECK (period IN ('DAILY', 'WEEKLY', 'MONTHLY')),
  amount_cents bigint CHECK (amount_cents >= 0),
  seconds integer CHECK (seconds > 0),
  asked_at timestamptz NOT NULL,
  confirmable_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (player_id, type, period)
);

-- They have other arguments now.
DROP FUNCTION IF EXISTS player_limit_began, player_day;

-- The types and periods that a limit can have, in the order of their pages.
CREATE TABLE limit_slots (
  place smallint PRIMARY KEY,
  type text NOT NULL,
  period text
);
INSERT INTO limit_slots VALUES
  (1, 'DEPOSIT', 'DAILY'), (2, 'DEPOSIT', 'WEEKLY'), (3, 'DEPOSIT', 'MONTHLY'),
  (4, 'LOSS', 'DAILY'), (5, 'LOSS', 'WEEKLY'), (6, 'LOSS', 'MONTHLY'),
  (7, 'SPEND', 'DAILY'), (8, 'SPEND', 'WEEKLY'), (9, 'SPEND', 'MONTHLY'),
  (10, 'MAX_SINGLE_WAGER', NULL),
  (11, 'DAILY_TIME', 'DAILY');
