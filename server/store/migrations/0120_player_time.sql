-- A player's own settings of a session, and the time spent: per day, so that a daily limit holds over all sessions and devices.
CREATE TABLE player_session_settings (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  reality_check_seconds integer CHECK (reality_check_seconds > 0),  -- null: no reality checks
  daily_limit_seconds integer CHECK (daily_limit_seconds > 0)       -- null: no limit
);

CREATE TABLE player_time (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  day date NOT NULL,              -- begins at 05:00 UTC
  elapsed_seconds integer NOT NULL,
  counted_until timestamptz NOT NULL, -- two tabs that count the same minute count it once
  PRIMARY KEY (player_id, day)
);
