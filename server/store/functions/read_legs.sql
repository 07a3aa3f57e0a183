-- The legs of the bets as they are offered at p_now: what is written and answered of each, and the errors of those that are not as they were
-- requested.
--
-- delay_ms: the longest hold of a market in play; null: none. are_live_moves: all errors are live prices that moved at their line.
--
-- Plain statements in a loop are cheaper than one over arrays until there are dozens of legs.
CREATE OR REPLACE FUNCTION read_legs(
  p_bets requested_bet[], p_now timestamptz,
  OUT legs placed_leg[], OUT errors jsonb, OUT delay_ms integer, OUT are_live_moves boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_bet requested_bet;
  v_bet_position integer := 0;
  v_leg requested_leg;
  v_position integer; -- in its bet
  v_found record;
  v_fault text;
BEGIN
  FOREACH v_bet IN ARRAY p_bets LOOP
    v_bet_position := v_bet_position + 1;
    v_position := 0;
    FOREACH v_leg IN ARRAY v_bet.legs LOOP
      v_position := v_position + 1;
      -- What is refused, kept and answered is said by the statement itself: an expression over its columns would be prepared anew here.
      SELECT CASE
               WHEN e.status NOT IN ('PRE_GAME', 'IN_PLAY') OR (e.status = 'PRE_GAME' AND e.starts_at <= p_now)
                 OR EXISTS (SELECT FROM results r WHERE r.event_id = s.event_id) THEN 'EVENT_NOT_OPEN'
               WHEN m.status <> 'OPEN'
                 OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, p_now) THEN 'MARKET_NOT_OPEN'
               WHEN takes_main_lines_alone(v_bet.kind) AND (e.status <> 'PRE_GAME' OR NOT m.main OR s.points_hundredths % 50 <> 0) THEN 'NOT_TEASABLE'
               WHEN s.points_hundredths IS DISTINCT FROM v_leg.points_hundredths
                 OR s.odds_numerator * v_leg.odds_denominator <> s.odds_denominator * v_leg.odds_numerator THEN 'ODDS_CHANGED'
             END AS fault,
             e.status = 'IN_PLAY' AND s.points_hundredths IS NOT DISTINCT FROM v_leg.points_hundredths AS is_at_line_in_play,
             CASE WHEN e.status = 'IN_PLAY' THEN m.place_delay_ms END AS delay_ms,
             -- Open and silent is shown as suspended.
             CASE WHEN m.status = 'OPEN' THEN 'CLOSED' ELSE m.status END AS market_status,
             s.odds_numerator, s.odds_denominator, s.points_hundredths,
             ROW(0, v_position, s.id, s.market_id, s.event_id, s.name, m.name, m.type, s.side, m.subject,
                 v_leg.points_hundredths, v_leg.odds_numerator, v_leg.odds_denominator, s.outcome, m.rules)::bet_legs AS taken,
             json_build_object(
               'marketId', s.market_id, 'eventId', s.event_id, 'selectionName', s.name, 'marketName', m.name, 'marketType', m.type,
               'side', s.side, 'subject', m.subject, 'rules', m.rules, 'eventName', e.name, 'eventStatus', e.status, 'eventStartsAt', e.starts_at, 'homeScore', e.home_score,
               'awayScore', e.away_score, 'clock', e.clock, 'sport', c.sport, 'organization', c.organization,
               'competition', c.competition) AS answer
        INTO v_found
        FROM selections s
        JOIN markets m ON m.id = s.market_id
        JOIN events e ON e.id = s.event_id
        JOIN competitions c ON c.id = e.competition_id
        LEFT JOIN feeds f ON f.source = e.source
        WHERE s.id = v_leg.selection_id;
      v_fault := CASE WHEN FOUND THEN v_found.fault ELSE 'UNKNOWN_SELECTION' END;
      IF v_fault IS NOT NULL THEN
        are_live_moves := coalesce(are_live_moves, true) AND v_fault = 'ODDS_CHANGED' AND v_found.is_at_line_in_play;
        errors := coalesce(errors, '[]') || (
          jsonb_build_object('code', v_fault, 'draftBetId', v_bet.draft_bet_id, 'selectionId', v_leg.selection_id)
          || CASE v_fault
               WHEN 'ODDS_CHANGED' THEN jsonb_build_object(
                 'odds', jsonb_build_object('numerator', v_found.odds_numerator, 'denominator', v_found.odds_denominator),
                 'pointsHundredths', v_found.points_hundredths)
               WHEN 'MARKET_NOT_OPEN' THEN jsonb_build_object('marketStatus', v_found.market_status)
               ELSE '{}' END);
      END IF;
      delay_ms := greatest(delay_ms, v_found.delay_ms);
      legs := legs || ROW(v_bet_position, v_found.taken, v_found.answer)::placed_leg;
    END LOOP;
  END LOOP;
END
$$;
