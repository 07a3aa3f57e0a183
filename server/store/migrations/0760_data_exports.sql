-- Files of all that is stored of a player (server/store/history/dataExports.ts). A job makes each, two at a time for all servers, so that no
-- connection waits for the reader of one. `number` is the place in the line; one file a player.
CREATE TABLE data_exports (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  made_at timestamptz -- null: it waits, or is being made
);

-- The file in pieces, compressed together (gzip).
CREATE TABLE data_export_pieces (
  export_number bigint NOT NULL REFERENCES data_exports (number) ON DELETE CASCADE,
  piece integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (export_number, piece)
);
