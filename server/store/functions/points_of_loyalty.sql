-- Points of the loyalty programme (docs/adr/0089). Whoever writes has locked the player's cash account, as everything that settles does.
-- Sums of members follow in after_loyalty_entries.sql.

-- The year of a tier: by the clock of the player's region.
CREATE OR REPLACE FUNCTION loyalty_year(p_player_id text, p_at timestamptz) RETURNS integer LANGUAGE sql STABLE
RETURN extract(year FROM p_at AT TIME ZONE player_zone(p_player_id))::integer;

-- Brings the points of bets to what is settled of them now: a repeated call, or a correction that comes back to what was, adds nothing. Points
-- are of the player's own stakes that won, lost or were cashed out, rounded down once a bet; a bonus bet and credits are no stake of theirs.
CREATE OR REPLACE FUNCTION credit_loyalty(p_bet_ids bigint[], p_at timestamptz) RETURNS void LANGUAGE sql VOLATILE AS $$
  INSERT INTO loyalty_entries (player_id, kind, bet_id, tier_points, credits, year, at)
    SELECT b.player_id, 'PLAY', b.id, due.points - known.points, due.points - known.points,
           coalesce(known.year, loyalty_year(b.player_id, least(taken.first_at, settled.first_at))), p_at
      FROM bets b
      CROSS JOIN LATERAL (
        SELECT points_per_dollar_hundredths AS rate, cash_out_percent FROM loyalty_rules
          WHERE product = 'SPORTS' AND from_at <= b.placed_at ORDER BY from_at DESC LIMIT 1
      ) rule
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(stake_cents), 0)::bigint AS cents, min(taken_at) AS first_at FROM cash_outs WHERE bet_id = b.id
      ) taken
      CROSS JOIN LATERAL (
        SELECT min(settled_at) AS first_at, coalesce((array_agg(outcome::text ORDER BY version DESC))[1] IN ('WIN', 'LOSS'), false) AS counts
          FROM settlements WHERE bet_id = b.id
      ) settled
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(credits), 0)::bigint AS points, min(year) AS year FROM loyalty_entries WHERE bet_id = b.id
      ) known
      CROSS JOIN LATERAL (
        SELECT CASE WHEN b.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0
                    ELSE (taken.cents * rule.cash_out_percent + CASE WHEN settled.counts THEN (b.stake_cents - taken.cents) * 100 ELSE 0 END)
                         * rule.rate / 1000000 END AS points
      ) due
      WHERE b.id = ANY (p_bet_ids) AND due.points <> known.points
      ORDER BY b.player_id, b.id
$$;

-- Exchanges credits, once for any number of requests with the id. outcome: DECIDED (answer: methodId, credits, cents) and REFUSED (answer:
-- refusal) are stored; REPEATED, REUSED and SESSION_ENDED of begin_player_request.
CREATE OR REPLACE FUNCTION redeem_loyalty(
  p_player_id text, p_session_id text, p_request_id text, p_body_hash text, p_method_id text, p_credits bigint, p_at timestamptz,
  OUT outcome text, OUT answer jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_method loyalty_redemption_methods;
  v_credits bigint;
  v_account_id bigint;
  v_entry_id bigint;
  v_cents bigint;
  v_now timestamptz;
  v_refusal text;
BEGIN
  SELECT request.outcome, request.answer, request.at INTO outcome, answer, v_now
    FROM begin_player_request(p_player_id, p_at, p_session_id, 'LOYALTY_REDEMPTION', p_request_id, p_body_hash) AS request;
  IF outcome IS NOT NULL THEN RETURN; END IF;

  SELECT * INTO v_method FROM loyalty_redemption_methods WHERE id = p_method_id;
  SELECT credits INTO v_credits FROM loyalty_members WHERE player_id = p_player_id;
  v_cents := p_credits * v_method.cents_per_100_credits / 100;
  v_refusal := CASE WHEN NOT player_is_offered(p_player_id, v_now) THEN 'RESTRICTED'
                    WHEN v_method.id IS NULL THEN 'UNKNOWN_METHOD'
                    WHEN p_credits < v_method.minimum_credits THEN 'BELOW_MINIMUM'
                    WHEN p_credits > coalesce(v_credits, 0) THEN 'NOT_ENOUGH_CREDITS' END;
  IF v_refusal IS NOT NULL THEN
    outcome := 'REFUSED';
    answer := jsonb_build_object('refusal', v_refusal);
  ELSE
    outcome := 'DECIDED';
    answer := jsonb_build_object('methodId', p_method_id, 'credits', p_credits, 'cents', v_cents);
    INSERT INTO loyalty_entries (player_id, kind, request_id, method_id, cents, tier_points, credits, year, at)
      VALUES (p_player_id, 'REDEMPTION', p_request_id, p_method_id, v_cents, 0, -p_credits, loyalty_year(p_player_id, v_now), v_now)
      RETURNING id INTO v_entry_id;
    SELECT id INTO v_account_id FROM ledger_accounts WHERE player_id = p_player_id AND kind::text = v_method.account;
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
      VALUES ('loyalty:' || v_entry_id, 'FUNDING', 1, v_account_id, v_cents, v_now);
    IF v_method.account = 'CASH' THEN PERFORM repay_claim(p_player_id, 'claim-repayment:loyalty:' || v_entry_id, v_cents, v_now); END IF;
  END IF;
  PERFORM decide_money_request(p_player_id, 'LOYALTY_REDEMPTION', p_request_id, p_body_hash, outcome, answer, v_now);
END
$$;
