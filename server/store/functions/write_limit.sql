-- Writes one limit of a player, with its pending change, and the row of the log of safer play that says so: the only way to write either table
-- (grants.sql). p_value: cents, or seconds of DAILY_TIME; null: no limit. p_pending: null, or {id, value, askedAt, confirmableAt}. p_by: null: the player.
CREATE OR REPLACE FUNCTION write_limit(
  p_player_id text, p_type text, p_period text, p_value bigint, p_pending jsonb, p_kind text, p_by text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_is_time CONSTANT boolean := p_type = 'DAILY_TIME';
  v_pending CONSTANT jsonb := nullif(p_pending, 'null'::jsonb);
BEGIN
  PERFORM check_clock(p_at);
  IF p_kind NOT LIKE 'LIMIT\_%' THEN
    RAISE EXCEPTION 'A row of % is no reason for a limit', p_kind USING ERRCODE = 'check_violation';
  END IF;
  PERFORM FROM lock_funds(ARRAY[p_player_id]);
  DELETE FROM pending_limits WHERE player_id = p_player_id AND type = p_type AND period IS NOT DISTINCT FROM p_period;
  IF v_pending IS NOT NULL THEN
    INSERT INTO pending_limits (id, player_id, type, period, amount_cents, seconds, asked_at, confirmable_at)
      VALUES (v_pending ->> 'id', p_player_id, p_type, p_period,
              CASE WHEN NOT v_is_time THEN (v_pending ->> 'value')::bigint END, CASE WHEN v_is_time THEN (v_pending ->> 'value')::integer END,
              (v_pending ->> 'askedAt')::timestamptz, (v_pending ->> 'confirmableAt')::timestamptz);
  END IF;
  IF p_value IS NULL THEN
    DELETE FROM player_limits WHERE player_id = p_player_id AND type = p_type AND period IS NOT DISTINCT FROM p_period;
  ELSE
    INSERT INTO player_limits (player_id, type, period, amount_cents, seconds)
      VALUES (p_player_id, p_type, p_period, CASE WHEN NOT v_is_time THEN p_value END, CASE WHEN v_is_time THEN p_value END)
      ON CONFLICT (player_id, type, period) DO UPDATE SET amount_cents = EXCLUDED.amount_cents, seconds = EXCLUDED.seconds;
  END IF;
  PERFORM log_safer_play(p_player_id, p_kind,
    jsonb_build_object('type', p_type, 'period', p_period, 'value', p_value,
      'pending', CASE WHEN v_pending IS NOT NULL
                      THEN jsonb_build_object('value', v_pending -> 'value', 'confirmableAt', v_pending -> 'confirmableAt') END)
      || CASE WHEN p_by IS NULL THEN '{}' ELSE jsonb_build_object('by', p_by) END, p_at);
END
$$;
