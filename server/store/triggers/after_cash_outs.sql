-- What follows rows of cash_outs (take_cash_out.sql), in the same transaction: the player's history and the points of the loyalty programme.
CREATE OR REPLACE FUNCTION enter_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO bet_entries SELECT e.* FROM cash_out_entries e JOIN written w ON w.bet_id = e.bet_id AND -w.number = e.number RETURNING *
  )
  INSERT INTO bet_entry_sports SELECT player_id, sport, class, at, bet_id, number FROM added CROSS JOIN LATERAL bet_sports(bet_id) AS sport;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION credit_loyalty_of_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM credit_loyalty(array_agg(DISTINCT bet_id), max(taken_at)) FROM written;
  RETURN NULL;
END
$$;
