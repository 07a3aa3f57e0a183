-- When the position of a judged check was taken (docs/adr/0121); null: of a packet that could not be read, or a check of before.
ALTER TABLE location_checks ADD COLUMN position_at timestamptz;

-- A bet names the address that its player asks from (functions/location_passes.sql).
DROP FUNCTION IF EXISTS casino_transact(text, text, timestamptz, text, text, text, text, text, bigint, text, timestamptz);
DROP FUNCTION IF EXISTS place_bets(text, text, text, text, timestamptz, jsonb, jsonb, double precision, integer, boolean, text);
DROP FUNCTION IF EXISTS tournament_gate(text, text, timestamptz);
DROP FUNCTION IF EXISTS join_tournament(text, text, text, text, timestamptz);
DROP FUNCTION IF EXISTS place_tournament_pick(text, text, text, text, text, text, bigint, bigint, integer, integer, timestamptz);
