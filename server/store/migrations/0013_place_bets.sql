-- The one atomic step of placing bets: all of them, or none. What can be decided without the database was decided before; it comes as
-- p_refused, and is only remembered here. Locks are taken in one order everywhere: queue row, event, bet, account.
--
-- outcome: PLACED (bet_ids, legs), REPEATED (the first answer was PLACED: read the bets), REJECTED (errors), REUSED, SESSION_ENDED.
CREATE FUNCTION place_bets(
  p_player_id text, p_session_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_refused jsonb,
  p_draft_bet_ids text[], p_kinds bet_kind[], p_stakes bigint[], p_payouts bigint[],           -- one element a bet
  p_leg_bets integer[], p_selection_ids text[], p_numerators bigint[], p_denominators bigint[], p_points integer[], -- one a leg
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT errors jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_account_id bigint;
  v_balance bigint;
  v_stake bigint;
  v_events text[]; v_markets text[]; v_names text[]; v_market_names text[]; v_graded_sides text[];
  v_types market_type[]; v_sides selection_side[]; v_graded_periods integer[];
  v_related jsonb;
  v_found placements;
BEGIN
  -- Not remembered: it says nothing about these bets, and the player may log in and ask again under the same id.
  IF NOT EXISTS (SELECT FROM sessions
                 WHERE id = p_session_id AND player_id = p_player_id AND revoked_at IS NULL AND expires_at > p_at) THEN
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;

  PERFORM pg_advisory_xact_lock_shared(key)
    FROM (SELECT DISTINCT event_lock_key(event_id) AS key FROM selections WHERE id = ANY (p_selection_ids) ORDER BY key) events_of_bets;

  SELECT id, balance_cents INTO v_account_id, v_balance
    FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'CASH' FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'SESSION_ENDED'; -- a sandbox reset took the player away meanwhile
    RETURN;
  END IF;

  -- Of two requests with one id the second comes here once the first is through, because of the account's lock.
  SELECT * INTO v_found FROM placements WHERE player_id = p_player_id AND id = p_placement_id;
  IF FOUND THEN
    errors := CASE WHEN v_found.body_hash = p_body_hash THEN v_found.errors END;
    outcome := CASE WHEN v_found.body_hash <> p_body_hash THEN 'REUSED' WHEN v_found.placed THEN 'REPEATED' ELSE 'REJECTED' END;
    RETURN;
  END IF;

  errors := p_refused;
  IF errors IS NULL THEN
    -- Every statement sees what is committed by now, so this one sees the catalogue after the locks were granted.
    SELECT array_agg(event_id), array_agg(market_id), array_agg(name), array_agg(market_name), array_agg(type), array_agg(side),
           array_agg(graded_periods), array_agg(graded_side),
           jsonb_agg(
             jsonb_build_object('code', code, 'draftBetId', p_draft_bet_ids[bet], 'selectionId', wanted_id)
             || CASE code WHEN 'ODDS_CHANGED' THEN jsonb_build_object(
                  'odds', jsonb_build_object('numerator', odds_numerator, 'denominator', odds_denominator),
                  'pointsHundredths', points_hundredths)
                WHEN 'MARKET_NOT_OPEN' THEN jsonb_build_object('marketStatus', market_status) ELSE '{}' END
           ) FILTER (WHERE code IS NOT NULL),
           json_agg(json_build_object(
             'bet', bet, 'selectionId', wanted_id, 'marketId', market_id, 'eventId', event_id, 'selectionName', name,
             'marketName', market_name, 'marketType', type, 'side', side, 'gradedPeriods', graded_periods, 'gradedSide', graded_side,
             'pointsHundredths', points_hundredths, 'oddsNumerator', numerator, 'oddsDenominator', denominator,
             'eventName', event_name, 'eventStatus', status, 'eventStartsAt', starts_at, 'homeScore', home_score,
             'awayScore', away_score, 'clock', clock, 'sport', sport, 'organization', organization, 'competition', competition))
      INTO v_events, v_markets, v_names, v_market_names, v_types, v_sides, v_graded_periods, v_graded_sides, errors, legs
      FROM (
        SELECT leg.bet, leg.wanted_id, leg.numerator, leg.denominator, s.event_id, s.market_id, s.name, s.side, s.points_hundredths,
               s.odds_numerator, s.odds_denominator, m.name AS market_name, m.status AS market_status, m.type, m.graded_periods, m.graded_side,
               e.name AS event_name, e.status, e.starts_at, e.home_score, e.away_score, e.clock,
               c.sport, c.organization, c.competition,
               CASE
                 WHEN s.id IS NULL THEN 'UNKNOWN_SELECTION'
                 WHEN e.status NOT IN ('PRE_GAME', 'IN_PLAY') OR EXISTS (SELECT FROM results r WHERE r.event_id = s.event_id)
                   THEN 'EVENT_NOT_OPEN'
                 WHEN m.status <> 'OPEN' THEN 'MARKET_NOT_OPEN'
                 WHEN s.points_hundredths IS DISTINCT FROM leg.points
                   OR s.odds_numerator * leg.denominator <> s.odds_denominator * leg.numerator THEN 'ODDS_CHANGED'
               END AS code
          FROM unnest(p_leg_bets, p_selection_ids, p_numerators, p_denominators, p_points)
                 WITH ORDINALITY AS leg (bet, wanted_id, numerator, denominator, points, position)
          LEFT JOIN selections s ON s.id = leg.wanted_id
          LEFT JOIN markets m ON m.id = s.market_id
          LEFT JOIN events e ON e.id = s.event_id
          LEFT JOIN competitions c ON c.id = e.competition_id
          ORDER BY leg.position
      ) leg;

    IF cardinality(p_leg_bets) > cardinality(p_stakes) THEN
      SELECT jsonb_agg(jsonb_build_object('code', 'RELATED_OUTCOMES', 'draftBetId', p_draft_bet_ids[bet]) ORDER BY bet) INTO v_related
        FROM (SELECT bet FROM unnest(p_leg_bets, v_events) AS leg (bet, event_id)
               WHERE event_id IS NOT NULL GROUP BY bet HAVING count(*) > count(DISTINCT event_id)) related;
      IF v_related IS NOT NULL THEN
        errors := coalesce(errors, '[]') || v_related;
      END IF;
    END IF;

    SELECT sum(stake) INTO v_stake FROM unnest(p_stakes) AS stake;
    IF v_stake > v_balance THEN
      errors := coalesce(errors, '[]')
        || jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'availableCents', v_balance, 'neededCents', v_stake);
    END IF;
  END IF;

  IF errors IS NOT NULL THEN
    INSERT INTO placements (player_id, id, body_hash, placed, errors, decided_at)
      VALUES (p_player_id, p_placement_id, p_body_hash, false, errors, p_at);
    legs := NULL;
    outcome := 'REJECTED';
    RETURN;
  END IF;

  WITH placement AS (
    INSERT INTO placements (player_id, id, body_hash, placed, decided_at)
      VALUES (p_player_id, p_placement_id, p_body_hash, true, p_at)
  ), bet AS (
    INSERT INTO bets (player_id, placement_id, position, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at)
      SELECT p_player_id, p_placement_id, wanted.position, wanted.draft_bet_id, wanted.kind, wanted.stake, wanted.payout, p_at
        FROM unnest(p_draft_bet_ids, p_kinds, p_stakes, p_payouts) WITH ORDINALITY AS wanted (draft_bet_id, kind, stake, payout, position)
        ORDER BY wanted.position
      RETURNING id, position, stake_cents
  ), leg AS (
    INSERT INTO bet_legs (bet_id, position, selection_id, market_id, event_id, selection_name, market_name, market_type, side,
                          graded_periods, graded_side, points_hundredths, odds_numerator, odds_denominator)
      SELECT bet.id, row_number() OVER (PARTITION BY wanted.bet ORDER BY wanted.position), wanted.selection_id, wanted.market_id,
             wanted.event_id, wanted.name, wanted.market_name, wanted.type, wanted.side, wanted.graded_periods, wanted.graded_side,
             wanted.points, wanted.numerator, wanted.denominator
        FROM unnest(p_leg_bets, p_selection_ids, v_markets, v_events, v_names, v_market_names, v_types, v_sides, v_graded_periods,
                    v_graded_sides, p_points, p_numerators, p_denominators) WITH ORDINALITY
               AS wanted (bet, selection_id, market_id, event_id, name, market_name, type, side, graded_periods, graded_side, points,
                          numerator, denominator, position)
        JOIN bet ON bet.position = wanted.bet
  ), stake AS (
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
      SELECT 'stake:' || id, 'STAKE', v_account_id, 1, stake_cents, id, p_at FROM bet
  )
  SELECT array_agg(id ORDER BY position) INTO bet_ids FROM bet;
  outcome := 'PLACED';
END
$$;
