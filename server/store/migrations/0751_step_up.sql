-- What a code is for (docs/adr/0126): the purpose, with the digest of the operation where it has one. The codes of before are for nothing.
-- session_id is the session that has asked for it; of a log-in or a reset, which have none, the name of the attempt.
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_session_id_fkey;
ALTER TABLE one_time_codes ADD COLUMN purpose text NOT NULL DEFAULT '';

-- Operators have found out who the player is, who gets no codes: until then none is asked for at log-in or to switch strong authentication off.
CREATE TABLE code_waivers (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  until timestamptz NOT NULL
);

-- The log-in that has placed a held bet.
ALTER TABLE held_placements ADD COLUMN session_id text;
