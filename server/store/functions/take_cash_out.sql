-- The one atomic step of a cash out: tenths of a bet are paid, or nothing is. The server has computed the offer from the legs as it read
-- them; here they are compared with the legs of now, under lock. Locks are taken in one order everywhere: event, bet, account, liability.
-- What follows is in after_cash_outs.sql and after_settlements.sql.
--
-- p_session_id, p_request_id: of the player's request; null for the player's auto cash out, which p_threshold names.
-- p_refused: why the rules refuse it; then it is only stored under the request's id.
-- p_taken: the number of cash outs of the bet when the offer was computed. p_stake, p_payout: the part of stake and possible payout given up.
-- p_results: of each leg the version of its event's result, 0 without one. p_numerators, p_denominators, p_points: the price and line of each
-- leg without a result.
-- p_held_ms: how long the server has already held it.
--
-- outcome: TAKEN and REFUSED (answer), REPEATED (the stored answer), REUSED, UNKNOWN_BET, SESSION_ENDED, MOVED (the bet, a price or a result:
-- read again), HELD (repeat after delay_ms), WITHDRAWN (there is no such auto cash out). Only the first two are stored.
CREATE OR REPLACE FUNCTION take_cash_out(
  p_player_id text, p_session_id text, p_request_id text, p_body_hash text, p_threshold bigint, p_at timestamptz, p_refused text,
  p_bet_id bigint, p_taken integer, p_tenths integer, p_stake bigint, p_payout bigint, p_amount bigint, p_offer_version bigint,
  p_results integer[], p_numerators bigint[], p_denominators bigint[], p_points integer[], p_held_ms integer,
  OUT outcome text, OUT answer jsonb, OUT delay_ms integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_request record;
  v_bet running_bets;
  v_version integer;
  v_legs record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(key)
    FROM (SELECT DISTINCT event_lock_key(event_id) AS key FROM bet_legs WHERE bet_id = p_bet_id ORDER BY key) events_of_bet;
  PERFORM FROM bets WHERE id = p_bet_id AND player_id = p_player_id FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'UNKNOWN_BET';
    RETURN;
  END IF;
  v_request := begin_player_request(p_player_id, p_at, p_session_id, 'CASH_OUT', p_request_id, p_body_hash, p_by_player => p_request_id IS NOT NULL);
  outcome := v_request.outcome;
  answer := v_request.answer;
  delay_ms := v_request.delay_ms;
  IF outcome IS NOT NULL THEN RETURN; END IF;
  IF p_request_id IS NULL THEN
    PERFORM FROM auto_cash_outs WHERE bet_id = p_bet_id AND player_id = p_player_id AND amount_cents = p_threshold FOR UPDATE;
    IF NOT FOUND OR p_amount < p_threshold THEN
      outcome := 'WITHDRAWN';
      RETURN;
    END IF;
  ELSIF p_refused IS NOT NULL THEN
    outcome := 'REFUSED';
    answer := jsonb_build_object('betId', p_bet_id, 'refusal', p_refused);
    PERFORM decide_money_request(p_player_id, 'CASH_OUT', p_request_id, p_body_hash, 'REFUSED', answer, p_at);
    RETURN;
  END IF;

  SELECT * INTO v_bet FROM running_bets WHERE id = p_bet_id;
  SELECT coalesce(max(version), 0) INTO v_version FROM settlements WHERE bet_id = p_bet_id;
  v_legs := cash_out_legs(p_bet_id, p_results, p_numerators, p_denominators, p_points, v_request.at);
  IF v_legs.have_moved OR v_bet.cash_outs <> p_taken
     OR EXISTS (SELECT FROM settlements s WHERE s.bet_id = p_bet_id AND s.version = v_version AND s.outcome <> 'PENDING') THEN
    outcome := 'MOVED';
    RETURN;
  END IF;
  IF v_legs.hold_ms > p_held_ms THEN
    delay_ms := v_legs.hold_ms - p_held_ms;
    outcome := 'HELD';
    RETURN;
  END IF;
  PERFORM check_cash_out(v_bet, p_tenths, p_stake, p_payout, 0 = ANY (p_results));
  answer := jsonb_build_object('betId', p_bet_id, 'number', p_taken + 1, 'amountCents', p_amount);
  PERFORM write_cash_out(v_bet, v_request.cash_id, p_tenths, p_stake, p_payout, p_amount, p_offer_version, p_request_id IS NULL, v_version + 1, p_at);
  IF p_request_id IS NOT NULL THEN
    PERFORM decide_money_request(p_player_id, 'CASH_OUT', p_request_id, p_body_hash, 'DECIDED', answer, p_at);
  END IF;
  outcome := 'TAKEN';
END
$$;

-- The legs of a bet as they are now, under lock, compared with those that an offer was computed from. hold_ms: the longest place-bet delay of
-- those in play; null: none is.
CREATE OR REPLACE FUNCTION cash_out_legs(
  p_bet_id bigint, p_results integer[], p_numerators bigint[], p_denominators bigint[], p_points integer[], p_at timestamptz,
  OUT have_moved boolean, OUT hold_ms integer
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT count(*) <> cardinality(p_results)
         OR bool_or(
           coalesce((SELECT max(version) FROM results r WHERE r.event_id = l.event_id), 0) <> p_results[l.position]
           OR (p_results[l.position] = 0 AND (
             s.id IS NULL
             OR e.status NOT IN ('PRE_GAME', 'IN_PLAY')
             OR (e.status = 'PRE_GAME' AND e.starts_at <= p_at)
             OR m.status <> 'OPEN'
             OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, p_at)
             OR s.points_hundredths IS DISTINCT FROM p_points[l.position]
             OR s.odds_numerator * p_denominators[l.position] <> s.odds_denominator * p_numerators[l.position]))) IS NOT FALSE,
         max(CASE WHEN p_results[l.position] = 0 AND e.status = 'IN_PLAY' THEN m.place_delay_ms END)
    INTO have_moved, hold_ms
    FROM bet_legs l
    JOIN events e ON e.id = l.event_id
    LEFT JOIN selections s ON s.id = l.selection_id
    LEFT JOIN markets m ON m.id = s.market_id
    LEFT JOIN feeds f ON f.source = e.source
    WHERE l.bet_id = p_bet_id;
END
$$;

-- Fails where a cash out is not what its bet allows, as no server of ours asks.
CREATE OR REPLACE FUNCTION check_cash_out(p_bet running_bets, p_tenths integer, p_stake bigint, p_payout bigint, p_is_open boolean) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_bet.cashed_tenths + p_tenths > 10 OR NOT p_is_open
    OR (CASE WHEN p_bet.cashed_tenths + p_tenths = 10 THEN p_stake <> p_bet.stake_cents OR p_payout <> p_bet.potential_payout_cents
             ELSE p_stake >= p_bet.stake_cents OR p_bet.potential_payout_cents - p_payout < p_bet.stake_cents - p_stake END)
    -- The part of the possible payout is that of the stake; each is rounded to a cent.
    OR abs(p_payout::numeric * p_bet.stake_cents - p_bet.potential_payout_cents::numeric * p_stake) > 2 * p_bet.stake_cents
  THEN
    RAISE EXCEPTION 'A cash out is not what its bet allows' USING ERRCODE = 'check_violation';
  END IF;
END
$$;

-- Pays a part of a bet, all that runs of it where the tenths are full, and takes the part out of the sums of the player and the liabilities.
-- p_version: of the settlement that ends the bet.
CREATE OR REPLACE FUNCTION write_cash_out(
  p_bet running_bets, p_cash_id bigint, p_tenths integer, p_stake bigint, p_payout bigint, p_amount bigint, p_offer_version bigint,
  p_is_automatic boolean, p_version integer, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_number CONSTANT integer := p_bet.cash_outs + 1;
  v_ends CONSTANT boolean := p_bet.cashed_tenths + p_tenths = 10;
BEGIN
  INSERT INTO cash_outs
    VALUES (p_bet.id, v_number, p_tenths, p_stake, p_payout, p_amount, -part_owed(p_bet.player_id, p_amount), p_offer_version, p_is_automatic, p_at);
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
    VALUES ('cash-out:' || p_bet.id || ':' || v_number, 'CASH_OUT', 1, p_cash_id, p_amount, p_bet.id, p_at);
  PERFORM repay_claim(p_bet.player_id, 'repayment:' || p_bet.id || ':cash-out-' || v_number, p_amount, p_at, p_bet_id := p_bet.id);
  IF v_ends OR p_is_automatic THEN
    DELETE FROM auto_cash_outs WHERE bet_id = p_bet.id;
  END IF;
  IF v_ends THEN
    INSERT INTO settlements (bet_id, version, outcome, payout_cents, debt_change_cents, settled_at)
      VALUES (p_bet.id, p_version, 'CASH_OUT', 0, 0, p_at);
  END IF;
  UPDATE player_bets
    SET open_bets = open_bets - v_ends::integer,
        open_stake_cents = open_stake_cents - p_stake,
        open_payout_cents = open_payout_cents - p_payout,
        settled_bets = settled_bets + v_ends::integer,
        settled_stake_cents = settled_stake_cents + CASE WHEN v_ends THEN p_bet.placed_stake_cents ELSE 0 END,
        settled_payout_cents = settled_payout_cents + CASE WHEN v_ends THEN p_bet.paid_cents + p_amount ELSE 0 END
    WHERE player_id = p_bet.player_id;
  INSERT INTO liabilities AS held (scope, id, cents)
    SELECT DISTINCT counted.scope, counted.id, p_stake - p_payout
      FROM bet_legs l
      CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
        AS counted (scope, id)
      WHERE l.bet_id = p_bet.id
      ORDER BY counted.scope, counted.id
    ON CONFLICT (scope, id, slot) DO UPDATE SET cents = held.cents + excluded.cents;
END
$$;
