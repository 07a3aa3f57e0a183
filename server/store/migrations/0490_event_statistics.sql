-- What pages show of an event beside its markets, as its feed says it. Tables of their own, because lists of events and every tick of a price
-- read and lock the rows of events. `facts` is known before the start (players, form, meetings, injuries), `live` changes in play.
CREATE TABLE event_statistics (
  event_id text PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  facts jsonb NOT NULL DEFAULT '{}',
  live jsonb NOT NULL DEFAULT '{}',
  as_of timestamptz NOT NULL
);

CREATE TABLE competition_standings (
  competition_id text PRIMARY KEY REFERENCES competitions ON DELETE CASCADE,
  columns jsonb NOT NULL,
  rows jsonb NOT NULL,
  as_of timestamptz NOT NULL
);

-- Play-by-play.
CREATE TABLE event_plays (
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  number integer NOT NULL,
  play jsonb NOT NULL,
  PRIMARY KEY (event_id, number)
);
