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
  v_player record;
  v_place text;
  v_seconds integer;
BEGIN
  IF p_action = 'DEPOSIT' THEN RETURN player_may_deposit(p_player_id, p_cents, p_at, p_session_id); END IF;
  IF p_action = 'CREDIT' THEN RETURN player_may_credit(p_player_id, p_cents, p_at); END IF;
  IF p_action = 'WITHDRAW' THEN RETURN player_may_withdraw(p_player_id, p_cents, p_at); END IF;
  IF p_action NOT IN ('SPORTS_BET', 'HELD_BET', 'CASINO_BET') THEN RAISE EXCEPTION 'There is no such action' USING ERRCODE = 'check_violation'; END IF;
  SELECT * INTO v_player FROM player_standing(p_player_id, p_at);
  IF p_action = 'HELD_BET' THEN RETURN CASE WHEN v_player.is_barred THEN 'PLAYER_RESTRICTED' END; END IF;
  v_place := player_place(p_player_id, p_action, p_at);
  IF v_player.day_seconds IS NOT NULL THEN
    v_seconds := count_player_time(p_player_id, p_session_id, p_at);
  END IF;
  RETURN CASE
    WHEN v_player.is_barred OR v_player.is_out_of_casino AND p_action = 'CASINO_BET' THEN 'PLAYER_RESTRICTED'
    WHEN v_place = 'OUTSIDE' THEN 'OUTSIDE_OPERATING_AREA'
    WHEN v_place = 'BOUNDARY' THEN 'EXCLUSION_BOUNDARY'
    WHEN v_place IN ('UNVERIFIED', 'UNKNOWN') THEN 'LOCATION_UNVERIFIED'
    WHEN v_player.must_acknowledge THEN 'ACKNOWLEDGEMENT_REQUIRED'
    WHEN v_seconds >= v_player.day_seconds THEN 'TIME_LIMIT_REACHED'
    WHEN v_player.is_limited THEN player_limit_fault(p_player_id, p_cents, coalesce(p_largest_cents, p_cents), p_at) END;
END
$$;
