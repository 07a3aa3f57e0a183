-- The rows of a placement that is placed, and the player's sums; the ids of the bets. p_next_placement_at: of placement_rate, null where the
-- placement was counted before.
CREATE OR REPLACE FUNCTION write_bets(
  p_player_id text, p_placement_id text, p_at timestamptz, p_bets requested_bet[], p_legs placed_leg[], p_next_placement_at timestamptz
) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  v_bet requested_bet;
  v_leg placed_leg;
  v_taken bet_legs;
  v_id bigint;
  v_ids bigint[] := '{}';
  v_stake bigint := 0;
  v_payout bigint := 0;
BEGIN
  FOREACH v_bet IN ARRAY p_bets LOOP
    INSERT INTO bets (player_id, placement_id, position, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at, combinations,
                      terms, reward)
      VALUES (p_player_id, p_placement_id, cardinality(v_ids) + 1, v_bet.draft_bet_id, v_bet.kind, v_bet.stake_cents, v_bet.payout_cents,
              p_at, v_bet.combinations, v_bet.terms, v_bet.reward)
      RETURNING id INTO v_id;
    v_ids := v_ids || v_id;
    v_stake := v_stake + v_bet.stake_cents;
    v_payout := v_payout + v_bet.payout_cents;
  END LOOP;
  FOREACH v_leg IN ARRAY p_legs LOOP
    v_taken := v_leg.taken;
    v_taken.bet_id := v_ids[v_leg.bet];
    INSERT INTO bet_legs VALUES (v_taken.*);
  END LOOP;
  UPDATE player_bets
    SET open_bets = open_bets + cardinality(p_bets),
        open_stake_cents = open_stake_cents + v_stake,
        open_payout_cents = open_payout_cents + v_payout,
        next_placement_at = coalesce(p_next_placement_at, next_placement_at)
    WHERE player_id = p_player_id;
  IF NOT FOUND THEN
    INSERT INTO player_bets (player_id, open_bets, open_stake_cents, open_payout_cents, next_placement_at)
      VALUES (p_player_id, cardinality(p_bets), v_stake, v_payout, p_next_placement_at);
  END IF;
  RETURN v_ids;
END
$$;

-- Ends a placement that is decided: stores the decision, and places its bets where there are no errors.
CREATE OR REPLACE FUNCTION finish_placement(
  p_player_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_errors jsonb, p_bets requested_bet[], p_legs placed_leg[],
  p_cash_id bigint, p_next_placement_at timestamptz, p_slip_owner text,
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT balances json, OUT slip json
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM decide_money_request(p_player_id, 'PLACEMENT', p_placement_id, p_body_hash,
                               CASE WHEN p_errors IS NULL THEN 'DECIDED' ELSE 'REFUSED' END, p_errors, p_at);
  IF p_errors IS NOT NULL THEN
    IF p_next_placement_at IS NOT NULL THEN PERFORM count_placement(p_player_id, p_next_placement_at); END IF;
    outcome := 'REJECTED';
    RETURN;
  END IF;
  bet_ids := write_bets(p_player_id, p_placement_id, p_at, p_bets, p_legs, p_next_placement_at);
  PERFORM pay_stakes(p_player_id, p_cash_id, p_bets, bet_ids, p_at);
  SELECT (SELECT json_agg(answer) FROM unnest(p_legs)), json_object_agg(kind, balance_cents),
         (SELECT json_build_object('revision', revision, 'content', content) FROM betslips WHERE owner = p_slip_owner)
    INTO legs, balances, slip
    FROM ledger_accounts WHERE player_id = p_player_id;
  outcome := 'PLACED';
END
$$;

-- Counts a placement whose bets are not placed now against the player's rate.
CREATE OR REPLACE FUNCTION count_placement(p_player_id text, p_next_placement_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO player_bets (player_id, next_placement_at) VALUES (p_player_id, p_next_placement_at)
    ON CONFLICT (player_id) DO UPDATE SET next_placement_at = excluded.next_placement_at;
END
$$;
