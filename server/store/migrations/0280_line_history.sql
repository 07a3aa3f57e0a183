-- The prices of selections over time, for the line movement that pages show. Entries are of quarters of an hour of the business clock: at most
-- one a quarter, and only where price or points differ from the entry before. A selection's first entry is its opening. No foreign key: a
-- check of it would lock the feed's rows, and a cascade would make its deletions slower. The job removes what has no selection.
CREATE TABLE line_history (
  selection_id text NOT NULL,
  quarter bigint NOT NULL,        -- 900 seconds each, since 1970
  recorded_at timestamptz NOT NULL,
  points_hundredths integer,
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  PRIMARY KEY (selection_id, quarter)
);
