-- A live price that moved a little is taken (docs/adr/0069), also where a bet was held: what its payout is measured by, one element a bet.
-- Null: its player is asked about every move.
ALTER TABLE held_placements ADD COLUMN shown jsonb;
DROP FUNCTION IF EXISTS place_bets, decide_held_placement;
