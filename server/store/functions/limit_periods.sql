-- The period of a limit that p_at is in, by the region of the player's account (docs/adr/0085): it began at began_at and does not count
-- anything from ends_at on. A rolling one ends with the moment itself. Days have 23, 24 or 25 hours; wall clock times are never added to an instant.
CREATE OR REPLACE FUNCTION limit_period(p_player_id text, p_period text, p_at timestamptz, OUT began_at timestamptz, OUT ends_at timestamptz)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  v_rule limit_period_rules := limit_period_rule(p_player_id);
  v_length interval := CASE p_period WHEN 'DAILY' THEN interval '1 day' WHEN 'WEEKLY' THEN interval '7 days' ELSE interval '1 month' END;
  v_shift interval;
  v_began timestamp;
BEGIN
  IF v_rule.is_rolling THEN
    began_at := CASE WHEN p_period = 'MONTHLY' THEN (p_at AT TIME ZONE v_rule.zone - v_length) AT TIME ZONE v_rule.zone
                     ELSE p_at - CASE p_period WHEN 'DAILY' THEN interval '24 hours' ELSE interval '168 hours' END END;
    ends_at := p_at;
    RETURN;
  END IF;
  v_shift := v_rule.reset_hour * interval '1 hour' + CASE WHEN p_period = 'WEEKLY' THEN (v_rule.first_weekday - 1) * interval '1 day' ELSE interval '0' END;
  v_began := date_trunc(CASE p_period WHEN 'DAILY' THEN 'day' WHEN 'WEEKLY' THEN 'week' ELSE 'month' END, p_at AT TIME ZONE v_rule.zone - v_shift) + v_shift;
  began_at := first_moment_of(v_began, v_rule.zone);
  ends_at := first_moment_of(v_began + v_length, v_rule.zone);
END
$$;

-- When the clock of a zone first shows an hour: of one that comes twice its first coming, where AT TIME ZONE takes the second; of one that is
-- skipped the moment after the gap.
CREATE OR REPLACE FUNCTION first_moment_of(p_local timestamp, p_zone text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN (moment - interval '1 hour') AT TIME ZONE p_zone = p_local THEN moment - interval '1 hour' ELSE moment END
    FROM (SELECT p_local AT TIME ZONE p_zone AS moment) known
$$;

CREATE OR REPLACE FUNCTION limit_period_rule(p_player_id text) RETURNS limit_period_rules LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r FROM limit_period_rules r
    WHERE r.region_code IN ('', (SELECT region_code FROM players WHERE id = p_player_id)) ORDER BY r.region_code DESC LIMIT 1
$$;

-- When a raise that is asked for now can be confirmed: with the end of the period that its limit has, and not before the region's wait.
CREATE OR REPLACE FUNCTION limit_confirmable_at(p_player_id text, p_period text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(
           CASE WHEN p_period IS NULL OR (rule).is_rolling
                THEN p_at + CASE p_period WHEN 'MONTHLY' THEN interval '0' WHEN 'WEEKLY' THEN interval '168 hours' ELSE interval '24 hours' END
                ELSE (limit_period(p_player_id, p_period, p_at)).ends_at END,
           CASE WHEN p_period = 'MONTHLY' AND (rule).is_rolling THEN (p_at AT TIME ZONE (rule).zone + interval '1 month') AT TIME ZONE (rule).zone END,
           p_at + (rule).wait_hours * interval '1 hour')
    FROM (SELECT limit_period_rule(p_player_id) AS rule) known
$$;
