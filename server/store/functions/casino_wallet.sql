-- What a game server asks of the wallet (docs/casino-wallet.openapi.yaml). All functions answer JSON: `code` null and the balance, or the code of a
-- refusal. The player's cash account is locked first, so that the requests of one player follow each other; the other locks are of its session.

-- Null: new and recent. The limit of 60 seconds applies in both directions. By the database's clock, which a sandbox cannot advance.
CREATE OR REPLACE FUNCTION casino_request_fault(p_game_server_id text, p_request_id text, p_sent_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF p_sent_at NOT BETWEEN clock_timestamp() - interval '60 seconds' AND clock_timestamp() + interval '60 seconds' THEN
    RETURN 'STALE_REQUEST';
  END IF;
  INSERT INTO casino_wallet_requests (game_server_id, request_id, received_at)
    VALUES (p_game_server_id, p_request_id, clock_timestamp()) ON CONFLICT DO NOTHING;
  RETURN CASE WHEN FOUND THEN NULL ELSE 'REPLAYED_REQUEST' END;
END
$$;

-- Begins a request of a game server, once, for a session of its own and its player, whose cash account is locked, with what they can bet. fault:
-- why not.
CREATE OR REPLACE FUNCTION begin_casino_request(
  p_game_server_id text, p_request_id text, p_sent_at timestamptz, p_session_id text, p_player_id text, p_at timestamptz,
  OUT fault text, OUT session casino_sessions, OUT at timestamptz, OUT cash_id bigint, OUT cash_cents bigint, OUT bonus_id bigint,
  OUT bonus_cents bigint
) LANGUAGE plpgsql AS $$
BEGIN
  fault := casino_request_fault(p_game_server_id, p_request_id, p_sent_at);
  IF fault IS NOT NULL THEN RETURN; END IF;
  SELECT * INTO session FROM casino_sessions s WHERE s.id = p_session_id AND s.game_server_id = p_game_server_id AND s.mode = 'REAL';
  fault := CASE WHEN NOT FOUND THEN 'UNKNOWN_SESSION' WHEN session.player_id <> p_player_id THEN 'SESSION_OF_ANOTHER_PLAYER' END;
  IF fault IS NOT NULL THEN RETURN; END IF;
  SELECT request.outcome, request.at, request.cash_id, request.cash_cents INTO fault, at, cash_id, cash_cents
    FROM begin_player_request(p_player_id, p_at, p_by_player => false) AS request;
  -- As of after the wait for the account. Whatever takes from the bonus balance has locked cash first.
  SELECT a.id, a.balance_cents INTO bonus_id, bonus_cents FROM ledger_accounts a WHERE a.player_id = p_player_id AND a.kind = 'BONUS';
  SELECT * INTO session FROM casino_sessions s WHERE s.id = p_session_id;
END
$$;

-- Whether the session, or the log-in that it was launched from, is over.
CREATE OR REPLACE FUNCTION casino_session_is_over(p_session casino_sessions, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_session.ended_at IS NOT NULL OR EXISTS (
    SELECT FROM sessions WHERE id = p_session.login_session_id AND (revoked_at IS NOT NULL OR expires_at <= p_at))
$$;

-- Decides a bet, a win or a rollback, once for each id of the game server. What the player may do is asked at each bet (player_may), and whether
-- it comes from the address of the player's location check; a win is always taken. p_address: of the player, by the game server; null: it does
-- not say.
CREATE OR REPLACE FUNCTION casino_transact(
  p_game_server_id text, p_request_id text, p_sent_at timestamptz, p_kind text, p_session_id text, p_player_id text, p_round_id text,
  p_transaction_id text, p_cents bigint, p_rolls_back text, p_at timestamptz, p_address text DEFAULT NULL
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_request record;
  v_balance bigint;
  v_earlier casino_transactions;
  v_round casino_rounds;
  v_decided record;
  v_stored casino_transactions;
BEGIN
  v_request := begin_casino_request(p_game_server_id, p_request_id, p_sent_at, p_session_id, p_player_id, p_at);
  IF v_request.fault IS NOT NULL THEN RETURN json_build_object('code', v_request.fault); END IF;
  v_balance := v_request.cash_cents + v_request.bonus_cents;
  SELECT * INTO v_earlier FROM casino_transactions WHERE game_server_id = p_game_server_id AND server_transaction_id = p_transaction_id;
  IF FOUND THEN
    RETURN json_build_object('balanceCents', v_balance, 'transactionId', v_earlier.id, 'code', CASE
      WHEN (v_earlier.kind, v_earlier.session_id, v_earlier.server_round_id, v_earlier.requested_cents, v_earlier.rolls_back)
           IS DISTINCT FROM (p_kind, p_session_id, p_round_id, p_cents, p_rolls_back) THEN 'TRANSACTION_CONFLICT'
      ELSE v_earlier.refusal END);
  END IF;
  SELECT * INTO v_round FROM casino_rounds WHERE game_server_id = p_game_server_id AND server_round_id = p_round_id FOR UPDATE;
  IF v_round.session_id <> p_session_id THEN RETURN json_build_object('code', 'ROUND_OF_ANOTHER_SESSION'); END IF;

  IF p_kind = 'BET' THEN
    v_decided := casino_bet(v_request, v_round, p_round_id, p_transaction_id, p_cents, asks_from_elsewhere(p_player_id, p_address, p_at));
  ELSIF p_kind = 'WIN' THEN
    v_decided := casino_win(v_request, v_round, p_cents);
  ELSE
    v_decided := casino_rollback(v_request, v_round, p_round_id, p_rolls_back);
  END IF;
  IF NOT v_decided.is_stored THEN RETURN json_build_object('code', v_decided.code, 'balanceCents', v_balance); END IF;

  INSERT INTO casino_transactions (game_server_id, server_transaction_id, kind, session_id, server_round_id, requested_cents, posted_cents,
                                   bonus_cents, repaid_cents, rolls_back, refusal, decided_at)
    VALUES (p_game_server_id, p_transaction_id, p_kind, p_session_id, p_round_id, p_cents, v_decided.posted_cents, v_decided.bonus_cents,
            CASE p_kind WHEN 'BET' THEN 0 ELSE part_owed(p_player_id, v_decided.posted_cents - v_decided.bonus_cents) END, p_rolls_back,
            v_decided.code, v_request.at)
    RETURNING * INTO v_stored;
  PERFORM post_casino_transaction(v_stored, p_player_id, v_request.cash_id, v_request.bonus_id);
  RETURN json_build_object('code', v_decided.code, 'transactionId', v_stored.id,
    'balanceCents', v_balance + CASE p_kind WHEN 'BET' THEN -v_stored.posted_cents ELSE v_stored.posted_cents - v_stored.repaid_cents END);
END
$$;

-- Decides a bet and counts it in its round. p_request: of begin_casino_request, here and below. code: why it is refused. posted_cents: what moves,
-- bonus_cents of it by the bonus balance. is_stored: whether this decides the transaction's id.
CREATE OR REPLACE FUNCTION casino_bet(
  p_request record, p_round casino_rounds, p_round_id text, p_transaction_id text, p_cents bigint, p_is_elsewhere boolean,
  OUT code text, OUT posted_cents bigint, OUT bonus_cents bigint, OUT is_stored boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_session CONSTANT casino_sessions := p_request.session;
  v_bonus bigint := 0;
BEGIN
  is_stored := true;
  posted_cents := 0;
  bonus_cents := 0;
  IF p_request.bonus_cents > 0 THEN
    v_bonus := CASE WHEN (SELECT casino_bonus_first FROM players WHERE id = v_session.player_id) THEN least(p_cents, p_request.bonus_cents)
      ELSE least(greatest(p_cents - p_request.cash_cents, 0), p_request.bonus_cents) END;
  END IF;
  code := CASE
    WHEN EXISTS (SELECT FROM casino_transactions WHERE game_server_id = v_session.game_server_id AND rolls_back = p_transaction_id)
      THEN 'BET_ROLLED_BACK'
    WHEN p_round.status <> 'OPEN' THEN 'ROUND_ENDED'
    WHEN casino_session_is_over(v_session, p_request.at) THEN 'SESSION_ENDED'
    ELSE coalesce((SELECT 'BET_OUT_OF_BOUNDS' FROM casino_games
                     WHERE id = v_session.game_id AND p_cents NOT BETWEEN minimum_bet_cents AND maximum_bet_cents),
                  player_may(v_session.player_id, 'CASINO_BET', p_cents - v_bonus, p_request.at, v_session.login_session_id),
                  CASE WHEN p_is_elsewhere THEN 'LOCATION_UNVERIFIED'
                       WHEN p_cents > p_request.cash_cents + p_request.bonus_cents THEN 'INSUFFICIENT_FUNDS' END) END;
  IF code IS NOT NULL THEN RETURN; END IF;
  posted_cents := p_cents;
  bonus_cents := v_bonus;
  INSERT INTO casino_rounds AS r (game_server_id, server_round_id, session_id, bet_cents, bonus_cents, opened_at)
    VALUES (v_session.game_server_id, p_round_id, v_session.id, p_cents, v_bonus, p_request.at)
    ON CONFLICT (game_server_id, server_round_id) DO UPDATE
      SET bet_cents = r.bet_cents + excluded.bet_cents, bonus_cents = r.bonus_cents + excluded.bonus_cents;
END
$$;

-- Takes what a round has won. Where its bet may still be on its way, nothing is stored.
CREATE OR REPLACE FUNCTION casino_win(
  p_request record, p_round casino_rounds, p_cents bigint, OUT code text, OUT posted_cents bigint, OUT bonus_cents bigint, OUT is_stored boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_session CONSTANT casino_sessions := p_request.session;
  v_bonus bigint := 0;
BEGIN
  code := CASE
    WHEN p_round.id IS NULL THEN 'WIN_WITHOUT_BET'
    WHEN p_round.status = 'ROLLED_BACK' THEN 'WIN_AFTER_ROLLBACK'
    WHEN p_round.status = 'ENDED' THEN 'ROUND_ENDED' END;
  is_stored := code IS NULL;
  posted_cents := 0;
  bonus_cents := 0;
  IF code IS NOT NULL THEN RETURN; END IF;
  -- What its bets cannot win is paid by no machine: it is stored, the audit names it, and a person looks at it.
  IF p_round.played_win_cents + p_cents > p_round.bet_cents * (SELECT maximum_multiple FROM casino_games WHERE id = v_session.game_id)
     OR p_request.cash_cents + p_request.bonus_cents + p_cents > 9007199254740991 THEN
    code := 'WIN_OUT_OF_BOUNDS';
    RETURN;
  END IF;
  -- A bonus that is not wagered yet wins for the bonus balance, in proportion to what it has bet.
  IF p_round.bonus_cents > 0 AND EXISTS (SELECT FROM casino_bonus_wagering WHERE player_id = v_session.player_id) THEN
    v_bonus := ceil(p_cents::numeric * p_round.bonus_cents / p_round.bet_cents);
  END IF;
  posted_cents := p_cents;
  bonus_cents := v_bonus;
  UPDATE casino_rounds SET win_cents = win_cents + p_cents, played_win_cents = played_win_cents + p_cents, bonus_win_cents = bonus_win_cents + v_bonus
    WHERE id = p_round.id;
END
$$;

-- Takes a bet back: nothing where it was not taken. A second rollback of a bet is not stored.
CREATE OR REPLACE FUNCTION casino_rollback(
  p_request record, p_round casino_rounds, p_round_id text, p_rolls_back text,
  OUT code text, OUT posted_cents bigint, OUT bonus_cents bigint, OUT is_stored boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_session CONSTANT casino_sessions := p_request.session;
  v_bet casino_transactions;
BEGIN
  is_stored := NOT EXISTS (SELECT FROM casino_transactions WHERE game_server_id = v_session.game_server_id AND rolls_back = p_rolls_back);
  IF NOT is_stored THEN RETURN; END IF;
  SELECT * INTO v_bet FROM casino_transactions WHERE game_server_id = v_session.game_server_id AND server_transaction_id = p_rolls_back;
  code := CASE
    WHEN v_bet.id IS NULL OR v_bet.refusal IS NOT NULL THEN NULL
    WHEN v_bet.session_id <> v_session.id OR v_bet.server_round_id <> p_round_id THEN 'ROUND_OF_ANOTHER_SESSION'
    WHEN v_bet.kind <> 'BET' THEN 'NOT_A_BET'
    WHEN EXISTS (SELECT FROM casino_transactions
                   WHERE game_server_id = v_session.game_server_id AND server_round_id = p_round_id AND kind = 'WIN') THEN 'ROLLBACK_AFTER_WIN'
    WHEN p_round.status <> 'OPEN' THEN 'ROUND_ENDED' END;
  is_stored := code IS NULL;
  posted_cents := coalesce(v_bet.posted_cents, 0);
  bonus_cents := coalesce(v_bet.bonus_cents, 0);
  IF is_stored AND posted_cents > 0 THEN
    UPDATE casino_rounds r SET bet_cents = r.bet_cents - v_bet.posted_cents, bonus_cents = r.bonus_cents - v_bet.bonus_cents,
           status = CASE WHEN r.bet_cents = v_bet.posted_cents THEN 'ROLLED_BACK' ELSE r.status END,
           ended_at = CASE WHEN r.bet_cents = v_bet.posted_cents THEN p_request.at END
      WHERE r.id = p_round.id;
  END IF;
END
$$;

-- Moves what a transaction has posted, by cash and by the bonus balance, and repays what the player owes.
CREATE OR REPLACE FUNCTION post_casino_transaction(p_transaction casino_transactions, p_player_id text, p_cash_id bigint, p_bonus_id bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_is_bet CONSTANT boolean := p_transaction.kind = 'BET';
BEGIN
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, casino_transaction_id, posted_at)
    SELECT part.name || lower(p_transaction.kind) || ':' || p_transaction.id, (part.kind || p_transaction.kind)::ledger_transfer_kind,
           CASE WHEN v_is_bet THEN part.account_id ELSE 1 END, CASE WHEN v_is_bet THEN 1 ELSE part.account_id END, part.cents,
           p_transaction.id, p_transaction.decided_at
      FROM (VALUES ('casino-', 'CASINO_', p_cash_id, p_transaction.posted_cents - p_transaction.bonus_cents),
                   ('casino-bonus-', 'CASINO_BONUS_', p_bonus_id, p_transaction.bonus_cents)) AS part (name, kind, account_id, cents)
      WHERE part.cents > 0 ORDER BY part.name;
  IF p_transaction.repaid_cents > 0 THEN
    PERFORM repay_claim(p_player_id, 'casino-repayment:' || p_transaction.id, p_transaction.repaid_cents, p_transaction.decided_at,
                        p_casino_transaction_id := p_transaction.id);
  END IF;
END
$$;

-- Ends a round whose bets and wins have all arrived: the totals are those of the game server. p_certain_return_cents: what the bets return whatever
-- is drawn; null: not known.
CREATE OR REPLACE FUNCTION casino_end_round(
  p_game_server_id text, p_request_id text, p_sent_at timestamptz, p_session_id text, p_player_id text, p_round_id text, p_bet_cents bigint,
  p_win_cents bigint, p_at timestamptz, p_certain_return_cents bigint DEFAULT NULL
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_request record;
  v_code text;
  v_round casino_rounds;
  v_grown boolean := false;
  v_repaid bigint := 0;
BEGIN
  v_request := begin_casino_request(p_game_server_id, p_request_id, p_sent_at, p_session_id, p_player_id, p_at);
  IF v_request.fault IS NOT NULL THEN RETURN json_build_object('code', v_request.fault); END IF;
  SELECT * INTO v_round FROM casino_rounds WHERE game_server_id = p_game_server_id AND server_round_id = p_round_id FOR UPDATE;
  v_code := CASE
    WHEN v_round.id IS NULL THEN 'UNKNOWN_ROUND'
    WHEN v_round.session_id <> p_session_id THEN 'ROUND_OF_ANOTHER_SESSION'
    WHEN (v_round.bet_cents, v_round.win_cents) <> (p_bet_cents, p_win_cents) THEN 'ROUND_TOTALS_DIFFER' END;
  IF v_code IS NULL AND v_round.status = 'OPEN' THEN
    UPDATE casino_rounds SET status = 'ENDED', ended_at = v_request.at WHERE id = v_round.id;
    v_grown := casino_grow_jackpots((v_request.session).game_id, v_round.bet_cents);
    v_repaid := wager_casino_bonus(v_round, p_player_id, (v_request.session).game_id, p_certain_return_cents, v_request.at);
  END IF;
  RETURN json_build_object('code', v_code, 'balanceCents', v_request.cash_cents + v_request.bonus_cents - v_repaid, 'haveJackpotsGrown', v_grown);
END
$$;
