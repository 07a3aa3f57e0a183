-- Whether a transfer is one that its kind allows: whose accounts, and under which reference. Accounts below 100 are the house's.
-- The whole of the table's rules, because PostgreSQL reads each constraint's expression anew for every statement that writes. Kinds are
-- compared as text: a value of an enum cannot be used in the transaction that adds it, and an upgrade is one transaction.
CREATE OR REPLACE FUNCTION ledger_transfer_is_sound(
  kind ledger_transfer_kind, reference text, from_account_id bigint, to_account_id bigint, amount_cents bigint, bet_id bigint,
  casino_transaction_id bigint, payment_id bigint
) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  -- First, because most transfers are stakes, and only what is evaluated is prepared.
  IF kind = 'STAKE' THEN
    RETURN amount_cents > 0 AND from_account_id >= 100 AND to_account_id = 1 AND casino_transaction_id IS NULL
      AND payment_id IS NULL AND reference = 'stake:' || bet_id;
  END IF;
  IF payment_id IS NOT NULL THEN
    RETURN amount_cents > 0 AND bet_id IS NULL AND casino_transaction_id IS NULL AND from_account_id <> to_account_id
      AND reference = CASE WHEN kind::text IN ('LOAN', 'REPAYMENT') THEN 'payment-' ELSE '' END || replace(lower(kind::text), '_', '-') || ':' || payment_id
      AND CASE kind::text
        WHEN 'DEPOSIT' THEN from_account_id = 2 AND to_account_id >= 100
        WHEN 'DEPOSIT_RETURN' THEN from_account_id >= 100 AND to_account_id = 2
        WHEN 'WITHDRAWAL' THEN from_account_id >= 100 AND to_account_id = 2
        WHEN 'WITHDRAWAL_RETURN' THEN from_account_id = 2 AND to_account_id >= 100
        WHEN 'WITHDRAWAL_HOLD' THEN from_account_id >= 100 AND to_account_id >= 100
        WHEN 'WITHDRAWAL_RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100
        WHEN 'LOAN' THEN from_account_id >= 100 AND to_account_id >= 100
        WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
      END;
  END IF;
  IF casino_transaction_id IS NULL THEN
    RETURN amount_cents > 0 AND from_account_id <> to_account_id
      AND (bet_id IS NULL) = (kind::text IN ('FUNDING', 'HOLD', 'RELEASE', 'CASINO_BONUS_RELEASE') OR kind::text = 'REPAYMENT' AND starts_with(reference, 'claim-repayment:'))
      AND CASE kind::text
      WHEN 'AWARD' THEN from_account_id = 1 AND to_account_id >= 100 AND reference = 'award:' || bet_id
      WHEN 'PAYOUT' THEN from_account_id = 1 AND to_account_id >= 100 AND starts_with(reference, 'payout:' || bet_id || ':')
      WHEN 'PAYOUT_REVERSAL' THEN from_account_id >= 100 AND to_account_id = 1 AND starts_with(reference, 'reverse-payout:' || bet_id || ':')
      WHEN 'CASH_OUT' THEN from_account_id = 1 AND to_account_id >= 100 AND starts_with(reference, 'cash-out:' || bet_id || ':')
      WHEN 'LOAN' THEN from_account_id >= 100 AND to_account_id >= 100
        AND (starts_with(reference, 'loan:' || bet_id || ':') OR starts_with(reference, 'credit-loan:' || bet_id || ':'))
      WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
        AND (bet_id IS NULL OR starts_with(reference, 'repayment:' || bet_id || ':') OR starts_with(reference, 'credit-repayment:' || bet_id || ':'))
      WHEN 'HOLD' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^hold(-credit)?:'
      WHEN 'RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^release(-credit)?:'
      WHEN 'CASINO_BONUS_RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^casino-bonus-release:[0-9]+$'
      -- An award of money that is not earned any more goes back (docs/adr/0097).
      WHEN 'FUNDING' THEN CASE WHEN reference ~ '^promotion:[0-9]+:withdrawn:' THEN from_account_id >= 100 AND to_account_id = 1
                               ELSE from_account_id IN (1, 2) AND to_account_id >= 100 END
        AND reference !~ '^((stake|award|payout|reverse-payout|cash-out|loan|credit-loan|repayment|credit-repayment|hold|hold-credit|release|release-credit|claim-repayment):|casino-)'
        AND reference !~ '^(deposit(-return)?|withdrawal(-hold|-release|-return)?|payment-(loan|repayment)):[0-9]+$'
    END;
  END IF;
  RETURN amount_cents > 0 AND bet_id IS NULL
    AND reference = CASE WHEN kind = 'REPAYMENT' THEN 'casino-' ELSE '' END || replace(lower(kind::text), '_', '-') || ':' || casino_transaction_id
    AND CASE kind::text
      WHEN 'CASINO_BET' THEN from_account_id >= 100 AND to_account_id = 1
      WHEN 'CASINO_BONUS_BET' THEN from_account_id >= 100 AND to_account_id = 1
      WHEN 'CASINO_WIN' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_BONUS_WIN' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_ROLLBACK' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_BONUS_ROLLBACK' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
    END;
END
$$;
