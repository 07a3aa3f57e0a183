-- What follows rows of settlements (settle_bets.sql, take_cash_out.sql), in the same transaction: the player's history, the points of the loyalty
-- programme, and a job that evaluates the player's promotions.
CREATE OR REPLACE FUNCTION enter_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO bet_entries SELECT e.* FROM settlement_entries e JOIN written w ON w.bet_id = e.bet_id AND w.version = e.number RETURNING *
  )
  INSERT INTO bet_entry_sports SELECT player_id, sport, class, at, bet_id, number FROM added CROSS JOIN LATERAL bet_sports(bet_id) AS sport;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION credit_loyalty_of_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM credit_loyalty(array_agg(DISTINCT bet_id), max(settled_at)) FROM written;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION evaluate_after_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_promotions(player_id, corrected)
    FROM (SELECT b.player_id, bool_or(w.version > 1) AS corrected FROM written w JOIN bets b ON b.id = w.bet_id GROUP BY 1 ORDER BY 1) players;
  RETURN NULL;
END
$$;
