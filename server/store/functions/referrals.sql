-- Who invited whom, by the code of the link (docs/adr/0097). Oneself, a loop, a second referrer and a code that nobody has are refused; a referrer
-- to whom nothing is offered refers nobody.
CREATE OR REPLACE FUNCTION attribute_referral(p_friend_id text, p_code text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_referrer_id text;
BEGIN
  SELECT player_id INTO v_referrer_id FROM referral_codes WHERE code = upper(p_code);
  IF NOT FOUND OR v_referrer_id = p_friend_id OR NOT player_is_offered(v_referrer_id, p_at) THEN RETURN false; END IF;
  -- One person with two accounts: the same phone, or the same address and birthday.
  IF EXISTS (
    SELECT FROM players one JOIN players other ON other.id = v_referrer_id
      LEFT JOIN player_details a ON a.player_id = one.id LEFT JOIN player_details b ON b.player_id = other.id
      WHERE one.id = p_friend_id AND (one.phone = other.phone OR (a.date_of_birth, lower(a.street), a.postal_code) = (b.date_of_birth, lower(b.street), b.postal_code)))
  THEN RETURN false; END IF;
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

-- Whether a bet of the player has won or lost with their own money.
CREATE OR REPLACE FUNCTION has_counting_bet(p_player_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM bets b
      JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON s.outcome::text IN ('WIN', 'LOSS')
      WHERE b.player_id = p_player_id AND coalesce(b.reward ->> 'kind', '') NOT IN ('BONUS_BET', 'PROMOTIONAL_CREDIT'))
$$;

-- Gives both their bonus bet, once, after the friend's first bet with their own money has won or lost; nothing while nothing is offered to one of them.
-- @returns the referrer; null: nothing was given.
CREATE OR REPLACE FUNCTION award_referral(p_friend_id text, p_award_cents bigint, p_seconds integer, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_referral referrals;
  v_friend_reward text := gen_random_uuid()::text;
  v_referrer_reward text := gen_random_uuid()::text;
BEGIN
  SELECT * INTO v_referral FROM referrals WHERE friend_id = p_friend_id AND awarded_at IS NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM FROM lock_funds(ARRAY[p_friend_id, v_referral.referrer_id]);
  SELECT * INTO v_referral FROM referrals WHERE friend_id = p_friend_id AND awarded_at IS NULL FOR UPDATE;
  IF NOT FOUND OR NOT player_is_offered(p_friend_id, p_at) OR NOT player_is_offered(v_referral.referrer_id, p_at) THEN RETURN NULL; END IF;
  IF NOT has_counting_bet(p_friend_id) THEN RETURN NULL; END IF;
  INSERT INTO rewards (id, player_id, kind, title, amount_cents, created_at, expires_at)
    SELECT id, player_id, 'BONUS_BET', 'Refer a friend', p_award_cents, p_at, p_at + p_seconds * interval '1 second'
      FROM (VALUES (v_friend_reward, p_friend_id), (v_referrer_reward, v_referral.referrer_id)) AS given (id, player_id);
  UPDATE referrals SET awarded_at = p_at, friend_reward_id = v_friend_reward, referrer_reward_id = v_referrer_reward WHERE friend_id = p_friend_id;
  RETURN v_referral.referrer_id;
END
$$;
