-- A cool-off or a self-exclusion stops a player at every brand of the operator (docs/adr/0085); it replaces the kind "all", which nothing has set.
ALTER TABLE player_exclusions DROP CONSTRAINT player_exclusions_kind_check;
UPDATE player_exclusions SET kind = 'self_exclusion' WHERE kind = 'all';
ALTER TABLE player_exclusions ADD CONSTRAINT player_exclusions_kind_check
  CHECK (kind IN ('casino', 'promotions', 'cool_off', 'self_exclusion'));
-- False: after expires_at, too, it stands until an operator has lifted it at the player's request.
ALTER TABLE player_exclusions ADD COLUMN ends_by_itself boolean NOT NULL DEFAULT true;

-- It has other columns now.
DROP FUNCTION IF EXISTS begin_log_in;
