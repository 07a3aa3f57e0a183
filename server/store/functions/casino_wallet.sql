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

-- The session of this server and player with what they can bet, and the cash account locked. A null account: there is no such session.
CREATE OR REPLACE FUNCTION casino_lock_session(
  p_game_server_id text, p_session_id text, p_player_id text, OUT account_id bigint, OUT cash_cents bigint, OUT bonus_id bigint,
  OUT bonus_cents bigint, OUT fault text, OUT session casino_sessions
) LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO session FROM casino_sessions s WHERE s.id = p_session_id AND s.game_server_id = p_game_server_id AND s.mode = 'REAL';
  IF NOT FOUND THEN
    fault := 'UNKNOWN_SESSION';
  ELSIF session.player_id <> p_player_id THEN
    fault := 'SESSION_OF_ANOTHER_PLAYER';
  ELSE
    SELECT a.id, a.balance_cents INTO account_id, cash_cents FROM ledger_accounts a
      WHERE a.player_id = session.player_id AND a.kind = 'CASH' FOR UPDATE;
    -- As of after the wait for the account. Whatever takes from the bonus balance has locked cash first.
    SELECT a.id, a.balance_cents INTO bonus_id, bonus_cents FROM ledger_accounts a WHERE a.player_id = session.player_id AND a.kind = 'BONUS';
    SELECT * INTO session FROM casino_sessions s WHERE s.id = p_session_id;
  END IF;
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
  v_code text := casino_request_fault(p_game_server_id, p_request_id, p_sent_at);
  v_lock record;
  v_known casino_transactions;
  v_round casino_rounds;
  v_target casino_transactions;
  v_balance bigint;
  v_posted bigint := 0;
  v_bonus bigint := 0; -- of what is posted
  v_repaid bigint := 0; -- of what comes back, by a player who owes
  v_is_elsewhere boolean;
  v_id bigint;
BEGIN
  IF v_code IS NOT NULL THEN RETURN json_build_object('code', v_code); END IF;
  SELECT * INTO v_lock FROM casino_lock_session(p_game_server_id, p_session_id, p_player_id);
  IF v_lock.fault IS NOT NULL THEN RETURN json_build_object('code', v_lock.fault); END IF;
  v_balance := v_lock.cash_cents + v_lock.bonus_cents;

  SELECT * INTO v_known FROM casino_transactions WHERE game_server_id = p_game_server_id AND server_transaction_id = p_transaction_id;
  IF FOUND THEN
    RETURN json_build_object('balanceCents', v_balance, 'transactionId', v_known.id, 'code', CASE
      WHEN (v_known.kind, v_known.session_id, v_known.server_round_id, v_known.requested_cents, v_known.rolls_back)
           IS DISTINCT FROM (p_kind, p_session_id, p_round_id, p_cents, p_rolls_back) THEN 'TRANSACTION_CONFLICT'
      ELSE v_known.refusal END);
  END IF;

  SELECT * INTO v_round FROM casino_rounds WHERE game_server_id = p_game_server_id AND server_round_id = p_round_id FOR UPDATE;
  IF v_round.session_id <> p_session_id THEN RETURN json_build_object('code', 'ROUND_OF_ANOTHER_SESSION'); END IF;

  IF p_kind = 'BET' THEN
    v_is_elsewhere := asks_from_elsewhere(p_player_id, p_address, p_at);
    IF v_lock.bonus_cents > 0 THEN
      v_bonus := CASE WHEN (SELECT casino_bonus_first FROM players WHERE id = p_player_id) THEN least(p_cents, v_lock.bonus_cents)
        ELSE least(greatest(p_cents - v_lock.cash_cents, 0), v_lock.bonus_cents) END;
    END IF;
    v_code := CASE
      WHEN EXISTS (SELECT FROM casino_transactions WHERE game_server_id = p_game_server_id AND rolls_back = p_transaction_id)
        THEN 'BET_ROLLED_BACK'
      WHEN v_round.status <> 'OPEN' THEN 'ROUND_ENDED'
      WHEN casino_session_is_over(v_lock.session, p_at) THEN 'SESSION_ENDED'
      ELSE coalesce((SELECT 'BET_OUT_OF_BOUNDS' FROM casino_games
                       WHERE id = (v_lock.session).game_id AND p_cents NOT BETWEEN minimum_bet_cents AND maximum_bet_cents),
                    player_may(p_player_id, 'CASINO_BET', p_cents - v_bonus, p_at, (v_lock.session).login_session_id),
                    CASE WHEN v_is_elsewhere THEN 'LOCATION_UNVERIFIED' WHEN p_cents > v_balance THEN 'INSUFFICIENT_FUNDS' END) END;
    IF v_code IS NULL THEN
      v_posted := p_cents;
      INSERT INTO casino_rounds (game_server_id, server_round_id, session_id, bet_cents, bonus_cents, opened_at)
        VALUES (p_game_server_id, p_round_id, p_session_id, p_cents, v_bonus, p_at)
        ON CONFLICT (game_server_id, server_round_id) DO UPDATE
          SET bet_cents = casino_rounds.bet_cents + excluded.bet_cents, bonus_cents = casino_rounds.bonus_cents + excluded.bonus_cents;
    ELSE
      v_bonus := 0;
    END IF;
  ELSIF p_kind = 'WIN' THEN
    -- These are not stored: the bet may still be on its way.
    v_code := CASE
      WHEN v_round.id IS NULL THEN 'WIN_WITHOUT_BET'
      WHEN v_round.status = 'ROLLED_BACK' THEN 'WIN_AFTER_ROLLBACK'
      WHEN v_round.status = 'ENDED' THEN 'ROUND_ENDED' END;
    IF v_code IS NOT NULL THEN RETURN json_build_object('code', v_code, 'balanceCents', v_balance); END IF;
    -- What its bets cannot win is paid by no machine: it is stored, the audit names it, and a person looks at it.
    IF v_round.played_win_cents + p_cents > v_round.bet_cents * (SELECT maximum_multiple FROM casino_games WHERE id = (v_lock.session).game_id)
       OR v_balance + p_cents > 9007199254740991 THEN
      v_code := 'WIN_OUT_OF_BOUNDS';
    ELSE
      v_posted := p_cents;
      -- A bonus that is not wagered yet wins for the bonus balance, in proportion to what it has bet.
      IF v_round.bonus_cents > 0 AND EXISTS (SELECT FROM casino_bonus_wagering WHERE player_id = p_player_id) THEN
        v_bonus := ceil(p_cents::numeric * v_round.bonus_cents / v_round.bet_cents);
      END IF;
      UPDATE casino_rounds SET win_cents = win_cents + p_cents, played_win_cents = played_win_cents + p_cents, bonus_win_cents = bonus_win_cents + v_bonus
        WHERE id = v_round.id;
    END IF;
  ELSE
    IF EXISTS (SELECT FROM casino_transactions WHERE game_server_id = p_game_server_id AND rolls_back = p_rolls_back) THEN
      RETURN json_build_object('code', NULL, 'balanceCents', v_balance);
    END IF;
    SELECT * INTO v_target FROM casino_transactions
      WHERE game_server_id = p_game_server_id AND server_transaction_id = p_rolls_back;
    v_code := CASE
      WHEN v_target.id IS NULL OR v_target.refusal IS NOT NULL THEN NULL
      WHEN v_target.session_id <> p_session_id OR v_target.server_round_id <> p_round_id THEN 'ROUND_OF_ANOTHER_SESSION'
      WHEN v_target.kind <> 'BET' THEN 'NOT_A_BET'
      WHEN EXISTS (SELECT FROM casino_transactions
                     WHERE game_server_id = p_game_server_id AND server_round_id = p_round_id AND kind = 'WIN') THEN 'ROLLBACK_AFTER_WIN'
      WHEN v_round.status <> 'OPEN' THEN 'ROUND_ENDED' END;
    IF v_code IS NOT NULL THEN RETURN json_build_object('code', v_code, 'balanceCents', v_balance); END IF;
    IF v_target.posted_cents > 0 THEN
      v_posted := v_target.posted_cents;
      v_bonus := v_target.bonus_cents;
      UPDATE casino_rounds SET bet_cents = bet_cents - v_posted, bonus_cents = bonus_cents - v_bonus,
             status = CASE WHEN bet_cents = v_posted THEN 'ROLLED_BACK' ELSE status END,
             ended_at = CASE WHEN bet_cents = v_posted THEN p_at END
        WHERE id = v_round.id;
    END IF;
  END IF;

  IF p_kind <> 'BET' THEN v_repaid := part_owed(p_player_id, v_posted - v_bonus); END IF;
  INSERT INTO casino_transactions (game_server_id, server_transaction_id, kind, session_id, server_round_id, requested_cents, posted_cents,
                                   bonus_cents, repaid_cents, rolls_back, refusal, decided_at)
    VALUES (p_game_server_id, p_transaction_id, p_kind, p_session_id, p_round_id, p_cents, v_posted, v_bonus, v_repaid, p_rolls_back, v_code, p_at)
    RETURNING id INTO v_id;
  IF v_posted > v_bonus THEN
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, casino_transaction_id, posted_at)
      VALUES ('casino-' || lower(p_kind) || ':' || v_id, ('CASINO_' || p_kind)::ledger_transfer_kind,
              CASE p_kind WHEN 'BET' THEN v_lock.account_id ELSE 1 END, CASE p_kind WHEN 'BET' THEN 1 ELSE v_lock.account_id END, v_posted - v_bonus, v_id, p_at);
  END IF;
  IF v_bonus > 0 THEN
    INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, casino_transaction_id, posted_at)
      VALUES ('casino-bonus-' || lower(p_kind) || ':' || v_id, ('CASINO_BONUS_' || p_kind)::ledger_transfer_kind,
              CASE p_kind WHEN 'BET' THEN v_lock.bonus_id ELSE 1 END, CASE p_kind WHEN 'BET' THEN 1 ELSE v_lock.bonus_id END, v_bonus, v_id, p_at);
  END IF;
  IF v_repaid > 0 THEN PERFORM repay_claim(p_player_id, 'casino-repayment:' || v_id, v_repaid, p_at, p_casino_transaction_id := v_id); END IF;
  RETURN json_build_object('code', v_code, 'transactionId', v_id,
                           'balanceCents', v_balance + CASE p_kind WHEN 'BET' THEN -v_posted ELSE v_posted - v_repaid END);
END
$$;

-- Ends a round whose bets and wins have all arrived: the totals are those of the game server. p_certain_return_cents: what the bets return whatever
-- is drawn; null: not known.
CREATE OR REPLACE FUNCTION casino_end_round(
  p_game_server_id text, p_request_id text, p_sent_at timestamptz, p_session_id text, p_player_id text, p_round_id text, p_bet_cents bigint,
  p_win_cents bigint, p_at timestamptz, p_certain_return_cents bigint DEFAULT NULL
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_code text := casino_request_fault(p_game_server_id, p_request_id, p_sent_at);
  v_lock record;
  v_round casino_rounds;
  v_grown boolean := false;
  v_repaid bigint := 0;
BEGIN
  IF v_code IS NOT NULL THEN RETURN json_build_object('code', v_code); END IF;
  SELECT * INTO v_lock FROM casino_lock_session(p_game_server_id, p_session_id, p_player_id);
  IF v_lock.fault IS NOT NULL THEN RETURN json_build_object('code', v_lock.fault); END IF;
  SELECT * INTO v_round FROM casino_rounds WHERE game_server_id = p_game_server_id AND server_round_id = p_round_id FOR UPDATE;
  v_code := CASE
    WHEN v_round.id IS NULL THEN 'UNKNOWN_ROUND'
    WHEN v_round.session_id <> p_session_id THEN 'ROUND_OF_ANOTHER_SESSION'
    WHEN (v_round.bet_cents, v_round.win_cents) <> (p_bet_cents, p_win_cents) THEN 'ROUND_TOTALS_DIFFER' END;
  IF v_code IS NULL AND v_round.status = 'OPEN' THEN
    UPDATE casino_rounds SET status = 'ENDED', ended_at = p_at WHERE id = v_round.id;
    v_grown := casino_grow_jackpots((v_lock.session).game_id, v_round.bet_cents);
    v_repaid := wager_casino_bonus(v_round, p_player_id, (v_lock.session).game_id, p_certain_return_cents, p_at);
  END IF;
  RETURN json_build_object('code', v_code, 'balanceCents', v_lock.cash_cents + v_lock.bonus_cents - v_repaid, 'haveJackpotsGrown', v_grown);
END
$$;
