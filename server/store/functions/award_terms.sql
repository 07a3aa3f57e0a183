-- What an award asks for, checked in one place for promotions, promo codes and referrals (docs/adr/0123). Terms are data: `Condition` of
-- server/domain/promotions/promotion.ts.

-- The accounts of the player's person, their own among them, as far as offers count persons (functions/person.sql).
CREATE OR REPLACE FUNCTION own_accounts(p_player_id text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NEXT p_player_id;
  RETURN QUERY SELECT other_id FROM accounts_of_person(p_player_id) WHERE is_exact;
END
$$;

-- Accounts whose bets may be placed for each other: one person's, and those of a referrer and of all who were invited.
CREATE OR REPLACE FUNCTION accounts_together(p_player_id text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH own AS (SELECT own_accounts(p_player_id) AS id),
       referrers AS (SELECT referrer_id AS id FROM referrals WHERE friend_id IN (SELECT id FROM own) UNION SELECT id FROM own)
  SELECT array_agg(id) FROM (SELECT id FROM referrers UNION SELECT friend_id FROM referrals WHERE referrer_id IN (SELECT id FROM referrers)) together
$$;

-- Markets that are won or lost by the same question.
CREATE OR REPLACE FUNCTION market_question(p_type text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE WHEN p_type IN ('MONEYLINE', 'MONEYLINE_THREE_WAY', 'SPREAD', 'DOUBLE_CHANCE', 'CORRECT_SCORE', 'WINNING_MARGIN') THEN 'RESULT'
            WHEN p_type IN ('TOTAL', 'MILESTONE') THEN 'TOTAL'
            ELSE p_type END;

-- What bets of these accounts pay where this one is lost: those on the other side of one of its legs, in its own market if all of the market's
-- selections are bet, or in another one of the same question and subject. Void and cancelled ones pay nothing.
CREATE OR REPLACE FUNCTION paid_where_lost(p_bet_id bigint, p_accounts text[]) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(CASE WHEN other.reward ->> 'kind' = 'BONUS_BET' THEN other.potential_payout_cents - other.stake_cents
                           ELSE other.potential_payout_cents END), 0)::bigint
    FROM bets other
    WHERE other.id IN (
        SELECT against.bet_id
          FROM bet_legs leg
          JOIN bet_legs against ON against.event_id = leg.event_id AND against.bet_id <> leg.bet_id AND against.selection_id <> leg.selection_id
          WHERE leg.bet_id = p_bet_id
            AND CASE WHEN against.market_id = leg.market_id THEN NOT EXISTS (
                       SELECT FROM selections s WHERE s.market_id = leg.market_id AND NOT EXISTS (
                         SELECT FROM bet_legs l JOIN bets b ON b.id = l.bet_id
                           WHERE l.event_id = leg.event_id AND l.selection_id = s.id AND b.player_id = ANY (p_accounts)))
                     ELSE market_question(against.market_type::text) = market_question(leg.market_type::text) AND against.subject = leg.subject
                          AND (against.side <> leg.side OR against.side::text = 'OUTCOME') END)
      AND other.player_id = ANY (p_accounts)
      AND coalesce((SELECT outcome::text FROM settlements WHERE bet_id = other.id ORDER BY version DESC LIMIT 1), 'PENDING')
          NOT IN ('VOIDED', 'REFUND', 'PATRON_CANCELLED', 'INVALID', 'CASH_OUT')
$$;

-- How far a player is with a condition: reached of needed, in cents, or in bets. Bets count once they have won or lost, with the player's own
-- money, as far as they were not cashed out and as nothing else of theirs pays where they are lost. A deposit counts once it is credited and
-- while it stands, by what was bet since: it is asked to be played. p_until: of the bets and deposits; null: for ever.
CREATE OR REPLACE FUNCTION condition_progress(
  p_condition jsonb, p_player_id text, p_from timestamptz, p_until timestamptz, OUT reached bigint, OUT needed bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_kind CONSTANT text := p_condition ->> 'kind';
  v_is_deposit CONSTANT boolean := p_condition ->> 'kind' = 'DEPOSIT';
  v_from timestamptz := p_from;
  v_until timestamptz := coalesce(p_until, 'infinity');
  v_minimum CONSTANT bigint := coalesce((p_condition ->> CASE WHEN p_condition ->> 'kind' IN ('DEPOSIT', 'STAKE') THEN 'minimumStakeCents' ELSE 'minimumCents' END)::bigint, 1);
  v_odds CONSTANT numeric := coalesce((p_condition -> 'minimumOdds' ->> 'numerator')::numeric / (p_condition -> 'minimumOdds' ->> 'denominator')::numeric, 0);
  v_accounts CONSTANT text[] := accounts_together(p_player_id);
BEGIN
  needed := CASE v_kind WHEN 'STAKE' THEN (p_condition ->> 'totalCents')::bigint
                        WHEN 'DEPOSIT' THEN (p_condition ->> 'minimumCents')::bigint * coalesce((p_condition ->> 'playedTimes')::bigint, 1)
                        ELSE 1 END;
  IF v_is_deposit THEN
    SELECT min(credited_at) INTO v_from FROM payments
      WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state = 'SUCCESSFUL' AND credited_at >= p_from AND credited_at < v_until
        AND amount_cents >= (p_condition ->> 'minimumCents')::bigint;
    v_until := 'infinity';
    IF v_from IS NULL THEN
      reached := 0;
      -- Also where it has to be bet no times: awards of before.
      needed := greatest(needed, 1);
      RETURN;
    END IF;
  END IF;
  WITH counted AS (
    SELECT b.id, b.placed_at, s.outcome IS NOT NULL AND s.outcome::text <> 'PENDING' AS is_decided, b.stake_cents,
           b.stake_cents - coalesce((SELECT sum(stake_cents) FROM cash_outs WHERE bet_id = b.id), 0) AS running_cents,
           -- One of several legs of one event counts.
           (SELECT count(DISTINCT event_id) FROM bet_legs WHERE bet_id = b.id) AS legs,
           (NOT p_condition ? 'sport' OR NOT EXISTS (
             SELECT FROM bet_legs l LEFT JOIN events e ON e.id = l.event_id LEFT JOIN competitions c ON c.id = e.competition_id
               WHERE l.bet_id = b.id AND c.sport IS DISTINCT FROM p_condition ->> 'sport')) AS fits,
           -- The price of a bet, without its stake: that of its legs, which neither a boost nor a rounded cent changes. Tickets of other kinds have
           -- a price of their own; each is rounded by a cent at most. A logarithm is not exact.
           CASE WHEN v_odds = 0 THEN true
                WHEN b.kind::text IN ('STRAIGHT', 'PARLAY') THEN
                  (SELECT exp(sum(ln(1 + odds_numerator::numeric / odds_denominator))) - 1 FROM bet_legs WHERE bet_id = b.id) >= v_odds - 0.000001
                ELSE b.potential_payout_cents - b.stake_cents + b.combinations > v_odds * b.stake_cents END AS pays
      FROM bets b
      LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      WHERE b.player_id = p_player_id AND b.placed_at < v_until AND coalesce(b.reward ->> 'kind', '') NOT IN ('BONUS_BET', 'PROMOTIONAL_CREDIT')
        AND (b.placed_at >= v_from OR v_kind = 'FIRST_BET')
        -- While an earlier bet is open, it is not known which one is the first.
        AND (s.outcome::text IN ('WIN', 'LOSS') OR v_kind = 'FIRST_BET' AND coalesce(s.outcome::text, 'PENDING') = 'PENDING')
  )
  -- The kind is asked in the filters, too: whatever the kind, all sums are computed.
  SELECT CASE WHEN v_kind IN ('STAKE', 'DEPOSIT') THEN
                least(needed, coalesce(sum(greatest(0, running_cents - paid_where_lost(id, v_accounts)))
                                         FILTER (WHERE v_kind IN ('STAKE', 'DEPOSIT') AND fits AND pays AND stake_cents >= v_minimum), 0))
              WHEN v_kind = 'LEGS' THEN
                least(1, count(*) FILTER (WHERE v_kind = 'LEGS' AND fits AND pays AND legs >= (p_condition ->> 'legs')::integer AND running_cents >= v_minimum
                                                AND running_cents - paid_where_lost(id, v_accounts) >= v_minimum))
              -- The first of all bets of this player that counts.
              WHEN v_kind = 'FIRST_BET' THEN coalesce(
                (SELECT (is_decided AND fits AND pays AND placed_at >= v_from AND running_cents - paid_where_lost(id, v_accounts) >= v_minimum)::integer
                   FROM (SELECT * FROM counted ORDER BY id LIMIT 1) first), 0)
              ELSE 0 END
    INTO reached FROM counted;
END
$$;

-- Whether a condition is met.
CREATE OR REPLACE FUNCTION condition_is_met(p_condition jsonb, p_player_id text, p_from timestamptz, p_until timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT reached >= needed FROM condition_progress(p_condition, p_player_id, p_from, p_until)
$$;

-- Whether the deposit that a code came with was played as the code asks: its least deposit, or the whole of one that has no least.
CREATE OR REPLACE FUNCTION promo_code_is_earned(p_use promo_code_uses) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p.state = 'SUCCESSFUL' AND condition_is_met(
           p_use.terms || jsonb_build_object('kind', 'STAKE', 'totalCents',
             coalesce(nullif(c.minimum_deposit_cents, 0), p.amount_cents) * coalesce((p_use.terms ->> 'playedTimes')::bigint, 1)),
           p_use.player_id, p.credited_at, NULL)
    FROM promo_codes c JOIN payments p ON p.id = p_use.payment_id WHERE c.code = p_use.code
$$;
