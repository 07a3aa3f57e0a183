-- Takes the liability of the bets of a placement by the complete sums, with all their slots locked: all of it, or none. Called by place_bets
-- where a slot's share of a cap is full, which is rare.
--
-- p_liability: of the player, without these bets. Three elements a leg in p_scopes, p_ids and p_wins, as in place_bets.
-- Returns the errors; null where it is taken.
CREATE OR REPLACE FUNCTION take_liability(
  p_player_id text, p_liability bigint, p_scopes liability_scope[], p_ids text[], p_wins bigint[],
  p_leg_bets integer[], p_draft_bet_ids text[], p_stakes bigint[], p_payouts bigint[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_scopes liability_scope[]; v_ids text[]; v_held bigint[]; v_added bigint[]; -- by key
  v_errors jsonb;
BEGIN
  SELECT array_agg(held.scope), array_agg(held.id), array_agg(held.cents), array_agg(added.cents)
    INTO v_scopes, v_ids, v_held, v_added
    FROM lock_liabilities(p_scopes, p_ids) held
    JOIN (SELECT scope, id, sum(win)::bigint AS cents FROM unnest(p_scopes, p_ids, p_wins) AS wanted (scope, id, win) GROUP BY scope, id) added
      USING (scope, id);
  -- The bets in their order, each with the largest stake that fits after the ones before it.
  SELECT jsonb_agg(jsonb_build_object('code', 'LIABILITY_LIMIT', 'draftBetId', p_draft_bet_ids[bet],
           'maximumStakeCents', coalesce(floor(greatest(room, 0)::numeric * p_stakes[bet] / nullif(win, 0)), 0)::bigint) ORDER BY bet)
    INTO v_errors
    FROM (
      SELECT bet, win, min(room) AS room
        FROM (
          SELECT bet, win, liability_cap(scope, id) - held.cents - coalesce(sum(win) OVER earlier, 0) AS room
            FROM (
              SELECT scope, id, p_leg_bets[(position + 2) / 3] AS bet, win
                FROM unnest(p_scopes, p_ids, p_wins) WITH ORDINALITY AS by_leg (scope, id, win, position)
                WHERE win > 0
              UNION ALL
              SELECT 'PLAYER', p_player_id, bet::integer, payout - stake
                FROM unnest(p_stakes, p_payouts) WITH ORDINALITY AS by_bet (stake, payout, bet)
            ) wanted
            JOIN (
              SELECT * FROM unnest(v_scopes, v_ids, v_held) AS by_key (scope, id, cents)
              UNION ALL
              SELECT 'PLAYER', p_player_id, p_liability
            ) held USING (scope, id)
            WINDOW earlier AS (PARTITION BY scope, id ORDER BY bet ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        ) rooms
        GROUP BY bet, win
    ) bets
    WHERE room < win;
  IF v_errors IS NULL THEN
    PERFORM level_liabilities(v_scopes, v_ids, (SELECT array_agg(a + b ORDER BY key)
      FROM unnest(v_held, v_added) WITH ORDINALITY AS sums (a, b, key)));
  END IF;
  RETURN v_errors;
END
$$;
