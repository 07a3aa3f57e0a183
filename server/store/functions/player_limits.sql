-- What counts against a limit, and as spent in a session, since an instant: all stakes (SPEND), or stakes less what they paid (LOSS; negative: the
-- player is ahead). Only the player's own money is staked, not a bonus, a bonus bet or credits; what a bonus bet and
-- credits have won is theirs, and what a bonus has won is not. What is open, or
-- held, counts as lost until it pays, so that bets and rounds played at once cannot pass the limit together. A bet that was undone
-- (voided, refunded, cancelled) is not spent. What is held now may be placed in this period, whenever it was held; a round that is older than
-- the period can have bets of the period.
CREATE OR REPLACE FUNCTION player_used_since(p_player_id text, p_type text, p_since timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH played AS (
    SELECT CASE WHEN b.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0 ELSE b.stake_cents END AS staked,
           CASE WHEN pays_credits(b.reward, s.outcome) THEN 0 ELSE coalesce(s.payout_cents, 0) END
             + coalesce((SELECT sum(amount_cents) FROM cash_outs WHERE bet_id = b.id), 0) AS won,
           coalesce(s.outcome IN ('VOIDED', 'REFUND', 'PATRON_CANCELLED', 'INVALID'), false) AS is_undone
      FROM bets b
      LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      WHERE b.player_id = p_player_id AND b.placed_at >= p_since
    UNION ALL
    SELECT cash_cents, 0, false FROM held_placements WHERE player_id = p_player_id
    UNION ALL
    SELECT r.bet_cents - r.bonus_cents, r.win_cents - r.bonus_win_cents, false
      FROM casino_rounds r JOIN casino_sessions c ON c.id = r.session_id
      WHERE c.visitor_id = p_player_id AND c.mode = 'REAL' AND r.opened_at >= p_since
    UNION ALL
    SELECT t.posted_cents - t.bonus_cents, 0, false
      FROM casino_sessions c
      JOIN casino_rounds r ON r.session_id = c.id
      JOIN casino_transactions t ON t.game_server_id = r.game_server_id AND t.server_round_id = r.server_round_id
      WHERE c.visitor_id = p_player_id AND c.mode = 'REAL' AND r.opened_at < p_since
        AND (r.ended_at IS NULL OR r.ended_at >= p_since)
        AND t.kind = 'BET' AND t.decided_at >= p_since
        AND NOT EXISTS (SELECT FROM casino_transactions back
                          WHERE back.game_server_id = t.game_server_id AND back.rolls_back = t.server_transaction_id)
  )
  SELECT coalesce(sum(CASE WHEN p_type = 'LOSS' THEN staked - won WHEN is_undone THEN 0 ELSE staked END), 0)::bigint FROM played
$$;

-- Since the period of the limit began (limit_periods.sql).
CREATE OR REPLACE FUNCTION player_limit_used(p_player_id text, p_type text, p_period text, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT player_used_since(p_player_id, p_type, (limit_period(p_player_id, p_period, p_at)).began_at)
$$;

-- The limit that wagers would pass, null: none. p_cents: of all of them, p_largest_cents: of the largest one.
CREATE OR REPLACE FUNCTION player_limit_fault(p_player_id text, p_cents bigint, p_largest_cents bigint, p_at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT type || '_LIMIT_REACHED' FROM player_limits
    WHERE player_id = p_player_id AND type IN ('MAX_SINGLE_WAGER', 'LOSS', 'SPEND') AND amount_cents < CASE type
      WHEN 'MAX_SINGLE_WAGER' THEN p_largest_cents ELSE player_limit_used(player_id, type, period, p_at) + p_cents END
    -- First the one that a smaller wager would meet.
    ORDER BY type <> 'MAX_SINGLE_WAGER', type LIMIT 1
$$;
