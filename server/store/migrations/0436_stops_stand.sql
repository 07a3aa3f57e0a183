-- The role of the servers reads every row; it writes none of a stop. Those are written by stop_player, and lifted by an operator, with the
-- rights of the tables' owner. Policies are for all roles but the owner.
ALTER TABLE player_exclusions ENABLE ROW LEVEL SECURITY;
CREATE POLICY all_are_read ON player_exclusions FOR SELECT USING (true);
CREATE POLICY no_stop_is_added ON player_exclusions FOR INSERT WITH CHECK (kind IN ('casino', 'promotions'));
CREATE POLICY no_stop_is_changed ON player_exclusions FOR UPDATE USING (kind IN ('casino', 'promotions'));

-- They have other columns now.
DROP FUNCTION IF EXISTS finish_log_in;
DROP FUNCTION IF EXISTS write_safer_play_roots;
