-- Adds a row to a player's log. Its hash is the SHA-256 of the row before it and of its own content, in the form that
-- server/store/saferPlay/verifyLog.ts repeats. Rows of one player are written one after the other.
CREATE OR REPLACE FUNCTION log_safer_play(p_player_id text, p_kind text, p_body jsonb, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_number integer;
  v_previous bytea;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(63, 0);
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

-- Closes the log with a head over the rows that have none, and returns it; none: there is no such row. Whoever adds a row holds the lock, shared, until
-- it is committed: no row is on its way here, and none of a lower position comes later. A row that waits too long for its turn fails this call, not itself.
CREATE OR REPLACE FUNCTION write_safer_play_head() RETURNS SETOF safer_play_heads LANGUAGE plpgsql AS $$
DECLARE
  v_last safer_play_heads;
BEGIN
  PERFORM set_config('lock_timeout', '2s', true);
  PERFORM pg_advisory_xact_lock(63, 0);
  SELECT * INTO v_last FROM safer_play_heads ORDER BY position DESC LIMIT 1;
  RETURN QUERY INSERT INTO safer_play_heads (position, entries, head)
    SELECT max(position), count(*), sha256(coalesce(v_last.head, ''::bytea) || string_agg(hash, ''::bytea ORDER BY position))
      FROM safer_play_log WHERE position > coalesce(v_last.position, 0) HAVING count(*) > 0
    RETURNING *;
END
$$;
