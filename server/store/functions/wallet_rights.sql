-- Whether a player may deposit or withdraw (player_may.sql calls these), and what their limits leave. The player's cash account is locked
-- where money is moved afterwards.

-- What counts against a limit on deposits since its period began: what was credited in it, and what may still be. An open deposit does not:
-- another one cancels it first.
CREATE OR REPLACE FUNCTION player_deposited(p_player_id text, p_period text, p_at timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount_cents), 0)::bigint FROM payments
    WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state IN ('PROCESSING', 'REVIEW', 'SUCCESSFUL', 'CHARGED_BACK')
      AND coalesce(credited_at, p_at) >= (SELECT began_at FROM limit_period(p_player_id, p_period, p_at))
$$;

CREATE OR REPLACE FUNCTION deposit_limits(p_player_id text, p_at timestamptz)
RETURNS TABLE (period text, amount_cents bigint, left_cents bigint) LANGUAGE sql STABLE AS $$
  SELECT l.period, l.amount_cents, greatest(0, l.amount_cents - player_deposited(p_player_id, l.period, p_at))
    FROM player_limits l WHERE l.player_id = p_player_id AND l.type = 'DEPOSIT'
    ORDER BY 3, array_position(ARRAY['DAILY', 'WEEKLY', 'MONTHLY'], l.period)
$$;

-- Whether an open deposit must not be paid any more: the player has stopped, or has lowered a limit, since it was begun.
CREATE OR REPLACE FUNCTION deposit_is_ruled_out(p_player_id text, p_cents bigint, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM player_stop(p_player_id, p_at))
      OR EXISTS (SELECT FROM deposit_limits(p_player_id, p_at) WHERE left_cents < p_cents)
$$;

-- The job queue looks at the player's open deposit, if there is one: advancePayment cancels what is ruled out.
CREATE OR REPLACE FUNCTION look_at_open_deposit(p_player_id text) RETURNS void LANGUAGE sql AS $$
  SELECT queue_payment_work(id, 0) FROM payments WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state = 'OPEN'
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
  v_day_seconds integer := (SELECT seconds FROM player_limits WHERE player_id = p_player_id AND type = 'DAILY_TIME');
BEGIN
  RETURN CASE
    WHEN EXISTS (SELECT FROM player_stop(p_player_id, p_at)) OR (SELECT closed_at FROM players WHERE id = p_player_id) IS NOT NULL
      THEN 'PLAYER_RESTRICTED'
    WHEN (SELECT deposit_acknowledgement_due FROM players WHERE id = p_player_id) THEN 'ACKNOWLEDGEMENT_REQUIRED'
    WHEN v_day_seconds IS NOT NULL AND count_player_time(p_player_id, p_session_id, p_at) >= v_day_seconds THEN 'TIME_LIMIT_REACHED'
    WHEN deposits_blocked_until(p_player_id, p_at) IS NOT NULL THEN 'DEPOSITS_BLOCKED'
    WHEN EXISTS (SELECT FROM deposit_limits(p_player_id, p_at) WHERE left_cents < p_cents) THEN 'DEPOSIT_LIMIT_REACHED' END;
END
$$;

-- A withdrawal is the player's money: only a debt, and what they have, count.
CREATE OR REPLACE FUNCTION player_may_withdraw(p_player_id text, p_cents bigint) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN min(balance_cents) FILTER (WHERE kind = 'RECEIVABLE') < 0 THEN 'IN_DEBT'
              WHEN min(balance_cents) FILTER (WHERE kind = 'CASH') >= p_cents THEN NULL
              ELSE 'INSUFFICIENT_FUNDS' END
    FROM ledger_accounts WHERE player_id = p_player_id AND kind IN ('CASH', 'RECEIVABLE')
$$;

-- Why a payment may not be begun, with what the player has to know of it (server/domain/payments/paymentFaults.ts); null: it may.
CREATE OR REPLACE FUNCTION payment_fault(p_player_id text, p_direction text, p_cents bigint, p_at timestamptz, p_session_id text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_code text := player_may(p_player_id, CASE p_direction WHEN 'DEPOSIT' THEN 'DEPOSIT' ELSE 'WITHDRAW' END, p_cents, p_at, p_session_id);
BEGIN
  RETURN CASE v_code
    WHEN 'DEPOSIT_LIMIT_REACHED' THEN (
      SELECT jsonb_build_object('code', v_code, 'period', period, 'leftCents', left_cents) FROM deposit_limits(p_player_id, p_at) LIMIT 1)
    WHEN 'DEPOSITS_BLOCKED' THEN jsonb_build_object('code', v_code, 'seconds',
      ceil(extract(epoch FROM deposits_blocked_until(p_player_id, p_at) - p_at))::integer)
    WHEN 'IN_DEBT' THEN jsonb_build_object('code', v_code, 'debtCents', (
      SELECT -balance_cents FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'RECEIVABLE'))
    WHEN 'INSUFFICIENT_FUNDS' THEN jsonb_build_object('code', v_code, 'availableCents', coalesce((
      SELECT balance_cents FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'CASH'), 0))
    ELSE CASE WHEN v_code IS NOT NULL THEN jsonb_build_object('code', v_code) END END;
END
$$;
