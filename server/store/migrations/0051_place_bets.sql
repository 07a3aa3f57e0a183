-- What the book may still lose on open bets, and the most it may lose: decided in the transaction that places the bet.

CREATE TYPE liability_scope AS ENUM ('PLAYER', 'SELECTION', 'MARKET', 'EVENT');

-- The most that open bets may win together. One row a scope holds for every id; a row with an id holds for that one instead.
-- No row at all is no cap.
CREATE TABLE liability_caps (
  scope liability_scope NOT NULL,
  id text,
  cents bigint NOT NULL CHECK (cents >= 0),
  UNIQUE NULLS NOT DISTINCT (scope, id)
);
INSERT INTO liability_caps (scope, id, cents) VALUES
  ('PLAYER', NULL, 1000000000), ('SELECTION', NULL, 2000000000), ('MARKET', NULL, 4000000000), ('EVENT', NULL, 5000000000);

-- What open bets can win (payout less stake). A parlay counts in full for each of its legs. The sum over the slots of a scope and id is
-- always the one of open_liabilities below, which the audit checks. A selection, market or event is counted in eight slots, chosen by the
-- player, so that bets on one event do not wait for each other's commit; one slot alone may be below zero. Rows are locked in the
-- order of (scope, id), after every account.
CREATE TABLE liabilities (
  scope liability_scope NOT NULL,
  id text NOT NULL,
  slot smallint NOT NULL DEFAULT 0,
  cents bigint NOT NULL,
  next_placement_at timestamptz, -- a player's row only: when the next placement is due at the allowed rate
  PRIMARY KEY (scope, id, slot)
) WITH (fillfactor = 60); -- room for the next sum on the same page

-- The rows of `liabilities` that a placed bet counts for.
CREATE FUNCTION liability_keys(p_bet_id bigint, p_player_id text) RETURNS TABLE (scope liability_scope, id text) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'PLAYER'::liability_scope, p_player_id
  UNION ALL
  SELECT counted.scope, counted.id
    FROM bet_legs l
    CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
      AS counted (scope, id)
    WHERE l.bet_id = p_bet_id;
END;

CREATE VIEW open_liabilities AS
  SELECT counted.scope, counted.id, sum(b.potential_payout_cents - b.stake_cents)::bigint AS cents
    FROM bets b CROSS JOIN LATERAL liability_keys(b.id, b.player_id) AS counted
    WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
    GROUP BY counted.scope, counted.id;

INSERT INTO liabilities (scope, id, cents) SELECT scope, id, cents FROM open_liabilities;

-- Settlement: sign −1 for a bet that is open no more, 1 for one that a correction has opened again, whatever the caps say.
CREATE FUNCTION change_liabilities(p_bet_ids bigint[], p_signs integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO liabilities AS held (scope, id, cents)
    SELECT counted.scope, counted.id, sum(change.sign * (b.potential_payout_cents - b.stake_cents))::bigint
      FROM unnest(p_bet_ids, p_signs) AS change (bet_id, sign)
      JOIN bets b ON b.id = change.bet_id
      CROSS JOIN LATERAL liability_keys(b.id, b.player_id) AS counted
      GROUP BY counted.scope, counted.id ORDER BY counted.scope, counted.id
    ON CONFLICT (scope, id, slot) DO UPDATE SET cents = held.cents + excluded.cents
$$;

-- How many bets a player has, for what and to what end, so that no page of My Bets has to add them up. Always the sums of
-- counted_player_bets, which the audit checks. A row is locked after its player's account.
CREATE TABLE player_bets (
  player_id text PRIMARY KEY,
  open_bets bigint NOT NULL DEFAULT 0,
  open_stake_cents bigint NOT NULL DEFAULT 0,
  open_payout_cents bigint NOT NULL DEFAULT 0,      -- what they may pay
  settled_bets bigint NOT NULL DEFAULT 0,
  settled_stake_cents bigint NOT NULL DEFAULT 0,
  settled_payout_cents bigint NOT NULL DEFAULT 0    -- what they have paid
) WITH (fillfactor = 60);

CREATE VIEW counted_player_bets AS
  SELECT b.player_id,
         count(*) FILTER (WHERE is_open) AS open_bets,
         coalesce(sum(b.stake_cents) FILTER (WHERE is_open), 0)::bigint AS open_stake_cents,
         coalesce(sum(b.potential_payout_cents) FILTER (WHERE is_open), 0)::bigint AS open_payout_cents,
         count(*) FILTER (WHERE NOT is_open) AS settled_bets,
         coalesce(sum(b.stake_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_stake_cents,
         coalesce(sum(s.payout_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_payout_cents
    FROM bets b
    LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    CROSS JOIN LATERAL (SELECT coalesce(s.outcome, 'PENDING') = 'PENDING' AS is_open) state
    GROUP BY b.player_id;

INSERT INTO player_bets SELECT * FROM counted_player_bets;

-- Settlement: sign −1 for a bet that is open no more, 1 for one that is open again, 0 for one that was settled before; and by how much what
-- it has paid has changed.
CREATE FUNCTION change_player_bets(p_bet_ids bigint[], p_signs integer[], p_paid_changes bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO player_bets AS kept
    SELECT b.player_id, sum(change.sign), sum(change.sign * b.stake_cents), sum(change.sign * b.potential_payout_cents),
           -sum(change.sign), -sum(change.sign * b.stake_cents), sum(change.paid)
      FROM unnest(p_bet_ids, p_signs, p_paid_changes) AS change (bet_id, sign, paid)
      JOIN bets b ON b.id = change.bet_id
      GROUP BY b.player_id ORDER BY b.player_id
    ON CONFLICT (player_id) DO UPDATE
      SET open_bets = kept.open_bets + excluded.open_bets,
          open_stake_cents = kept.open_stake_cents + excluded.open_stake_cents,
          open_payout_cents = kept.open_payout_cents + excluded.open_payout_cents,
          settled_bets = kept.settled_bets + excluded.settled_bets,
          settled_stake_cents = kept.settled_stake_cents + excluded.settled_stake_cents,
          settled_payout_cents = kept.settled_payout_cents + excluded.settled_payout_cents
$$;

-- What the bets of a request would count for: one row a bet and key.
CREATE FUNCTION requested_liabilities(
  p_player_id text, p_stakes bigint[], p_payouts bigint[],
  p_leg_bets integer[], p_selection_ids text[], p_markets text[], p_events text[]
) RETURNS TABLE (bet integer, scope liability_scope, id text, cents bigint) LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT wanted.bet::integer, 'PLAYER'::liability_scope, p_player_id, wanted.payout - wanted.stake
    FROM unnest(p_stakes, p_payouts) WITH ORDINALITY AS wanted (stake, payout, bet)
  UNION ALL
  SELECT leg.bet, counted.scope, counted.id, p_payouts[leg.bet] - p_stakes[leg.bet]
    FROM unnest(p_leg_bets, p_selection_ids, p_markets, p_events) AS leg (bet, selection_id, market_id, event_id)
    CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, leg.selection_id), ('MARKET', leg.market_id), ('EVENT', leg.event_id))
      AS counted (scope, id);
END;

-- Whether no bet may be taken at a market's price because nobody vouches for it: the feed is silent, or the price of a game in play
-- is too old. `at` is an instant of the business clock; the rest are columns of events, markets and feeds (null for a feed without a row).
CREATE FUNCTION market_is_silent(
  status event_status, priced_at timestamptz, live_price_ms integer,
  heartbeat_ms integer, heard_at timestamptz, confirmed_at timestamptz, at timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (heartbeat_ms IS NOT NULL AND (heard_at IS NULL OR at - heard_at > heartbeat_ms * interval '1 millisecond'))
      OR (status = 'IN_PLAY' AND at - greatest(priced_at, confirmed_at) > live_price_ms * interval '1 millisecond');

-- The server answers a request within 30 seconds, its client asks after 10.
ALTER TABLE markets ADD CONSTRAINT markets_place_delay_is_short CHECK (place_delay_ms <= 15000);

-- The one atomic step of placing bets: all of them, or none. What can be decided without the database was decided before; it comes as
-- p_refused, and is only remembered here. Locks are taken in one order everywhere: queue row, event, bet, account, liability.
--
-- p_at: the business clock when the statement was sent, which is what the bets are dated.
-- p_held_ms: for how long the server has held this request already. p_per_second, p_burst: how many placements a player may ask for.
--
-- p_alone: take the events for this placement alone. Without it placements on one event run beside each other and cannot see each other's
-- bets yet; that is enough while what is held is at most half of a cap and what is added at most a thousandth of it, because there are
-- never 500 transactions at once. Nearer to a cap the outcome is NEAR_CAP.
--
-- outcome: PLACED (bet_ids, legs), REPEATED (the first answer was PLACED: read the bets), REJECTED (errors), REUSED, SESSION_ENDED,
-- RATE_LIMITED, NEAR_CAP (to be asked again alone), HELD (to be asked again after delay_ms). The last four are not remembered: nothing
-- was decided.
DROP FUNCTION place_bets;
CREATE FUNCTION place_bets(
  p_player_id text, p_session_id text, p_placement_id text, p_body_hash text, p_at timestamptz, p_refused jsonb,
  p_draft_bet_ids text[], p_kinds bet_kind[], p_stakes bigint[], p_payouts bigint[],           -- one element a bet
  p_leg_bets integer[], p_selection_ids text[], p_numerators bigint[], p_denominators bigint[], p_points integer[], -- one a leg
  p_held_ms integer, p_per_second double precision, p_burst integer, p_alone boolean,
  OUT outcome text, OUT bet_ids bigint[], OUT legs json, OUT errors jsonb, OUT delay_ms integer
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
-- Left to itself PostgreSQL plans these statements anew at every call, because a plan for the arrays it was given looks cheaper than one
-- for any. Planning costs more than half of a placement; every access is by key, so that one plan is right for all.
DECLARE
  v_account_id bigint;
  v_balance bigint;
  v_stake bigint;
  v_logged_in boolean;
  v_known_hash text; v_known_placed boolean; v_known_errors jsonb;
  v_gap interval := interval '1 second' / p_per_second;
  v_next_at timestamptz;
  v_now timestamptz;
  v_delay_ms integer;
  v_events text[]; v_markets text[]; v_names text[]; v_market_names text[]; v_graded_sides text[];
  v_types market_type[]; v_sides selection_side[]; v_graded_periods integer[];
  v_related jsonb;
  v_scopes liability_scope[]; v_scope_ids text[]; v_added bigint[]; v_rooms bigint[]; v_is_over boolean; v_is_near boolean;
BEGIN
  PERFORM CASE WHEN p_alone THEN pg_advisory_xact_lock(key) ELSE pg_advisory_xact_lock_shared(key) END
    FROM (SELECT DISTINCT event_lock_key(event_id) AS key FROM selections WHERE id = ANY (p_selection_ids) ORDER BY key) events_of_bets;

  SELECT id, balance_cents INTO v_account_id, v_balance
    FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'CASH' FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'SESSION_ENDED'; -- a sandbox reset took the player away meanwhile
    RETURN;
  END IF;

  -- The business clock now that the locks are there: whoever lets a placement wait in front of them must not win the time of the wait.
  v_now := p_at + (clock_timestamp() - statement_timestamp());

  -- Every statement sees what is committed by now: this one a log-out, and the first of two requests with one id, that the account's lock
  -- was waiting for.
  SELECT EXISTS (SELECT FROM sessions
                  WHERE id = p_session_id AND player_id = p_player_id AND revoked_at IS NULL AND expires_at > v_now),
         known.body_hash, known.placed, known.errors, counted.next_placement_at
    INTO v_logged_in, v_known_hash, v_known_placed, v_known_errors, v_next_at
    FROM (VALUES (1)) AS one
    LEFT JOIN placements known ON known.player_id = p_player_id AND known.id = p_placement_id
    LEFT JOIN liabilities counted ON counted.scope = 'PLAYER' AND counted.id = p_player_id AND counted.slot = 0;
  IF NOT v_logged_in THEN
    -- Not remembered: it says nothing about these bets, and the player may log in and ask again under the same id.
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;
  IF v_known_hash IS NOT NULL THEN
    errors := CASE WHEN v_known_hash = p_body_hash THEN v_known_errors END;
    outcome := CASE WHEN v_known_hash <> p_body_hash THEN 'REUSED' WHEN v_known_placed THEN 'REPEATED' ELSE 'REJECTED' END;
    RETURN;
  END IF;

  -- The bucket as one instant: each placement moves it on by a gap, and it may run ahead of now by a burst. A request that was held
  -- has paid before. More than a minute further ahead, it was written before the business clock was set back.
  IF p_held_ms > 0 THEN
    v_next_at := NULL;
  ELSE
    IF v_next_at IS NULL OR v_next_at < p_at OR v_next_at > p_at + v_gap * p_burst + interval '1 minute' THEN
      v_next_at := p_at;
    END IF;
    IF v_next_at > p_at + v_gap * (p_burst - 1) THEN
      outcome := 'RATE_LIMITED';
      RETURN;
    END IF;
    v_next_at := v_next_at + v_gap;
  END IF;

  errors := p_refused;
  IF errors IS NULL THEN
    SELECT array_agg(event_id), array_agg(market_id), array_agg(name), array_agg(market_name), array_agg(type), array_agg(side),
           array_agg(graded_periods), array_agg(graded_side), max(place_delay_ms) FILTER (WHERE status = 'IN_PLAY'),
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
      INTO v_events, v_markets, v_names, v_market_names, v_types, v_sides, v_graded_periods, v_graded_sides, v_delay_ms, errors, legs
      FROM (
        SELECT leg.bet, leg.wanted_id, leg.numerator, leg.denominator, s.event_id, s.market_id, s.name, s.side, s.points_hundredths,
               s.odds_numerator, s.odds_denominator, m.name AS market_name, m.type, m.graded_periods, m.graded_side, m.place_delay_ms,
               e.name AS event_name, e.status, e.starts_at, e.home_score, e.away_score, e.clock,
               c.sport, c.organization, c.competition,
               CASE WHEN m.status = 'OPEN' THEN 'CLOSED' ELSE m.status END AS market_status, -- open and silent is shown as suspended
               CASE
                 WHEN s.id IS NULL THEN 'UNKNOWN_SELECTION'
                 WHEN e.status NOT IN ('PRE_GAME', 'IN_PLAY') OR (e.status = 'PRE_GAME' AND e.starts_at <= v_now)
                   OR EXISTS (SELECT FROM results r WHERE r.event_id = s.event_id) THEN 'EVENT_NOT_OPEN'
                 WHEN m.status <> 'OPEN'
                   OR market_is_silent(e.status, m.priced_at, m.live_price_ms, f.heartbeat_ms, f.heard_at, f.confirmed_at, v_now)
                   THEN 'MARKET_NOT_OPEN'
                 WHEN s.points_hundredths IS DISTINCT FROM leg.points
                   OR s.odds_numerator * leg.denominator <> s.odds_denominator * leg.numerator THEN 'ODDS_CHANGED'
               END AS code
          FROM unnest(p_leg_bets, p_selection_ids, p_numerators, p_denominators, p_points)
                 WITH ORDINALITY AS leg (bet, wanted_id, numerator, denominator, points, position)
          LEFT JOIN selections s ON s.id = leg.wanted_id
          LEFT JOIN markets m ON m.id = s.market_id
          LEFT JOIN events e ON e.id = s.event_id
          LEFT JOIN competitions c ON c.id = e.competition_id
          LEFT JOIN feeds f ON f.source = e.source
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

    -- What is refused now is refused at once; what would be taken waits, and is decided at the price of then.
    IF errors IS NULL AND v_delay_ms > p_held_ms THEN
      IF v_next_at IS NOT NULL THEN
        INSERT INTO liabilities AS held (scope, id, cents, next_placement_at) VALUES ('PLAYER', p_player_id, 0, v_next_at)
          ON CONFLICT (scope, id, slot) DO UPDATE SET next_placement_at = excluded.next_placement_at;
      END IF;
      legs := NULL;
      delay_ms := v_delay_ms - p_held_ms;
      outcome := 'HELD';
      RETURN;
    END IF;

    IF errors IS NULL THEN
      SELECT array_agg(scope), array_agg(id), array_agg(added), array_agg(cap - held), bool_or(held + added > cap),
             bool_or(scope <> 'PLAYER' AND (held + added > cap / 2 OR added > cap / 1000))
        INTO v_scopes, v_scope_ids, v_added, v_rooms, v_is_over, v_is_near
        FROM (
          SELECT scope, id, added,
                 coalesce((SELECT sum(slots.cents) FROM liabilities slots WHERE slots.scope = wanted.scope AND slots.id = wanted.id),
                          0)::bigint AS held,
                 coalesce((SELECT own.cents FROM liability_caps own WHERE own.scope = wanted.scope AND own.id = wanted.id),
                          (SELECT general.cents FROM liability_caps general WHERE general.scope = wanted.scope AND general.id IS NULL)) AS cap
            FROM (
              SELECT scope, id, sum(cents)::bigint AS added
                FROM requested_liabilities(p_player_id, p_stakes, p_payouts, p_leg_bets, p_selection_ids, v_markets, v_events)
                GROUP BY scope, id
            ) wanted
        ) sums;
      IF v_is_near AND NOT p_alone THEN
        legs := NULL;
        outcome := 'NEAR_CAP';
        RETURN;
      END IF;
      IF v_is_over THEN
        -- The bets in their order, each with the stake that the ones before it leave room for.
        SELECT jsonb_agg(jsonb_build_object('code', 'LIABILITY_LIMIT', 'draftBetId', p_draft_bet_ids[bet],
                 'maximumStakeCents', coalesce(floor(greatest(room, 0)::numeric * p_stakes[bet] / nullif(cents, 0)), 0)::bigint) ORDER BY bet)
          INTO errors
          FROM (
            SELECT bet, cents, min(room) AS room
              FROM (
                SELECT requested.bet, requested.cents,
                       capped.room - coalesce(sum(requested.cents) OVER earlier, 0) AS room
                  FROM requested_liabilities(p_player_id, p_stakes, p_payouts, p_leg_bets, p_selection_ids, v_markets, v_events) requested
                  JOIN unnest(v_scopes, v_scope_ids, v_rooms) AS capped (scope, id, room) USING (scope, id)
                  WHERE capped.room IS NOT NULL
                  WINDOW earlier AS (PARTITION BY requested.scope, requested.id ORDER BY requested.bet
                                     ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
              ) rooms
              GROUP BY bet, cents
          ) bets
          WHERE room < cents;
      ELSE
        INSERT INTO liabilities AS held (scope, id, slot, cents, next_placement_at)
          SELECT scope, id, CASE WHEN scope = 'PLAYER' THEN 0 ELSE v_account_id % 8 END, added, CASE WHEN scope = 'PLAYER' THEN v_next_at END
            FROM unnest(v_scopes, v_scope_ids, v_added) AS wanted (scope, id, added) ORDER BY scope, id
          ON CONFLICT (scope, id, slot) DO UPDATE
            SET cents = held.cents + excluded.cents, next_placement_at = coalesce(excluded.next_placement_at, held.next_placement_at);
        v_next_at := NULL; -- it is written
      END IF;
    END IF;
  END IF;

  IF errors IS NOT NULL THEN
    IF v_next_at IS NOT NULL THEN
      INSERT INTO liabilities AS held (scope, id, cents, next_placement_at) VALUES ('PLAYER', p_player_id, 0, v_next_at)
        ON CONFLICT (scope, id, slot) DO UPDATE SET next_placement_at = excluded.next_placement_at;
    END IF;
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
  ), counted AS (
    INSERT INTO player_bets AS kept (player_id, open_bets, open_stake_cents, open_payout_cents)
      SELECT p_player_id, count(*), sum(wanted.stake), sum(wanted.payout) FROM unnest(p_stakes, p_payouts) AS wanted (stake, payout)
      ON CONFLICT (player_id) DO UPDATE
        SET open_bets = kept.open_bets + excluded.open_bets,
            open_stake_cents = kept.open_stake_cents + excluded.open_stake_cents,
            open_payout_cents = kept.open_payout_cents + excluded.open_payout_cents
  ), stake AS (
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
      SELECT 'stake:' || id, 'STAKE', v_account_id, 1, stake_cents, id, p_at FROM bet
  )
  SELECT array_agg(id ORDER BY position) INTO bet_ids FROM bet;
  outcome := 'PLACED';
END
$$;
