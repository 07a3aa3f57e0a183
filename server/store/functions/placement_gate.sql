-- Whether a placement is to be decided now: not where its session is over, where it was decided or is held already, and where the player
-- requests more of them than allowed. Called with the player's cash account locked; what the player may do is player_may's.
--
-- p_now: the business clock after the locks. Other parameters and the outcomes as of place_bets; outcome null: it is to be decided.
-- next_placement_at: the rate limit's bucket with this placement, to be stored with the decision. takes_moves: the player need not be asked
-- about a small move of a live price.
CREATE OR REPLACE FUNCTION placement_gate(
  p_player_id text, p_session_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_now timestamptz,
  p_per_second double precision, p_burst integer,
  OUT outcome text, OUT errors jsonb, OUT delay_ms integer, OUT next_placement_at timestamptz, OUT takes_moves boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_known record;
  v_gap interval := interval '1 second' / p_per_second;
BEGIN
  -- A statement sees what is committed before it: this one a log-out, and the first of two requests with the same id, for which the
  -- account's lock waited. One statement, because starting one costs more than a row by its key.
  SELECT session.id AS session_id, player.odds_acceptance, coalesce(placed.body_hash, rejected.body_hash, held.body_hash) AS body_hash,
         rejected.errors, held.due_at, sums.next_placement_at
    INTO v_known
    FROM players player
    LEFT JOIN sessions session
      ON session.id = p_session_id AND session.player_id = player.id AND session.revoked_at IS NULL AND session.expires_at > p_now
    LEFT JOIN bets placed ON placed.player_id = p_player_id AND placed.placement_id = p_placement_id AND placed.position = 1
    LEFT JOIN rejected_placements rejected ON rejected.player_id = p_player_id AND rejected.id = p_placement_id
    LEFT JOIN held_placements held ON held.player_id = p_player_id AND held.placement_id = p_placement_id
    LEFT JOIN player_bets sums ON sums.player_id = p_player_id
    WHERE player.id = p_player_id;
  outcome := CASE
    -- Not stored: it decides nothing about these bets, and after a new log-in the player may repeat the request under the same id.
    WHEN v_known.session_id IS NULL THEN 'SESSION_ENDED'
    WHEN v_known.body_hash <> p_body_hash THEN 'REUSED'
    WHEN v_known.errors IS NOT NULL THEN 'REJECTED'
    WHEN v_known.due_at IS NOT NULL THEN 'HELD'
    WHEN v_known.body_hash IS NOT NULL THEN 'REPEATED' END;
  IF outcome = 'REJECTED' THEN errors := v_known.errors; END IF;
  IF outcome = 'HELD' THEN delay_ms := held_for_ms(v_known.due_at); END IF;
  takes_moves := v_known.odds_acceptance <> 'ASK'; -- "Ask me" asks about every move

  -- The rate limit's bucket as one instant: each placement moves it on by a gap, and it may be ahead of now by a burst. An instant more than
  -- a minute further ahead was written before the business clock was set back.
  next_placement_at := v_known.next_placement_at;
  IF next_placement_at IS NULL OR next_placement_at < p_at OR next_placement_at > p_at + v_gap * p_burst + interval '1 minute' THEN
    next_placement_at := p_at;
  END IF;
  IF outcome IS NULL AND next_placement_at > p_at + v_gap * (p_burst - 1) THEN outcome := 'RATE_LIMITED'; END IF;
  next_placement_at := next_placement_at + v_gap;
END
$$;
