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
  v_player record;
  v_gap interval := interval '1 second' / p_per_second;
BEGIN
  -- A statement sees what is committed before it: this one a log-out for which the account's lock waited.
  SELECT session.id AS session_id, player.odds_acceptance, sums.next_placement_at
    INTO v_player
    FROM players player
    LEFT JOIN sessions session
      ON session.id = p_session_id AND session.player_id = player.id AND session.revoked_at IS NULL AND session.expires_at > p_now
    LEFT JOIN player_bets sums ON sums.player_id = p_player_id
    WHERE player.id = p_player_id;
  -- Not stored: it decides nothing about these bets, and after a new log-in the player may repeat the request under the same id.
  IF v_player.session_id IS NULL THEN
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;
  SELECT known.outcome, known.answer, known.delay_ms INTO outcome, errors, delay_ms
    FROM known_money_request(p_player_id, 'PLACEMENT', p_placement_id, p_body_hash) AS known;
  takes_moves := v_player.odds_acceptance <> 'ASK'; -- "Ask me" asks about every move

  -- The rate limit's bucket as one instant: each placement moves it on by a gap, and it may be ahead of now by a burst. An instant more than
  -- a minute further ahead was written before the business clock was set back.
  next_placement_at := v_player.next_placement_at;
  IF next_placement_at IS NULL OR next_placement_at < p_at OR next_placement_at > p_at + v_gap * p_burst + interval '1 minute' THEN
    next_placement_at := p_at;
  END IF;
  IF outcome IS NULL AND next_placement_at > p_at + v_gap * (p_burst - 1) THEN outcome := 'RATE_LIMITED'; END IF;
  next_placement_at := next_placement_at + v_gap;
END
$$;
