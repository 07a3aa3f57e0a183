-- Deposits and withdrawals (docs/adr/0084). server/domain/payments decides what an event changes; here it is locked, stored and posted. Locks
-- are taken in the order of everywhere: the player's funds, then the payment. What follows a success is in after_payments.sql.

-- Posts a transfer of a payment, once in its life. What is credited repays a debt first; what is taken back and was spent is lent. Returns the
-- change of the debt. The player's funds are locked.
CREATE OR REPLACE FUNCTION post_payment(p_payment payments, p_transfer text, p_at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_cash ledger_accounts;
  v_claim ledger_accounts;
  v_pending_id bigint;
  v_change bigint := 0;
BEGIN
  SELECT * INTO v_cash FROM ledger_accounts WHERE player_id = p_payment.player_id AND kind = 'CASH';
  SELECT * INTO v_claim FROM ledger_accounts WHERE player_id = p_payment.player_id AND kind = 'RECEIVABLE';
  SELECT id INTO v_pending_id FROM ledger_accounts WHERE player_id = p_payment.player_id AND kind = 'PENDING_WITHDRAWAL';
  IF p_transfer = 'DEPOSIT_RETURN' THEN
    v_change := greatest(0, p_payment.amount_cents - v_cash.balance_cents);
  END IF;
  IF v_change > 0 THEN
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, payment_id, posted_at)
      VALUES ('payment-loan:' || p_payment.id, 'LOAN', v_claim.id, v_cash.id, v_change, p_payment.id, p_at);
    PERFORM look_at_pending_withdrawals(ARRAY[p_payment.player_id]);
  END IF;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, payment_id, posted_at)
    SELECT replace(lower(p_transfer), '_', '-') || ':' || p_payment.id, p_transfer::ledger_transfer_kind, from_id, to_id, p_payment.amount_cents,
           p_payment.id, p_at
      FROM (VALUES
        ('DEPOSIT', 2, v_cash.id),
        ('DEPOSIT_RETURN', v_cash.id, 2),
        ('WITHDRAWAL_HOLD', v_cash.id, v_pending_id),
        ('WITHDRAWAL', v_pending_id, 2),
        ('WITHDRAWAL_RELEASE', v_pending_id, v_cash.id),
        ('WITHDRAWAL_RETURN', 2, v_cash.id)
      ) AS way (transfer, from_id, to_id)
      WHERE transfer = p_transfer;
  IF p_transfer IN ('DEPOSIT', 'WITHDRAWAL_RELEASE', 'WITHDRAWAL_RETURN') THEN
    v_change := -repay_claim(p_payment.player_id, 'payment-repayment:' || p_payment.id, p_payment.amount_cents, p_at, p_payment_id := p_payment.id);
  END IF;
  RETURN v_change;
END
$$;

-- The transfer that a change of state implies, whatever the caller says; null: none.
CREATE OR REPLACE FUNCTION payment_transfer(p_direction text, p_before text, p_after text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN p_before = p_after THEN NULL
  WHEN p_direction = 'DEPOSIT' THEN CASE WHEN p_after = 'SUCCESSFUL' THEN 'DEPOSIT' WHEN p_before = 'SUCCESSFUL' THEN 'DEPOSIT_RETURN' END
  WHEN p_after = 'ARRIVED' THEN 'WITHDRAWAL'
  WHEN p_before = 'ARRIVED' THEN 'WITHDRAWAL_RETURN'
  WHEN p_after IN ('DECLINED', 'CANCELLED', 'RETURNED') THEN 'WITHDRAWAL_RELEASE' END;

-- Begins a payment, or says which one it is. p_refused: why the rules refuse it; it is stored as the answer of the request. p_payment: see the
-- columns below. p_session_id: null only for a withdrawal that the operator begins for a player whom a stop keeps from logging in. p_code_source: the one-time code that has to be shown first; null: none. p_receivers: the providers that can pay the player (way_back.sql).
--
-- outcome: DECIDED (answer with receiptId) and REFUSED (answer with faults) are stored; REPEATED, REUSED and HELD of known_money_request;
-- CONTINUED (decided, too: it is the open deposit payment_id), OTHER_OPEN (payment_id has to be cancelled first), CODE_REQUIRED, SESSION_ENDED.
CREATE OR REPLACE FUNCTION begin_payment(
  p_player_id text, p_session_id text, p_request_id text, p_body_hash text, p_at timestamptz, p_refused jsonb, p_payment jsonb, p_code_source text,
  p_work_ms integer, p_receivers jsonb, OUT outcome text, OUT answer jsonb, OUT payment_id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_asked payments;
  v_open payments;
  v_fault jsonb;
  v_now timestamptz;
  v_debt_change bigint;
BEGIN
  PERFORM FROM lock_funds(ARRAY[p_player_id]) WHERE kind = 'CASH';
  IF NOT FOUND THEN
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;
  -- The business clock after the locks: what waited for them is not decided as of an earlier moment.
  v_now := p_at + (clock_timestamp() - statement_timestamp());
  v_asked := jsonb_populate_record(NULL::payments, p_payment);
  PERFORM FROM sessions WHERE id = p_session_id AND player_id = p_player_id AND revoked_at IS NULL AND expires_at > v_now;
  IF NOT FOUND AND NOT (p_session_id IS NULL AND v_asked.direction = 'WITHDRAWAL' AND EXISTS (SELECT FROM player_stop(p_player_id, v_now))) THEN
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;
  SELECT known.outcome, known.answer INTO outcome, answer FROM known_money_request(p_player_id, v_asked.direction, p_request_id, p_body_hash) AS known;
  IF outcome IS NOT NULL THEN RETURN; END IF;

  IF p_refused IS NULL AND v_asked.direction = 'DEPOSIT' THEN
    SELECT * INTO v_open FROM payments WHERE player_id = p_player_id AND direction = 'DEPOSIT' AND state = 'OPEN' FOR UPDATE;
    IF FOUND THEN
      payment_id := v_open.id;
      outcome := 'OTHER_OPEN';
      IF v_open.content_hash = v_asked.content_hash AND NOT v_open.cancel_asked
         AND NOT deposit_is_ruled_out(v_open.id, v_now) THEN
        outcome := 'CONTINUED';
        answer := jsonb_build_object('receiptId', v_open.receipt_id);
        PERFORM decide_money_request(p_player_id, 'DEPOSIT', p_request_id, p_body_hash, 'DECIDED', answer, v_now);
      END IF;
      RETURN;
    END IF;
  END IF;
  IF p_refused IS NULL THEN
    v_fault := payment_fault(
      p_player_id, v_asked.direction, v_asked.amount_cents, v_now, p_session_id, p_receivers, v_asked.provider_code, v_asked.method_id);
  END IF;
  IF p_refused IS NOT NULL OR v_fault IS NOT NULL THEN
    outcome := 'REFUSED';
    answer := jsonb_build_object('faults', coalesce(p_refused, jsonb_build_array(v_fault)));
    PERFORM decide_money_request(p_player_id, v_asked.direction, p_request_id, p_body_hash, outcome, answer, v_now);
    RETURN;
  END IF;
  IF p_code_source IS NOT NULL THEN
    DELETE FROM one_time_code_proofs WHERE session_id = p_session_id AND source = p_code_source AND expires_at > v_now;
    IF NOT FOUND THEN
      outcome := 'CODE_REQUIRED';
      RETURN;
    END IF;
  END IF;

  v_asked.back_cents := CASE v_asked.direction WHEN 'DEPOSIT' THEN 0 ELSE greatest(0, v_asked.amount_cents - (
    SELECT goes_elsewhere(p_player_id, v_now, available_cents, p_receivers) FROM withdrawable(p_player_id, v_now))) END;
  INSERT INTO payments (receipt_id, player_id, direction, provider_code, method_id, amount_cents, back_cents, currency, content_hash, quick_deposit,
                        facility_id, origin, promotion_code, clearing_hours, state, confirmed, created_at)
    VALUES (v_asked.receipt_id, p_player_id, v_asked.direction, v_asked.provider_code, v_asked.method_id, v_asked.amount_cents, v_asked.back_cents, v_asked.currency,
            v_asked.content_hash, v_asked.quick_deposit, v_asked.facility_id, v_asked.origin, v_asked.promotion_code, v_asked.clearing_hours, v_asked.state,
            v_asked.confirmed, v_now)
    RETURNING * INTO v_asked;
  payment_id := v_asked.id;
  INSERT INTO payment_attempts (payment_id, number, state, fields) SELECT v_asked.id, 1, 'CREATING', p_payment -> 'fields'
    WHERE v_asked.confirmed OR p_payment ? 'fields';
  IF v_asked.direction = 'WITHDRAWAL' THEN v_debt_change := post_payment(v_asked, 'WITHDRAWAL_HOLD', v_now); END IF;
  INSERT INTO payment_events (payment_id, source, kind, ignored, state, transfer, at)
    VALUES (v_asked.id, CASE WHEN p_session_id IS NULL THEN 'OPERATOR' ELSE 'PLAYER' END, 'BEGUN', false, v_asked.state, CASE v_asked.direction WHEN 'WITHDRAWAL' THEN 'WITHDRAWAL_HOLD' END, v_now);
  outcome := 'DECIDED';
  answer := jsonb_build_object('receiptId', v_asked.receipt_id);
  PERFORM decide_money_request(p_player_id, v_asked.direction, p_request_id, p_body_hash, outcome, answer, v_now);
  PERFORM queue_payment_work(v_asked.id, p_work_ms);
END
$$;

-- Notes the promo code of a deposit, once a person; none of one to whom nothing is offered. It gives its bonus bet once the deposit is played.
CREATE OR REPLACE FUNCTION use_promo_code(p_payment payments, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO promo_code_uses (player_id, code, payment_id, terms)
    SELECT p_payment.player_id, code, p_payment.id, terms FROM promo_codes c
      WHERE code = p_payment.promotion_code AND player_is_offered(p_payment.player_id, p_at)
        AND NOT EXISTS (SELECT FROM promo_code_uses u WHERE u.code = c.code AND u.player_id IN (SELECT own_accounts(p_payment.player_id)))
    ON CONFLICT DO NOTHING;
END
$$;

-- Applies what stepPayment has decided of a payment of version p_version.
--
-- p_event: source, kind, attempt, gatewayEventId, detail, ignored. p_next: state, paidAttempt, confirmed, cancelAsked, reason, attempts (number,
-- state, refundAsked, and reference and uri where they are new). p_work_ms: when the job queue looks at it next; null: nothing is left to do.
-- p_acknowledge_cents: the deposits that the player has to acknowledge; null: none.
--
-- outcome: APPLIED, IGNORED (stored as such), REPEATED (the webhook was applied before), MOVED (read again); PLAYER_RESTRICTED and
-- DEPOSIT_LIMIT_REACHED: the step would credit what the player may not have, and nothing is stored.
CREATE OR REPLACE FUNCTION apply_payment_step(
  p_payment_id bigint, p_version integer, p_event jsonb, p_next jsonb, p_at timestamptz, p_work_ms integer, p_acknowledge_cents bigint
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_payment payments;
  v_state text := p_next ->> 'state';
  v_transfer text;
  v_debt_change bigint := 0;
  v_is_ignored boolean := (p_event ->> 'ignored')::boolean;
  v_fault text;
BEGIN
  PERFORM lock_funds(ARRAY[(SELECT player_id FROM payments WHERE id = p_payment_id)]);
  SELECT * INTO v_payment FROM payments WHERE id = p_payment_id FOR UPDATE;
  IF EXISTS (SELECT FROM payment_events WHERE gateway_event_id = p_event ->> 'gatewayEventId') THEN RETURN 'REPEATED'; END IF;
  IF v_payment.version <> p_version THEN RETURN 'MOVED'; END IF;
  IF NOT v_is_ignored THEN
    v_transfer := payment_transfer(v_payment.direction, v_payment.state, v_state);
    IF v_state <> v_payment.state AND v_payment.state IN ('FAILED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK', 'DECLINED', 'RETURNED') THEN
      RAISE EXCEPTION 'A payment that has ended stays as it is' USING ERRCODE = 'check_violation';
    END IF;
    IF v_transfer = 'DEPOSIT' THEN
      v_fault := player_may(v_payment.player_id, 'CREDIT', v_payment.amount_cents, p_at, NULL);
      IF v_fault IS NOT NULL THEN RETURN v_fault; END IF;
    END IF;
    UPDATE payments
      SET state = v_state, version = version + 1, paid_attempt = (p_next ->> 'paidAttempt')::integer, confirmed = (p_next ->> 'confirmed')::boolean,
          cancel_asked = (p_next ->> 'cancelAsked')::boolean, reason = coalesce(p_next ->> 'reason', reason),
          credited_at = CASE WHEN v_transfer = 'DEPOSIT' THEN p_at ELSE credited_at END,
          clears_at = CASE WHEN v_transfer = 'DEPOSIT' THEN p_at + clearing_hours * interval '1 hour' ELSE clears_at END,
          ended_at = CASE WHEN v_state <> state AND v_state NOT IN ('OPEN', 'PROCESSING', 'REVIEW', 'REQUESTED', 'CHECKED', 'SENT') THEN p_at
                          ELSE ended_at END
      WHERE id = p_payment_id;
    INSERT INTO payment_attempts AS known (payment_id, number, state, refund_asked, reference, uri)
      SELECT p_payment_id, number, state, "refundAsked", reference, uri
        FROM jsonb_to_recordset(p_next -> 'attempts') AS attempt (number integer, state text, "refundAsked" boolean, reference text, uri text)
      ON CONFLICT (payment_id, number) DO UPDATE
        SET state = excluded.state, refund_asked = excluded.refund_asked, reference = coalesce(excluded.reference, known.reference),
            uri = coalesce(excluded.uri, known.uri), fields = CASE WHEN excluded.state = 'CREATING' THEN known.fields END;
    -- A payment may end without the gateway.
    IF v_state = 'CANCELLED' THEN UPDATE payment_attempts SET fields = NULL WHERE payment_id = p_payment_id; END IF;
    IF v_transfer IS NOT NULL THEN v_debt_change := post_payment(v_payment, v_transfer, p_at); END IF;
    IF v_payment.direction = 'WITHDRAWAL' AND v_state IN ('SENT', 'ARRIVED') AND v_payment.state NOT IN ('SENT', 'ARRIVED') THEN
      PERFORM queue_push(v_payment.player_id, 'WITHDRAWAL_SENT', p_payment_id::text, 'withdrawal:' || p_payment_id, p_at);
    END IF;
    IF v_transfer = 'DEPOSIT' THEN
      PERFORM use_promo_code(v_payment, p_at);
      UPDATE players SET deposit_acknowledgement_due = true
        WHERE id = v_payment.player_id AND deposit_acknowledged_at IS NULL AND NOT deposit_acknowledgement_due AND p_acknowledge_cents <= (
          SELECT sum(amount_cents) FROM payments WHERE player_id = v_payment.player_id AND direction = 'DEPOSIT' AND state = 'SUCCESSFUL');
    END IF;
  END IF;
  INSERT INTO payment_events (payment_id, source, kind, attempt, gateway_event_id, detail, ignored, state, transfer, debt_change_cents, at)
    VALUES (p_payment_id, p_event ->> 'source', p_event ->> 'kind', (p_event ->> 'attempt')::integer, p_event ->> 'gatewayEventId',
            p_event -> 'detail', v_is_ignored, CASE WHEN v_is_ignored THEN v_payment.state ELSE v_state END, v_transfer, v_debt_change, p_at);
  -- A withdrawal goes on as long as its money is the player's for good: advancePayment cancels it otherwise.
  IF v_payment.direction = 'WITHDRAWAL' AND v_state IN ('REQUESTED', 'CHECKED') AND withdrawal_stop(p_payment_id, p_at) IS NOT NULL THEN
    p_work_ms := 0;
  END IF;
  IF p_work_ms IS NOT NULL THEN PERFORM queue_payment_work(p_payment_id, p_work_ms); END IF;
  RETURN CASE WHEN v_is_ignored THEN 'IGNORED' ELSE 'APPLIED' END;
END
$$;

-- A payment that was begun without a stored method was paid by this one, of the same player and provider. One that has a method keeps it. A withdrawal
-- that may not go there is cancelled at its next step.
CREATE OR REPLACE FUNCTION name_payment_method(p_payment_id bigint, p_method_id text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_payment payments;
BEGIN
  UPDATE payments p SET method_id = m.id, astray = p.direction = 'WITHDRAWAL' AND goes_astray(p, m.id, p_at) FROM payment_methods m
    WHERE p.id = p_payment_id AND p.method_id IS NULL AND m.id = p_method_id AND m.player_id = p.player_id AND m.provider_code = p.provider_code
    RETURNING p.* INTO v_payment;
  IF v_payment.astray AND v_payment.state IN ('REQUESTED', 'CHECKED') THEN PERFORM queue_payment_work(p_payment_id, 0); END IF;
END
$$;
