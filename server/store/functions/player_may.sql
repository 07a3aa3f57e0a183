-- What a player may do, decided in one place for bets on sports and games: the first fault by this order, null where there is none. Called
-- with the player's cash account locked, so that requests at once cannot pass a limit together.
--
-- p_action: SPORTS_BET, CASINO_BET. p_cents: of the player's own money. p_is_inside: whether it is taken in the region where the player
-- seems to be (domain/location/regions.ts). p_session_id: the log-in that asks; its time counts for the day. p_largest_cents: of p_cents the
-- largest wager.
CREATE OR REPLACE FUNCTION player_may(
  p_player_id text, p_action text, p_cents bigint, p_at timestamptz, p_is_inside boolean, p_session_id text, p_largest_cents bigint
) RETURNS text LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_known record;
  v_seconds integer;
BEGIN
  -- One statement: each costs more than a row by its key.
  SELECT player.acknowledgement_required, location.outcome AS location, location.expires_at > p_at AS is_proved,
         p_action = 'CASINO_BET' AND EXISTS (SELECT FROM player_exclusions WHERE player_id = p_player_id AND kind = 'casino'
                                               AND (expires_at IS NULL OR expires_at > p_at)) AS is_restricted,
         (SELECT seconds FROM player_limits WHERE player_id = p_player_id AND type = 'DAILY_TIME') AS day_seconds,
         EXISTS (SELECT FROM player_limits WHERE player_id = p_player_id AND type <> 'DAILY_TIME') AS is_limited
    INTO v_known
    FROM players player
    LEFT JOIN casino_location_checks location ON location.player_id = player.id
    WHERE player.id = p_player_id;
  -- Bets on sports are taken where the casino is closed.
  IF v_known.location = 'CASINO_CLOSED' AND p_action = 'SPORTS_BET' THEN
    v_known.location := NULL;
  END IF;
  IF v_known.day_seconds IS NOT NULL THEN
    v_seconds := count_player_time(p_player_id, p_session_id, p_at);
  END IF;
  RETURN CASE
    WHEN v_known.is_restricted THEN 'PLAYER_RESTRICTED'
    WHEN NOT p_is_inside THEN 'OUTSIDE_OPERATING_AREA'
    WHEN v_known.is_proved AND v_known.location <> 'FAILED' THEN 'EXCLUSION_BOUNDARY'
    WHEN v_known.location IS NOT NULL THEN 'LOCATION_UNVERIFIED' -- also where the proof is out of date
    WHEN v_known.acknowledgement_required THEN 'ACKNOWLEDGEMENT_REQUIRED'
    WHEN v_seconds >= v_known.day_seconds THEN 'TIME_LIMIT_REACHED'
    WHEN v_known.is_limited THEN player_limit_fault(p_player_id, p_cents, p_largest_cents, p_at) END;
END
$$;
