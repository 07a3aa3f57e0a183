-- Whether a player asks from another IP address than that of the location check that gave their pass, while it holds. Such a request ends the
-- pass: the next bet waits for another check. Without an address (null) nobody can tell: the request is one from elsewhere, and the pass stays.
-- p_at: when the request was sent, not after its wait for locks: the pass is over for whatever is sent next, however short that waits.
CREATE OR REPLACE FUNCTION asks_from_elsewhere(p_player_id text, p_address text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_address IS NULL THEN
    RETURN EXISTS (SELECT FROM player_locations WHERE player_id = p_player_id AND pass_address IS NOT NULL AND pass_expires_at > p_at);
  END IF;
  UPDATE player_locations SET pass_expires_at = p_at, pass_refresh_at = p_at
    WHERE player_id = p_player_id AND pass_address <> p_address AND pass_expires_at > p_at;
  RETURN FOUND;
END
$$;
