-- Whether a player may deposit, be credited or withdraw (player_may.sql calls these), and what their limits leave. The player's cash account is locked
-- where money is moved afterwards.

-- What counts against a limit on deposits since its period began: what was credited in it and, where p_with_expected says so, what may still be,
-- which is neither an open deposit, because another one cancels it first, nor one that is being given back.
CREATE OR REPLACE FUNCTION player_deposited(p_player_id text, p_period text, p_at timestamptz, p_with_expected boolean DEFAULT true) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount_cents), 0)::bigint FROM payments p
    WHERE player_id = p_player_id AND direction = 'DEPOSIT'
      AND (state IN ('SUCCESSFUL', 'CHARGED_BACK')
        OR p_with_expected AND (state = 'PROCESSING'
          OR state = 'REVIEW' AND NOT EXISTS (SELECT FROM payment_attempts WHERE payment_id = p.id AND refund_asked)))
      AND coalesce(credited_at, p_at) >= (SELECT began_at FROM limit_period(p_player_id, p_period, p_at))
$$;

CREATE OR REPLACE FUNCTION deposit_limits(p_player_id text, p_at timestamptz, p_with_expected boolean DEFAULT true)
RETURNS TABLE (period text, amount_cents bigint, left_cents bigint) LANGUAGE sql STABLE AS $$
  SELECT l.period, l.amount_cents, greatest(0, l.amount_cents - player_deposited(p_player_id, l.period, p_at, p_with_expected))
    FROM player_limits l WHERE l.player_id = p_player_id AND l.type = 'DEPOSIT'
    ORDER BY 3, array_position(ARRAY['DAILY', 'WEEKLY', 'MONTHLY'], l.period)
$$;

-- Whether the money of a deposit may be credited, asked in the transaction that does it (docs/adr/0121): not after a stop, and not past a limit.
-- Where a lowered limit has no room for several deposits together, those that come first are credited.
CREATE OR REPLACE FUNCTION player_may_credit(p_player_id text, p_cents bigint, p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN (SELECT is_barred FROM player_standing(p_player_id, p_at)) THEN 'PLAYER_RESTRICTED'
    WHEN EXISTS (SELECT FROM deposit_limits(p_player_id, p_at, p_with_expected => false) WHERE left_cents < p_cents)
      THEN 'DEPOSIT_LIMIT_REACHED' END
$$;

-- Whether a deposit must not be paid any more: its player has stopped, or has lowered a limit, since it was begun. Asked of one whose page is open,
-- and of one that the player pushes, as a wire, whose money is not there yet: such a deposit has no page.
CREATE OR REPLACE FUNCTION deposit_is_ruled_out(p_payment_id bigint, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE state
      WHEN 'OPEN' THEN (SELECT is_barred FROM player_standing(player_id, p_at))
        OR EXISTS (SELECT FROM deposit_limits(player_id, p_at) l WHERE l.left_cents < p.amount_cents)
      WHEN 'PROCESSING' THEN player_may_credit(player_id, amount_cents, p_at) IS NOT NULL
        AND NOT EXISTS (SELECT FROM payment_attempts WHERE payment_id = p.id AND uri IS NOT NULL)
      ELSE false END
    FROM payments p WHERE id = p_payment_id
$$;

-- The job queue looks at the player's deposits that are not paid: advancePayment cancels what is ruled out.
CREATE OR REPLACE FUNCTION look_at_unpaid_deposits(p_player_id text) RETURNS void LANGUAGE sql AS $$
  SELECT queue_payment_work(id, 0) FROM payments WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state IN ('OPEN', 'PROCESSING')
$$;

-- Five deposits that failed within ten minutes block others for half an hour. Null: nothing is blocked.
CREATE OR REPLACE FUNCTION deposits_blocked_until(p_player_id text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(ended_at) + interval '30 minutes'
    FROM (SELECT ended_at, lag(ended_at, 4) OVER (ORDER BY ended_at) AS fourth_before FROM payments
            WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state = 'FAILED' AND ended_at > p_at - interval '40 minutes') failed
    WHERE ended_at - fourth_before <= interval '10 minutes' AND ended_at > p_at - interval '30 minutes'
$$;

CREATE OR REPLACE FUNCTION player_may_deposit(p_player_id text, p_cents bigint, p_at timestamptz, p_session_id text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_player record;
BEGIN
  SELECT * INTO v_player FROM player_standing(p_player_id, p_at);
  RETURN CASE
    WHEN v_player.is_barred THEN 'PLAYER_RESTRICTED'
    WHEN v_player.must_acknowledge_deposits THEN 'ACKNOWLEDGEMENT_REQUIRED'
    WHEN v_player.day_seconds IS NOT NULL AND count_player_time(p_player_id, p_session_id, p_at) >= v_player.day_seconds THEN 'TIME_LIMIT_REACHED'
    WHEN deposits_blocked_until(p_player_id, p_at) IS NOT NULL THEN 'DEPOSITS_BLOCKED'
    WHEN EXISTS (SELECT FROM deposit_limits(p_player_id, p_at) WHERE left_cents < p_cents) THEN 'DEPOSIT_LIMIT_REACHED' END;
END
$$;

-- What of a player's cash is theirs for good, and what is held, with until when: debts, deposits that may still bounce, and what settled bets
-- have paid whose results may still be corrected. A cashed-out or cancelled bet is final.
CREATE OR REPLACE FUNCTION withdrawable(
  p_player_id text, p_at timestamptz, OUT available_cents bigint, OUT debt_cents bigint, OUT clearing_cents bigint, OUT clearing_until timestamptz,
  OUT correctable_cents bigint, OUT correctable_until timestamptz
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_cash_cents bigint;
BEGIN
  SELECT coalesce(min(balance_cents) FILTER (WHERE kind = 'CASH'), 0), 0 - coalesce(min(balance_cents) FILTER (WHERE kind = 'RECEIVABLE'), 0)
    INTO v_cash_cents, debt_cents FROM ledger_accounts WHERE player_id = p_player_id AND kind IN ('CASH', 'RECEIVABLE');
  SELECT coalesce(sum(amount_cents), 0), max(clears_at) INTO clearing_cents, clearing_until
    FROM payments WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state = 'SUCCESSFUL' AND clears_at > p_at;
  SELECT coalesce(sum(last.payout_cents), 0), max(last.settled_at + window_of_bet) INTO correctable_cents, correctable_until
    FROM (
      SELECT DISTINCT bet_id FROM bet_entries
        WHERE player_id = p_player_id AND class IN ('WON', 'LOST', 'RETURNED') AND at > p_at - correction_window(NULL)
    ) recent
    JOIN bets b ON b.id = recent.bet_id
    CROSS JOIN LATERAL (SELECT outcome, payout_cents, settled_at FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) last
    CROSS JOIN LATERAL (
      SELECT max(correction_window(c.sport)) AS window_of_bet
        FROM bet_legs l JOIN events e ON e.id = l.event_id JOIN competitions c ON c.id = e.competition_id WHERE l.bet_id = b.id
    ) window_of
    WHERE last.payout_cents > 0 AND last.outcome::text NOT IN ('PATRON_CANCELLED', 'INVALID') AND NOT pays_credits(b.reward, last.outcome)
      AND last.settled_at + window_of_bet > p_at;
  available_cents := greatest(0, v_cash_cents - debt_cents - clearing_cents - correctable_cents);
END
$$;

CREATE OR REPLACE FUNCTION player_may_withdraw(p_player_id text, p_cents bigint, p_at timestamptz) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN debt_cents > 0 THEN 'IN_DEBT'
              WHEN available_cents >= p_cents THEN NULL
              WHEN clearing_cents + correctable_cents > 0 THEN 'FUNDS_HELD'
              ELSE 'INSUFFICIENT_FUNDS' END
    FROM withdrawable(p_player_id, p_at)
$$;

-- Why a withdrawal that waits must not be sent; null: it is covered. OWED: a debt is repaid first. HELD: what is held is more than the cash, with
-- what withdrawals that are being cancelled will give back to it. ASTRAY: it goes to another account than the one that has paid in (way_back.sql).
-- Waits for whatever is moving the player's funds.
CREATE OR REPLACE FUNCTION withdrawal_stop(p_payment_id bigint, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_player_id text;
  v_is_astray boolean;
  v_cash_cents bigint;
BEGIN
  SELECT player_id, astray INTO v_player_id, v_is_astray FROM payments WHERE id = p_payment_id;
  SELECT balance_cents INTO v_cash_cents FROM lock_funds(ARRAY[v_player_id]) WHERE kind = 'CASH';
  v_cash_cents := v_cash_cents + coalesce((
    SELECT sum(amount_cents) FROM payments WHERE player_id = v_player_id AND state IN ('REQUESTED', 'CHECKED') AND cancel_asked), 0);
  RETURN (SELECT CASE WHEN debt_cents > 0 THEN 'OWED' WHEN v_cash_cents < clearing_cents + correctable_cents THEN 'HELD' WHEN v_is_astray THEN 'ASTRAY' END
            FROM withdrawable(v_player_id, p_at));
END
$$;

-- The job queue looks at what waits to be withdrawn, where a claim has come up: advancePayment cancels it, and its release repays.
CREATE OR REPLACE FUNCTION look_at_pending_withdrawals(p_player_ids text[]) RETURNS void LANGUAGE sql AS $$
  SELECT queue_payment_work(id, 0) FROM payments WHERE player_id = ANY (p_player_ids) AND state IN ('REQUESTED', 'CHECKED')
$$;

-- Why a payment may not be begun, with what the player has to know of it (server/domain/payments/paymentFaults.ts); null: it may.
-- p_receivers: of a withdrawal, the providers that can pay the player (way_back.sql).
CREATE OR REPLACE FUNCTION payment_fault(
  p_player_id text, p_direction text, p_cents bigint, p_at timestamptz, p_session_id text, p_receivers jsonb, p_provider_code text, p_method_id text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_code text := player_may(p_player_id, CASE p_direction WHEN 'DEPOSIT' THEN 'DEPOSIT' ELSE 'WITHDRAW' END, p_cents, p_at, p_session_id);
  v_available_cents bigint;
  v_most_cents bigint;
BEGIN
  IF v_code IS NULL AND p_direction = 'WITHDRAWAL' THEN
    v_available_cents := (SELECT available_cents FROM withdrawable(p_player_id, p_at));
    v_most_cents := withdrawable_to(p_player_id, p_at, v_available_cents, p_receivers, p_provider_code, p_method_id);
    RETURN CASE WHEN v_most_cents < p_cents THEN jsonb_build_object('code', 'GOES_BACK_FIRST', 'availableCents', v_most_cents, 'back', (
      SELECT jsonb_agg(jsonb_build_object('name', name, 'cents', least(cents, v_available_cents)))
        FROM goes_back(p_player_id, p_at, v_available_cents, p_receivers))) END;
  END IF;
  RETURN CASE v_code
    WHEN 'DEPOSIT_LIMIT_REACHED' THEN (
      SELECT jsonb_build_object('code', v_code, 'period', period, 'leftCents', left_cents) FROM deposit_limits(p_player_id, p_at) LIMIT 1)
    WHEN 'DEPOSITS_BLOCKED' THEN jsonb_build_object('code', v_code, 'seconds',
      ceil(extract(epoch FROM deposits_blocked_until(p_player_id, p_at) - p_at))::integer)
    WHEN 'IN_DEBT' THEN jsonb_build_object('code', v_code, 'debtCents', (
      SELECT -balance_cents FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'RECEIVABLE'))
    WHEN 'INSUFFICIENT_FUNDS' THEN (SELECT jsonb_build_object('code', v_code, 'availableCents', available_cents) FROM withdrawable(p_player_id, p_at))
    WHEN 'FUNDS_HELD' THEN (
      SELECT jsonb_build_object('code', v_code, 'availableCents', available_cents, 'clearingCents', clearing_cents,
               'clearingSeconds', ceil(extract(epoch FROM clearing_until - p_at))::integer, 'correctableCents', correctable_cents,
               'correctableSeconds', ceil(extract(epoch FROM correctable_until - p_at))::integer)
        FROM withdrawable(p_player_id, p_at))
    ELSE CASE WHEN v_code IS NOT NULL THEN jsonb_build_object('code', v_code) END END;
END
$$;
