-- What of the player's credits can be bet with, locked; the cash account is locked before.
CREATE OR REPLACE FUNCTION lock_credits(p_player_id text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_cents bigint;
BEGIN
  SELECT balance_cents INTO v_cents FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'PROMOTIONAL_CREDIT' FOR UPDATE;
  RETURN v_cents;
END
$$;

-- Errors where the player's credits or cash do not cover the bets; null: they do. p_stakes: of stakes_of. p_credit_cents:
-- null: none.
CREATE OR REPLACE FUNCTION uncovered_stakes(
  p_bets requested_bet[], p_stakes record, p_cash_cents bigint, p_credit_cents bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_errors jsonb;
BEGIN
  IF p_stakes.credit_cents > coalesce(p_credit_cents, 0) THEN
    v_errors := (
      SELECT jsonb_agg(jsonb_build_object('code', 'INSUFFICIENT_CREDITS', 'draftBetId', draft_bet_id,
               'availableCents', coalesce(p_credit_cents, 0)) ORDER BY ordinality)
        FROM unnest(p_bets) WITH ORDINALITY WHERE reward ->> 'kind' = 'PROMOTIONAL_CREDIT');
  END IF;
  IF p_stakes.cash_cents > p_cash_cents THEN
    v_errors := coalesce(v_errors, '[]')
      || jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'availableCents', p_cash_cents, 'neededCents', p_stakes.cash_cents);
  END IF;
  RETURN v_errors;
END
$$;

-- Pays the stake of each bet from what its reward says: cash, credits, or what the house awards for it.
CREATE OR REPLACE FUNCTION pay_stakes(
  p_player_id text, p_cash_id bigint, p_bets requested_bet[], p_bet_ids bigint[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_bet requested_bet;
  v_account_id bigint;
  v_position integer := 0;
BEGIN
  FOREACH v_bet IN ARRAY p_bets LOOP
    v_position := v_position + 1;
    v_account_id := p_cash_id;
    IF v_bet.reward ->> 'kind' IN ('PROMOTIONAL_CREDIT', 'BONUS_BET') THEN
      SELECT id INTO v_account_id FROM ledger_accounts
        WHERE player_id = p_player_id AND kind::text = CASE v_bet.reward ->> 'kind' WHEN 'BONUS_BET' THEN 'BONUS' ELSE 'PROMOTIONAL_CREDIT' END;
    END IF;
    IF v_bet.reward ->> 'kind' = 'BONUS_BET' THEN
      INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
        VALUES ('award:' || p_bet_ids[v_position], 'AWARD', 1, v_account_id, v_bet.stake_cents, p_bet_ids[v_position], p_at);
    END IF;
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
      VALUES ('stake:' || p_bet_ids[v_position], 'STAKE', v_account_id, 1, v_bet.stake_cents, p_bet_ids[v_position], p_at);
  END LOOP;
END
$$;
