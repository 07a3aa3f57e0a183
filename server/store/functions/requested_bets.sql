-- The bets of a request or a hold, from their JSON.
CREATE OR REPLACE FUNCTION requested_bets(p_bets jsonb) RETURNS requested_bet[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT bet FROM jsonb_populate_recordset(NULL::requested_bet, p_bets) AS bet);
END
$$;

-- The same bets at the prices, and with the payouts, of others.
CREATE OR REPLACE FUNCTION repriced_bets(p_bets requested_bet[], p_prices requested_bet[]) RETURNS requested_bet[]
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR bet IN 1 .. cardinality(p_bets) LOOP
    p_bets[bet].payout_cents := p_prices[bet].payout_cents;
    FOR leg IN 1 .. cardinality(p_bets[bet].legs) LOOP
      p_bets[bet].legs[leg].odds_numerator := p_prices[bet].legs[leg].odds_numerator;
      p_bets[bet].legs[leg].odds_denominator := p_prices[bet].legs[leg].odds_denominator;
    END LOOP;
  END LOOP;
  RETURN p_bets;
END
$$;

-- Against their results and starts, in one order everywhere.
CREATE OR REPLACE FUNCTION lock_events_of(p_bets requested_bet[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(key)
    FROM (SELECT DISTINCT event_lock_key(event_id) AS key FROM selections
            WHERE id = ANY (ARRAY(SELECT leg.selection_id FROM unnest(p_bets) AS bet, unnest(bet.legs) AS leg)) ORDER BY key) events_of_bets;
END
$$;

-- What the bets are paid with, with the largest stake in cash, and what they may win. A stake is cash unless its reward says otherwise; that of a bonus bet is the house's.
CREATE OR REPLACE FUNCTION stakes_of(
  p_bets requested_bet[], OUT cash_cents bigint, OUT largest_cents bigint, OUT credit_cents bigint, OUT win_cents bigint, OUT have_rewards boolean
) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_bet requested_bet;
BEGIN
  cash_cents := 0;
  largest_cents := 0;
  credit_cents := 0;
  win_cents := 0;
  have_rewards := false;
  FOREACH v_bet IN ARRAY p_bets LOOP
    win_cents := win_cents + v_bet.payout_cents - v_bet.stake_cents;
    IF v_bet.reward IS NOT NULL THEN
      have_rewards := true;
    END IF;
    IF v_bet.reward ->> 'kind' = 'PROMOTIONAL_CREDIT' THEN
      credit_cents := credit_cents + v_bet.stake_cents;
    ELSIF v_bet.reward ->> 'kind' IS DISTINCT FROM 'BONUS_BET' THEN
      cash_cents := cash_cents + v_bet.stake_cents;
      largest_cents := greatest(largest_cents, v_bet.stake_cents);
    END IF;
  END LOOP;
END
$$;

-- What the bets count for in liabilities: one row a bet and key. A bet counts once for its event, however many of its legs are of it.
CREATE OR REPLACE FUNCTION liabilities_of(p_bets requested_bet[], p_legs placed_leg[])
RETURNS TABLE (bet integer, scope liability_scope, id text, cents bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT leg.bet, counted.scope, counted.id, (p_bets[leg.bet]).payout_cents - (p_bets[leg.bet]).stake_cents
    FROM unnest(p_legs) AS leg
    CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, (leg.taken).selection_id), ('MARKET', (leg.taken).market_id),
                               ('EVENT', (leg.taken).event_id)) AS counted (scope, id)
$$;
