-- Periods begin at midnight of the eastern time zone, weeks on Monday.
CREATE OR REPLACE FUNCTION player_limit_began(p_period text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
RETURN date_trunc(CASE p_period WHEN 'DAILY' THEN 'day' WHEN 'WEEKLY' THEN 'week' ELSE 'month' END, p_at, 'America/New_York');

-- What counts against a limit since its period began: all stakes (SPEND), or stakes less what they paid (LOSS; negative: the player is
-- ahead). Only the player's own money is staked, not a bonus, a bonus bet or credits; what those have won is theirs. What is open, or held,
-- counts as lost until it pays, so that bets and rounds played at once cannot pass the limit together.
CREATE OR REPLACE FUNCTION player_limit_used(p_player_id text, p_type text, p_period text, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH played AS (
    SELECT CASE WHEN b.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0 ELSE b.stake_cents END AS staked,
           CASE WHEN pays_credits(b.reward, s.outcome) THEN 0 ELSE coalesce(s.payout_cents, 0) END
             + coalesce((SELECT sum(amount_cents) FROM cash_outs WHERE bet_id = b.id), 0) AS won
      FROM bets b
      LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      WHERE b.player_id = p_player_id AND b.placed_at >= player_limit_began(p_period, p_at)
    UNION ALL
    SELECT cash_cents, 0 FROM held_placements WHERE player_id = p_player_id AND held_at >= player_limit_began(p_period, p_at)
    UNION ALL
    SELECT r.bet_cents - r.bonus_cents, r.win_cents
      FROM casino_rounds r JOIN casino_sessions c ON c.id = r.session_id
      WHERE c.visitor_id = p_player_id AND c.mode = 'REAL' AND r.opened_at >= player_limit_began(p_period, p_at)
  )
  SELECT coalesce(sum(CASE p_type WHEN 'SPEND' THEN staked ELSE staked - won END), 0)::bigint FROM played
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
