-- Promotions (docs/adr/0097). Locks are taken in the order of everywhere: the player's funds, then promotions by their ids. What follows a
-- reward is in after_rewards.sql.

-- Puts the evaluation of a player into the queue, unless there is nothing that they could be awarded, or lose. One that waits already is enough
-- for all events. @param p_corrected whether something that counted may not count any more.
CREATE OR REPLACE FUNCTION queue_promotions(p_player_id text, p_corrected boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
       SELECT FROM promotions p
         WHERE p.award IS NOT NULL AND NOT EXISTS (SELECT FROM promotion_awards a WHERE a.promotion_id = p.id AND a.player_id = p_player_id)
           AND (p.enrolment = 'none' AND NOT p.play_your_way
             OR EXISTS (SELECT FROM promotion_enrolments e WHERE e.promotion_id = p.id AND e.player_id = p_player_id)))
     AND NOT EXISTS (SELECT FROM referrals WHERE friend_id = p_player_id AND (awarded_at IS NULL OR p_corrected))
     AND NOT (p_corrected AND EXISTS (SELECT FROM promotion_awards WHERE player_id = p_player_id AND condition IS NOT NULL))
     AND NOT EXISTS (SELECT FROM promo_code_uses WHERE player_id = p_player_id AND (reward_id IS NULL OR p_corrected))
     -- One that was used when it was no longer earned may be unused again.
     AND NOT EXISTS (SELECT FROM award_recalls WHERE player_id = p_player_id)
  THEN
    RETURN;
  END IF;
  PERFORM graphile_worker.add_job('evaluate-promotions', json_build_object('playerId', p_player_id), job_key := 'promotions:' || p_player_id);
END
$$;

-- Whether a promotion is for this player: by the region of the account, and for new players by when they came, and that the
-- person had no account before.
CREATE OR REPLACE FUNCTION promotion_is_for(p_promotion promotions, p_player_id text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM players
      WHERE id = p_player_id
        AND (NOT p_promotion.audience ? 'regions' OR p_promotion.audience -> 'regions' ? region_code)
        AND (NOT p_promotion.audience ? 'newForDays'
             OR created_at > p_at - (p_promotion.audience ->> 'newForDays')::integer * interval '1 day' AND NOT is_known_person(id)))
$$;

-- From when on a player's play counts for a promotion; null: not at all, because they have not opted in.
CREATE OR REPLACE FUNCTION promotion_counts_from(p_promotion promotions, p_player_id text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_promotion.enrolment = 'none' AND NOT p_promotion.play_your_way THEN coalesce(p_promotion.starts_at, '-infinity')
              ELSE (SELECT greatest(enrolled_at, coalesce(p_promotion.starts_at, enrolled_at)) FROM promotion_enrolments
                      WHERE promotion_id = p_promotion.id AND player_id = p_player_id) END
$$;

-- Whether a condition that a person meets once (once_per_person(), of server/domain/promotions/conditions.ts) is another promotion's: one that
-- was awarded, or that the player has opted in to.
CREATE OR REPLACE FUNCTION promotion_is_taken(p_promotion promotions, p_player_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(p_promotion.condition ->> 'kind', '') = ANY (once_per_person()) AND (
    EXISTS (SELECT FROM promotion_awards WHERE player_id = p_player_id AND condition ->> 'kind' = p_promotion.condition ->> 'kind')
    OR EXISTS (SELECT FROM promotion_enrolments e JOIN promotions other ON other.id = e.promotion_id
                 WHERE e.player_id = p_player_id AND e.promotion_id <> p_promotion.id AND other.condition ->> 'kind' = p_promotion.condition ->> 'kind'))
$$;

-- Gives an award: a row of rewards, or a transfer from the house. @param p_source its reason, as in award_recalls; the row that it names is there.
CREATE OR REPLACE FUNCTION give_award(
  p_player_id text, p_award jsonb, p_source text, p_reward_id text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- It can be withdrawn, and is not used, while what earned it may still change.
  v_hold CONSTANT interval := make_interval(secs => coalesce((p_award ->> 'holdSeconds')::integer, 0));
BEGIN
  IF p_award ->> 'kind' IN ('PROMOTIONAL_CREDIT', 'CASINO_BONUS') THEN
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
      SELECT p_source, 'FUNDING', 1, id, (p_award ->> 'amountCents')::bigint, p_at FROM ledger_accounts
        WHERE player_id = p_player_id AND kind::text = CASE p_award ->> 'kind' WHEN 'CASINO_BONUS' THEN 'BONUS' ELSE 'PROMOTIONAL_CREDIT' END;
  ELSE
    INSERT INTO rewards (id, player_id, kind, title, amount_cents, percent, maximum_amount_cents, minimum_legs, restrictions, game_ids, spins, created_at, starts_at,
                         expires_at, source)
      VALUES (p_reward_id, p_player_id, p_award ->> 'kind', p_award ->> 'title', (p_award ->> 'amountCents')::bigint, (p_award ->> 'percent')::integer,
              (p_award ->> 'maximumAmountCents')::bigint, (p_award ->> 'minimumLegs')::integer, p_award -> 'restrictions',
              (SELECT array_agg(value) FROM jsonb_array_elements_text(p_award -> 'gameIds')), (p_award ->> 'spins')::integer, p_at,
              CASE WHEN v_hold > '0' THEN p_at + v_hold END, p_at + v_hold + (p_award ->> 'expiresInSeconds')::integer * interval '1 second', p_source);
  END IF;
END
$$;

-- What an award takes of a budget: what it is worth for sure, which who puts the promotion up has computed (server/domain/rewards/sureWorth.ts).
-- One that an operator has put up without it takes its face value.
CREATE OR REPLACE FUNCTION award_cost_cents(p_award jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN CASE WHEN p_award ? 'worthCents' THEN (p_award ->> 'worthCents')::bigint
            WHEN p_award ->> 'kind' = 'PROFIT_BOOST' THEN (p_award ->> 'maximumAmountCents')::bigint
            WHEN p_award ->> 'kind' = 'BONUS_SPINS' THEN (p_award ->> 'amountCents')::bigint * (p_award ->> 'spins')::bigint
            ELSE coalesce((p_award ->> 'amountCents')::bigint, 0) END;

-- What a player may be given now, once its condition is met (null: there is none): promotions that run, and promo codes whose deposit stands;
-- nothing where nothing is offered. `counts_from` and `counts_until` as epoch_micros.
CREATE OR REPLACE FUNCTION open_awards(p_player_id text, p_at timestamptz)
RETURNS TABLE (kind text, id text, condition jsonb, counts_from bigint, counts_until bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT player_is_offered(p_player_id, p_at) THEN RETURN; END IF;
  RETURN QUERY
    SELECT 'PROMOTION', p.id, p.condition, epoch_micros(since), epoch_micros(p.ends_at)
      FROM promotions p CROSS JOIN LATERAL (SELECT p.enrolment = 'none' AND NOT p.play_your_way AS is_for_all) how
      CROSS JOIN LATERAL promotion_counts_from(p, p_player_id) AS since
      WHERE p.award IS NOT NULL AND coalesce(p.starts_at, '-infinity') <= p_at AND since IS NOT NULL
        -- What happened before the end may be settled after it.
        AND NOT EXISTS (SELECT FROM promotion_awards a WHERE a.promotion_id = p.id AND a.player_id IN (SELECT own_accounts(p_player_id)))
        AND (NOT is_for_all OR promotion_is_for(p, p_player_id, p_at))
        -- Without a condition and without an opt-in it would be given to everybody at once: it has to be claimed.
        AND (p.condition IS NOT NULL OR NOT is_for_all AND (p.ends_at <= since) IS NOT TRUE);
  RETURN QUERY
    SELECT 'PROMO_CODE', u.code, promo_code_condition(u), epoch_micros(p.credited_at), NULL::bigint
      FROM promo_code_uses u JOIN payments p ON p.id = u.payment_id
      WHERE u.player_id = p_player_id AND u.reward_id IS NULL AND p.state = 'SUCCESSFUL';
END
$$;

-- Gives a player what has been earned, each once, while its budget holds. Called by any number of servers, any number of times.
-- @param p_earned rows of open_awards whose condition is met: one that has changed since it was counted is not given. @returns the ids of the
-- promotions that were awarded now, and the promo codes.
CREATE OR REPLACE FUNCTION award_promotions(p_player_id text, p_earned jsonb, p_at timestamptz) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_open record;
  v_awarded text[] := '{}';
BEGIN
  PERFORM begin_player_request(p_player_id, p_at, p_by_player => false);
  FOR v_open IN SELECT o.* FROM open_awards(p_player_id, p_at) o WHERE to_jsonb(o) IN (SELECT jsonb_array_elements(p_earned)) ORDER BY o.kind, o.id LOOP
    IF (CASE v_open.kind WHEN 'PROMOTION' THEN award_promotion(p_player_id, v_open.id, v_open.condition, p_at)
                         ELSE award_promo_code(p_player_id, v_open.id, p_at) END) THEN
      v_awarded := v_awarded || v_open.id;
    END IF;
  END LOOP;
  RETURN v_awarded;
END
$$;

-- The player's funds are locked. False: its budget is given away, another promotion of the same condition was awarded, or it asks for something
-- else than p_condition now.
CREATE OR REPLACE FUNCTION award_promotion(p_player_id text, p_promotion_id text, p_condition jsonb, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_promotion promotions;
  v_award_id bigint;
  v_reward_id text;
BEGIN
  IF p_condition ->> 'kind' = ANY (once_per_person()) AND EXISTS (
    SELECT FROM promotion_awards WHERE player_id IN (SELECT own_accounts(p_player_id)) AND condition ->> 'kind' = p_condition ->> 'kind')
  THEN RETURN false; END IF;
  UPDATE promotions SET spent_cents = spent_cents + award_cost_cents(award)
    WHERE id = p_promotion_id AND condition IS NOT DISTINCT FROM p_condition
      AND (budget_cents IS NULL OR spent_cents + award_cost_cents(award) <= budget_cents)
    RETURNING * INTO v_promotion;
  IF NOT FOUND THEN RETURN false; END IF;
  v_reward_id := CASE WHEN v_promotion.award ->> 'kind' NOT IN ('PROMOTIONAL_CREDIT', 'CASINO_BONUS') THEN gen_random_uuid()::text END;
  INSERT INTO promotion_awards (promotion_id, player_id, cents, reward_id, awarded_at, condition, counts_from, counts_until, award)
    VALUES (v_promotion.id, p_player_id, award_cost_cents(v_promotion.award), v_reward_id, p_at, p_condition,
            promotion_counts_from(v_promotion, p_player_id), v_promotion.ends_at, v_promotion.award)
    RETURNING id INTO v_award_id;
  PERFORM give_award(p_player_id, v_promotion.award || jsonb_build_object('title', coalesce(v_promotion.award ->> 'title', v_promotion.title)),
    'promotion:' || v_award_id, v_reward_id, p_at);
  RETURN true;
END
$$;

-- Gives the bonus bet of a code whose deposit was played as it asks. The player's funds are locked.
CREATE OR REPLACE FUNCTION award_promo_code(p_player_id text, p_code text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_code promo_codes;
  v_payment_id bigint;
  v_reward_id CONSTANT text := gen_random_uuid()::text;
BEGIN
  SELECT * INTO v_code FROM promo_codes WHERE code = p_code;
  UPDATE promo_code_uses SET reward_id = v_reward_id WHERE player_id = p_player_id AND code = p_code RETURNING payment_id INTO v_payment_id;
  PERFORM give_award(p_player_id, v_code.terms || jsonb_build_object('kind', 'BONUS_BET', 'title', v_code.title, 'amountCents', v_code.bonus_bet_cents,
    'expiresInSeconds', v_code.reward_seconds), 'promo-code:' || v_payment_id, v_reward_id, p_at);
  RETURN true;
END
$$;

-- Opts a player in, or claims one of several choices. @param p_is_missed the condition cannot be met any more: counted in this transaction, which
-- holds the player's funds. @returns ENROLLED, or why not; nothing is given then.
CREATE OR REPLACE FUNCTION enrol_in_promotion(
  p_player_id text, p_session_id text, p_promotion_id text, p_brand text, p_brand_kind text, p_is_missed boolean, p_at timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_promotion promotions;
  v_outcome text;
  v_now timestamptz;
BEGIN
  SELECT outcome, at INTO v_outcome, v_now FROM begin_player_request(p_player_id, p_at, p_session_id);
  IF v_outcome IS NOT NULL THEN RETURN v_outcome; END IF;
  SELECT * INTO v_promotion FROM promotions
    WHERE id = p_promotion_id AND coalesce(brand, p_brand) = p_brand AND coalesce(brand_kind, p_brand_kind) = p_brand_kind;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF NOT player_is_offered(p_player_id, v_now) THEN RETURN 'NOT_OFFERED'; END IF;
  IF v_promotion.enrolment = 'none' AND NOT v_promotion.play_your_way THEN RETURN 'NOT_REQUIRED'; END IF;
  IF coalesce(v_promotion.starts_at, '-infinity') > v_now THEN RETURN 'NOT_STARTED'; END IF;
  IF v_promotion.ends_at <= v_now THEN RETURN 'ENDED'; END IF;
  IF v_promotion.audience ? 'regions' AND NOT EXISTS (
    SELECT FROM players WHERE id = p_player_id AND v_promotion.audience -> 'regions' ? region_code) THEN RETURN 'NOT_IN_REGION'; END IF;
  IF NOT promotion_is_for(v_promotion, p_player_id, v_now) THEN RETURN 'NOT_FOR_YOU'; END IF;
  IF EXISTS (SELECT FROM promotion_enrolments WHERE promotion_id = p_promotion_id AND player_id = p_player_id) THEN RETURN 'ALREADY_ENROLLED'; END IF;
  IF v_promotion.play_your_way AND EXISTS (
    SELECT FROM promotion_enrolments e JOIN promotions other ON other.id = e.promotion_id AND other.play_your_way WHERE e.player_id = p_player_id)
  THEN RETURN 'ALREADY_CLAIMED'; END IF;
  IF promotion_is_taken(v_promotion, p_player_id) THEN RETURN 'ALREADY_CLAIMED'; END IF;
  IF p_is_missed THEN RETURN 'NOT_FOR_YOU'; END IF;
  IF v_promotion.budget_cents IS NOT NULL AND v_promotion.spent_cents + award_cost_cents(v_promotion.award) > v_promotion.budget_cents THEN RETURN 'USED_UP'; END IF;
  INSERT INTO promotion_enrolments (promotion_id, player_id, enrolled_at) VALUES (p_promotion_id, p_player_id, v_now);
  PERFORM queue_promotions(p_player_id, false);
  RETURN 'ENROLLED';
END
$$;

-- Moves cashback into the player's cash, once. @returns CLAIMED, or why not.
CREATE OR REPLACE FUNCTION claim_cashback(p_player_id text, p_session_id text, p_reward_id text, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_reward rewards;
  v_outcome text;
  v_now timestamptz;
BEGIN
  SELECT outcome, at INTO v_outcome, v_now FROM begin_player_request(p_player_id, p_at, p_session_id);
  IF v_outcome IS NOT NULL THEN RETURN v_outcome; END IF;
  SELECT * INTO v_reward FROM rewards WHERE id = p_reward_id AND player_id = p_player_id AND kind = 'CASHBACK';
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF EXISTS (SELECT FROM cashback_claims WHERE reward_id = p_reward_id) THEN RETURN 'ALREADY_CLAIMED'; END IF;
  IF v_reward.starts_at > v_now THEN RETURN 'NOT_STARTED'; END IF;
  IF v_reward.paused_reason IS NOT NULL OR EXISTS (SELECT FROM award_recalls WHERE reward_id = p_reward_id) THEN RETURN 'PAUSED'; END IF;
  IF v_reward.expires_at <= v_now THEN RETURN 'EXPIRED'; END IF;
  IF NOT player_is_offered(p_player_id, v_now) THEN RETURN 'NOT_OFFERED'; END IF;
  INSERT INTO cashback_claims (reward_id, player_id, claimed_at) VALUES (p_reward_id, p_player_id, v_now);
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    SELECT 'cashback:' || c.number, 'FUNDING', 1, a.id, v_reward.amount_cents, v_now
      FROM cashback_claims c JOIN ledger_accounts a ON a.player_id = p_player_id AND a.kind = 'CASH' WHERE c.reward_id = p_reward_id;
  PERFORM repay_claim(p_player_id, 'claim-repayment:cashback:' || (SELECT number FROM cashback_claims WHERE reward_id = p_reward_id),
                      v_reward.amount_cents, v_now);
  RETURN 'CLAIMED';
END
$$;
