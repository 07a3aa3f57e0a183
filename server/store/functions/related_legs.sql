-- Errors of the bets of a placement whose legs are related; null: there are none. Legs of one event are, unless the bet's terms price them
-- together, before its start and in the competitions of domain/betKinds/parlayPlus.ts; two events that are one game (events.sides_key) are
-- whatever the terms: a feed may bring it twice.
-- p_leg_bets: one element a leg; p_ids: three, the event's last, as in place_bets.
CREATE OR REPLACE FUNCTION related_legs(p_leg_bets integer[], p_ids text[], p_terms jsonb, p_draft_bet_ids text[]) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH leg AS (
    SELECT bet, e.id, e.competition_id, e.sides_key, e.starts_at, e.status <> 'PRE_GAME' OR c.competition NOT IN ('nfl') AS is_unmeasured
      FROM unnest(p_leg_bets) WITH ORDINALITY AS of_leg (bet, position)
      JOIN events e ON e.id = p_ids[3 * position]
      JOIN competitions c ON c.id = e.competition_id
  )
  SELECT jsonb_agg(jsonb_build_object('code', 'RELATED_OUTCOMES', 'draftBetId', p_draft_bet_ids[bet]) ORDER BY bet)
    FROM (SELECT bet FROM leg GROUP BY bet, id
            HAVING count(*) > 1 AND ((p_terms -> (bet - 1) ? 'events') IS NOT TRUE OR bool_or(is_unmeasured))
          UNION
          SELECT a.bet FROM leg a JOIN leg b ON b.bet = a.bet AND b.sides_key = a.sides_key AND b.competition_id = a.competition_id AND b.id > a.id
            WHERE a.sides_key <> '' AND abs(extract(epoch FROM a.starts_at - b.starts_at)) < 86400) related
$$;
