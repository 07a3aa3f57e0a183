-- Stops the player; a later end than the one that stands is never made earlier. @returns the end that holds; null: none.
CREATE OR REPLACE FUNCTION stop_player(p_player_id text, p_kind text, p_expires_at timestamptz, p_ends_by_itself boolean, p_at timestamptz)
RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  v_expires_at timestamptz;
BEGIN
  PERFORM check_clock(p_at);
  PERFORM FROM lock_funds(ARRAY[p_player_id]);
  INSERT INTO player_exclusions AS e (player_id, kind, expires_at, ends_by_itself) VALUES (p_player_id, p_kind, p_expires_at, p_ends_by_itself)
    ON CONFLICT (player_id, kind) DO UPDATE SET
      expires_at = CASE WHEN e.expires_at IS NULL OR EXCLUDED.expires_at IS NULL THEN NULL ELSE greatest(e.expires_at, EXCLUDED.expires_at) END,
      ends_by_itself = EXCLUDED.ends_by_itself AND (e.ends_by_itself OR e.expires_at <= p_at)
    RETURNING expires_at INTO v_expires_at;
  PERFORM look_at_unpaid_deposits(p_player_id);
  -- No offers by mail; the player may turn them on again afterwards.
  UPDATE players SET email_offers = false WHERE id = p_player_id;
  PERFORM log_safer_play(p_player_id, CASE p_kind WHEN 'cool_off' THEN 'COOL_OFF' ELSE 'SELF_EXCLUSION' END,
    jsonb_build_object('until', v_expires_at, 'endsByItself', p_ends_by_itself), p_at);
  RETURN v_expires_at;
END
$$;
