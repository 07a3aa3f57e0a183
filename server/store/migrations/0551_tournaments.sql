-- Tournaments: play money, a leaderboard, no prize but the place. Nothing here touches the ledger.
CREATE TABLE tournaments (
  id text PRIMARY KEY,
  brand text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  sports text[] NOT NULL,              -- slugs; empty: all
  starts_at timestamptz NOT NULL,      -- picks are taken, on games that start, from here
  ends_at timestamptz NOT NULL,        -- to here
  budget integer NOT NULL CHECK (budget BETWEEN 1 AND 1000000), -- whole play dollars a player
  joined integer NOT NULL DEFAULT 0,   -- players who ever joined: the last number given
  created_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX tournaments_by_brand ON tournaments (brand, ends_at DESC);

CREATE TABLE tournament_players (
  tournament_id text NOT NULL REFERENCES tournaments,
  player_id text NOT NULL,
  number integer NOT NULL,             -- what others see in place of a name
  remaining integer NOT NULL CHECK (remaining >= 0), -- the database refuses a pick beyond the budget
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (tournament_id, player_id),
  UNIQUE (tournament_id, number)
);
CREATE INDEX tournament_players_by_player ON tournament_players (player_id);

-- A pick as it was made. It is graded from this row and the results alone, at each reading: a correction needs no second write, and nothing can
-- be paid twice.
CREATE TABLE tournament_picks (
  player_id text NOT NULL,
  id text NOT NULL,                    -- the client's
  tournament_id text NOT NULL,
  selection_id text NOT NULL,
  market_id text NOT NULL,
  event_id text NOT NULL,
  selection jsonb NOT NULL,            -- rows of the catalogue at that moment
  market jsonb NOT NULL,
  event_name text NOT NULL,
  event_starts_at timestamptz NOT NULL,
  points_hundredths integer,
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  stake integer NOT NULL CHECK (stake > 0),
  placed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  FOREIGN KEY (tournament_id, player_id) REFERENCES tournament_players,
  UNIQUE (tournament_id, player_id, market_id)
);
CREATE INDEX tournament_picks_by_event ON tournament_picks (event_id);
CREATE TRIGGER tournament_picks_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tournament_picks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
