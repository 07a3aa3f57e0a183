-- What follows the statistics of an event, and its changes, in the same transaction: the documents of its players (search_players.sql).
CREATE OR REPLACE FUNCTION players_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_player_documents(e.competition_id, players_of(NEW.facts) || players_of(CASE WHEN TG_OP = 'UPDATE' THEN OLD.facts END))
    FROM events e WHERE e.id = NEW.event_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION event_players_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_player_documents(NEW.competition_id, players_of(s.facts)) FROM event_statistics s WHERE s.event_id = NEW.id;
  RETURN NULL;
END
$$;
