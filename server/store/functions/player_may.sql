-- What a player may do, decided in one place: the first fault by the order below, null where there is none (docs/adr/0078). Called with the
-- player's cash account locked, so that requests at once cannot pass a limit together, and in the transaction of the effect, however much
-- later than the request that is (docs/adr/0121). DEPOSIT, CREDIT (its money has come) and WITHDRAW, which ask for no place, are in
-- wallet_rights.sql. HELD_BET is a bet whose hold is over: what is asked of its money and of where its player is was asked when the stake was taken.
--
-- | fault                          | SPORTS_BET | HELD_BET | CASINO_BET | where
-- | PLAYER_RESTRICTED              | asked      | asked    | asked      | player_exclusions, while it has not expired: of all play, or of the casino; a closed account; stop_of_person
-- | OUTSIDE_OPERATING_AREA         | asked      |          | asked      | the region of the pass, else a sandbox's place, by the regions of the action (region_takes)
-- | EXCLUSION_BOUNDARY             | asked      |          | asked      | the last location check, while it is proved; CASINO_CLOSED is of the casino alone
-- | LOCATION_UNVERIFIED            | asked      |          | asked      | the same without a proof, or out of date; no pass, or one out of date. A sandbox's place is a pass
-- | ACKNOWLEDGEMENT_REQUIRED       | asked      |          | asked      | players
-- | TIME_LIMIT_REACHED             | asked      |          | asked      | DAILY_TIME of player_limits; the request counts up to itself
-- | MAX_SINGLE_WAGER_LIMIT_REACHED | asked      |          | asked      | player_limits, by the largest wager
-- | LOSS_LIMIT_REACHED             | asked      |          | asked      | player_limits, by all wagers with what was bet before
-- | SPEND_LIMIT_REACHED            | asked      |          | asked      | alike
--
-- p_cents: of the player's own money. p_session_id: the log-in that asks; its time counts for the day. p_largest_cents: the largest wager of
-- p_cents; null: it is one.
CREATE OR REPLACE FUNCTION player_may(
  p_player_id text, p_action text, p_cents bigint, p_at timestamptz, p_session_id text, p_largest_cents bigint DEFAULT NULL
) RETURNS text LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_known record;
  v_seconds integer;
BEGIN
  IF p_action = 'DEPOSIT' THEN RETURN player_may_deposit(p_player_id, p_cents, p_at, p_session_id); END IF;
  IF p_action = 'CREDIT' THEN RETURN player_may_credit(p_player_id, p_cents, p_at); END IF;
  IF p_action = 'WITHDRAW' THEN RETURN player_may_withdraw(p_player_id, p_cents, p_at); END IF;
  IF p_action NOT IN ('SPORTS_BET', 'HELD_BET', 'CASINO_BET') THEN RAISE EXCEPTION 'There is no such action' USING ERRCODE = 'check_violation'; END IF;
  -- One statement: each costs more than a row by its key.
  SELECT player.acknowledgement_required,
         player.closed_at IS NOT NULL OR stop_of_person(p_player_id, p_at) = 'HELD' OR
         EXISTS (SELECT FROM player_exclusions
                   WHERE player_id = p_player_id AND (kind IN ('cool_off', 'self_exclusion') OR kind = 'casino' AND p_action = 'CASINO_BET')
                     AND (expires_at IS NULL OR expires_at > p_at OR NOT ends_by_itself)) AS is_restricted,
         CASE WHEN own.pass_expires_at IS NOT NULL
                THEN region_takes(CASE own.outcome WHEN 'CASINO_CLOSED' THEN 'SPORTS_BET' ELSE p_action END, left(own.pass_region, 2), own.pass_region)
              WHEN own.country_code IS NOT NULL THEN coalesce(region_takes(p_action, own.country_code, own.region_code), false)
              ELSE (SELECT coalesce(region_takes(p_action, country_code, region_code), false) FROM player_locations
                      WHERE player_id IS NULL AND country_code IS NOT NULL) END AS is_inside,
         own.pass_expires_at <= p_at AS is_pass_over,
         -- Bets on sports are taken where the casino is closed.
         CASE WHEN p_action = 'CASINO_BET' OR own.outcome <> 'CASINO_CLOSED' THEN own.outcome END AS outcome,
         own.expires_at > p_at AS is_proved,
         (SELECT seconds FROM player_limits WHERE player_id = p_player_id AND type = 'DAILY_TIME') AS day_seconds,
         EXISTS (SELECT FROM player_limits WHERE player_id = p_player_id AND type <> 'DAILY_TIME') AS is_limited
    INTO v_known
    FROM players player
    LEFT JOIN player_locations own ON own.player_id = player.id
    WHERE player.id = p_player_id;
  IF p_action = 'HELD_BET' THEN RETURN CASE WHEN v_known.is_restricted THEN 'PLAYER_RESTRICTED' END; END IF;
  IF v_known.day_seconds IS NOT NULL THEN
    v_seconds := count_player_time(p_player_id, p_session_id, p_at);
  END IF;
  RETURN CASE
    WHEN v_known.is_restricted THEN 'PLAYER_RESTRICTED'
    WHEN NOT v_known.is_inside THEN 'OUTSIDE_OPERATING_AREA'
    WHEN v_known.is_proved AND v_known.outcome <> 'FAILED' THEN 'EXCLUSION_BOUNDARY'
    -- Null: nobody knows where the player is.
    WHEN v_known.outcome IS NOT NULL OR v_known.is_inside IS NULL OR v_known.is_pass_over THEN 'LOCATION_UNVERIFIED'
    WHEN v_known.acknowledgement_required THEN 'ACKNOWLEDGEMENT_REQUIRED'
    WHEN v_seconds >= v_known.day_seconds THEN 'TIME_LIMIT_REACHED'
    WHEN v_known.is_limited THEN player_limit_fault(p_player_id, p_cents, coalesce(p_largest_cents, p_cents), p_at) END;
END
$$;
