-- What players have starred, by the ids of search documents: `competition:{id}`, `team:{competition}:{name}`, `player:{id}`. Without a reference
-- to them: a team has a document only while it has a listed event, and its star stays.
CREATE TABLE player_favourites (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  id text NOT NULL,
  title text NOT NULL,
  competition_id text,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id)
);
