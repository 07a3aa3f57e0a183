-- The zone of a player's days: of the region of their account, so that a traveller gets no other days (docs/adr/0085).
CREATE OR REPLACE FUNCTION player_zone(p_player_id text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (limit_period_rule(p_player_id)).zone
$$;
