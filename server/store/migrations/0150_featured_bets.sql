-- Bets that an operator features in a brand; links lead to them.
CREATE TABLE featured_bets (
  id text PRIMARY KEY,
  brand text NOT NULL,
  title text NOT NULL,
  selection_origin text NOT NULL,   -- what a slip keeps of where its picks came from
  selection_ids text[] NOT NULL CHECK (cardinality(selection_ids) BETWEEN 1 AND 12),
  created_at timestamptz NOT NULL
);
