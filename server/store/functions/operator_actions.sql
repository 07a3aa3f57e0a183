-- What a person gives players, or puts up for them (docs/adr/0128). Each function stores who did it and why, or fails. The servers' role may call
-- them where there is a sandbox (grants.sql); elsewhere an operator does, as the owner of the tables.
-- What follows is in after_rewards.sql and after_loyalty_entries.sql.

-- An operator without a name, or a reason without words, is refused by the table.
CREATE OR REPLACE FUNCTION note_operator_action(
  p_kind text, p_subject text, p_player_id text, p_detail jsonb, p_operator text, p_reason text, p_at timestamptz
) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
    VALUES (p_kind, p_subject, p_player_id, p_detail, p_operator, p_reason, p_at) RETURNING id
$$;

-- Funds an account of a player: cash comes from the outside world, awards from the house. False: that reference was posted before.
CREATE OR REPLACE FUNCTION fund_player(
  p_player_id text, p_kind ledger_account_kind, p_amount_cents bigint, p_reference text, p_operator text, p_reason text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_account_id bigint;
BEGIN
  IF p_kind = 'CASH' THEN PERFORM FROM lock_funds(ARRAY[p_player_id]); END IF;
  SELECT id INTO v_account_id FROM ledger_accounts
    WHERE player_id = p_player_id AND kind = p_kind AND kind NOT IN ('RECEIVABLE', 'CREDIT_RECEIVABLE');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The player has no such account to fund' USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
    VALUES ('CREDIT', p_reference, p_player_id, jsonb_build_object('account', p_kind, 'cents', p_amount_cents), p_operator, p_reason, p_at)
    ON CONFLICT (kind, subject) WHERE kind IN ('CREDIT', 'REWARD') DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    VALUES (p_reference, 'FUNDING', CASE WHEN p_kind IN ('CASH', 'PENDING_WITHDRAWAL') THEN 2 ELSE 1 END, v_account_id, p_amount_cents, p_at);
  IF p_kind = 'CASH' THEN PERFORM repay_claim(p_player_id, 'claim-repayment:' || p_reference, p_amount_cents, p_at); END IF;
  RETURN true;
END
$$;

-- Gives a reward. @param p_reward its columns. @returns its id.
CREATE OR REPLACE FUNCTION grant_reward(p_player_id text, p_reward jsonb, p_operator text, p_reason text, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_id CONSTANT text := gen_random_uuid()::text;
  v_action_id CONSTANT bigint := note_operator_action('REWARD', v_id, p_player_id, jsonb_strip_nulls(p_reward), p_operator, p_reason, p_at);
BEGIN
  INSERT INTO rewards
    SELECT (jsonb_populate_record(NULL::rewards, p_reward
      || jsonb_build_object('id', v_id, 'player_id', p_player_id, 'source', 'operator:' || v_action_id, 'created_at', p_at))).*;
  RETURN v_id;
END
$$;

-- Gives tier points and credits, and a tier that holds through the next year (null: as it is).
CREATE OR REPLACE FUNCTION grant_loyalty(
  p_player_id text, p_tier text, p_tier_points bigint, p_credits bigint, p_operator text, p_reason text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_year CONSTANT integer := loyalty_year(p_player_id, p_at);
  v_action_id CONSTANT bigint := note_operator_action('LOYALTY', p_player_id, p_player_id,
    jsonb_build_object('tier', p_tier, 'tierPoints', p_tier_points, 'credits', p_credits), p_operator, p_reason, p_at);
BEGIN
  PERFORM FROM lock_funds(ARRAY[p_player_id]);
  INSERT INTO loyalty_members (player_id) VALUES (p_player_id) ON CONFLICT DO NOTHING;
  UPDATE loyalty_members SET tier = p_tier, granted_year = v_year WHERE player_id = p_player_id AND p_tier IS NOT NULL;
  IF p_tier_points <> 0 OR p_credits <> 0 THEN
    INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at, operator_action_id)
      VALUES (p_player_id, 'GRANT', p_tier_points, p_credits, v_year, p_at, v_action_id);
  END IF;
END
$$;

-- Puts promotions up. @param p_promotions their columns; of one that is up those that change. @param p_how BESIDE: in front of the others; INSTEAD: of
-- all that are up; FIRST: where nothing is up. Who has opted in, and who was given something, stays.
CREATE OR REPLACE FUNCTION put_up_promotions(p_promotions jsonb, p_how text, p_operator text, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_wanted jsonb;
  v_known jsonb;
  v_position integer := 0;
BEGIN
  LOCK TABLE promotions IN SHARE ROW EXCLUSIVE MODE;
  IF p_how = 'FIRST' AND EXISTS (SELECT FROM promotions) THEN RETURN; END IF;
  IF p_how = 'INSTEAD' THEN DELETE FROM promotions; END IF;
  FOR v_wanted IN SELECT value FROM jsonb_array_elements(p_promotions) LOOP
    IF p_how <> 'BESIDE' THEN v_position := v_position + 1; END IF;
    SELECT to_jsonb(p) INTO v_known FROM promotions p WHERE id = v_wanted ->> 'id';
    v_wanted := coalesce(v_known, jsonb_build_object('position', v_position, 'enrolment', 'none', 'audience', '{}'::jsonb, 'spent_cents', 0,
                                                     'is_onboarding', false, 'play_your_way', false)) || v_wanted;
    DELETE FROM promotions WHERE id = v_wanted ->> 'id';
    INSERT INTO promotions SELECT (jsonb_populate_record(NULL::promotions, v_wanted)).*;
    PERFORM note_operator_action('PROMOTION', v_wanted ->> 'id', NULL,
      jsonb_build_object('award', v_wanted -> 'award', 'budgetCents', v_wanted -> 'budget_cents'), p_operator, p_reason, now());
  END LOOP;
END
$$;

-- Adds a promo code; one that there is keeps what it was first. @param p_code its columns.
CREATE OR REPLACE FUNCTION add_promo_code(p_code jsonb, p_operator text, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promo_codes SELECT (jsonb_populate_record(NULL::promo_codes, p_code)).* ON CONFLICT DO NOTHING;
  IF FOUND THEN PERFORM note_operator_action('PROMO_CODE', p_code ->> 'code', NULL, p_code, p_operator, p_reason, now()); END IF;
END
$$;

-- Sets a jackpot, or adds to it up to its bound (null: it is set). False: there is no such jackpot.
CREATE OR REPLACE FUNCTION set_jackpot(
  p_id text, p_amount_cents bigint, p_grow_cents bigint, p_won_at timestamptz, p_operator text, p_reason text
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_before bigint;
  v_after bigint;
BEGIN
  SELECT amount_cents INTO v_before FROM casino_jackpots WHERE id = p_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE casino_jackpots SET version = version + 1, last_won_at = coalesce(p_won_at, last_won_at),
      amount_cents = coalesce(p_amount_cents, least(amount_cents + p_grow_cents, coalesce(must_drop_cents, amount_cents + p_grow_cents)))
    WHERE id = p_id RETURNING amount_cents INTO v_after;
  PERFORM note_operator_action('JACKPOT', p_id, NULL, jsonb_build_object('fromCents', v_before, 'toCents', v_after), p_operator, p_reason, now());
  RETURN true;
END
$$;
