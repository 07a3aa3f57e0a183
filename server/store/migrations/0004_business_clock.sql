-- oldest server: 0004
-- One row. The business clock is the database's, plus what a sandbox has advanced it by (docs/adr/0149).
CREATE TABLE business_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_seconds bigint NOT NULL DEFAULT 0,
  -- Whether check_clock refuses other times. Off in databases that live at a time of their own: of tests, and of a replay.
  is_checked boolean NOT NULL DEFAULT true
);
INSERT INTO business_clock (offset_seconds)
  SELECT coalesce((SELECT (value #>> '{}')::bigint FROM settings WHERE key = 'clockOffsetSeconds'), 0);
DELETE FROM settings WHERE key = 'clockOffsetSeconds';
