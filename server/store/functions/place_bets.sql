-- The one atomic step of placing bets: all of them, or none. Rules that need no database were checked before; their errors are in
-- p_refused, and are only stored here. Each step is a function beside this one. Locks are taken in one order everywhere: queue row, event,
-- bet, account, reward, liability.
--
-- p_at: the business clock when the statement was sent, which is the date of the bets. p_bets: an array of requested_bet as JSON.
-- p_per_second, p_burst: placements that a player may request.
-- p_alone: decide by the complete liability sums, with all their slots locked (take_liability). Otherwise a placement whose slot is full
-- ends as NEAR_CAP.
-- p_slip_owner: whose slip is read for the answer.
-- p_address: the IP address that asks, where it is known; another one than that of the player's location check ends the pass.
--
-- outcome: PLACED (bet_ids, legs, balances after it, slip), REJECTED (errors), REPEATED (errors where it was rejected, else read the bets),
-- REUSED, SESSION_ENDED, RATE_LIMITED, NEAR_CAP (repeat with p_alone), PRICES_MOVED (repeat with the prices of errors, or with errors as
-- p_refused), HELD (call decide_held_placement after delay_ms). The last five decide nothing; of them only HELD is stored, with the stakes.
--
-- Preparing is the largest cost of a small statement. By default PostgreSQL plans statements with arrays anew at every call, because a plan
-- for the given arrays looks cheaper than a generic one; every access is by key, so one plan is right for all, here and in the functions
-- that are called.
CREATE OR REPLACE FUNCTION place_bets(
  p_player_id text, p_session_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_refused jsonb, p_bets jsonb,
  p_per_second double precision, p_burst integer, p_alone boolean, p_slip_owner text, p_address text DEFAULT NULL,
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT errors jsonb, OUT delay_ms integer, OUT balances json, OUT slip json
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_bets CONSTANT requested_bet[] := requested_bets(p_bets);
  v_stakes record;
  v_request record;
  v_rate record;
  v_credit_cents bigint;
  v_fault text;
  v_read record;
  v_legs placed_leg[];
  v_liability record;
BEGIN
  PERFORM lock_events_of(v_bets);
  v_stakes := stakes_of(v_bets);
  v_request := begin_player_request(p_player_id, p_at, p_session_id, 'PLACEMENT', p_placement_id, p_body_hash);
  v_rate := placement_rate(p_player_id, p_at, p_per_second, p_burst);
  outcome := coalesce(v_request.outcome, CASE WHEN v_rate.is_over THEN 'RATE_LIMITED' END);
  IF outcome IS NOT NULL THEN
    errors := v_request.answer;
    delay_ms := v_request.delay_ms;
    RETURN;
  END IF;
  IF v_stakes.have_rewards THEN v_credit_cents := lock_credits(p_player_id); END IF;

  IF p_address IS NOT NULL THEN PERFORM asks_from_elsewhere(p_player_id, p_address, p_at); END IF;
  v_fault := player_may(p_player_id, 'SPORTS_BET', v_stakes.cash_cents, v_request.at, p_session_id, v_stakes.largest_cents);
  -- The bets are dated p_at: where a period has begun since, they count in the one before, whose limits they have to keep, too. Periods begin
  -- with a minute.
  IF v_fault IS NULL AND date_trunc('minute', p_at) <> date_trunc('minute', v_request.at) THEN
    v_fault := player_limit_fault(p_player_id, v_stakes.cash_cents, coalesce(v_stakes.largest_cents, v_stakes.cash_cents), p_at);
  END IF;
  errors := CASE WHEN v_fault IS NULL THEN p_refused ELSE jsonb_build_array(jsonb_build_object('code', v_fault)) END;
  IF errors IS NULL THEN
    v_read := read_legs(v_bets, v_request.at);
    v_legs := v_read.legs;
    errors := v_read.errors;
    IF v_read.are_live_moves AND v_rate.takes_moves THEN
      outcome := 'PRICES_MOVED'; -- whether the moves are small is a rule of the server
      RETURN;
    END IF;
    IF errors IS NULL THEN PERFORM check_payouts(v_bets, v_legs); END IF;
    errors := nullif(coalesce(errors, '[]') || coalesce(related_legs(v_bets, v_legs), '[]')
      || coalesce(unusable_rewards(p_player_id, v_bets, v_request.at), '[]')
      || coalesce(uncovered_stakes(v_bets, v_stakes, v_request.cash_cents, v_credit_cents), '[]'), '[]');
    IF errors IS NULL THEN
      v_liability := take_liability(p_player_id, v_request.cash_id, v_bets, v_legs, p_alone);
      IF v_liability.is_near_cap THEN
        outcome := 'NEAR_CAP';
        RETURN;
      END IF;
      errors := v_liability.errors;
    END IF;
    -- A bet refused now is refused at once; one that would be accepted is held, and decided again at the price of the hold's end.
    IF errors IS NULL AND v_read.delay_ms > 0 THEN
      delay_ms := v_read.delay_ms;
      PERFORM count_placement(p_player_id, v_rate.next_placement_at);
      PERFORM hold_placement(p_player_id, p_placement_id, p_body_hash, p_at, p_bets, v_legs, v_stakes, v_rate.takes_moves, delay_ms);
      UPDATE held_placements SET session_id = p_session_id WHERE player_id = p_player_id AND placement_id = p_placement_id;
      outcome := 'HELD';
      RETURN;
    END IF;
  END IF;
  SELECT * INTO outcome, bet_ids, legs, balances, slip
    FROM finish_placement(p_player_id, p_placement_id, p_body_hash, p_at, errors, v_bets, v_legs, v_request.cash_id, v_rate.next_placement_at,
                          p_slip_owner);
END
$$;
