-- What the database knows of each kind of bet: one function a kind says what a unit of the stake returns if every leg wins. The server
-- computes that exactly (server/domain/betKinds), the database again by itself, in floating point, as what a bet can never be worth more than.

-- Straights and parlays. Legs of one event that a parlay-plus prices together return at most their product.
CREATE OR REPLACE FUNCTION return_of_parlay(p_legs requested_leg[]) RETURNS double precision LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_leg requested_leg;
  v_returned double precision := 1;
BEGIN
  FOREACH v_leg IN ARRAY p_legs LOOP
    v_returned := v_returned * (1 + v_leg.odds_numerator::double precision / v_leg.odds_denominator);
  END LOOP;
  RETURN v_returned;
END
$$;

-- A teaser pays by its terms, whatever the prices of its legs, and never more than the best price for so many legs of
-- server/domain/betKinds/teaserTable.ts: here of two legs, of three, ... of ten (tests/money/teaser.integration.test.ts compares them). Null:
-- there is no such teaser.
CREATE OR REPLACE FUNCTION return_of_teaser(p_legs integer, p_terms jsonb) RETURNS double precision LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_best CONSTANT double precision[] := ARRAY[10.0 / 11, 9.0 / 5, 13.0 / 5, 4, 6, 8, 10, 15, 20];
  v_pays CONSTANT jsonb := p_terms -> 'pays' -> (p_legs - 2);
  v_price CONSTANT double precision := (v_pays ->> 'numerator')::double precision / (v_pays ->> 'denominator')::double precision;
BEGIN
  RETURN CASE WHEN v_price <= v_best[p_legs - 1] * (1 + 1e-9) THEN 1 + v_price END;
END
$$;

-- The return of each pick of a round robin, whose unit is on all of its combinations in equal parts. The picks are its legs, or with
-- the terms of a parlay-plus the legs of each event. p_bet: its position in the placement.
CREATE OR REPLACE FUNCTION returns_of_picks(p_bet integer, p_legs placed_leg[], p_terms jsonb) RETURNS double precision[]
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN ARRAY(
    SELECT exp(sum(ln(1 + (taken).odds_numerator::double precision / (taken).odds_denominator)))
      FROM unnest(p_legs) AS leg
      WHERE bet = p_bet
      GROUP BY CASE WHEN p_terms ? 'events' THEN (taken).event_id ELSE (taken).selection_id END);
END
$$;

-- How many combinations of these sizes the picks have, and what a unit on all of them in equal parts returns if every pick wins. Sums of the
-- products of every size at once: a pick is in a combination of size n, or it is not.
CREATE OR REPLACE FUNCTION return_of_combinations(
  p_returns double precision[], p_sizes jsonb, OUT tickets integer, OUT returned double precision
) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_counts integer[] := array_fill(0, ARRAY[cardinality(p_returns)]);         -- at the index of the size
  v_sums double precision[] := array_fill(0, ARRAY[cardinality(p_returns)]);
  v_size integer;
BEGIN
  FOR leg IN 1 .. cardinality(p_returns) LOOP
    FOR size IN REVERSE leg .. 2 LOOP
      v_counts[size] := v_counts[size] + v_counts[size - 1];
      v_sums[size] := v_sums[size] + v_sums[size - 1] * p_returns[leg];
    END LOOP;
    v_counts[1] := v_counts[1] + 1;
    v_sums[1] := v_sums[1] + p_returns[leg];
  END LOOP;
  tickets := 0;
  returned := 0;
  FOR v_size IN SELECT jsonb_array_elements_text(p_sizes)::integer LOOP
    tickets := tickets + v_counts[v_size];
    returned := returned + v_sums[v_size];
  END LOOP;
  returned := returned / tickets;
END
$$;

-- On how many tickets a bet is, and what a unit of its stake returns at most. p_position: of the bet in its placement. A new kind is a line.
CREATE OR REPLACE FUNCTION return_of_bet(
  p_bet requested_bet, p_position integer, p_legs placed_leg[], OUT tickets integer, OUT returned double precision
) LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  tickets := 1;
  CASE p_bet.kind
    WHEN 'STRAIGHT', 'PARLAY', 'PARLAY_PLUS' THEN returned := return_of_parlay(p_bet.legs);
    WHEN 'TEASER' THEN returned := return_of_teaser(cardinality(p_bet.legs), p_bet.terms);
    WHEN 'ROUND_ROBIN' THEN
      SELECT * INTO tickets, returned
        FROM return_of_combinations(returns_of_picks(p_position, p_legs, p_bet.terms), p_bet.terms -> 'sizes');
  END CASE;
END
$$;

-- Whether each leg must be of its event's main lines, before the start.
CREATE OR REPLACE FUNCTION takes_main_lines_alone(p_kind bet_kind) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN p_kind = 'TEASER';
