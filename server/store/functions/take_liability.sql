-- Takes the liability of the bets of a placement: all of it, or none.
--
-- Nearly always by the player's slot of each selection, market and event, up to an equal share of the cap (liability_slots). Where a share is
-- full, is_near_cap: the caller asks again with p_alone, which decides by the complete sums, with all their slots locked. p_account_id: of
-- the player's cash, which chooses the slot.
CREATE OR REPLACE FUNCTION take_liability(
  p_player_id text, p_account_id bigint, p_bets requested_bet[], p_legs placed_leg[], p_alone boolean,
  OUT is_near_cap boolean, OUT errors jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_slot CONSTANT integer := p_account_id % liability_slots();
  v_known record;
  v_key record;
  v_sum bigint;
BEGIN
  is_near_cap := false;
  IF p_alone THEN
    errors := take_liability_alone(p_player_id, p_bets, p_legs);
    RETURN;
  END IF;
  -- Reading the cap of each key costs more than its sum, and nearly every sum is below the least of all caps.
  SELECT player_liability(p_player_id) + (stakes_of(p_bets)).win_cents AS player_cents, (SELECT min(cents) FROM liability_caps) AS least_cap
    INTO v_known;
  IF v_known.player_cents > v_known.least_cap AND v_known.player_cents > liability_cap('PLAYER', p_player_id) THEN
    is_near_cap := true;
    RETURN;
  END IF;
  FOR v_key IN
    SELECT scope, id, sum(cents)::bigint AS cents FROM liabilities_of(p_bets, p_legs) GROUP BY scope, id ORDER BY scope, id
  LOOP
    -- Nearly every row is there, and ON CONFLICT would lock it before it is changed.
    UPDATE liabilities SET cents = cents + v_key.cents WHERE scope = v_key.scope AND id = v_key.id AND slot = v_slot RETURNING cents INTO v_sum;
    IF NOT FOUND THEN
      INSERT INTO liabilities AS held (scope, id, slot, cents) VALUES (v_key.scope, v_key.id, v_slot, v_key.cents)
        ON CONFLICT (scope, id, slot) DO UPDATE SET cents = held.cents + excluded.cents
        RETURNING cents INTO v_sum;
    END IF;
    IF v_sum > v_known.least_cap / liability_slots() AND v_sum > liability_cap(v_key.scope, v_key.id) / liability_slots() THEN
      is_near_cap := true;
    END IF;
  END LOOP;
  IF is_near_cap THEN
    UPDATE liabilities held SET cents = held.cents - added.cents
      FROM (SELECT scope, id, sum(cents) AS cents FROM liabilities_of(p_bets, p_legs) GROUP BY scope, id) added
      WHERE held.scope = added.scope AND held.id = added.id AND held.slot = v_slot;
  END IF;
END
$$;

-- What the open and held bets of a player may win.
CREATE OR REPLACE FUNCTION player_liability(p_player_id text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT open_payout_cents - open_stake_cents FROM player_bets WHERE player_id = p_player_id), 0)
       + coalesce((SELECT sum(win_cents) FROM held_placements WHERE player_id = p_player_id), 0);
END
$$;

-- Decides by the complete sums. Returns the errors; null where it is taken.
CREATE OR REPLACE FUNCTION take_liability_alone(p_player_id text, p_bets requested_bet[], p_legs placed_leg[]) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_scopes liability_scope[]; v_ids text[]; v_held bigint[]; v_sums bigint[]; -- by key
  v_errors jsonb;
BEGIN
  SELECT array_agg(scope), array_agg(id) INTO v_scopes, v_ids FROM liabilities_of(p_bets, p_legs);
  SELECT array_agg(scope), array_agg(id), array_agg(held.cents), array_agg(held.cents + added.cents) INTO v_scopes, v_ids, v_held, v_sums
    FROM lock_liabilities(v_scopes, v_ids) held
    JOIN (SELECT scope, id, sum(cents)::bigint AS cents FROM liabilities_of(p_bets, p_legs) GROUP BY scope, id) added USING (scope, id);
  -- The bets in their order, each with the largest stake that fits after the ones before it.
  SELECT jsonb_agg(jsonb_build_object('code', 'LIABILITY_LIMIT', 'draftBetId', (p_bets[bet]).draft_bet_id, 'maximumStakeCents',
           coalesce(floor(greatest(room, 0)::numeric * (p_bets[bet]).stake_cents / nullif(win * (p_bets[bet]).combinations, 0)), 0)::bigint) ORDER BY bet)
    INTO v_errors
    FROM (
      SELECT bet, win, min(room) AS room
        FROM (
          SELECT bet, win, liability_cap(scope, id) - held.cents - coalesce(sum(win) OVER earlier, 0) AS room
            FROM (
              SELECT bet, scope, id, cents AS win FROM liabilities_of(p_bets, p_legs) WHERE cents > 0
              UNION ALL
              SELECT ordinality::integer, 'PLAYER', p_player_id, payout_cents - stake_cents FROM unnest(p_bets) WITH ORDINALITY AS bet
            ) wanted
            JOIN (
              SELECT * FROM unnest(v_scopes, v_ids, v_held) AS by_key (scope, id, cents)
              UNION ALL
              SELECT 'PLAYER', p_player_id, player_liability(p_player_id)
            ) held USING (scope, id)
            WINDOW earlier AS (PARTITION BY scope, id ORDER BY bet ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        ) rooms
        GROUP BY bet, win
    ) bets
    WHERE room < win;
  IF v_errors IS NULL THEN
    PERFORM level_liabilities(v_scopes, v_ids, v_sums);
  END IF;
  RETURN v_errors;
END
$$;
