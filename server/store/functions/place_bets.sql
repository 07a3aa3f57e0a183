-- The one atomic step of placing bets: all of them, or none. Rules that need no database were checked before; their errors are in
-- p_refused, and are only stored here. What the player may do is asked first (player_may). Locks are taken in one order
-- everywhere: queue row, event, bet, account, reward, liability.
--
-- p_at: the business clock when the statement was sent, which is the date of the bets.
-- p_held: decides bets that are held, whose arguments are the stored ones (decide_held_placement). What depends on the player was decided
-- when they were held: log-in, limits, place, balance, rewards, liability. p_per_second, p_burst: placements that a player may request.
-- p_alone: decide by the complete liability sums, with all their slots locked (liability_slots). Otherwise a placement whose slot is full
-- ends as NEAR_CAP.
-- p_shown: of each bet what it is measured by where a live price has moved (domain/betKinds/smallMoves.ts); kept while it is held.
-- p_visitors: the stored locations of visitors that p_is_inside follows from: whether bets are taken in the player's region.
-- p_slip_owner: whose slip is read for the answer.
--
-- outcome: PLACED (bet_ids, legs, balances after it, slip), REPEATED (the first answer was PLACED: read the bets), REJECTED (errors), REUSED,
-- SESSION_ENDED, RATE_LIMITED, MOVED (repeat with the locations of now), NEAR_CAP (repeat with p_alone), PRICES_MOVED (repeat with the prices
-- of errors, or with errors as p_refused), HELD (call decide_held_placement after delay_ms), NOT_HELD (p_held, and nothing is). The last seven
-- decide nothing; of them only HELD is stored, with the stakes.
--
-- Preparing is the largest cost of a small statement, so bets and legs are written by plain statements in a loop, which are cheaper than
-- one statement over arrays until there are dozens. By default PostgreSQL plans statements with arrays anew at every call, because a plan
-- for the given arrays looks cheaper than a generic one; every access is by key, so one plan is right for all.
CREATE OR REPLACE FUNCTION place_bets(
  p_player_id text, p_session_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_refused jsonb,
  p_draft_bet_ids text[], p_kinds bet_kind[], p_stakes bigint[], p_payouts bigint[],           -- one element a bet
  p_leg_bets integer[], p_selection_ids text[], p_numerators bigint[], p_denominators bigint[], p_points integer[], -- one a leg
  p_terms jsonb,   -- one a bet; null: no bet has any
  p_rewards jsonb, p_shown jsonb, -- alike
  p_held boolean, p_per_second double precision, p_burst integer, p_alone boolean, p_visitors jsonb, p_is_inside boolean, p_slip_owner text,
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT errors jsonb, OUT delay_ms integer, OUT balances json, OUT slip json
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_account_id bigint; v_balance bigint;
  v_held held_placements;
  v_player record;      -- what one statement reads of the player
  v_gap interval := interval '1 second' / p_per_second;
  v_next_at timestamptz;
  v_now timestamptz;
  v_delay_ms integer;
  v_stake bigint := 0;  -- of all bets together
  v_cash bigint;        -- the part of it that is paid in cash, and in promotional credits
  v_credit bigint := 0;
  v_payout bigint := 0;
  v_credit_balance bigint;
  v_accounts bigint[];  -- from which each stake is paid, where a bet has a reward
  v_kind text;
  v_returns double precision[]; -- return of each bet per unit
  v_combinations integer[];     -- tickets of each bet
  v_bet_id bigint;
  v_found record;
  v_code text;
  v_takes_moves boolean; -- all errors are live prices that moved, of a player who may not want to be asked
  v_position integer;   -- of a leg in its bet
  v_leg bet_legs; v_legs bet_legs[];
  v_answers json[];
  v_scopes liability_scope[]; v_ids text[]; v_wins bigint[];  -- liability added: three elements a leg, the event's last
  v_sum bigint; v_liability bigint; -- of one key and slot; of the player, with these bets
  v_is_full boolean;
BEGIN
  -- Several events are locked in one order everywhere; the usual single leg needs no sorting.
  IF cardinality(p_selection_ids) = 1 THEN
    PERFORM pg_advisory_xact_lock_shared(event_lock_key(event_id)) FROM selections WHERE id = p_selection_ids[1];
  ELSE
    PERFORM pg_advisory_xact_lock_shared(key)
      FROM (SELECT DISTINCT event_lock_key(event_id) AS key FROM selections WHERE id = ANY (p_selection_ids) ORDER BY key) events_of_bets;
  END IF;

  SELECT id, balance_cents INTO v_account_id, v_balance
    FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'CASH' FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'SESSION_ENDED'; -- a sandbox reset has deleted the player
    RETURN;
  END IF;

  -- The business clock after the locks: a placement that waited for them must not be decided at an earlier moment.
  v_now := p_at + (clock_timestamp() - statement_timestamp());

  -- A statement sees what is committed before it: this one a log-out, and the first of two requests with the same id, for which the
  -- account's lock waited. One statement, because starting one costs more than a row by its key.
  SELECT session.id AS session_id, player.odds_acceptance, held.id AS held_id, coalesce(placed.body_hash, rejected.body_hash) AS body_hash, rejected.errors,
         sums.next_placement_at, coalesce(sums.open_payout_cents - sums.open_stake_cents, 0)
           + coalesce((SELECT sum(win_cents) FROM held_placements WHERE player_id = p_player_id), 0)::bigint AS liability_cents,
         (SELECT min(cents) FROM liability_caps) AS least_cap_cents,
         (SELECT value FROM settings WHERE key = 'visitor') IS DISTINCT FROM p_visitors AS has_moved
    INTO v_player
    FROM players player
    LEFT JOIN sessions session
      ON session.id = p_session_id AND session.player_id = player.id AND session.revoked_at IS NULL AND session.expires_at > v_now
    LEFT JOIN bets placed ON placed.player_id = p_player_id AND placed.placement_id = p_placement_id AND placed.position = 1
    LEFT JOIN rejected_placements rejected ON rejected.player_id = p_player_id AND rejected.id = p_placement_id
    LEFT JOIN held_placements held ON held.player_id = p_player_id AND held.placement_id = p_placement_id
    LEFT JOIN player_bets sums ON sums.player_id = p_player_id
    WHERE player.id = p_player_id;
  IF v_player.session_id IS NULL AND NOT p_held THEN
    -- Not stored: it decides nothing about these bets, and after a new log-in the player may repeat the request under the same id.
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;
  IF v_player.body_hash IS NOT NULL THEN
    errors := CASE WHEN v_player.body_hash = p_body_hash THEN v_player.errors END;
    outcome := CASE WHEN v_player.body_hash <> p_body_hash THEN 'REUSED' WHEN errors IS NULL THEN 'REPEATED' ELSE 'REJECTED' END;
    RETURN;
  END IF;
  IF v_player.held_id IS NOT NULL THEN SELECT * INTO v_held FROM held_placements WHERE id = v_player.held_id; END IF;
  IF p_held THEN
    IF v_held.id IS NULL THEN
      outcome := 'NOT_HELD';
      RETURN;
    END IF;
  ELSIF v_held.id IS NOT NULL THEN
    outcome := CASE v_held.body_hash WHEN p_body_hash THEN 'HELD' ELSE 'REUSED' END;
    delay_ms := held_for_ms(v_held);
    RETURN;
  ELSIF v_player.has_moved THEN
    outcome := 'MOVED';
    RETURN;
  END IF;

  -- The rate limit's bucket as one instant: each placement moves it on by a gap, and it may be ahead of now by a burst. Bets that are
  -- held were counted before. An instant more than a minute further ahead was written before the business clock was set back.
  IF NOT p_held THEN
    v_next_at := v_player.next_placement_at;
    IF v_next_at IS NULL OR v_next_at < p_at OR v_next_at > p_at + v_gap * p_burst + interval '1 minute' THEN
      v_next_at := p_at;
    END IF;
    IF v_next_at > p_at + v_gap * (p_burst - 1) THEN
      outcome := 'RATE_LIMITED';
      RETURN;
    END IF;
    v_next_at := v_next_at + v_gap;
  END IF;

  IF p_rewards IS NOT NULL THEN
    -- A player of before there were credits to bet has no such claim.
    INSERT INTO ledger_accounts (kind, player_id, balance_cents) VALUES ('CREDIT_RECEIVABLE', p_player_id, 0) ON CONFLICT DO NOTHING;
    SELECT balance_cents INTO v_credit_balance FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'PROMOTIONAL_CREDIT' FOR UPDATE;
    SELECT array_agg(account.id ORDER BY bet) INTO v_accounts
      FROM jsonb_array_elements(p_rewards) WITH ORDINALITY AS each (reward, bet)
      JOIN ledger_accounts account ON account.player_id = p_player_id
        AND account.kind::text = CASE reward ->> 'kind' WHEN 'PROMOTIONAL_CREDIT' THEN 'PROMOTIONAL_CREDIT' WHEN 'BONUS_BET' THEN 'BONUS' ELSE 'CASH' END;
  END IF;
  FOR bet IN 1 .. cardinality(p_stakes) LOOP
    v_stake := v_stake + p_stakes[bet];
    v_payout := v_payout + p_payouts[bet];
    v_returns[bet] := 1;
    v_combinations[bet] := 1;
  END LOOP;
  v_cash := v_stake;
  IF p_rewards IS NOT NULL THEN
    FOR bet IN 1 .. cardinality(p_stakes) LOOP
      v_kind := p_rewards -> (bet - 1) ->> 'kind';
      IF v_kind = 'PROMOTIONAL_CREDIT' THEN
        v_credit := v_credit + p_stakes[bet];
      ELSIF v_kind NOT IN ('PROFIT_BOOST', 'BONUS_BET') THEN
        RAISE EXCEPTION 'There is no such reward' USING ERRCODE = 'check_violation';
      END IF;
      IF v_kind <> 'PROFIT_BOOST' THEN
        v_cash := v_cash - p_stakes[bet];
      END IF;
    END LOOP;
  END IF;

  v_code := CASE
    WHEN NOT p_held THEN player_may(p_player_id, 'SPORTS_BET', v_cash, v_now, p_is_inside, p_session_id)
    -- Every server was away for long: what the player wanted then is not what they want now.
    WHEN clock_timestamp() > v_held.due_at + interval '1 minute' THEN 'HOLD_LAPSED' END;
  errors := CASE WHEN v_code IS NULL THEN p_refused ELSE jsonb_build_array(jsonb_build_object('code', v_code)) END;
  IF errors IS NULL THEN
    -- "Ask me" asks about every move. What the player chooses during a hold is too late for it.
    v_takes_moves := CASE WHEN p_held THEN v_held.shown IS NOT NULL ELSE v_player.odds_acceptance <> 'ASK' END;
    FOR leg IN 1 .. cardinality(p_leg_bets) LOOP
      v_position := CASE WHEN p_leg_bets[leg] = p_leg_bets[leg - 1] THEN v_position + 1 ELSE 1 END;
      -- What is refused, kept and answered is said by the statement itself: an expression over its columns would be prepared anew here.
      SELECT CASE
               WHEN e.status NOT IN ('PRE_GAME', 'IN_PLAY') OR (e.status = 'PRE_GAME' AND e.starts_at <= v_now)
                 OR EXISTS (SELECT FROM results r WHERE r.event_id = s.event_id) THEN 'EVENT_NOT_OPEN'
               WHEN m.status <> 'OPEN'
                 OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, v_now) THEN 'MARKET_NOT_OPEN'
               WHEN p_terms -> (p_leg_bets[leg] - 1) ? 'pays' AND (e.status <> 'PRE_GAME' OR NOT m.main) THEN 'NOT_TEASABLE'
               WHEN s.points_hundredths IS DISTINCT FROM p_points[leg]
                 OR s.odds_numerator * p_denominators[leg] <> s.odds_denominator * p_numerators[leg] THEN 'ODDS_CHANGED'
             END AS code,
             e.status = 'IN_PLAY' AND s.points_hundredths IS NOT DISTINCT FROM p_points[leg] AS is_at_line_in_play,
             CASE WHEN e.status = 'IN_PLAY' THEN m.place_delay_ms END AS delay_ms, m.status AS market_status,
             s.market_id, s.event_id, s.odds_numerator, s.odds_denominator, s.points_hundredths,
             ROW(0, v_position, s.id, s.market_id, s.event_id, s.name, m.name, m.type, s.side, m.graded_periods, m.graded_side,
                 p_points[leg], p_numerators[leg], p_denominators[leg])::bet_legs AS taken,
             json_build_object(
               'marketId', s.market_id, 'eventId', s.event_id, 'selectionName', s.name, 'marketName', m.name, 'marketType', m.type,
               'side', s.side, 'eventName', e.name, 'eventStatus', e.status, 'eventStartsAt', e.starts_at, 'homeScore', e.home_score,
               'awayScore', e.away_score, 'clock', e.clock, 'sport', c.sport, 'organization', c.organization,
               'competition', c.competition) AS answer
        INTO v_found
        FROM selections s
        JOIN markets m ON m.id = s.market_id
        JOIN events e ON e.id = s.event_id
        JOIN competitions c ON c.id = e.competition_id
        LEFT JOIN feeds f ON f.source = e.source
        WHERE s.id = p_selection_ids[leg];
      v_code := CASE WHEN FOUND THEN v_found.code ELSE 'UNKNOWN_SELECTION' END;
      IF v_code IS NOT NULL THEN
        v_takes_moves := v_takes_moves AND v_code = 'ODDS_CHANGED' AND v_found.is_at_line_in_play;
        errors := coalesce(errors, '[]') || (
          jsonb_build_object('code', v_code, 'draftBetId', p_draft_bet_ids[p_leg_bets[leg]], 'selectionId', p_selection_ids[leg])
          || CASE v_code
               WHEN 'ODDS_CHANGED' THEN jsonb_build_object(
                 'odds', jsonb_build_object('numerator', v_found.odds_numerator, 'denominator', v_found.odds_denominator),
                 'pointsHundredths', v_found.points_hundredths)
               -- Open and silent is shown as suspended.
               WHEN 'MARKET_NOT_OPEN' THEN jsonb_build_object(
                 'marketStatus', CASE WHEN v_found.market_status = 'OPEN' THEN 'CLOSED' ELSE v_found.market_status END)
               ELSE '{}' END);
      END IF;
      v_delay_ms := greatest(v_delay_ms, v_found.delay_ms);
      v_legs[leg] := v_found.taken;
      v_answers[leg] := v_found.answer;
      v_returns[p_leg_bets[leg]] := v_returns[p_leg_bets[leg]] * (1 + p_numerators[leg]::double precision / p_denominators[leg]);
      v_scopes := v_scopes || ARRAY['SELECTION', 'MARKET', 'EVENT']::liability_scope[];
      v_ids := v_ids || ARRAY[p_selection_ids[leg], v_found.market_id, v_found.event_id];
      v_wins := v_wins || array_fill(p_payouts[p_leg_bets[leg]] - p_stakes[p_leg_bets[leg]], ARRAY[3]);
      -- A bet counts once for its event, however many of its legs are of it: its terms price those of one event together.
      IF p_terms -> (p_leg_bets[leg] - 1) ? 'events' THEN
        FOR earlier IN 1 .. leg - 1 LOOP
          IF p_leg_bets[earlier] = p_leg_bets[leg] AND v_legs[earlier].event_id = v_found.event_id THEN
            v_wins[3 * leg] := 0;
          END IF;
        END LOOP;
      END IF;
    END LOOP;

    -- Whether the moves are small is a rule of the server.
    IF errors IS NOT NULL AND v_takes_moves THEN
      outcome := 'PRICES_MOVED';
      RETURN;
    END IF;

    IF p_terms IS NOT NULL THEN
      FOR bet IN 1 .. cardinality(p_stakes) LOOP
        IF p_terms -> (bet - 1) ? 'sizes' THEN
          SELECT * INTO v_found
            FROM return_of_combinations(
              (SELECT array_agg(returned) FROM ( -- legs that are one pick return at most their product
                 SELECT exp(sum(ln(1 + numerator::double precision / denominator))) AS returned
                   FROM unnest(p_leg_bets, p_numerators, p_denominators) WITH ORDINALITY AS leg (of_bet, numerator, denominator, position) WHERE of_bet = bet
                   GROUP BY coalesce(CASE WHEN p_terms -> (bet - 1) ? 'events' THEN v_ids[3 * position] END, p_selection_ids[position])) picks),
              p_terms -> (bet - 1) -> 'sizes');
          v_combinations[bet] := v_found.tickets;
          v_returns[bet] := v_found.returned;
        ELSIF p_terms -> (bet - 1) ? 'pays' THEN
          v_returns[bet] := 21; -- of a teaser, whatever the prices of its legs: 20/1 is the best of domain/betKinds/teaserTable.ts
        END IF;
      END LOOP;
    END IF;

    IF p_rewards IS NOT NULL THEN
      FOR bet IN 1 .. cardinality(p_stakes) LOOP
        v_returns[bet] := 1 + (v_returns[bet] - 1) * (1 + coalesce((p_rewards -> (bet - 1) ->> 'percent')::double precision, 0) / 100);
        IF v_combinations[bet] > 1 AND p_rewards -> (bet - 1) <> 'null' THEN
          RAISE EXCEPTION 'A reward is for one ticket' USING ERRCODE = 'check_violation';
        END IF;
      END LOOP;
    END IF;

    -- The server rounds the payout of each ticket and may cap it. Floating point may be wrong by less than the added billionth.
    FOR bet IN 1 .. cardinality(p_stakes) LOOP
      IF p_payouts[bet] > p_stakes[bet] * v_returns[bet] * (1 + 1e-9) + 0.5 * v_combinations[bet] OR p_stakes[bet] % v_combinations[bet] <> 0 THEN
        RAISE EXCEPTION 'A bet can win more than its odds give' USING ERRCODE = 'check_violation';
      END IF;
    END LOOP;

    IF cardinality(p_leg_bets) > cardinality(p_stakes) THEN
      errors := nullif(coalesce(errors, '[]') || coalesce(related_legs(p_leg_bets, v_ids, p_terms, p_draft_bet_ids), '[]'), '[]');
    END IF;

    IF p_rewards IS NOT NULL AND NOT p_held THEN
      errors := nullif(coalesce(errors, '[]')
        || coalesce(unusable_rewards(p_player_id, p_rewards, p_draft_bet_ids, p_stakes, v_now), '[]'), '[]');
    END IF;

    -- What held bets are paid with is held.
    IF v_credit > coalesce(v_credit_balance, 0) AND NOT p_held THEN
      errors := coalesce(errors, '[]') || (
        SELECT jsonb_agg(jsonb_build_object('code', 'INSUFFICIENT_CREDITS', 'draftBetId', p_draft_bet_ids[bet],
                 'availableCents', coalesce(v_credit_balance, 0)) ORDER BY bet)
          FROM jsonb_array_elements(p_rewards) WITH ORDINALITY AS each (reward, bet) WHERE reward ->> 'kind' = 'PROMOTIONAL_CREDIT');
    END IF;
    IF v_cash > v_balance AND NOT p_held THEN
      errors := coalesce(errors, '[]')
        || jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'availableCents', v_balance, 'neededCents', v_cash);
    END IF;

    -- The liability of bets that were held is taken.
    IF errors IS NULL AND NOT p_held AND NOT p_alone THEN
      -- Reading the cap of each key costs more than its sum, and nearly every sum is below the least of all caps.
      v_liability := v_player.liability_cents + v_payout - v_stake;
      v_is_full := v_liability > v_player.least_cap_cents AND v_liability > liability_cap('PLAYER', p_player_id);
      -- Rows are locked in this order; the keys of a single leg are sorted already.
      IF cardinality(p_leg_bets) > 1 THEN
        SELECT array_agg(scope), array_agg(id), array_agg(added) INTO v_scopes, v_ids, v_wins
          FROM (SELECT scope, id, sum(win) AS added FROM unnest(v_scopes, v_ids, v_wins) AS wanted (scope, id, win)
                  GROUP BY scope, id ORDER BY scope, id) keys;
      END IF;
      FOR key IN 1 .. cardinality(v_scopes) LOOP
        -- Nearly every row is there, and ON CONFLICT would lock it before it is changed.
        UPDATE liabilities SET cents = cents + v_wins[key]
          WHERE scope = v_scopes[key] AND id = v_ids[key] AND slot = v_account_id % liability_slots()
          RETURNING cents INTO v_sum;
        IF NOT FOUND THEN
          INSERT INTO liabilities AS held (scope, id, slot, cents)
            VALUES (v_scopes[key], v_ids[key], v_account_id % liability_slots(), v_wins[key])
            ON CONFLICT (scope, id, slot) DO UPDATE SET cents = held.cents + excluded.cents
            RETURNING cents INTO v_sum;
        END IF;
        IF v_sum > v_player.least_cap_cents / liability_slots() AND v_sum > liability_cap(v_scopes[key], v_ids[key]) / liability_slots() THEN
          v_is_full := true;
        END IF;
      END LOOP;
      IF v_is_full THEN
        UPDATE liabilities held SET cents = held.cents - wanted.added
          FROM unnest(v_scopes, v_ids, v_wins) AS wanted (scope, id, added)
          WHERE held.scope = wanted.scope AND held.id = wanted.id AND held.slot = v_account_id % liability_slots();
        outcome := 'NEAR_CAP';
        RETURN;
      END IF;
    ELSIF errors IS NULL AND NOT p_held THEN
      errors := take_liability(p_player_id, v_player.liability_cents, v_scopes, v_ids, v_wins, p_leg_bets, p_draft_bet_ids, p_stakes, p_payouts);
    END IF;

    -- A bet refused now is refused at once; one that would be accepted is held, and decided again at the price of the hold's end.
    IF errors IS NULL AND v_delay_ms > 0 AND NOT p_held THEN
      INSERT INTO player_bets (player_id, next_placement_at) VALUES (p_player_id, v_next_at)
        ON CONFLICT (player_id) DO UPDATE SET next_placement_at = excluded.next_placement_at;
      INSERT INTO held_placements (player_id, placement_id, body_hash, cash_cents, credit_cents, win_cents, liability_scopes, liability_ids,
                                   liability_cents, draft_bet_ids, kinds, stakes, payouts, leg_bets, selection_ids, numerators, denominators,
                                   points, terms, rewards, shown, held_at, delay_ms, due_at)
        SELECT p_player_id, p_placement_id, p_body_hash, v_cash, v_credit, v_payout - v_stake, array_agg(scope), array_agg(id),
               array_agg(cents), p_draft_bet_ids, p_kinds, p_stakes, p_payouts, p_leg_bets, p_selection_ids, p_numerators, p_denominators,
               p_points, p_terms, p_rewards, CASE WHEN v_player.odds_acceptance <> 'ASK' THEN p_shown END, p_at, v_delay_ms,
               clock_timestamp() + v_delay_ms * interval '1 millisecond'
          FROM (SELECT scope, id, sum(win)::bigint AS cents FROM unnest(v_scopes, v_ids, v_wins) AS added (scope, id, win)
                  GROUP BY scope, id) liability
        RETURNING * INTO v_held;
      PERFORM hold_stakes(v_held, p_at);
      delay_ms := v_delay_ms;
      outcome := 'HELD';
      RETURN;
    END IF;
  END IF;

  IF p_held THEN
    errors := end_hold(v_held, p_at, errors, v_player.liability_cents - v_held.win_cents, v_scopes, v_ids, v_wins, p_payouts);
  END IF;
  IF errors IS NOT NULL THEN
    IF v_next_at IS NOT NULL THEN
      INSERT INTO player_bets (player_id, next_placement_at) VALUES (p_player_id, v_next_at)
        ON CONFLICT (player_id) DO UPDATE SET next_placement_at = excluded.next_placement_at;
    END IF;
    INSERT INTO rejected_placements (player_id, id, body_hash, errors, decided_at)
      VALUES (p_player_id, p_placement_id, p_body_hash, errors, p_at);
    outcome := 'REJECTED';
    RETURN;
  END IF;

  FOR bet IN 1 .. cardinality(p_stakes) LOOP
    INSERT INTO bets (player_id, placement_id, position, body_hash, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at,
                      combinations, terms, reward)
      VALUES (p_player_id, p_placement_id, bet, p_body_hash, p_draft_bet_ids[bet], p_kinds[bet], p_stakes[bet], p_payouts[bet], p_at,
              v_combinations[bet], nullif(p_terms -> (bet - 1), 'null'), nullif(p_rewards -> (bet - 1), 'null'))
      RETURNING id INTO v_bet_id;
    bet_ids[bet] := v_bet_id;
    IF p_rewards -> (bet - 1) ->> 'kind' = 'BONUS_BET' THEN
      INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
        VALUES ('award:' || v_bet_id, 'AWARD', 1, v_accounts[bet], p_stakes[bet], v_bet_id, p_at);
    END IF;
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
      VALUES ('stake:' || v_bet_id, 'STAKE', coalesce(v_accounts[bet], v_account_id), 1, p_stakes[bet], v_bet_id, p_at);
  END LOOP;
  FOR leg IN 1 .. cardinality(p_leg_bets) LOOP
    v_leg := v_legs[leg];
    v_leg.bet_id := bet_ids[p_leg_bets[leg]];
    INSERT INTO bet_legs VALUES (v_leg.*);
  END LOOP;
  UPDATE player_bets
    SET open_bets = open_bets + cardinality(p_stakes),
        open_stake_cents = open_stake_cents + v_stake,
        open_payout_cents = open_payout_cents + v_payout,
        next_placement_at = coalesce(v_next_at, next_placement_at)
    WHERE player_id = p_player_id;
  IF NOT FOUND THEN
    INSERT INTO player_bets (player_id, open_bets, open_stake_cents, open_payout_cents, next_placement_at)
      VALUES (p_player_id, cardinality(p_stakes), v_stake, v_payout, v_next_at);
  END IF;
  SELECT json_object_agg(kind, balance_cents),
         (SELECT json_build_object('revision', revision, 'content', content) FROM betslips WHERE owner = p_slip_owner)
    INTO balances, slip
    FROM ledger_accounts WHERE player_id = p_player_id;
  legs := array_to_json(v_answers);
  outcome := 'PLACED';
END
$$;
