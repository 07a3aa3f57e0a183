-- Whether a player is kept from play now: excluded, in a cool-off, or closed (as player_may sees it). Such a player is in no list of players.
CREATE OR REPLACE FUNCTION is_kept_from_sports(p_player_id text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_barred FROM player_standing(p_player_id, p_at)
$$;

-- What keeps a player from a tournament: what would keep the player from a bet of one cent, because a game of picks is play, too, though nothing
-- is staked. p_address: the IP address that asks. Locks the player's cash account first, so that an exclusion at the same moment is before or after, never between.
CREATE OR REPLACE FUNCTION tournament_gate(p_player_id text, p_session_id text, p_at timestamptz, p_address text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM begin_player_request(p_player_id, p_at, p_by_player => false);
  IF p_address IS NOT NULL THEN PERFORM asks_from_elsewhere(p_player_id, p_address, p_at); END IF;
  RETURN player_may(p_player_id, 'SPORTS_BET', 1, p_at, p_session_id);
END
$$;

-- Joins once. Null: joined, now or before; else why not.
CREATE OR REPLACE FUNCTION join_tournament(
  p_brand text, p_tournament_id text, p_player_id text, p_session_id text, p_at timestamptz, p_address text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_fault text;
  v_tournament tournaments;
BEGIN
  v_fault := tournament_gate(p_player_id, p_session_id, p_at, p_address);
  IF v_fault IS NOT NULL THEN RETURN v_fault; END IF;
  SELECT * INTO v_tournament FROM tournaments WHERE id = p_tournament_id AND brand = p_brand FOR UPDATE;
  IF NOT FOUND THEN RETURN 'UNKNOWN_TOURNAMENT'; END IF;
  IF EXISTS (SELECT FROM tournament_players WHERE tournament_id = p_tournament_id AND player_id = p_player_id) THEN RETURN NULL; END IF;
  IF v_tournament.ends_at <= p_at THEN RETURN 'ENDED'; END IF;
  UPDATE tournaments SET joined = joined + 1 WHERE id = p_tournament_id;
  INSERT INTO tournament_players (tournament_id, player_id, number, remaining, joined_at)
    VALUES (p_tournament_id, p_player_id, v_tournament.joined + 1, v_tournament.budget, p_at);
  RETURN NULL;
END
$$;

-- A pick at the price that the player has seen. Null: it stands, from now or before; REUSED: its id stands for another pick; else why not. Picks
-- are taken before the start alone: in play, whoever is nearest to the game would win. Locks as a placement does: event, account, then the
-- player's entry.
CREATE OR REPLACE FUNCTION place_tournament_pick(
  p_brand text, p_tournament_id text, p_player_id text, p_session_id text, p_pick_id text, p_selection_id text,
  p_odds_numerator bigint, p_odds_denominator bigint, p_points_hundredths integer, p_stake integer, p_at timestamptz,
  p_address text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_event_id text;
  v_fault text;
  v_known tournament_picks;
  v_tournament tournaments;
  v_remaining integer;
  v_found record;
BEGIN
  SELECT event_id INTO v_event_id FROM selections WHERE id = p_selection_id;
  IF v_event_id IS NOT NULL THEN PERFORM pg_advisory_xact_lock_shared(event_lock_key(v_event_id)); END IF;
  v_fault := tournament_gate(p_player_id, p_session_id, p_at, p_address);
  SELECT * INTO v_tournament FROM tournaments WHERE id = p_tournament_id AND brand = p_brand;
  IF NOT FOUND THEN RETURN 'UNKNOWN_TOURNAMENT'; END IF;
  SELECT remaining INTO v_remaining FROM tournament_players
    WHERE tournament_id = p_tournament_id AND player_id = p_player_id FOR UPDATE;
  -- Before everything that may have changed since: the same id is answered as it was.
  SELECT * INTO v_known FROM tournament_picks WHERE player_id = p_player_id AND id = p_pick_id;
  IF FOUND THEN
    RETURN CASE WHEN (v_known.tournament_id, v_known.selection_id, v_known.odds_numerator, v_known.odds_denominator, v_known.stake)
                       = (p_tournament_id, p_selection_id, p_odds_numerator, p_odds_denominator, p_stake)
                  AND v_known.points_hundredths IS NOT DISTINCT FROM p_points_hundredths THEN NULL ELSE 'REUSED' END;
  END IF;
  IF v_fault IS NOT NULL THEN RETURN v_fault; END IF;
  IF v_remaining IS NULL THEN RETURN 'NOT_JOINED'; END IF;
  IF p_at < v_tournament.starts_at THEN RETURN 'NOT_STARTED'; END IF;
  IF p_at >= v_tournament.ends_at THEN RETURN 'ENDED'; END IF;
  SELECT to_jsonb(s) AS selection, to_jsonb(m) AS market, s.market_id, e.name, e.starts_at,
         CASE
           WHEN e.status <> 'PRE_GAME' OR e.starts_at <= p_at OR EXISTS (SELECT FROM results r WHERE r.event_id = e.id)
             OR e.starts_at < v_tournament.starts_at OR e.starts_at >= v_tournament.ends_at
             OR (cardinality(v_tournament.sports) > 0 AND c.sport <> ALL (v_tournament.sports)) THEN 'EVENT_NOT_OPEN'
           WHEN m.status <> 'OPEN'
             OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, p_at) THEN 'MARKET_NOT_OPEN'
           WHEN s.points_hundredths IS DISTINCT FROM p_points_hundredths
             OR s.odds_numerator * p_odds_denominator <> s.odds_denominator * p_odds_numerator THEN 'ODDS_CHANGED'
         END AS fault
    INTO v_found
    FROM selections s
    JOIN markets m ON m.id = s.market_id
    JOIN events e ON e.id = s.event_id
    JOIN competitions c ON c.id = e.competition_id
    LEFT JOIN feeds f ON f.source = e.source
    WHERE s.id = p_selection_id;
  IF NOT FOUND THEN RETURN 'EVENT_NOT_OPEN'; END IF;
  IF v_found.fault IS NOT NULL THEN RETURN v_found.fault; END IF;
  IF EXISTS (SELECT FROM tournament_picks
               WHERE tournament_id = p_tournament_id AND player_id = p_player_id AND market_id = v_found.market_id) THEN
    RETURN 'ALREADY_PICKED';
  END IF;
  IF p_stake > v_remaining THEN RETURN 'BUDGET_EXCEEDED'; END IF;
  UPDATE tournament_players SET remaining = remaining - p_stake, pick_count = pick_count + 1 WHERE tournament_id = p_tournament_id AND player_id = p_player_id;
  INSERT INTO tournament_picks (
      player_id, id, tournament_id, selection_id, market_id, event_id, selection, market, event_name, event_starts_at,
      points_hundredths, odds_numerator, odds_denominator, stake, placed_at)
    VALUES (p_player_id, p_pick_id, p_tournament_id, p_selection_id, v_found.market_id, v_event_id, v_found.selection, v_found.market,
            v_found.name, v_found.starts_at, p_points_hundredths, p_odds_numerator, p_odds_denominator, p_stake, p_at);
  RETURN NULL;
END
$$;

-- Writes what picks are worth by the newest result of their event, and the sums of their players. Grades come from the server. Two events may
-- have picks of the same players: their rows are locked in one order, after the accounts that a settlement has locked.
CREATE OR REPLACE FUNCTION grade_tournament_picks(p_players text[], p_picks text[], p_grades text[], p_returned bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tournament_players own
    WHERE (own.tournament_id, own.player_id) IN (
      SELECT p.tournament_id, p.player_id FROM unnest(p_players, p_picks) AS wanted (player_id, id) JOIN tournament_picks p USING (player_id, id))
    ORDER BY own.tournament_id, own.player_id FOR UPDATE;
  WITH changed AS MATERIALIZED (
    SELECT wanted.*, p.tournament_id, wanted.returned - coalesce(known.returned, 0) AS more,
           (wanted.grade <> 'PENDING')::integer - (coalesce(known.grade, 'PENDING') <> 'PENDING')::integer AS more_settled
      FROM unnest(p_players, p_picks, p_grades, p_returned) AS wanted (player_id, pick_id, grade, returned)
      JOIN tournament_picks p ON (p.player_id, p.id) = (wanted.player_id, wanted.pick_id)
      LEFT JOIN tournament_pick_grades known ON (known.player_id, known.pick_id) = (wanted.player_id, wanted.pick_id)
      WHERE (known.grade, known.returned) IS DISTINCT FROM (wanted.grade, wanted.returned)
  ), written AS (
    INSERT INTO tournament_pick_grades (player_id, pick_id, grade, returned) SELECT player_id, pick_id, grade, returned FROM changed
      ON CONFLICT (player_id, pick_id) DO UPDATE SET grade = excluded.grade, returned = excluded.returned
  )
  UPDATE tournament_players own SET returned = own.returned + of_player.more, settled_count = own.settled_count + of_player.more_settled
    FROM (SELECT tournament_id, player_id, sum(more) AS more, sum(more_settled) AS more_settled FROM changed GROUP BY 1, 2) of_player
    WHERE (own.tournament_id, own.player_id) = (of_player.tournament_id, of_player.player_id);
END
$$;
