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

-- Writes the roots of the days before p_today that have none, and returns them.
CREATE OR REPLACE FUNCTION write_safer_play_roots(p_today date) RETURNS SETOF safer_play_roots LANGUAGE plpgsql AS $$
DECLARE
  v_day date;
  v_root bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(61, 0);
  SELECT day, root INTO v_day, v_root FROM safer_play_roots ORDER BY day DESC LIMIT 1;
  FOR v_day IN SELECT DISTINCT written_on FROM safer_play_log WHERE written_on < p_today AND (v_day IS NULL OR written_on > v_day) ORDER BY 1
  LOOP
    SELECT sha256(coalesce(v_root, ''::bytea) || string_agg(hash, ''::bytea ORDER BY player_id COLLATE "C"))
      INTO v_root
      FROM (SELECT DISTINCT ON (player_id) player_id, hash FROM safer_play_log WHERE written_on = v_day ORDER BY player_id, number DESC) heads;
    RETURN QUERY INSERT INTO safer_play_roots (day, entries, root)
      VALUES (v_day, (SELECT count(*) FROM safer_play_log WHERE written_on = v_day), v_root) RETURNING *;
  END LOOP;
END
$$;
