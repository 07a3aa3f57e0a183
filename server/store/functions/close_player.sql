-- What stands in the way of closing an account, with its amount in cents or how many there are: nothing of the player may be left behind.
CREATE OR REPLACE FUNCTION closing_obstacles(p_player_id text)
RETURNS TABLE (code text, cents bigint, items bigint) LANGUAGE sql STABLE AS $$
  SELECT * FROM (
    SELECT 'BALANCE', sum(balance_cents) FILTER (WHERE kind = 'CASH'), NULL::bigint FROM ledger_accounts WHERE player_id = p_player_id
    UNION ALL SELECT 'RESTRICTED', sum(balance_cents) FILTER (WHERE kind = 'RESTRICTED'), NULL FROM ledger_accounts WHERE player_id = p_player_id
    UNION ALL SELECT 'DEBT', -sum(balance_cents) FILTER (WHERE kind = 'RECEIVABLE'), NULL FROM ledger_accounts WHERE player_id = p_player_id
    UNION ALL SELECT 'PENDING_WITHDRAWAL', sum(balance_cents) FILTER (WHERE kind = 'PENDING_WITHDRAWAL'), NULL
      FROM ledger_accounts WHERE player_id = p_player_id
    UNION ALL SELECT 'OPEN_BETS', NULL, coalesce((SELECT open_bets FROM player_bets WHERE player_id = p_player_id), 0)
      + (SELECT coalesce(sum(jsonb_array_length(bets)), 0) FROM held_placements WHERE player_id = p_player_id)
    UNION ALL SELECT 'OPEN_DEPOSIT', NULL, (SELECT count(*) FROM payments
      WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state IN ('OPEN', 'PROCESSING', 'REVIEW'))
    UNION ALL SELECT 'OPEN_ROUND', NULL, (SELECT count(*) FROM casino_rounds r JOIN casino_sessions s ON s.id = r.session_id
      WHERE s.player_id = p_player_id AND s.mode = 'REAL' AND r.status = 'OPEN')
  ) AS found (code, cents, items)
  WHERE found.cents > 0 OR found.items > 0
$$;

-- Closes the account and ends its sessions where nothing stands in the way; else nothing is changed and the obstacles are answered. The lock is
-- that of every bet, deposit and withdrawal: what came before is seen, what comes after finds the account closed.
CREATE OR REPLACE FUNCTION close_player(
  p_player_id text, p_at timestamptz, OUT obstacles jsonb, OUT ended_session_ids text[]
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_clock(p_at);
  PERFORM FROM lock_funds(ARRAY[p_player_id]);
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'cents', o.cents, 'items', o.items)), '[]') INTO obstacles
    FROM closing_obstacles(p_player_id) o;
  IF obstacles <> '[]' THEN RETURN; END IF;
  UPDATE players SET closed_at = coalesce(closed_at, p_at), email_offers = false WHERE id = p_player_id;
  WITH ended AS (
    UPDATE sessions SET revoked_at = p_at, revoked_reason = 'account closed' WHERE player_id = p_player_id AND revoked_at IS NULL RETURNING id
  ) SELECT array_agg(id) INTO ended_session_ids FROM ended;
END
$$;
