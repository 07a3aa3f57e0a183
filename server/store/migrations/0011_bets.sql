-- Bets as they were placed. A bet's record cannot be altered: how it ended is told by the versions in settlements.

CREATE TYPE bet_kind AS ENUM ('STRAIGHT', 'PARLAY');

-- What became of a request to place bets, by the id that the player's client gave it: the memory that makes a retry harmless.
CREATE TABLE placements (
  player_id text NOT NULL,        -- who has accounts, which place_bets has locked; a foreign key would write to the player's row each time
  id text NOT NULL,
  body_hash text NOT NULL,        -- SHA-256 of the bets asked for
  placed boolean NOT NULL,
  errors jsonb,                   -- why not
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  CHECK (placed = (errors IS NULL))
);

CREATE TABLE bets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL,
  placement_id text NOT NULL,
  position integer NOT NULL,      -- in its placement, from 1
  draft_bet_id text NOT NULL,
  kind bet_kind NOT NULL,
  stake_cents bigint NOT NULL CHECK (stake_cents BETWEEN 1 AND 999999999),
  potential_payout_cents bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  FOREIGN KEY (player_id, placement_id) REFERENCES placements,
  UNIQUE (player_id, placement_id, position),
  CHECK (potential_payout_cents BETWEEN stake_cents AND stake_cents + 999999999)
);
CREATE INDEX bets_by_player ON bets (player_id, id DESC);

-- What each leg was when it was taken. It is graded on these columns alone, so that no later change of the catalogue reaches a bet.
CREATE TABLE bet_legs (
  bet_id bigint NOT NULL REFERENCES bets,
  position integer NOT NULL,      -- from 1
  selection_id text NOT NULL,
  market_id text NOT NULL,
  event_id text NOT NULL,
  selection_name text NOT NULL,
  market_name text NOT NULL,
  market_type market_type NOT NULL,
  side selection_side NOT NULL,
  graded_periods integer,
  graded_side text,
  points_hundredths integer,
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  PRIMARY KEY (bet_id, position)
);
CREATE INDEX bet_legs_by_event ON bet_legs (event_id, bet_id);

CREATE TRIGGER placements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON placements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_legs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_legs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
