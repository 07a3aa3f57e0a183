-- Writes the next settlement version of each bet, the transfers that follow from it and the stored sums. The accounts are locked already (lock_funds).
-- What follows a settlement is in after_settlements.sql.
CREATE OR REPLACE FUNCTION settle_bets(
  p_bet_ids bigint[], p_versions integer[], p_outcomes settlement_outcome[], p_payouts bigint[], -- one a bet
  p_debt_changes bigint[], p_credit_debt_changes bigint[],                                       -- alike
  p_at timestamptz,
  p_without_rewards boolean[] DEFAULT NULL -- one a bet; null: each is settled with its reward, if it has one
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_clock(p_at);
  IF NOT settlements_are_allowed(p_bet_ids, p_versions, p_outcomes, p_payouts, p_debt_changes, p_credit_debt_changes) THEN
    RAISE EXCEPTION 'A settlement is not what its bet allows' USING ERRCODE = 'check_violation';
  END IF;
  PERFORM post_settlements(p_bet_ids, p_versions, p_outcomes, p_payouts, p_debt_changes, p_credit_debt_changes, p_at, p_without_rewards);
  IF 0 < ANY (p_debt_changes) THEN
    PERFORM look_at_pending_withdrawals(ARRAY(
      SELECT b.player_id FROM unnest(p_bet_ids, p_debt_changes) AS lent (bet_id, cents) JOIN bets b ON b.id = lent.bet_id WHERE lent.cents > 0));
  END IF;
  PERFORM add_settlements_to_players(p_bet_ids, p_versions);
  PERFORM move_settled_liability(p_bet_ids, p_versions);
END
$$;

-- Whether each settlement is what its bet allows. The grades come from the server; a grade that the bet cannot have is refused, and so is one without
-- the results it needs. A bet that is cancelled (functions/cancel_bet.sql) is settled by its cancellation alone, which needs no result.
CREATE OR REPLACE FUNCTION settlements_are_allowed(
  p_bet_ids bigint[], p_versions integer[], p_outcomes settlement_outcome[], p_payouts bigint[], p_debt_changes bigint[], p_credit_debt_changes bigint[]
) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (
    SELECT FROM unnest(p_bet_ids, p_versions, p_outcomes, p_payouts, p_debt_changes, p_credit_debt_changes)
             AS wanted (bet_id, version, outcome, payout_cents, debt_change_cents, credit_debt_change_cents)
      -- The part that was not cashed out; what was, is final.
      LEFT JOIN running_bets b ON b.id = wanted.bet_id
      LEFT JOIN bets placed ON placed.id = wanted.bet_id
      LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
      LEFT JOIN bet_cancellations cancelled ON cancelled.bet_id = wanted.bet_id
      CROSS JOIN LATERAL (
        SELECT CASE WHEN pays_credits(placed.reward, wanted.outcome) THEN wanted.payout_cents ELSE 0 END AS now_credits,
               CASE WHEN pays_credits(placed.reward, previous.outcome) THEN previous.payout_cents ELSE 0 END AS before_credits
      ) credits
      CROSS JOIN LATERAL (
        SELECT now_credits - before_credits AS credit_cents,
               wanted.payout_cents - now_credits - (coalesce(previous.payout_cents, 0) - before_credits) AS cents
      ) change
      -- Only the profit of a bonus bet and of credits is paid; a bonus bet's stake is no money to give back.
      CROSS JOIN LATERAL (
        SELECT coalesce(placed.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT'), false) AS is_awarded,
               CASE WHEN placed.reward ->> 'kind' = 'BONUS_BET' THEN 0 ELSE b.stake_cents END AS returned_cents
      ) stake
      CROSS JOIN LATERAL (
        SELECT count(*) AS legs, count(*) FILTER (WHERE EXISTS (SELECT FROM results r WHERE r.event_id = l.event_id)) AS decided
          FROM bet_legs l WHERE l.bet_id = wanted.bet_id
      ) results_of_bet
      WHERE (
        (wanted.version = 1) = (previous.version IS NULL) AND b.stake_cents > 0
        AND CASE WHEN cancelled.bet_id IS NOT NULL THEN
          (wanted.version, wanted.outcome, wanted.payout_cents) = (cancelled.version, cancelled.outcome, stake.returned_cents)
        ELSE CASE wanted.outcome
              WHEN 'PENDING' THEN wanted.version > 1
              WHEN 'PATRON_CANCELLED' THEN false
              WHEN 'INVALID' THEN false
              -- With a half loss or a dead heat part of the stake is returned.
              WHEN 'LOSS' THEN CASE wanted.payout_cents WHEN 0 THEN results_of_bet.decided > 0
                ELSE results_of_bet.decided = results_of_bet.legs AND NOT stake.is_awarded AND wanted.payout_cents BETWEEN 1 AND b.stake_cents END
              -- Some of several combinations may be lost.
              WHEN 'WIN' THEN results_of_bet.decided = results_of_bet.legs AND CASE
                WHEN stake.is_awarded THEN wanted.payout_cents BETWEEN 0 AND b.potential_payout_cents - b.stake_cents
                ELSE wanted.payout_cents BETWEEN CASE b.combinations WHEN 1 THEN b.stake_cents ELSE 1 END AND b.potential_payout_cents END
              WHEN 'REFUND' THEN results_of_bet.decided = results_of_bet.legs
                AND wanted.payout_cents BETWEEN CASE b.combinations WHEN 1 THEN stake.returned_cents ELSE 1 END AND stake.returned_cents
              ELSE results_of_bet.decided = results_of_bet.legs AND wanted.payout_cents = stake.returned_cents END END
        AND wanted.debt_change_cents BETWEEN -greatest(0, change.cents) AND greatest(0, -change.cents)
        AND wanted.credit_debt_change_cents BETWEEN -greatest(0, change.credit_cents) AND greatest(0, -change.credit_cents)
      ) IS NOT TRUE
  );
END
$$;

-- Writes the settlements, and the transfers: reversal of the previous version's payout, the new payout, and the player's loan or repayment. Payments
-- to a player are posted before charges, so that no balance is below zero in between.
CREATE OR REPLACE FUNCTION post_settlements(
  p_bet_ids bigint[], p_versions integer[], p_outcomes settlement_outcome[], p_payouts bigint[], p_debt_changes bigint[], p_credit_debt_changes bigint[],
  p_at timestamptz, p_without_rewards boolean[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest(p_bet_ids, p_versions, p_outcomes, p_payouts, p_debt_changes, p_credit_debt_changes, p_without_rewards)
      AS wanted (bet_id, version, outcome, payout_cents, debt_change_cents, credit_debt_change_cents, without_reward)
  ), settled AS (
    INSERT INTO settlements (bet_id, version, outcome, payout_cents, debt_change_cents, credit_debt_change_cents, settled_at, without_reward)
      SELECT bet_id, version, outcome, payout_cents, debt_change_cents, credit_debt_change_cents, p_at, coalesce(without_reward, false) FROM wanted
  )
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
    SELECT posting.name || ':' || wanted.bet_id || ':' || posting.version, posting.kind, posting.from_account_id, posting.to_account_id,
           posting.amount_cents, wanted.bet_id, p_at
      FROM wanted
      JOIN bets b ON b.id = wanted.bet_id
      -- A missing account yields null, which the transfer refuses.
      LEFT JOIN ledger_accounts cash ON cash.player_id = b.player_id AND cash.kind = 'CASH'
      LEFT JOIN ledger_accounts claim ON claim.player_id = b.player_id AND claim.kind = 'RECEIVABLE'
      LEFT JOIN ledger_accounts credit ON b.reward IS NOT NULL AND credit.player_id = b.player_id AND credit.kind = 'PROMOTIONAL_CREDIT'
      LEFT JOIN ledger_accounts credit_claim
        ON b.reward IS NOT NULL AND credit_claim.player_id = b.player_id AND credit_claim.kind = 'CREDIT_RECEIVABLE'
      LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
      CROSS JOIN LATERAL (VALUES
        (1, 'payout', wanted.version, 'PAYOUT'::ledger_transfer_kind, 1::bigint,
         CASE WHEN pays_credits(b.reward, wanted.outcome) THEN credit.id ELSE cash.id END, wanted.payout_cents),
        (2, 'loan', wanted.version, 'LOAN', claim.id, cash.id, wanted.debt_change_cents),
        (2, 'credit-loan', wanted.version, 'LOAN', credit_claim.id, credit.id, wanted.credit_debt_change_cents),
        (3, 'reverse-payout', wanted.version - 1, 'PAYOUT_REVERSAL',
         CASE WHEN pays_credits(b.reward, previous.outcome) THEN credit.id ELSE cash.id END, 1, previous.payout_cents),
        (4, 'repayment', wanted.version, 'REPAYMENT', cash.id, claim.id, -wanted.debt_change_cents),
        (4, 'credit-repayment', wanted.version, 'REPAYMENT', credit.id, credit_claim.id, -wanted.credit_debt_change_cents)
      ) AS posting (position, name, version, kind, from_account_id, to_account_id, amount_cents)
      WHERE posting.amount_cents > 0
      ORDER BY wanted.bet_id, posting.position;
END
$$;

-- Adds the settlements to the sums of their players.
CREATE OR REPLACE FUNCTION add_settlements_to_players(p_bet_ids bigint[], p_versions integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO player_bets AS totals
    SELECT player_id, sum(sign), sum(sign * stake_cents), sum(sign * potential_payout_cents),
           -sum(sign), -sum(sign * placed_stake_cents), sum(paid_change_cents)
      FROM changes_by_settlement(p_bet_ids, p_versions) GROUP BY player_id ORDER BY player_id
    ON CONFLICT (player_id) DO UPDATE
      SET open_bets = totals.open_bets + excluded.open_bets,
          open_stake_cents = totals.open_stake_cents + excluded.open_stake_cents,
          open_payout_cents = totals.open_payout_cents + excluded.open_payout_cents,
          settled_bets = totals.settled_bets + excluded.settled_bets,
          settled_stake_cents = totals.settled_stake_cents + excluded.settled_stake_cents,
          settled_payout_cents = totals.settled_payout_cents + excluded.settled_payout_cents;
END
$$;

-- Releases the liability of bets that are open no more, and takes that of those which a correction has opened again.
CREATE OR REPLACE FUNCTION move_settled_liability(p_bet_ids bigint[], p_versions integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_scopes liability_scope[]; v_ids text[]; v_changes bigint[]; -- by key
BEGIN
  SELECT array_agg(scope), array_agg(id), array_agg(cents) INTO v_scopes, v_ids, v_changes
    FROM (
      -- A bet counts once for its event, however many of its legs are of it.
      SELECT scope, id, sum(win)::bigint AS cents
        FROM (
          SELECT DISTINCT counted.scope, counted.id, change.bet_id, change.sign * (change.potential_payout_cents - change.stake_cents) AS win
            FROM changes_by_settlement(p_bet_ids, p_versions) change
            JOIN bet_legs l ON l.bet_id = change.bet_id
            CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
              AS counted (scope, id)
        ) wins
        GROUP BY scope, id
    ) counted
    WHERE cents <> 0;
  IF 0 < ANY (v_changes) THEN
    -- A correction has reopened bets, even beyond the caps. After levelling, no slot has room left where the sum has none.
    PERFORM level_liabilities(array_agg(scope), array_agg(id), array_agg(held.cents + change.cents))
      FROM lock_liabilities(v_scopes, v_ids) held JOIN unnest(v_scopes, v_ids, v_changes) AS change (scope, id, cents) USING (scope, id);
  ELSE
    INSERT INTO liabilities AS held (scope, id, cents)
      SELECT scope, id, cents FROM unnest(v_scopes, v_ids, v_changes) AS change (scope, id, cents) ORDER BY scope, id
      ON CONFLICT (scope, id, slot) DO UPDATE SET cents = held.cents + excluded.cents;
  END IF;
END
$$;
