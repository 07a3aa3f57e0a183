-- Whether the friend is somebody new, and somebody else than the referrer and than the others whom the referrer has brought (functions/person.sql).
CREATE OR REPLACE FUNCTION is_friend(p_friend_id text, p_referrer_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT is_known_person(p_friend_id) AND NOT EXISTS (
    SELECT FROM accounts_of_person(p_friend_id) o
      WHERE o.other_id = p_referrer_id OR EXISTS (SELECT FROM referrals r WHERE r.referrer_id = p_referrer_id AND r.friend_id = o.other_id))
$$;

-- Who invited whom, by the code of the link (docs/adr/0097). Oneself, a loop, a second referrer and a code that nobody has are refused; a referrer
-- to whom nothing is offered refers nobody.
CREATE OR REPLACE FUNCTION attribute_referral(p_friend_id text, p_code text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_referrer_id text;
BEGIN
  SELECT player_id INTO v_referrer_id FROM referral_codes WHERE code = upper(p_code);
  IF NOT FOUND OR v_referrer_id = p_friend_id OR NOT player_is_offered(v_referrer_id, p_at) THEN RETURN false; END IF;
  IF NOT is_friend(p_friend_id, v_referrer_id) THEN RETURN false; END IF;
  -- Nobody whom the friend has brought, at any remove.
  IF EXISTS (
    WITH RECURSIVE above AS (
      SELECT referrer_id FROM referrals WHERE friend_id = v_referrer_id
      UNION SELECT r.referrer_id FROM referrals r JOIN above ON r.friend_id = above.referrer_id
    ) SELECT FROM above WHERE referrer_id = p_friend_id)
  THEN RETURN false; END IF;
  INSERT INTO referrals (friend_id, referrer_id, signed_up_at) VALUES (p_friend_id, v_referrer_id, p_at) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END
$$;

-- The code of a player, made at the first call: seven letters and digits that are not mistaken for each other.
CREATE OR REPLACE FUNCTION referral_code(p_player_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_code text;
BEGIN
  LOOP
    SELECT code INTO v_code FROM referral_codes WHERE player_id = p_player_id;
    EXIT WHEN FOUND;
    SELECT string_agg(substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + get_byte(uuid_send(gen_random_uuid()), place) % 31, 1), '')
      INTO v_code FROM generate_series(9, 15) AS place;
    INSERT INTO referral_codes (code, player_id) VALUES (v_code, p_player_id) ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN v_code;
END
$$;

-- Gives both their bonus bet, once, after the friend has met the condition of referral_terms() (`ReferralTerms` of server/domain/referrals), which the
-- caller has counted in this transaction; nothing while nothing is offered to one of them, nor beyond what a referrer is given for, in a month of UTC and in all. @returns the referrer; null: nothing was given.
CREATE OR REPLACE FUNCTION award_referral(p_friend_id text, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_terms CONSTANT jsonb := referral_terms();
  v_referral referrals;
  v_friend_reward text := gen_random_uuid()::text;
  v_referrer_reward text := gen_random_uuid()::text;
BEGIN
  PERFORM check_clock(p_at);
  SELECT * INTO v_referral FROM referrals WHERE friend_id = p_friend_id AND awarded_at IS NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM lock_funds(ARRAY[p_friend_id, v_referral.referrer_id]);
  SELECT * INTO v_referral FROM referrals WHERE friend_id = p_friend_id AND awarded_at IS NULL FOR UPDATE;
  IF NOT FOUND OR NOT player_is_offered(p_friend_id, p_at) OR NOT player_is_offered(v_referral.referrer_id, p_at) THEN RETURN NULL; END IF;
  -- The person is asked again: a card or a document may have shown since who it is.
  IF NOT is_friend(p_friend_id, v_referral.referrer_id) THEN RETURN NULL; END IF;
  IF (SELECT count(*) >= (v_terms ->> 'mostInAll')::integer
             OR count(*) FILTER (WHERE awarded_at >= date_trunc('month', p_at, 'UTC')) >= (v_terms ->> 'mostPerMonth')::integer
        FROM referrals WHERE referrer_id IN (SELECT own_accounts(v_referral.referrer_id)) AND awarded_at IS NOT NULL) THEN RETURN NULL; END IF;
  UPDATE referrals SET awarded_at = p_at, friend_reward_id = v_friend_reward, referrer_reward_id = v_referrer_reward, condition = v_terms -> 'condition',
      award = v_terms -> 'award'
    WHERE friend_id = p_friend_id;
  PERFORM give_award(id, v_terms -> 'award', 'referral:' || p_friend_id || ':' || id, reward_id, p_at)
    FROM (VALUES (v_friend_reward, p_friend_id), (v_referrer_reward, v_referral.referrer_id)) AS given (reward_id, id);
  RETURN v_referral.referrer_id;
END
$$;
