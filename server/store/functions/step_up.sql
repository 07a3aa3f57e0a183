-- Codes and what a session began (docs/adr/0126).

-- Whether the player shows a code at log-in and for what opens their account: they have chosen so, and no operator has waived it for now.
CREATE OR REPLACE FUNCTION shows_codes(p_player_id text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT strong_auth_enabled FROM players WHERE id = p_player_id), false)
     AND NOT EXISTS (SELECT FROM code_waivers WHERE player_id = p_player_id AND until > p_at)
$$;

-- An operator has found out who the player is, who gets no codes; called as the owner of the tables: the servers' role may not.
CREATE OR REPLACE FUNCTION waive_codes(p_player_id text, p_reason text, p_until timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO code_waivers (player_id, reason, until) VALUES (p_player_id, p_reason, p_until)
    ON CONFLICT (player_id) DO UPDATE SET reason = excluded.reason, until = excluded.until
$$;
REVOKE EXECUTE ON FUNCTION waive_codes FROM PUBLIC;

-- Whether a session was ended because it may not have been the player's: a new password. A log-out takes no held bet back, or it would be a way to.
CREATE OR REPLACE FUNCTION session_is_disowned(p_session_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM sessions WHERE id = p_session_id AND revoked_reason IN ('password reset', 'password update'))
$$;
