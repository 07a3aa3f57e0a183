-- A player's wish to be told when a selection pays so much or more, at the line it had then. functions/price_alerts.sql ends it, once: reached, or
-- closed with its market. A job tells of it after that.
CREATE TABLE price_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  selection_id text NOT NULL REFERENCES selections ON DELETE CASCADE,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE, -- of the selection; spares the feed a join
  points_hundredths integer,
  target_numerator bigint NOT NULL CHECK (target_numerator > 0),   -- the profit on one unit, exact
  target_denominator bigint NOT NULL CHECK (target_denominator > 0),
  set_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'REACHED', 'CLOSED')),
  ended_at timestamptz,
  reached_numerator bigint,
  reached_denominator bigint,
  told_at timestamptz,
  withheld boolean NOT NULL DEFAULT false, -- reached by a player to whom nothing is offered
  CHECK ((state = 'WAITING') = (ended_at IS NULL)),
  CHECK ((state = 'REACHED') = (reached_numerator IS NOT NULL) AND num_nulls(reached_numerator, reached_denominator) IN (0, 2)),
  CHECK (told_at IS NULL OR state <> 'WAITING')
);
CREATE UNIQUE INDEX price_alerts_waiting ON price_alerts (player_id, selection_id) WHERE state = 'WAITING';
CREATE INDEX price_alerts_of_player ON price_alerts (player_id);
CREATE INDEX price_alerts_of_selection ON price_alerts (selection_id);
CREATE INDEX price_alerts_of_event ON price_alerts (event_id) WHERE state = 'WAITING';
CREATE INDEX price_alerts_to_tell ON price_alerts (event_id) WHERE state <> 'WAITING' AND told_at IS NULL;
