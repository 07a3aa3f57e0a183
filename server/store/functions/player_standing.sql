-- Who a player is to every gate at a moment, and where they are: bets, deposits, credits, offers, rewards and news ask player_standing and
-- player_place, and decide by nothing else (docs/adr/0078). A log-in, and what another account of the person means, ask player_stop alone.

-- Whether an exclusion holds: until its end, and beyond it where the player has to ask for its end.
CREATE OR REPLACE FUNCTION exclusion_holds(p_exclusion player_exclusions, p_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN (p_exclusion).expires_at IS NULL OR (p_exclusion).expires_at > p_at OR NOT (p_exclusion).ends_by_itself;

-- What stops the player now, and until when; no row: nothing does. A self-exclusion before a cool-off.
CREATE OR REPLACE FUNCTION player_stop(p_player_id text, p_at timestamptz) RETURNS SETOF player_exclusions LANGUAGE sql STABLE AS $$
  SELECT * FROM player_exclusions
    WHERE player_id = p_player_id AND kind IN ('self_exclusion', 'cool_off') AND exclusion_holds(player_exclusions, p_at)
    ORDER BY kind DESC LIMIT 1
$$;

-- No row: there is no such player.
-- stop_kind, stop_until: the player's own stop, a self-exclusion before a cool-off; null: there is none. is_held: by a stop of another account of the
-- same person, until an operator decides (person.sql). is_barred: one of them, or closed. is_limited: by a limit of the player's own on stakes
-- or losses. day_seconds: the limit on a day's time.
CREATE OR REPLACE FUNCTION player_standing(p_player_id text, p_at timestamptz)
RETURNS TABLE (
  is_barred boolean, is_closed boolean, stop_kind text, stop_until timestamptz, is_held boolean, is_out_of_casino boolean,
  is_out_of_promotions boolean, has_limited_access boolean, must_acknowledge boolean, must_acknowledge_deposits boolean, day_seconds integer,
  is_limited boolean
) LANGUAGE sql STABLE AS $$
  SELECT own.is_closed OR own.is_held OR stop.kind IS NOT NULL, own.is_closed, stop.kind, stop.expires_at, own.is_held,
         EXISTS (SELECT FROM player_exclusions e WHERE e.player_id = p_player_id AND e.kind = 'casino' AND exclusion_holds(e, p_at)),
         EXISTS (SELECT FROM player_exclusions e WHERE e.player_id = p_player_id AND e.kind = 'promotions' AND exclusion_holds(e, p_at)),
         own.limited_access, own.acknowledgement_required, own.deposit_acknowledgement_due,
         (SELECT l.seconds FROM player_limits l WHERE l.player_id = p_player_id AND l.type = 'DAILY_TIME'),
         EXISTS (SELECT FROM player_limits l WHERE l.player_id = p_player_id AND l.type <> 'DAILY_TIME')
    FROM (SELECT p.closed_at IS NOT NULL AS is_closed, stop_of_person(p.id, p_at) IS NOT DISTINCT FROM 'HELD' AS is_held, p.limited_access,
                 p.acknowledgement_required, p.deposit_acknowledgement_due
            FROM players p WHERE p.id = p_player_id) own
    LEFT JOIN player_stop(p_player_id, p_at) stop ON true
$$;

-- Where the player is for an action (SPORTS_BET, CASINO_BET):
-- | OUTSIDE    | the region of the pass, or else a sandbox's place, is none of the action's (region_takes)
-- | BOUNDARY   | the last location check has proved another reason against it
-- | UNVERIFIED | the last location check has proved nothing, or its pass is over
-- | UNKNOWN    | nobody knows: no check, no pass, no sandbox's place. On purpose: play is refused, and offers are shown
-- | INSIDE     |
CREATE OR REPLACE FUNCTION player_place(p_player_id text, p_action text, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN NOT is_inside THEN 'OUTSIDE'
              WHEN is_proved AND outcome <> 'FAILED' THEN 'BOUNDARY'
              WHEN outcome IS NOT NULL OR is_pass_over THEN 'UNVERIFIED'
              WHEN is_inside IS NULL THEN 'UNKNOWN'
              ELSE 'INSIDE' END
    FROM (
      SELECT CASE WHEN own.pass_expires_at IS NOT NULL
                    THEN region_takes(CASE own.outcome WHEN 'CASINO_CLOSED' THEN 'SPORTS_BET' ELSE p_action END, left(own.pass_region, 2), own.pass_region)
                  WHEN own.country_code IS NOT NULL THEN coalesce(region_takes(p_action, own.country_code, own.region_code), false)
                  ELSE (SELECT coalesce(region_takes(p_action, country_code, region_code), false) FROM player_locations
                          WHERE player_id IS NULL AND country_code IS NOT NULL) END AS is_inside,
             own.pass_expires_at <= p_at AS is_pass_over,
             -- Bets on sports are taken where the casino is closed.
             CASE WHEN p_action = 'CASINO_BET' OR own.outcome <> 'CASINO_CLOSED' THEN own.outcome END AS outcome,
             own.expires_at > p_at AS is_proved
        FROM (SELECT) one LEFT JOIN player_locations own ON own.player_id = p_player_id
    ) place
$$;
