-- Errors of the bets of a placement whose reward cannot be used; null: there is none. Each reward is used once, in time, and as the server
-- took it to be when it computed the payout. Locks the rewards.
CREATE OR REPLACE FUNCTION unusable_rewards(
  p_player_id text, p_rewards jsonb, p_draft_bet_ids text[], p_stakes bigint[], p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM rewards WHERE id IN (SELECT reward ->> 'id' FROM jsonb_array_elements(p_rewards) reward) ORDER BY id FOR UPDATE;
  RETURN (
    SELECT jsonb_agg(jsonb_build_object('code', 'REWARD_UNAVAILABLE', 'draftBetId', p_draft_bet_ids[bet]) ORDER BY bet)
      FROM (
        SELECT bet, reward, row_number() OVER (PARTITION BY reward ->> 'id' ORDER BY bet) AS use
          FROM jsonb_array_elements(p_rewards) WITH ORDINALITY AS each (reward, bet)
          WHERE reward ->> 'kind' IN ('PROFIT_BOOST', 'BONUS_BET')
      ) wanted
      WHERE use > 1 OR NOT EXISTS (
        SELECT FROM usable_rewards r
          WHERE r.id = reward ->> 'id' AND r.player_id = p_player_id AND r.kind = reward ->> 'kind' AND r.expires_at > p_at
            AND CASE r.kind
                  WHEN 'BONUS_BET' THEN r.amount_cents = p_stakes[bet] AND NOT reward ? 'percent'
                  ELSE r.percent = (reward ->> 'percent')::integer
                    AND r.maximum_amount_cents = (reward ->> 'maximumAmountCents')::bigint END
      )
  );
END
$$;
