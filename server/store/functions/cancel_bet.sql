-- Locks a bet and notes that it is cancelled, and by which settlement. settle_bets writes that settlement in the same transaction, which
-- cannot be committed without it.
-- p_outcome: REFUND and PATRON_CANCELLED only of an open bet, INVALID also of a settled one, whose settlement it replaces.
-- @returns CANCELLED; KNOWN (it was already, alike); CANCELLED_BEFORE (for another reason); UNKNOWN_BET; NOT_OPEN; CASHED_OUT (nothing of it runs).
CREATE OR REPLACE FUNCTION cancel_bet(
  p_bet_id bigint, p_outcome settlement_outcome, p_by text, p_note text, p_at timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_before settlement_outcome;
  v_version integer;
  v_outcome settlement_outcome;
BEGIN
  PERFORM check_clock(p_at);
  PERFORM FROM bets WHERE id = p_bet_id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'UNKNOWN_BET';
  END IF;
  SELECT outcome INTO v_before FROM bet_cancellations WHERE bet_id = p_bet_id;
  IF FOUND THEN
    RETURN CASE v_before WHEN p_outcome THEN 'KNOWN' ELSE 'CANCELLED_BEFORE' END;
  END IF;
  SELECT version, outcome INTO v_version, v_outcome FROM settlements WHERE bet_id = p_bet_id ORDER BY version DESC LIMIT 1;
  IF v_outcome = 'CASH_OUT' THEN
    RETURN 'CASHED_OUT';
  END IF;
  IF p_outcome <> 'INVALID' AND coalesce(v_outcome, 'PENDING') <> 'PENDING' THEN
    RETURN 'NOT_OPEN';
  END IF;
  INSERT INTO bet_cancellations (bet_id, version, outcome, cancelled_by, note, cancelled_at)
    VALUES (p_bet_id, coalesce(v_version, 0) + 1, p_outcome, p_by, p_note, p_at);
  RETURN 'CANCELLED';
END
$$;
