-- Requests that move money (docs/adr/0076): each is decided once, in the transaction that moves the money.

-- How much longer something is held; at least 1, because the caller waits for it.
CREATE OR REPLACE FUNCTION held_for_ms(p_due_at timestamptz) RETURNS integer LANGUAGE sql VOLATILE
RETURN greatest(1, ceil(extract(epoch FROM p_due_at - clock_timestamp()) * 1000))::integer;

-- Begins a write that moves a player's money or points (docs/adr/0144): compares the clocks (check_clock), locks the player's cash account, reads the clock, asks for the session and
-- looks the request up, in this order, so that writes of one player follow each other, nothing is decided as of a moment before its lock, a log-out
-- that was waited for is seen, and the second of two requests with one id reads the decision about the first. Locks of events and bets are taken
-- before, all others after.
--
-- p_at: the business clock when the statement was sent. p_kind, p_request_id, p_body_hash: of money_requests; without an id none is looked up,
-- because the write is made once by a row of its own, or because it is a dry run, whose caller stores nothing. p_by_player: false where no session
-- asks: a game server, the operator, or what the server does for the player.
--
-- outcome: SESSION_ENDED (also of a player whom a sandbox reset has deleted), and REPEATED (its answer), REUSED, HELD (for delay_ms more) as of
-- server/domain/money/moneyRequest.ts; null: it is to be decided. at: the business clock after the lock.
CREATE OR REPLACE FUNCTION begin_player_request(
  p_player_id text, p_at timestamptz, p_session_id text DEFAULT NULL, p_kind text DEFAULT NULL, p_request_id text DEFAULT NULL,
  p_body_hash text DEFAULT NULL, p_by_player boolean DEFAULT true,
  OUT outcome text, OUT answer jsonb, OUT delay_ms integer, OUT at timestamptz, OUT cash_id bigint, OUT cash_cents bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_stored money_requests;
BEGIN
  PERFORM check_clock(p_at);
  SELECT id, balance_cents INTO cash_id, cash_cents FROM ledger_accounts WHERE player_id = p_player_id AND kind = 'CASH' FOR UPDATE;
  at := p_at + (clock_timestamp() - statement_timestamp());
  IF cash_id IS NULL OR p_by_player AND NOT EXISTS (
    SELECT FROM sessions WHERE id = p_session_id AND player_id = p_player_id AND revoked_at IS NULL AND expires_at > at) THEN
    outcome := 'SESSION_ENDED';
    RETURN;
  END IF;
  SELECT * INTO v_stored FROM money_requests WHERE player_id = p_player_id AND kind = p_kind AND id = p_request_id;
  IF v_stored.body_hash <> p_body_hash THEN
    outcome := 'REUSED';
  ELSIF v_stored.outcome = 'HELD' THEN
    outcome := 'HELD';
    delay_ms := held_for_ms(v_stored.due_at);
  ELSIF FOUND THEN
    outcome := 'REPEATED';
    answer := v_stored.answer;
  END IF;
END
$$;

-- Stores a decision: DECIDED or REFUSED, with the answer. A request that was held gets it once; a decided one refuses another (its trigger).
CREATE OR REPLACE FUNCTION decide_money_request(
  p_player_id text, p_kind text, p_id text, p_body_hash text, p_outcome text, p_answer jsonb, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, answer, decided_at)
    VALUES (p_player_id, p_kind, p_id, p_body_hash, p_outcome, p_answer, p_at)
    ON CONFLICT (player_id, kind, id) DO UPDATE
      SET outcome = excluded.outcome, answer = excluded.answer, decided_at = excluded.decided_at, due_at = NULL;
END
$$;
