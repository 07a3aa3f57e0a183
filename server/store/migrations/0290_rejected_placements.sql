-- A placed placement is its bets, which remember the request themselves; only a refused one needs a row of its own. A row, an index entry and
-- a foreign key fewer for each placement (docs/adr/0041).
ALTER TABLE bets ADD COLUMN body_hash text;  -- SHA-256 of the bets asked for together with it
ALTER TABLE bets DISABLE TRIGGER bets_append_only;
UPDATE bets SET body_hash = p.body_hash FROM placements p WHERE p.player_id = bets.player_id AND p.id = bets.placement_id;
ALTER TABLE bets ENABLE TRIGGER bets_append_only;
ALTER TABLE bets
  ALTER COLUMN body_hash SET NOT NULL,
  DROP CONSTRAINT bets_player_id_placement_id_fkey;

ALTER TABLE placements DISABLE TRIGGER placements_append_only;
DELETE FROM placements WHERE placed;
ALTER TABLE placements RENAME TO rejected_placements;
ALTER TABLE rejected_placements RENAME CONSTRAINT placements_pkey TO rejected_placements_pkey;
ALTER TRIGGER placements_append_only ON rejected_placements RENAME TO rejected_placements_append_only;
ALTER TABLE rejected_placements
  ENABLE TRIGGER rejected_placements_append_only,
  ALTER COLUMN errors SET NOT NULL,
  DROP COLUMN placed;
