-- Ends a self-exclusion at the player's request; an operator calls it, as the owner of the tables: the servers' role may not (0001_baseline.sql, no_stop_is_added).
-- Refused before its time is over, and where it is for good.
CREATE OR REPLACE FUNCTION lift_stop(p_player_id text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lock_funds(ARRAY[p_player_id]);
  DELETE FROM player_exclusions WHERE player_id = p_player_id AND kind = 'self_exclusion' AND expires_at <= p_at;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'This player has no exclusion whose time is over' USING ERRCODE = 'check_violation';
  END IF;
  PERFORM log_safer_play(p_player_id, 'SELF_EXCLUSION_LIFTED', '{}', p_at);
END
$$;
