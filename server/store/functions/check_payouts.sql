-- Refuses bets that could win more than their odds and rewards give. The server rounds the payout of each ticket and may cap it. Floating
-- point may be wrong by less than the added billionth.
CREATE OR REPLACE FUNCTION check_payouts(p_bets requested_bet[], p_legs placed_leg[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_bet requested_bet;
  v_position integer := 0;
  v_most record;
BEGIN
  FOREACH v_bet IN ARRAY p_bets LOOP
    v_position := v_position + 1;
    v_most := return_of_bet(v_bet, v_position, p_legs);
    IF v_bet.reward IS NOT NULL THEN
      IF (v_bet.reward ->> 'kind' IN ('PROFIT_BOOST', 'BONUS_BET', 'PROMOTIONAL_CREDIT')) IS NOT TRUE THEN
        RAISE EXCEPTION 'There is no such reward' USING ERRCODE = 'check_violation';
      ELSIF v_bet.combinations > 1 THEN
        RAISE EXCEPTION 'A reward is for one ticket' USING ERRCODE = 'check_violation';
      ELSIF v_bet.reward ->> 'kind' = 'PROFIT_BOOST' THEN
        v_most.returned := 1 + (v_most.returned - 1) * (1 + coalesce((v_bet.reward ->> 'percent')::double precision, 0) / 100);
      END IF;
    END IF;
    IF (v_bet.combinations = v_most.tickets AND v_bet.stake_cents % v_bet.combinations = 0
        AND v_bet.payout_cents <= v_bet.stake_cents * v_most.returned * (1 + 1e-9) + 0.5 * v_bet.combinations) IS NOT TRUE THEN
      RAISE EXCEPTION 'A bet can win more than its odds give' USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
END
$$;
