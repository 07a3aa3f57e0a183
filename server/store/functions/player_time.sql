-- The time that a player has been logged in today, counted by the server: from the start of a session to its last request, each moment once,
-- however many sessions there are. The day is the one of the player's limits (limit_periods.sql), so it begins where those do; a rolling one
-- would never begin, and is the calendar's.

CREATE OR REPLACE FUNCTION player_day_began(p_player_id text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (rule).is_rolling THEN date_trunc('day', p_at, (rule).zone) ELSE (limit_period(p_player_id, 'DAILY', p_at)).began_at END
    FROM (SELECT limit_period_rule(p_player_id) AS rule) known
$$;

-- A date that names the day: of its beginning, in its zone.
CREATE OR REPLACE FUNCTION player_day(p_player_id text, p_at timestamptz) RETURNS date LANGUAGE sql STABLE
RETURN (player_day_began(p_player_id, p_at) AT TIME ZONE (limit_period_rule(p_player_id)).zone)::date;

-- Counts what has passed until a request of the session. @returns the seconds of its day so far.
CREATE OR REPLACE FUNCTION count_player_time(p_player_id text, p_session_id text, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_day date := player_day(p_player_id, p_at);
  v_from timestamptz;
  v_seconds integer;
BEGIN
  SELECT greatest(created_at, player_day_began(p_player_id, p_at)) INTO v_from
    FROM sessions WHERE id = p_session_id AND player_id = p_player_id;
  -- Only whole seconds are counted, and no part of one is lost: counted_until moves by what is counted.
  INSERT INTO player_time AS t (player_id, day, elapsed_seconds, counted_until)
    SELECT p_player_id, v_day, seconds, v_from + seconds * interval '1 second'
      FROM (SELECT greatest(0, floor(extract(epoch FROM p_at - v_from)))::integer AS seconds) since
      WHERE v_from IS NOT NULL
    ON CONFLICT (player_id, day) DO UPDATE SET
      elapsed_seconds = t.elapsed_seconds + greatest(0, floor(extract(epoch FROM p_at - greatest(t.counted_until, v_from))))::integer,
      counted_until = greatest(t.counted_until, v_from)
        + greatest(0, floor(extract(epoch FROM p_at - greatest(t.counted_until, v_from)))) * interval '1 second'
    RETURNING elapsed_seconds INTO v_seconds;
  IF v_seconds IS NULL THEN
    SELECT elapsed_seconds INTO v_seconds FROM player_time WHERE player_id = p_player_id AND day = v_day;
  END IF;
  RETURN coalesce(v_seconds, 0);
END
$$;

-- Whether nothing of the player's day is left, as far as it is counted; null: they have no limit.
CREATE OR REPLACE FUNCTION player_day_is_used(p_player_id text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT t.elapsed_seconds >= l.seconds
    FROM player_limits l JOIN player_time t ON t.player_id = l.player_id AND t.day = player_day(l.player_id, p_at)
    WHERE l.player_id = p_player_id AND l.type = 'DAILY_TIME'
$$;
