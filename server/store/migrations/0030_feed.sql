-- What a market is graded on, beyond its type: null and null is the final score of both sides.
ALTER TABLE markets ADD COLUMN graded_periods integer CHECK (graded_periods > 0);
ALTER TABLE markets ADD COLUMN graded_side text CHECK (graded_side IN ('HOME', 'AWAY'));

-- Set by hand through the sandbox: the simulator leaves these alone. id is of a market, or of an event (its state).
CREATE TABLE feed_holds (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE
);
CREATE INDEX feed_holds_by_event ON feed_holds (event_id);

-- Results that the catalogue has and settlement may not have yet: written with the event, deleted once settlement took them.
CREATE TABLE feed_results (
  event_id text PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  result jsonb NOT NULL
);

-- The simulator's walk: one row for the whole, one for each event it plays. Written in the transaction of the changes it caused.
CREATE TABLE simulator (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  seed bigint NOT NULL,
  world text NOT NULL,                 -- new with every reset; a leader that remembers another world starts over
  tick bigint NOT NULL DEFAULT 0,
  random_state bigint NOT NULL,
  next_number integer NOT NULL,        -- of the next event's id
  last_tick_at timestamptz NOT NULL,
  paused boolean NOT NULL DEFAULT false,
  updates_per_second double precision NOT NULL DEFAULT 12
);
CREATE TABLE simulator_events (
  event_id text PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  state jsonb NOT NULL
);
