-- A log-in with a password costs two statements beside its hash: one before the password is checked, one after. Every access is by a key,
-- so one plan is right for all; by default PostgreSQL plans several of these statements anew at every call.

-- Who has this name, and, where no limit can be near, the reserved attempt. The locks are those of reserveLogin, so that each of many
-- simultaneous attempts counts those before it. p_account_count, p_failure_count and p_attempt_count are the least numbers of earlier
-- attempts at which a rule may refuse (domain/identity/loginLimits.ts); attempt_id is null from there on, and the rules decide. day_is_used:
-- no time of the player's day is left; stop_kind, stop_until: what stops them; is_closed: the account is. All are for those who know the password.
CREATE OR REPLACE FUNCTION begin_log_in(
  p_name text, p_unknown_account text, p_network text, p_at timestamptz,
  p_account_since timestamptz, p_account_count integer,
  p_failures_since timestamptz, p_failure_count integer, p_attempts_since timestamptz, p_attempt_count integer,
  OUT player_id text, OUT password_hash text, OUT attempt_id bigint, OUT day_is_used boolean,
  OUT stop_kind text, OUT stop_until timestamptz, OUT is_closed boolean
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_account text;
  v_failures integer;
  v_attempts integer;
BEGIN
  PERFORM check_clock(p_at);
  -- The attempt counts from its commit on. It need not be on the disk before the password is checked: the outcome's commit writes it, too.
  PERFORM set_config('synchronous_commit', 'off', true);
  -- A username may equal another player's e-mail: the username always wins.
  SELECT players.id, player_credentials.password_hash, players.closed_at IS NOT NULL INTO player_id, password_hash, is_closed
    FROM players JOIN player_credentials ON player_credentials.player_id = players.id
    WHERE lower(players.username) = lower(p_name) OR lower(players.email) = lower(p_name)
    ORDER BY lower(players.username) = lower(p_name) DESC LIMIT 1;
  day_is_used := player_day_is_used(player_id, p_at);
  SELECT stop.kind, stop.expires_at INTO stop_kind, stop_until FROM player_stop(begin_log_in.player_id, p_at) stop;
  v_account := coalesce('player:' || player_id, p_unknown_account);
  PERFORM pg_advisory_xact_lock(70001, hashtext(p_network));
  PERFORM pg_advisory_xact_lock(70002, hashtext(v_account));
  SELECT count(*) INTO v_failures FROM login_attempts
    WHERE account = v_account AND attempted_at > p_account_since AND outcome <> 'SUCCEEDED';
  IF v_failures >= p_account_count THEN RETURN; END IF;
  SELECT count(*) FILTER (WHERE attempted_at > p_failures_since AND outcome <> 'SUCCEEDED'),
         count(*) FILTER (WHERE attempted_at > p_attempts_since)
    INTO v_failures, v_attempts FROM login_attempts
    WHERE network = p_network AND attempted_at > least(p_failures_since, p_attempts_since);
  IF v_failures >= p_failure_count OR v_attempts >= p_attempt_count THEN RETURN; END IF;
  INSERT INTO login_attempts (account, network, attempted_at) VALUES (v_account, p_network, p_at) RETURNING id INTO attempt_id;
END $$;

-- The password was right: the attempt succeeded, which ends the player's failures at this address, and a session is open. Its refresh token
-- stays with the player in the cookie only where p_transport says so and the account has full access. A stop that came while the password was
-- checked opens none: stop_player waits for the player's row, or has it first.
-- What ends with the session: after_sessions.sql.
CREATE OR REPLACE FUNCTION finish_log_in(
  p_attempt_id bigint, p_player_id text, p_network text, p_at timestamptz, p_session_id text, p_expires_at timestamptz,
  p_transport text, p_client_id text, p_brand text, p_refresh_hash text, p_one_session boolean,
  OUT limited boolean, OUT ended_session_ids text[], OUT stop_kind text, OUT stop_until timestamptz
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_previous timestamptz;
  v_closed_at timestamptz;
BEGIN
  PERFORM check_clock(p_at);
  -- First, because the rows below refer to the player: two log-ins that each held such a row would wait for each other.
  UPDATE players SET last_login_at = p_at
    FROM (SELECT id, last_login_at FROM players WHERE id = p_player_id FOR UPDATE) AS before
    WHERE players.id = before.id
    RETURNING before.last_login_at, players.limited_access, players.closed_at INTO STRICT v_previous, limited, v_closed_at;
  UPDATE login_attempts SET outcome = 'SUCCEEDED' WHERE id = p_attempt_id;
  DELETE FROM login_attempts WHERE account = 'player:' || p_player_id AND network = p_network AND outcome = 'FAILED';
  SELECT stop.kind, stop.expires_at INTO stop_kind, stop_until FROM player_stop(p_player_id, p_at) stop;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO login_networks (player_id, network, last_login_at) VALUES (p_player_id, p_network, p_at)
    ON CONFLICT (player_id, network) DO UPDATE SET last_login_at = p_at;
  IF p_one_session THEN
    WITH ended AS (
      UPDATE sessions SET revoked_at = p_at, revoked_reason = 'another log-in'
        WHERE player_id = p_player_id AND revoked_at IS NULL RETURNING id
    ) SELECT array_agg(id) INTO ended_session_ids FROM ended;
  END IF;
  INSERT INTO sessions (id, player_id, created_at, expires_at, transport, previous_login_at, client_id, brand,
                        revoked_at, revoked_reason)
    VALUES (p_session_id, p_player_id, p_at, p_expires_at, CASE WHEN limited THEN 'body' ELSE p_transport END, v_previous, p_client_id, p_brand,
            -- The account was closed while the password was checked.
            CASE WHEN v_closed_at IS NOT NULL THEN p_at END, CASE WHEN v_closed_at IS NOT NULL THEN 'account closed' END);
  INSERT INTO refresh_tokens (hash, session_id, created_at) VALUES (p_refresh_hash, p_session_id, p_at);
  PERFORM note_person(p_player_id, 'LOG_IN', p_at);
END $$;
