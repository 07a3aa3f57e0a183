-- Jackpots of casino games: what a round adds to them, and what they pay. The game server says which one a round has won, from the round's seeds;
-- the operator says what it pays.

-- Adds the part of a round that has ended to the jackpots of its game. Answers whether there are any.
CREATE OR REPLACE FUNCTION casino_grow_jackpots(p_game_id text, p_bet_cents bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_network text := (SELECT jackpot_network FROM casino_games WHERE id = p_game_id);
BEGIN
  IF v_network IS NULL OR p_bet_cents = 0 THEN RETURN false; END IF;
  -- In one order, so that two rounds that end at once do not wait for each other.
  PERFORM FROM casino_jackpots WHERE network = v_network ORDER BY tier FOR UPDATE;
  UPDATE casino_jackpots SET
      amount_cents = amount_cents + (carry + p_bet_cents * contribution_hundredths) / 10000,
      carry = (carry + p_bet_cents * contribution_hundredths) % 10000,
      version = version + 1
    WHERE network = v_network;
  RETURN true;
END
$$;

-- Pays a jackpot to an open round of a game that can win it, once for each id of the game server, and begins it anew.
CREATE OR REPLACE FUNCTION casino_win_jackpot(
  p_game_server_id text, p_request_id text, p_sent_at timestamptz, p_session_id text, p_player_id text, p_round_id text, p_transaction_id text,
  p_jackpot_id text, p_at timestamptz
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_request record;
  v_code text;
  v_balance bigint;
  v_known casino_transactions;
  v_round casino_rounds;
  v_cents bigint;
  v_id bigint;
  v_repaid bigint;
BEGIN
  v_request := begin_casino_request(p_game_server_id, p_request_id, p_sent_at, p_session_id, p_player_id, p_at);
  IF v_request.fault IS NOT NULL THEN RETURN json_build_object('code', v_request.fault); END IF;
  v_balance := v_request.cash_cents + v_request.bonus_cents;

  SELECT * INTO v_known FROM casino_transactions WHERE game_server_id = p_game_server_id AND server_transaction_id = p_transaction_id;
  IF FOUND THEN
    IF (v_known.session_id, v_known.server_round_id) = (p_session_id, p_round_id)
       AND EXISTS (SELECT FROM casino_jackpot_wins WHERE transaction_id = v_known.id AND jackpot_id = p_jackpot_id) THEN
      RETURN json_build_object('code', NULL, 'balanceCents', v_balance, 'transactionId', v_known.id, 'jackpotCents', v_known.posted_cents);
    END IF;
    RETURN json_build_object('code', 'TRANSACTION_CONFLICT', 'balanceCents', v_balance);
  END IF;

  SELECT * INTO v_round FROM casino_rounds WHERE game_server_id = p_game_server_id AND server_round_id = p_round_id FOR UPDATE;
  v_code := CASE
    WHEN v_round.id IS NULL THEN 'WIN_WITHOUT_BET'
    WHEN v_round.session_id <> p_session_id THEN 'ROUND_OF_ANOTHER_SESSION'
    WHEN v_round.status = 'ROLLED_BACK' THEN 'WIN_AFTER_ROLLBACK'
    WHEN v_round.status = 'ENDED' THEN 'ROUND_ENDED'
    WHEN EXISTS (SELECT FROM casino_jackpot_wins WHERE round_id = v_round.id) THEN 'JACKPOT_OF_THE_ROUND_PAID' END;
  IF v_code IS NULL THEN
    SELECT j.amount_cents INTO v_cents FROM casino_jackpots j JOIN casino_games g ON g.jackpot_network = j.network
      WHERE g.id = (v_request.session).game_id AND j.id = p_jackpot_id FOR UPDATE OF j;
    IF NOT FOUND THEN v_code := 'UNKNOWN_JACKPOT'; END IF;
  END IF;
  IF v_code IS NOT NULL THEN RETURN json_build_object('code', v_code, 'balanceCents', v_balance); END IF;

  v_repaid := part_owed(p_player_id, v_cents);
  INSERT INTO casino_transactions (game_server_id, server_transaction_id, kind, session_id, server_round_id, requested_cents, posted_cents,
                                   repaid_cents, decided_at)
    VALUES (p_game_server_id, p_transaction_id, 'WIN', p_session_id, p_round_id, v_cents, v_cents, v_repaid, v_request.at) RETURNING id INTO v_id;
  INSERT INTO casino_jackpot_wins (transaction_id, round_id, jackpot_id, amount_cents, won_at)
    VALUES (v_id, v_round.id, p_jackpot_id, v_cents, v_request.at);
  UPDATE casino_rounds SET win_cents = win_cents + v_cents WHERE id = v_round.id;
  UPDATE casino_jackpots SET amount_cents = seed_cents, last_won_at = v_request.at, version = version + 1 WHERE id = p_jackpot_id;
  INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, casino_transaction_id, posted_at)
    VALUES ('casino-win:' || v_id, 'CASINO_WIN', 1, v_request.cash_id, v_cents, v_id, v_request.at);
  PERFORM repay_claim(p_player_id, 'casino-repayment:' || v_id, v_cents, v_request.at, p_casino_transaction_id := v_id);
  RETURN json_build_object('code', NULL, 'balanceCents', v_balance + v_cents - v_repaid, 'transactionId', v_id, 'jackpotCents', v_cents);
END
$$;
