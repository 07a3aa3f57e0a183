-- The betting history of one sport, read at the cost of a page like that of all (docs/adr/0086): a row for each entry and sport of its bet's legs.
CREATE TABLE bet_entry_sports (
  player_id text NOT NULL,
  sport text NOT NULL,
  class text NOT NULL,
  at timestamptz NOT NULL,
  bet_id bigint NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (player_id, sport, class, at, bet_id, number)
);
CREATE TRIGGER bet_entry_sports_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_entry_sports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION bet_sports(p_bet_id bigint) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT DISTINCT c.sport FROM bet_legs l JOIN events e ON e.id = l.event_id JOIN competitions c ON c.id = e.competition_id WHERE l.bet_id = p_bet_id
$$;

INSERT INTO bet_entry_sports
  SELECT e.player_id, sport, e.class, e.at, e.bet_id, e.number FROM bet_entries e CROSS JOIN LATERAL bet_sports(e.bet_id) AS sport;

CREATE OR REPLACE FUNCTION enter_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO bet_entries SELECT e.* FROM settlement_entries e JOIN written w ON w.bet_id = e.bet_id AND w.version = e.number RETURNING *
  )
  INSERT INTO bet_entry_sports SELECT player_id, sport, class, at, bet_id, number FROM added CROSS JOIN LATERAL bet_sports(bet_id) AS sport;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION enter_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO bet_entries SELECT e.* FROM cash_out_entries e JOIN written w ON w.bet_id = e.bet_id AND -w.number = e.number RETURNING *
  )
  INSERT INTO bet_entry_sports SELECT player_id, sport, class, at, bet_id, number FROM added CROSS JOIN LATERAL bet_sports(bet_id) AS sport;
  RETURN NULL;
END
$$;
