-- What follows a row of rewards, in the same transaction: a reward without a reason, which is another row, is refused.
CREATE OR REPLACE FUNCTION refuse_reward_without_reason() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_id CONSTANT bigint := substring(NEW.source FROM '^(?:promotion|promo-code|operator):([0-9]{1,18})$')::bigint;
BEGIN
  IF (CASE split_part(NEW.source, ':', 1)
       WHEN 'promotion' THEN EXISTS (SELECT FROM promotion_awards WHERE id = v_id AND player_id = NEW.player_id AND reward_id = NEW.id)
       WHEN 'promo-code' THEN EXISTS (SELECT FROM promo_code_uses WHERE payment_id = v_id AND player_id = NEW.player_id AND reward_id = NEW.id)
       WHEN 'operator' THEN EXISTS (
         SELECT FROM operator_actions WHERE id = v_id AND kind = 'REWARD' AND subject = NEW.id AND player_id = NEW.player_id)
       WHEN 'referral' THEN EXISTS (
         SELECT FROM referrals
           WHERE NEW.player_id IN (friend_id, referrer_id) AND NEW.source = 'referral:' || friend_id || ':' || NEW.player_id
             AND NEW.id = CASE NEW.player_id WHEN friend_id THEN friend_reward_id ELSE referrer_reward_id END)
     END) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'There is no reason for the reward %, of %', NEW.id, NEW.source USING ERRCODE = 'check_violation';
END
$$;
