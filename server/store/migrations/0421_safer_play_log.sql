-- What a player has done about safer play, and what was done to them: nothing of it is changed or removed, and each row proves the one
-- before it (docs/adr/0085; `npm run safer-play:verify`).
CREATE TABLE safer_play_log (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  at timestamptz NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  previous_hash bytea NOT NULL,       -- 32 bytes of zero of a player's first row
  hash bytea NOT NULL CHECK (length(hash) = 32),
  written_on date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  PRIMARY KEY (player_id, number)
);
CREATE INDEX safer_play_log_by_day ON safer_play_log (written_on);

-- Of each day in UTC that is over: the hash of its last rows, all players in their order, after the root of the day before.
CREATE TABLE safer_play_roots (
  day date PRIMARY KEY,
  entries integer NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32)
);
