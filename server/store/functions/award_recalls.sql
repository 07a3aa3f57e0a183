-- Awards follow what earned them (docs/adr/0097): given for a bet that a correction voids or reopens, or a deposit that goes back, an award is
-- withdrawn while it is unused, and given back if it is earned again. One that was used is kept and reported.

-- Moves an award of money between the player and the house again. False: the balance does not cover what would go back, so it was used.
CREATE OR REPLACE FUNCTION move_award(p_source text, p_goes_back boolean, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_given ledger_transfers;
  v_kind CONSTANT text := p_source || CASE WHEN p_goes_back THEN ':withdrawn:' ELSE ':restored:' END;
  v_number integer := 1;
BEGIN
  SELECT * INTO v_given FROM ledger_transfers WHERE reference = p_source;
  IF NOT FOUND OR p_goes_back AND (SELECT balance_cents < v_given.amount_cents FROM ledger_accounts WHERE id = v_given.to_account_id) THEN
    RETURN false;
  END IF;
  WHILE EXISTS (SELECT FROM ledger_transfers WHERE reference = v_kind || v_number) LOOP v_number := v_number + 1; END LOOP;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    VALUES (v_kind || v_number, 'FUNDING', CASE WHEN p_goes_back THEN v_given.to_account_id ELSE 1 END,
            CASE WHEN p_goes_back THEN 1 ELSE v_given.to_account_id END, v_given.amount_cents, p_at);
  RETURN true;
END
$$;

-- Takes back or restores one award, by whether it is earned now; the player's funds are locked. Money that was used stays so, whatever is added to its balance later.
-- @returns WITHDRAWN, KEPT or RESTORED; null: it is as it was.
CREATE OR REPLACE FUNCTION recall_award(p_source text, p_player_id text, p_reward_id text, p_is_earned boolean, p_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_known text;
  v_outcome text;
BEGIN
  SELECT outcome INTO v_known FROM award_recalls WHERE source = p_source;
  IF p_is_earned THEN
    DELETE FROM award_recalls WHERE source = p_source;
    IF v_known = 'WITHDRAWN' AND p_reward_id IS NULL THEN PERFORM move_award(p_source, false, p_at); END IF;
    RETURN CASE WHEN v_known IS NOT NULL THEN 'RESTORED' END;
  END IF;
  IF p_reward_id IS NULL THEN
    v_outcome := coalesce(v_known, CASE WHEN move_award(p_source, true, p_at) THEN 'WITHDRAWN' ELSE 'KEPT' END);
  ELSE
    v_outcome := CASE WHEN EXISTS (SELECT FROM reward_uses WHERE reward_id = p_reward_id)
                        OR EXISTS (SELECT FROM cashback_claims WHERE reward_id = p_reward_id) THEN 'KEPT' ELSE 'WITHDRAWN' END;
  END IF;
  IF v_outcome = v_known THEN RETURN NULL; END IF;
  INSERT INTO award_recalls VALUES (p_source, p_player_id, p_reward_id, v_outcome, p_at)
    ON CONFLICT (source) DO UPDATE SET outcome = excluded.outcome, at = excluded.at;
  RETURN v_outcome;
END
$$;

-- The awards that a player's bets and deposits have earned, their own and their referrer's, with the condition by which each was given;
-- `counts_from` null: its deposit went back.
CREATE OR REPLACE FUNCTION given_awards(p_player_id text)
RETURNS TABLE (source text, award text, holder_id text, reward_id text, condition jsonb, counts_from bigint, counts_until bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
    SELECT 'promotion:' || a.id, 'promotion:' || a.id, a.player_id, a.reward_id, a.condition, epoch_micros(a.counts_from), epoch_micros(a.counts_until)
      FROM promotion_awards a WHERE a.player_id = p_player_id AND a.condition IS NOT NULL
    UNION ALL
    SELECT 'promo-code:' || u.payment_id, 'promo-code:' || u.payment_id, u.player_id, u.reward_id, promo_code_condition(u),
           CASE WHEN p.state = 'SUCCESSFUL' THEN epoch_micros(p.credited_at) END, NULL
      FROM promo_code_uses u JOIN payments p ON p.id = u.payment_id WHERE u.player_id = p_player_id AND u.reward_id IS NOT NULL
    UNION ALL
    SELECT 'referral:' || r.friend_id || ':' || given.player_id, 'referral:' || r.friend_id, given.player_id, given.reward_id, r.condition,
           epoch_micros(r.signed_up_at), NULL
      FROM referrals r
      CROSS JOIN LATERAL (VALUES (r.friend_id, r.friend_reward_id), (r.referrer_id, r.referrer_reward_id)) AS given (player_id, reward_id)
      WHERE r.friend_id = p_player_id AND r.condition IS NOT NULL;
END
$$;

-- Compares given_awards with what stands of them now. @param p_earned by source, whether its condition is met: counted in this transaction. One
-- that is not named is left alone. @returns what has changed.
CREATE OR REPLACE FUNCTION recheck_awards(p_player_id text, p_earned jsonb, p_at timestamptz) RETURNS TABLE (award text, holder_id text, outcome text) LANGUAGE plpgsql AS $$
DECLARE
  v_given record;
BEGIN
  PERFORM check_clock(p_at);
  PERFORM FROM lock_funds(ARRAY(SELECT p_player_id UNION SELECT referrer_id FROM referrals WHERE friend_id = p_player_id AND awarded_at IS NOT NULL));
  FOR v_given IN SELECT * FROM given_awards(p_player_id) g WHERE p_earned ? g.source LOOP
    award := v_given.award;
    holder_id := v_given.holder_id;
    outcome := recall_award(v_given.source, holder_id, v_given.reward_id, (p_earned ->> v_given.source)::boolean, p_at);
    IF outcome IS NOT NULL THEN RETURN NEXT; END IF;
  END LOOP;
END
$$;
