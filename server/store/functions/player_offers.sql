-- Whether anything may be offered to the player, on a screen or in a mail: the one answer to every door of promotions, awards, referrals and
-- loyalty. Never to those who are stopped, closed, kept from promotions or of limited access, to those whose last location check was refused
-- or who stand outside of what the operator may serve, or to those who have reached a limit of their own.
CREATE OR REPLACE FUNCTION player_is_offered(p_player_id text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((
    SELECT player.closed_at IS NULL AND NOT player.limited_access
           AND NOT EXISTS (SELECT FROM player_stop(p_player_id, p_at)) AND stop_of_person(p_player_id, p_at) IS DISTINCT FROM 'HELD'
           AND NOT EXISTS (SELECT FROM player_exclusions WHERE player_id = p_player_id AND kind = 'promotions' AND (expires_at IS NULL OR expires_at > p_at))
           AND NOT coalesce(own.expires_at > p_at AND own.outcome NOT IN ('FAILED', 'CASINO_CLOSED'), false)
           AND CASE WHEN own.pass_region IS NOT NULL THEN region_takes('SPORTS_BET', left(own.pass_region, 2), own.pass_region)
                    WHEN own.country_code IS NOT NULL THEN coalesce(region_takes('SPORTS_BET', own.country_code, own.region_code), false)
                    ELSE coalesce((SELECT region_takes('SPORTS_BET', country_code, region_code) FROM player_locations
                                     WHERE player_id IS NULL AND country_code IS NOT NULL), true) END
           AND NOT EXISTS (SELECT FROM player_limits WHERE player_id = p_player_id AND type IN ('LOSS', 'SPEND')
                             AND amount_cents <= player_limit_used(player_id, type, period, p_at))
      FROM players player
      LEFT JOIN player_locations own ON own.player_id = player.id
      WHERE player.id = p_player_id
  ), false);
END
$$;
