-- Errors of the bets of a placement whose reward cannot be used; null: there is none. Each reward is used once, in time, and as the server
-- took it to be when it computed the payout; none by a player who is kept from promotions. Locks the rewards.
CREATE OR REPLACE FUNCTION unusable_rewards(p_player_id text, p_bets requested_bet[], p_at timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (stakes_of(p_bets)).have_rewards THEN RETURN NULL; END IF;
  PERFORM FROM rewards WHERE id IN (SELECT reward ->> 'id' FROM unnest(p_bets)) ORDER BY id FOR UPDATE;
  RETURN (
    SELECT jsonb_agg(jsonb_build_object('code', 'REWARD_UNAVAILABLE', 'draftBetId', draft_bet_id) ORDER BY position)
      FROM (
        SELECT draft_bet_id, stake_cents, reward, ordinality AS position, row_number() OVER (PARTITION BY reward ->> 'id' ORDER BY ordinality) AS use
          FROM unnest(p_bets) WITH ORDINALITY
          WHERE reward ->> 'kind' IN ('PROFIT_BOOST', 'BONUS_BET')
      ) wanted
      WHERE use > 1
        OR (SELECT is_out_of_promotions FROM player_standing(p_player_id, p_at))
        OR NOT EXISTS (
        SELECT FROM usable_rewards r
          WHERE r.id = reward ->> 'id' AND r.player_id = p_player_id AND r.kind = reward ->> 'kind' AND r.starts_at <= p_at AND r.expires_at > p_at
            AND CASE r.kind
                  WHEN 'BONUS_BET' THEN r.amount_cents = stake_cents AND NOT reward ? 'percent'
                  ELSE r.percent = (reward ->> 'percent')::integer
                    AND r.maximum_amount_cents = (reward ->> 'maximumAmountCents')::bigint END
      )
  );
END
$$;
