-- Whether anything may be offered to the player, on a screen or in a mail: the one answer to every door of promotions, awards, referrals and
-- loyalty. Never to those who are stopped, closed, kept from promotions or of limited access, to those whose last location check was refused
-- or who stand outside of what the operator may serve, or to those who have reached a limit of their own.
CREATE OR REPLACE FUNCTION player_is_offered(p_player_id text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((
    SELECT NOT is_barred AND NOT has_limited_access AND NOT is_out_of_promotions
           AND player_place(p_player_id, 'SPORTS_BET', p_at) NOT IN ('OUTSIDE', 'BOUNDARY')
           AND NOT EXISTS (SELECT FROM player_limits WHERE player_id = p_player_id AND type IN ('LOSS', 'SPEND')
                             AND amount_cents <= player_limit_used(player_id, type, period, p_at))
      FROM player_standing(p_player_id, p_at)
  ), false);
END
$$;
