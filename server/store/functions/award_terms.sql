-- What servers count an award's condition by (docs/adr/0123, 0145): server/store/promotions/progress.ts, for promotions, promo codes and referrals.

-- Microseconds since 1970, as exact as the database; null: an instant that never comes.
CREATE OR REPLACE FUNCTION epoch_micros(p_at timestamptz) RETURNS bigint LANGUAGE sql STABLE
RETURN CASE p_at WHEN '-infinity' THEN 0 WHEN 'infinity' THEN NULL ELSE (extract(epoch FROM p_at) * 1000000)::bigint END;

CREATE OR REPLACE FUNCTION from_epoch_micros(p_micros bigint) RETURNS timestamptz LANGUAGE sql STABLE
RETURN 'epoch'::timestamptz + p_micros * interval '1 microsecond';

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

-- How the deposit that a code came with has to be played: its least deposit, or the whole of one that has no least.
CREATE OR REPLACE FUNCTION promo_code_condition(p_use promo_code_uses) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT p_use.terms || jsonb_build_object('kind', 'STAKE', 'totalCents',
           coalesce(nullif(c.minimum_deposit_cents, 0), p.amount_cents) * coalesce((p_use.terms ->> 'playedTimes')::bigint, 1))
    FROM promo_codes c JOIN payments p ON p.id = p_use.payment_id WHERE c.code = p_use.code
$$;
