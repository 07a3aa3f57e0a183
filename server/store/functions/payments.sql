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

-- Decides about a payment that a player wants, with the player's cash account locked; nothing is written. outcome and answer: as of begin_payment.
-- p_is_dry_run: another open deposit counts as cancelled, as it is before this one begins.
CREATE OR REPLACE FUNCTION payment_decision(
  p_wanted payments, p_at timestamptz, p_session_id text, p_refused jsonb, p_code_source text, p_receivers jsonb, p_is_dry_run boolean,
  OUT outcome text, OUT answer jsonb, OUT payment_id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_open payments;
  v_fault jsonb;
BEGIN
  IF p_refused IS NULL AND p_wanted.direction = 'DEPOSIT' THEN
    SELECT * INTO v_open FROM payments WHERE player_id = p_wanted.player_id AND direction = 'DEPOSIT' AND state = 'OPEN' FOR UPDATE;
    IF v_open.content_hash = p_wanted.content_hash AND NOT v_open.cancel_asked AND NOT deposit_is_ruled_out(v_open.id, p_at) THEN
      outcome := 'CONTINUED';
      answer := jsonb_build_object('receiptId', v_open.receipt_id);
      payment_id := v_open.id;
      RETURN;
    ELSIF v_open.id IS NOT NULL AND NOT p_is_dry_run THEN
      outcome := 'OTHER_OPEN';
      payment_id := v_open.id;
      RETURN;
    END IF;
  END IF;
  IF p_refused IS NULL THEN
    v_fault := payment_fault(
      p_wanted.player_id, p_wanted.direction, p_wanted.amount_cents, p_at, p_session_id, p_receivers, p_wanted.provider_code, p_wanted.method_id);
  END IF;
  IF p_refused IS NOT NULL OR v_fault IS NOT NULL THEN
    outcome := 'REFUSED';
    answer := jsonb_build_object('faults', coalesce(p_refused, jsonb_build_array(v_fault)));
  ELSIF p_code_source IS NOT NULL AND NOT EXISTS (
    SELECT FROM one_time_code_proofs WHERE session_id = p_session_id AND source = p_code_source AND expires_at > p_at) THEN
    outcome := 'CODE_REQUIRED';
  ELSE
    outcome := 'DECIDED';
    answer := jsonb_build_object('receiptId', p_wanted.receipt_id);
  END IF;
END
$$;

-- Writes a payment that was decided, with what a withdrawal reserves. p_by: of payment_events. Returns its id.
-- The keys of the person follow the row (after_persons.sql).
CREATE OR REPLACE FUNCTION write_payment(p_wanted payments, p_fields jsonb, p_receivers jsonb, p_by text, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_stored payments;
  v_hold CONSTANT text := CASE p_wanted.direction WHEN 'WITHDRAWAL' THEN 'WITHDRAWAL_HOLD' END;
BEGIN
  p_wanted.back_cents := CASE p_wanted.direction WHEN 'DEPOSIT' THEN 0 ELSE greatest(0, p_wanted.amount_cents - (
    SELECT goes_elsewhere(p_wanted.player_id, p_at, available_cents, p_receivers) FROM withdrawable(p_wanted.player_id, p_at))) END;
  INSERT INTO payments (receipt_id, player_id, direction, provider_code, method_id, amount_cents, back_cents, currency, content_hash, quick_deposit,
                        facility_id, origin, promotion_code, clearing_hours, state, confirmed, created_at)
    VALUES (p_wanted.receipt_id, p_wanted.player_id, p_wanted.direction, p_wanted.provider_code, p_wanted.method_id, p_wanted.amount_cents,
           p_wanted.back_cents, p_wanted.currency, p_wanted.content_hash, p_wanted.quick_deposit, p_wanted.facility_id, p_wanted.origin,
           p_wanted.promotion_code, p_wanted.clearing_hours, p_wanted.state, p_wanted.confirmed, p_at)
    RETURNING * INTO v_stored;
  INSERT INTO payment_attempts (payment_id, number, state, fields) SELECT v_stored.id, 1, 'CREATING', p_fields
    WHERE v_stored.confirmed OR p_fields IS NOT NULL;
  IF v_hold IS NOT NULL THEN PERFORM post_payment(v_stored, v_hold, p_at); END IF;
  INSERT INTO payment_events (payment_id, source, kind, ignored, state, transfer, at)
    VALUES (v_stored.id, p_by, 'BEGUN', false, v_stored.state, v_hold, p_at);
  RETURN v_stored.id;
END
$$;

-- Begins a payment, or says which one it is. p_request_id: null: a dry run, which says what the same payment would get, and writes nothing.
-- p_refused: why the rules refuse it; it is stored as the answer of the request. p_payment: columns of payments, and fields. p_session_id: null only
-- for a withdrawal that the operator begins for a player whom a stop keeps from logging in. p_code_source: the one-time code that has to be shown
-- first; null: none. p_receivers: the providers that can pay the player (way_back.sql).
--
-- outcome: DECIDED (answer with receiptId) and REFUSED (answer with faults) are stored; REPEATED, REUSED and SESSION_ENDED of begin_player_request;
-- CONTINUED (decided, too: it is the open deposit payment_id), OTHER_OPEN (payment_id has to be cancelled first), CODE_REQUIRED.
CREATE OR REPLACE FUNCTION begin_payment(
  p_player_id text, p_session_id text, p_request_id text, p_body_hash text, p_at timestamptz, p_refused jsonb, p_payment jsonb, p_code_source text,
  p_work_ms integer, p_receivers jsonb, OUT outcome text, OUT answer jsonb, OUT payment_id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_wanted payments := jsonb_populate_record(NULL::payments, p_payment || jsonb_build_object('player_id', p_player_id));
  v_by_operator CONSTANT boolean := p_session_id IS NULL AND v_wanted.direction = 'WITHDRAWAL';
  v_request record;
BEGIN
  v_request := begin_player_request(
    p_player_id, p_at, p_session_id, v_wanted.direction, p_request_id, p_body_hash, p_by_player => NOT v_by_operator);
  outcome := v_request.outcome;
  answer := v_request.answer;
  IF v_by_operator AND NOT EXISTS (SELECT FROM player_stop(p_player_id, v_request.at)) THEN outcome := 'SESSION_ENDED'; END IF;
  IF outcome IS NOT NULL THEN RETURN; END IF;
  SELECT * INTO outcome, answer, payment_id
    FROM payment_decision(v_wanted, v_request.at, p_session_id, p_refused, p_code_source, p_receivers, p_is_dry_run => p_request_id IS NULL);
  IF p_request_id IS NULL OR outcome IN ('OTHER_OPEN', 'CODE_REQUIRED') THEN RETURN; END IF;
  IF outcome = 'DECIDED' THEN
    DELETE FROM one_time_code_proofs WHERE session_id = p_session_id AND source = p_code_source;
    payment_id := write_payment(v_wanted, p_payment -> 'fields', p_receivers, CASE WHEN v_by_operator THEN 'OPERATOR' ELSE 'PLAYER' END, v_request.at);
    PERFORM queue_payment_work(payment_id, p_work_ms);
  END IF;
  PERFORM decide_money_request(p_player_id, v_wanted.direction, p_request_id, p_body_hash, CASE outcome WHEN 'REFUSED' THEN outcome ELSE 'DECIDED' END,
    answer, v_request.at);
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
  PERFORM check_clock(p_at);
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
