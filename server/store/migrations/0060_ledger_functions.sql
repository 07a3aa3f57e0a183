-- Money moves through functions alone. The role that servers run as may read the ledger and call these (server/store/grants.sql makes them
-- SECURITY DEFINER); it may not write accounts, transfers, bets or settlements itself. Each function derives the accounts from the player
-- or the bet, so that no caller can name a stranger's.

-- A transfer that its kind does not allow cannot be written down, whoever writes it. Accounts below 100 are the house's.
ALTER TABLE ledger_transfers
  ADD CONSTRAINT ledger_transfers_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES bets,
  ADD CONSTRAINT ledger_transfers_accounts_fit_the_kind CHECK (CASE kind
    WHEN 'FUNDING' THEN from_account_id IN (1, 2) AND to_account_id >= 100
    WHEN 'PAYOUT' THEN from_account_id = 1 AND to_account_id >= 100
    WHEN 'LOAN' THEN from_account_id >= 100 AND to_account_id >= 100
    WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
    ELSE from_account_id >= 100 AND to_account_id = 1 END), -- STAKE, PAYOUT_REVERSAL
  ADD CONSTRAINT ledger_transfers_reference_fits_the_kind CHECK (CASE kind
    WHEN 'FUNDING' THEN reference !~ '^(stake|payout|reverse-payout|loan|repayment):'
    WHEN 'STAKE' THEN reference = 'stake:' || bet_id::text
    WHEN 'PAYOUT' THEN starts_with(reference, 'payout:' || bet_id::text || ':')
    WHEN 'PAYOUT_REVERSAL' THEN starts_with(reference, 'reverse-payout:' || bet_id::text || ':')
    WHEN 'LOAN' THEN starts_with(reference, 'loan:' || bet_id::text || ':')
    ELSE starts_with(reference, 'repayment:' || bet_id::text || ':') END);

-- All accounts of a new player, empty, and the house's claim on the player.
CREATE FUNCTION open_player_accounts(p_player_id text) RETURNS void LANGUAGE sql VOLATILE AS $$
  INSERT INTO ledger_accounts (kind, player_id, balance_cents)
    SELECT kind, p_player_id, 0 FROM unnest(enum_range(NULL::ledger_account_kind)) AS kind WHERE kind NOT IN ('HOUSE', 'PAYMENTS')
$$;

-- Funds an account of a player: cash comes from the outside world, awards from the house. False: that reference was posted before.
CREATE FUNCTION fund_player(
  p_player_id text, p_kind ledger_account_kind, p_amount_cents bigint, p_reference text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_account_id bigint;
BEGIN
  SELECT id INTO v_account_id FROM ledger_accounts WHERE player_id = p_player_id AND kind = p_kind AND kind <> 'RECEIVABLE';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The player has no such account to fund' USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
    VALUES (p_reference, 'FUNDING', CASE WHEN p_kind IN ('CASH', 'PENDING_WITHDRAWAL') THEN 2 ELSE 1 END, v_account_id, p_amount_cents, p_at)
    ON CONFLICT (reference) DO NOTHING;
  RETURN FOUND;
END
$$;

-- The next bets with a leg on the event, by ascending id, locked for settlement.
CREATE FUNCTION lock_bets_on_event(p_event_id text, p_after_bet_id bigint, p_limit integer) RETURNS SETOF bigint
LANGUAGE sql VOLATILE AS $$
  SELECT b.id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
    WHERE l.event_id = p_event_id AND l.bet_id > p_after_bet_id ORDER BY l.bet_id LIMIT p_limit FOR UPDATE OF b
$$;

-- What players have in cash and what they owe, locked in ascending order, which is the order of locks everywhere.
CREATE FUNCTION lock_funds(p_player_ids text[]) RETURNS SETOF ledger_accounts LANGUAGE sql VOLATILE AS $$
  SELECT * FROM ledger_accounts WHERE kind IN ('CASH', 'RECEIVABLE') AND player_id = ANY (p_player_ids) ORDER BY id FOR UPDATE
$$;

-- Writes the next settlement version of each bet and the transfers that it implies: the reversal of what the version before paid, the new
-- payout, and what the player is lent or pays back. One statement, so that a balance moves by the difference and not first by the reversal.
-- The grades come from the server; what a bet can never be worth is refused, and so is a grade without the results it needs.
CREATE FUNCTION settle_bets(
  p_bet_ids bigint[], p_versions integer[], p_outcomes settlement_outcome[], p_payouts bigint[], p_debt_changes bigint[], -- one a bet
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM unnest(p_bet_ids, p_versions, p_outcomes, p_payouts, p_debt_changes)
             AS wanted (bet_id, version, outcome, payout_cents, debt_change_cents)
      LEFT JOIN bets b ON b.id = wanted.bet_id
      LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
      CROSS JOIN LATERAL (SELECT wanted.payout_cents - coalesce(previous.payout_cents, 0) AS cents) change
      CROSS JOIN LATERAL (
        SELECT count(*) AS legs, count(*) FILTER (WHERE EXISTS (SELECT FROM results r WHERE r.event_id = l.event_id)) AS decided
          FROM bet_legs l WHERE l.bet_id = wanted.bet_id
      ) results_of_bet
      WHERE (
        (wanted.version = 1) = (previous.version IS NULL)
        AND CASE wanted.outcome
              WHEN 'PENDING' THEN wanted.version > 1
              WHEN 'LOSS' THEN results_of_bet.decided > 0
              WHEN 'WIN' THEN results_of_bet.decided = results_of_bet.legs
                AND wanted.payout_cents BETWEEN b.stake_cents AND b.potential_payout_cents
              ELSE results_of_bet.decided = results_of_bet.legs AND wanted.payout_cents = b.stake_cents END
        AND wanted.debt_change_cents BETWEEN -greatest(0, change.cents) AND greatest(0, -change.cents)
      ) IS NOT TRUE
  ) THEN
    RAISE EXCEPTION 'A settlement is not what its bet allows' USING ERRCODE = 'check_violation';
  END IF;

  WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest(p_bet_ids, p_versions, p_outcomes, p_payouts, p_debt_changes)
      AS wanted (bet_id, version, outcome, payout_cents, debt_change_cents)
  ), settled AS (
    INSERT INTO settlements (bet_id, version, outcome, payout_cents, debt_change_cents, settled_at)
      SELECT bet_id, version, outcome, payout_cents, debt_change_cents, p_at FROM wanted
  )
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
    SELECT posting.name || ':' || wanted.bet_id || ':' || posting.version, posting.kind, posting.from_account_id, posting.to_account_id,
           posting.amount_cents, wanted.bet_id, p_at
      FROM wanted
      JOIN bets b ON b.id = wanted.bet_id
      -- A missing account leaves a null, which the transfer refuses.
      LEFT JOIN ledger_accounts cash ON cash.player_id = b.player_id AND cash.kind = 'CASH'
      LEFT JOIN ledger_accounts claim ON claim.player_id = b.player_id AND claim.kind = 'RECEIVABLE'
      LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
      CROSS JOIN LATERAL (VALUES
        (1, 'reverse-payout', wanted.version - 1, 'PAYOUT_REVERSAL'::ledger_transfer_kind, cash.id, 1::bigint, previous.payout_cents),
        (2, 'payout', wanted.version, 'PAYOUT', 1, cash.id, wanted.payout_cents),
        (3, 'loan', wanted.version, 'LOAN', claim.id, cash.id, wanted.debt_change_cents),
        (4, 'repayment', wanted.version, 'REPAYMENT', cash.id, claim.id, -wanted.debt_change_cents)
      ) AS posting (position, name, version, kind, from_account_id, to_account_id, amount_cents)
      WHERE posting.amount_cents > 0
      ORDER BY wanted.bet_id, posting.position;
END
$$;
