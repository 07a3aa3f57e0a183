-- Whatever is put into a player's cash repays their debt first. The player's funds are locked, or their cash account, which whatever changes the
-- claim has locked first. settle_bets repays by the plan that it is given.

-- The part of an amount that repays; 0 without a debt.
CREATE OR REPLACE FUNCTION part_owed(p_player_id text, p_cents bigint) RETURNS bigint LANGUAGE sql AS $$
  SELECT least(p_cents, coalesce(sum(0 - balance_cents), 0))::bigint FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'RECEIVABLE'
$$;

-- Repays with what has just been put into cash. p_reference: `claim-repayment:` and the reference of that transfer, or that of a repayment by a
-- bet, a casino transaction or a payment, which is named, too. Returns what was repaid.
CREATE OR REPLACE FUNCTION repay_claim(
  p_player_id text, p_reference text, p_cents bigint, p_at timestamptz, p_bet_id bigint DEFAULT NULL, p_casino_transaction_id bigint DEFAULT NULL,
  p_payment_id bigint DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_cents CONSTANT bigint := part_owed(p_player_id, p_cents);
BEGIN
  IF v_cents > 0 THEN
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, casino_transaction_id, payment_id, posted_at)
      SELECT p_reference, 'REPAYMENT', cash.id, claim.id, v_cents, p_bet_id, p_casino_transaction_id, p_payment_id, p_at
        FROM ledger_accounts cash JOIN ledger_accounts claim ON claim.player_id = cash.player_id AND claim.kind = 'RECEIVABLE'
        WHERE cash.player_id = p_player_id AND cash.kind = 'CASH';
  END IF;
  RETURN v_cents;
END
$$;
