-- Limits are written with a row of the log of safer play alone (functions/write_limit.sql), and the state is compared with the log. What stands
-- from before gets a row.
-- The functions of safer_play_log.sql, which a database of many versions ago has not got yet.
-- Adds a row to a player's log. Its hash is the SHA-256 of the row before it and of its own content, in the form that
-- server/store/saferPlay/verifyLog.ts repeats. Rows of one player are written one after the other.
CREATE OR REPLACE FUNCTION log_safer_play(p_player_id text, p_kind text, p_body jsonb, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_number integer;
  v_previous bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(62, hashtext(p_player_id));
  SELECT number, hash INTO v_number, v_previous FROM safer_play_log WHERE player_id = p_player_id ORDER BY number DESC LIMIT 1;
  v_number := coalesce(v_number, 0) + 1;
  v_previous := coalesce(v_previous, decode(repeat('00', 32), 'hex'));
  INSERT INTO safer_play_log (player_id, number, at, kind, body, previous_hash, hash)
    VALUES (p_player_id, v_number, p_at, p_kind, p_body, v_previous, safer_play_hash(v_previous, p_player_id, v_number, p_at, p_kind, p_body));
  RETURN v_number;
END
$$;

CREATE OR REPLACE FUNCTION safer_play_hash(p_previous bytea, p_player_id text, p_number integer, p_at timestamptz, p_kind text, p_body jsonb)
RETURNS bytea LANGUAGE sql IMMUTABLE
RETURN sha256(p_previous || convert_to(concat_ws(E'\n', p_player_id, p_number::text,
  to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_kind, p_body::text), 'UTF8'));

DO $$
DECLARE
  v_limit record;
  v_stop record;
BEGIN
  FOR v_limit IN
    SELECT coalesce(l.player_id, p.player_id) AS player_id, coalesce(l.type, p.type) AS type, coalesce(l.period, p.period) AS period,
           coalesce(l.amount_cents, l.seconds) AS value, p.id AS pending_id, coalesce(p.amount_cents, p.seconds) AS pending_value, p.confirmable_at
      FROM player_limits l
      FULL JOIN pending_limits p ON p.player_id = l.player_id AND p.type = l.type AND coalesce(p.period, '') = coalesce(l.period, '')
  LOOP
    PERFORM log_safer_play(v_limit.player_id, 'LIMIT_SET',
      jsonb_build_object('type', v_limit.type, 'period', v_limit.period, 'value', v_limit.value, 'by', 'upgrade',
        'pending', CASE WHEN v_limit.pending_id IS NOT NULL
                        THEN jsonb_build_object('value', v_limit.pending_value, 'confirmableAt', v_limit.confirmable_at) END), now());
  END LOOP;
  FOR v_stop IN
    SELECT e.*, CASE e.kind WHEN 'cool_off' THEN 'COOL_OFF' ELSE 'SELF_EXCLUSION' END AS row_kind
      FROM player_exclusions e WHERE e.kind IN ('cool_off', 'self_exclusion')
  LOOP
    IF NOT EXISTS (SELECT FROM safer_play_log WHERE player_id = v_stop.player_id AND kind = v_stop.row_kind) THEN
      PERFORM log_safer_play(v_stop.player_id, v_stop.row_kind,
        jsonb_build_object('until', v_stop.expires_at, 'endsByItself', v_stop.ends_by_itself, 'by', 'upgrade'), now());
    END IF;
  END LOOP;
END
$$;
