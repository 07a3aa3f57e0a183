-- What follows changes of competitions and events, in the same transaction: the documents that a search finds.
CREATE OR REPLACE FUNCTION competition_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_documents WHERE id = 'competition:' || OLD.id;
    RETURN NULL;
  END IF;
  PERFORM write_competition_document(NEW.id);
  IF TG_OP = 'UPDATE' THEN
    PERFORM write_team_document(NEW.id, name)
      FROM (SELECT DISTINCT p ->> 'name' AS name FROM events e, jsonb_array_elements(e.participants) AS p WHERE e.competition_id = NEW.id) teams;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION event_searched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row record;
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM write_event_document(OLD.id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM write_event_document(NEW.id); END IF;
  FOR v_row IN
    SELECT OLD.competition_id AS competition_id, p ->> 'name' AS name FROM jsonb_array_elements(OLD.participants) AS p WHERE TG_OP <> 'INSERT'
    UNION
    SELECT NEW.competition_id, p ->> 'name' FROM jsonb_array_elements(NEW.participants) AS p WHERE TG_OP <> 'DELETE'
  LOOP
    PERFORM write_team_document(v_row.competition_id, v_row.name);
  END LOOP;
  RETURN NULL;
END
$$;
