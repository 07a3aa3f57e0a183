-- Errors of the bets of a placement whose legs are related; null: there are none. Legs of one event are, unless the bet's terms price them
-- together, before its start and in the competitions of domain/betKinds/parlayPlus.ts; two events that are one game (events.sides_key) are
-- whatever the terms: a feed may bring it twice. What one game is has the words of isOneGame in domain/catalogue/sidesKey.ts.
CREATE OR REPLACE FUNCTION related_legs(p_bets requested_bet[], p_legs placed_leg[]) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF cardinality(p_legs) = cardinality(p_bets) THEN RETURN NULL; END IF; -- of one leg each
  RETURN (
    WITH leg AS (
      SELECT of_leg.bet, e.id, e.competition_id, e.sides_key, e.starts_at, e.source, c.sport, e.status <> 'PRE_GAME' OR c.competition NOT IN ('nfl') AS is_unmeasured
        FROM unnest(p_legs) AS of_leg
        JOIN events e ON e.id = (of_leg.taken).event_id
        JOIN competitions c ON c.id = e.competition_id
    )
    SELECT jsonb_agg(jsonb_build_object('code', 'RELATED_OUTCOMES', 'draftBetId', (p_bets[bet]).draft_bet_id) ORDER BY bet)
      FROM (SELECT bet FROM leg GROUP BY bet, id
              HAVING count(*) > 1 AND (((p_bets[bet]).terms ? 'events') IS NOT TRUE OR bool_or(is_unmeasured))
            UNION
            SELECT a.bet FROM leg a JOIN leg b ON b.bet = a.bet AND b.sides_key = a.sides_key AND b.competition_id = a.competition_id AND b.id > a.id
              WHERE a.sides_key <> '' AND abs(extract(epoch FROM a.starts_at - b.starts_at)) < 86400
                AND NOT (a.sport = 'baseball' AND a.source = b.source AND abs(extract(epoch FROM a.starts_at - b.starts_at)) >= 7200)) related
  );
END
$$;
