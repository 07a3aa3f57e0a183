-- Whether a bet on the selection would be taken at p_at, as placement says it (read_legs).
CREATE OR REPLACE FUNCTION selection_takes_bets(p_selection_id text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce((
    SELECT e.status IN ('PRE_GAME', 'IN_PLAY') AND NOT (e.status = 'PRE_GAME' AND e.starts_at <= p_at) AND m.status = 'OPEN' AND NOT m.silent
           AND NOT market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, p_at)
           AND NOT EXISTS (SELECT FROM results r WHERE r.event_id = s.event_id)
      FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = s.event_id LEFT JOIN feeds f ON f.source = e.source
      WHERE s.id = p_selection_id), false);

-- Ends the alerts of events whose prices or markets were just written, in the transaction that wrote them: what is reached, and what has closed. The
-- transaction is the only writer of prices, so that an alert ends once. A job tells the players after the commit.
CREATE OR REPLACE FUNCTION end_price_alerts(p_event_ids text[], p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_event_ids text[];
BEGIN
  IF NOT EXISTS (SELECT FROM price_alerts WHERE event_id = ANY (p_event_ids) AND state = 'WAITING') THEN RETURN; END IF;
  WITH ended AS (
    UPDATE price_alerts a
      SET state = now_is.state, ended_at = p_at,
          reached_numerator = CASE now_is.state WHEN 'REACHED' THEN now_is.odds_numerator END,
          reached_denominator = CASE now_is.state WHEN 'REACHED' THEN now_is.odds_denominator END
      FROM (
        SELECT w.id, s.odds_numerator, s.odds_denominator,
               CASE WHEN m.status = 'HIDDEN' OR e.status NOT IN ('PRE_GAME', 'IN_PLAY') THEN 'CLOSED'
                    WHEN s.points_hundredths IS NOT DISTINCT FROM w.points_hundredths
                      -- As numeric: the products are beyond 64 bits.
                      AND s.odds_numerator::numeric * w.target_denominator >= s.odds_denominator::numeric * w.target_numerator
                      AND selection_takes_bets(s.id, p_at) THEN 'REACHED' END AS state
          FROM price_alerts w JOIN selections s ON s.id = w.selection_id JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = w.event_id
          WHERE w.event_id = ANY (p_event_ids) AND w.state = 'WAITING'
      ) now_is
      WHERE a.id = now_is.id AND now_is.state IS NOT NULL AND a.state = 'WAITING'
      RETURNING a.event_id)
  SELECT array_agg(DISTINCT event_id) INTO v_event_ids FROM ended;
  -- Most changes of prices end no alert.
  IF v_event_ids IS NULL THEN RETURN; END IF;
  PERFORM graphile_worker.add_job('tell-price-alerts', json_build_object('eventId', id), job_key := 'price-alerts:' || id) FROM unnest(v_event_ids) id;
END
$$;

-- Sets an alert, or another target for the same selection. p_feed_lock: the feed writes no price until this has committed, so that a price either
-- is seen here or sees the alert. @returns SET, or why not.
CREATE OR REPLACE FUNCTION set_price_alert(
  p_feed_lock bigint, p_player_id text, p_selection_id text, p_points_hundredths integer, p_numerator bigint, p_denominator bigint,
  p_limit integer, p_at timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_selection selections;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(p_feed_lock);
  -- One alert of a player at a time: the limit is a count.
  PERFORM FROM players WHERE id = p_player_id FOR NO KEY UPDATE;
  IF NOT player_is_offered(p_player_id, p_at) THEN RETURN 'NOT_OFFERED'; END IF;
  SELECT * INTO v_selection FROM selections WHERE id = p_selection_id;
  IF NOT FOUND OR NOT selection_takes_bets(p_selection_id, p_at) THEN RETURN 'NOT_OPEN'; END IF;
  IF v_selection.points_hundredths IS DISTINCT FROM p_points_hundredths THEN RETURN 'LINE_MOVED'; END IF;
  IF v_selection.odds_numerator::numeric * p_denominator >= v_selection.odds_denominator::numeric * p_numerator THEN RETURN 'ALREADY_THERE'; END IF;
  UPDATE price_alerts SET points_hundredths = p_points_hundredths, target_numerator = p_numerator, target_denominator = p_denominator, set_at = p_at
    WHERE player_id = p_player_id AND selection_id = p_selection_id AND state = 'WAITING';
  IF FOUND THEN RETURN 'SET'; END IF;
  IF (SELECT count(*) FROM price_alerts WHERE player_id = p_player_id AND state = 'WAITING') >= p_limit THEN RETURN 'TOO_MANY'; END IF;
  -- The newest of those that have ended stay.
  DELETE FROM price_alerts WHERE player_id = p_player_id AND told_at IS NOT NULL AND id NOT IN (
    SELECT id FROM price_alerts WHERE player_id = p_player_id AND told_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT p_limit);
  INSERT INTO price_alerts (player_id, selection_id, event_id, points_hundredths, target_numerator, target_denominator, set_at)
    VALUES (p_player_id, p_selection_id, v_selection.event_id, p_points_hundredths, p_numerator, p_denominator, p_at);
  RETURN 'SET';
END
$$;

-- Takes ended alerts of an event that nobody was told of, each once however many call at the same time. Of those that were reached, the ones of
-- players to whom nothing may be offered are withheld for good.
CREATE OR REPLACE FUNCTION take_price_alerts(p_event_id text, p_limit integer, p_at timestamptz)
  RETURNS TABLE (alert_id bigint, player text, is_reached boolean, is_withheld boolean) LANGUAGE sql AS $$
  UPDATE price_alerts a SET told_at = p_at, withheld = a.state = 'REACHED' AND NOT player_is_offered(a.player_id, p_at)
    FROM (SELECT id FROM price_alerts WHERE event_id = p_event_id AND state <> 'WAITING' AND told_at IS NULL
            ORDER BY id LIMIT p_limit FOR UPDATE SKIP LOCKED) due
    WHERE a.id = due.id
    RETURNING a.id, a.player_id, a.state = 'REACHED', a.withheld
$$;
