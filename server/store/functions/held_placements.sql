-- Bets in play are held for the place-bet delay of their market: stored with their stakes by place_bets, and decided at the end: their player can
-- not take them back meanwhile (docs/adr/0058), but a stop refuses them (docs/adr/0121), and so does a new
-- password, which ends the session that placed them (docs/adr/0126).

-- Stores the request as HELD with its bets, and takes their stakes from cash and credits. The player's cash account is locked, and their
-- liability is taken. p_bets: the bets as they came, p_stakes: of stakes_of.
CREATE OR REPLACE FUNCTION hold_placement(
  p_player_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_bets jsonb, p_legs placed_leg[], p_stakes record,
  p_takes_moves boolean, p_delay_ms integer
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_held held_placements;
BEGIN
  INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, due_at)
    VALUES (p_player_id, 'PLACEMENT', p_placement_id, p_body_hash, 'HELD', clock_timestamp() + p_delay_ms * interval '1 millisecond');
  INSERT INTO held_placements (player_id, placement_id, cash_cents, credit_cents, win_cents, liability_scopes, liability_ids,
                               liability_cents, bets, takes_moves, held_at, delay_ms)
    SELECT p_player_id, p_placement_id, p_stakes.cash_cents, p_stakes.credit_cents, p_stakes.win_cents, array_agg(scope), array_agg(id),
           array_agg(cents), p_bets, p_takes_moves, p_at, p_delay_ms
      FROM (SELECT scope, id, sum(cents)::bigint AS cents FROM liabilities_of(requested_bets(p_bets), p_legs) GROUP BY scope, id) liability
    RETURNING * INTO v_held;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    SELECT part.name || v_held.id, 'HOLD', source.id, held.id, part.cents, p_at
      FROM (VALUES ('hold:', 'CASH', v_held.cash_cents), ('hold-credit:', 'PROMOTIONAL_CREDIT', v_held.credit_cents)) AS part (name, account, cents)
      JOIN ledger_accounts source ON source.player_id = p_player_id AND source.kind::text = part.account
      JOIN ledger_accounts held ON held.player_id = p_player_id AND held.kind = 'HELD'
      WHERE part.cents > 0;
END
$$;

-- Gives the stakes back, and ends the hold.
CREATE OR REPLACE FUNCTION release_held_stakes(p_held held_placements, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    SELECT replace(reference, 'hold', 'release'), 'RELEASE', to_account_id, from_account_id, amount_cents, p_at
      FROM ledger_transfers WHERE reference IN ('hold:' || p_held.id, 'hold-credit:' || p_held.id);
  DELETE FROM held_placements WHERE id = p_held.id;
END
$$;

-- Gives back the liability of bets that are not placed after all; from slot 0, as settlement does.
CREATE OR REPLACE FUNCTION give_back_liability(p_held held_placements) RETURNS void LANGUAGE sql AS $$
  INSERT INTO liabilities AS kept (scope, id, cents)
    SELECT scope, id, -cents
      FROM unnest((p_held).liability_scopes, (p_held).liability_ids, (p_held).liability_cents) AS taken (scope, id, cents)
      ORDER BY scope, id
    ON CONFLICT (scope, id, slot) DO UPDATE SET cents = kept.cents + excluded.cents
$$;

-- Ends the hold of bets that are decided: gives the stakes back, and the liability of refused bets. Of bets that are placed at prices that
-- moved, it takes what settlement will remove: more where it fits into the caps, less in any case. Returns the errors.
--
-- p_errors: null where the bets are placed.
CREATE OR REPLACE FUNCTION end_hold(
  p_held held_placements, p_at timestamptz, p_errors jsonb, p_bets requested_bet[], p_legs placed_leg[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_held_bets CONSTANT requested_bet[] := requested_bets(p_held.bets);
BEGIN
  PERFORM release_held_stakes(p_held, p_at);
  IF p_errors IS NULL AND p_bets = v_held_bets THEN
    RETURN NULL;
  END IF;
  PERFORM give_back_liability(p_held);
  IF p_errors IS NOT NULL THEN
    RETURN p_errors;
  END IF;
  FOR bet IN 1 .. cardinality(p_bets) LOOP
    IF p_bets[bet].payout_cents > v_held_bets[bet].payout_cents THEN
      RETURN take_liability_alone(p_held.player_id, p_bets, p_legs);
    END IF;
  END LOOP;
  INSERT INTO liabilities AS kept (scope, id, cents)
    SELECT scope, id, sum(cents) FROM liabilities_of(p_bets, p_legs) GROUP BY scope, id ORDER BY scope, id
    ON CONFLICT (scope, id, slot) DO UPDATE SET cents = kept.cents + excluded.cents;
  RETURN NULL;
END
$$;

-- Decides bets that are held, once their time is over, by their prices, and by what their player may do now (player_may, HELD_BET).
-- p_held_ms: how long the caller has waited; where it is the whole delay, it holds whatever the clocks say. After PRICES_MOVED it is asked
-- again with p_refused, or with the bets at the prices that moved (p_repriced); without them the prices of the hold hold.
--
-- outcome: as of place_bets PLACED, REJECTED, PRICES_MOVED and HELD, which is too early; NOT_HELD: nothing is.
CREATE OR REPLACE FUNCTION decide_held_placement(
  p_player_id text, p_placement_id text, p_at timestamptz, p_held_ms integer, p_slip_owner text, p_refused jsonb, p_repriced jsonb,
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT errors jsonb, OUT delay_ms integer, OUT balances json, OUT slip json
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_request money_requests;
  h held_placements;
  v_bets requested_bet[];
  v_legs placed_leg[];
  v_lock record;
  v_read record;
  v_fault text;
BEGIN
  SELECT * INTO h FROM held_placements WHERE player_id = p_player_id AND placement_id = p_placement_id;
  outcome := 'NOT_HELD';
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO v_request FROM money_requests WHERE player_id = p_player_id AND kind = 'PLACEMENT' AND id = p_placement_id;
  IF clock_timestamp() < v_request.due_at AND p_held_ms < h.delay_ms THEN
    outcome := 'HELD';
    delay_ms := held_for_ms(v_request.due_at);
    RETURN;
  END IF;
  v_bets := requested_bets(h.bets);
  IF p_repriced IS NOT NULL THEN v_bets := repriced_bets(v_bets, requested_bets(p_repriced)); END IF;
  PERFORM lock_events_of(v_bets);
  v_lock := begin_player_request(p_player_id, p_at, p_by_player => false);
  IF (stakes_of(v_bets)).have_rewards THEN PERFORM lock_credits(p_player_id); END IF;
  -- The first of several callers decides: the others wait for the player's account here, and read its decision.
  PERFORM FROM held_placements WHERE id = h.id;
  IF NOT FOUND THEN RETURN; END IF;

  -- Every server was away for long: what the player wanted then is not what they want now.
  v_fault := CASE WHEN clock_timestamp() > v_request.due_at + interval '1 minute' THEN 'HOLD_LAPSED'
                  WHEN session_is_disowned(h.session_id) THEN 'SESSION_ENDED'
                  ELSE player_may(p_player_id, 'HELD_BET', 0, v_lock.at, NULL) END;
  errors := CASE WHEN v_fault IS NULL THEN p_refused ELSE jsonb_build_array(jsonb_build_object('code', v_fault)) END;
  IF errors IS NULL THEN
    v_read := read_legs(v_bets, v_lock.at);
    IF v_read.are_live_moves AND h.takes_moves THEN
      errors := v_read.errors;
      outcome := 'PRICES_MOVED';
      RETURN;
    END IF;
    v_legs := v_read.legs;
    errors := nullif(coalesce(v_read.errors, '[]') || coalesce(related_legs(v_bets, v_legs), '[]'), '[]');
    IF errors IS NULL THEN PERFORM check_payouts(v_bets, v_legs); END IF;
  END IF;
  errors := end_hold(h, p_at, errors, v_bets, v_legs);
  IF errors IS NOT NULL THEN PERFORM repay_claim(p_player_id, 'claim-repayment:release:' || h.id, h.cash_cents, p_at); END IF;
  SELECT * INTO outcome, bet_ids, legs, balances, slip
    FROM finish_placement(p_player_id, p_placement_id, v_request.body_hash, p_at, errors, v_bets, v_legs, v_lock.cash_id, NULL, p_slip_owner);
END
$$;
