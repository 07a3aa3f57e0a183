-- Search: one document for each competition, team, listed event and page. Triggers on the catalogue write them, so that no writer of the
-- catalogue can forget to. pg_trgm is part of PostgreSQL's own distribution, and an owner of a database may create it (a trusted extension).
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE search_type AS ENUM ('COMPETITION', 'TEAM', 'EVENT', 'PAGE');
CREATE TYPE search_product AS ENUM ('SPORTSBOOK', 'CASINO');

-- Lower case, without the accents of Latin letters, and words separated by single spaces. By an own table of letters: lower() leaves
-- them alone in a database with the locale C, and the extension unaccent is not immutable.
CREATE FUNCTION search_normal(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(lower(translate(p_text,
  'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆĈČçćĉčĎĐďđÈÉÊËĒĔĖĘĚèéêëēĕėęěĞĢğģÌÍÎÏĪĬĮİìíîïīĭįıŁĹĻĽłĺļľÑŃŅŇñńņňÒÓÔÕÖØŌŎŐòóôõöøōŏőŔŖŘŕŗřŚŜŞŠȘśŝşšșŢŤȚţťțÙÚÛÜŪŬŮŰŲùúûüūŭůűųÝŸýÿŹŻŽźżž',
  'AAAAAAAAAaaaaaaaaaCCCCccccDDddEEEEEEEEEeeeeeeeeeGGggIIIIIIIIiiiiiiiiLLLLllllNNNNnnnnOOOOOOOOOoooooooooRRRrrrSSSSSsssssTTTtttUUUUUUUUUuuuuuuuuuYYyyZZZzzz')),
  E'[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f\u00a0\u00b7\u2013\u2014\u2018\u2019]+', ' ', 'g'));

CREATE TABLE search_documents (
  id text PRIMARY KEY,
  type search_type NOT NULL,
  product search_product,          -- null: for every brand
  title text NOT NULL,
  words text NOT NULL DEFAULT '',  -- further words that find it; the many events are not found by the name of their competition
  competition_id text,             -- of a competition, team or event
  event_id text,                   -- the event, or the next one of a team
  starts_at timestamptz,           -- of that event
  badges jsonb NOT NULL DEFAULT '[]', -- [{ abbreviation, colors }]
  path text,                       -- of a page
  detail text,                     -- of a page
  icon text,                       -- of a page
  normal text NOT NULL GENERATED ALWAYS AS (search_normal(title)) STORED,
  vector tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('simple', search_normal(title)), 'A') || setweight(to_tsvector('simple', search_normal(words)), 'B')) STORED
);
-- Events are by far the most, so they have an index of their own: a search can limit them and still find every team.
CREATE INDEX search_documents_events ON search_documents USING gin (vector) WITH (fastupdate = off) WHERE type = 'EVENT';
CREATE INDEX search_documents_others ON search_documents USING gin (vector) WITH (fastupdate = off) WHERE type <> 'EVENT';

-- Every word of a document, so that a misspelt one is compared with words and not with whole documents. Words are never removed: one that
-- no document has any more finds nothing.
CREATE TABLE search_words (word text PRIMARY KEY);
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
    SELECT DISTINCT word FROM written, unnest(tsvector_to_array(written.vector)) AS word WHERE length(word) BETWEEN 2 AND 40
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER search_documents_inserted AFTER INSERT ON search_documents REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_documents_updated AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE FUNCTION is_listed(p_status event_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN p_status IN ('PRE_GAME', 'IN_PLAY');

-- The document of one event: there while it is listed.
CREATE FUNCTION write_event_document(p_event_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (id, type, product, title, words, competition_id, event_id, starts_at, badges)
    SELECT 'event:' || e.id, 'EVENT', 'SPORTSBOOK', e.name,
      (SELECT coalesce(string_agg(p ->> 'abbreviation', ' '), '') FROM jsonb_array_elements(e.participants) AS p),
      e.competition_id, e.id, e.starts_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('abbreviation', p -> 'abbreviation', 'colors', p -> 'colors')), '[]')
         FROM jsonb_array_elements(e.participants) AS p)
    FROM events e WHERE e.id = p_event_id AND is_listed(e.status)
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, competition_id = excluded.competition_id,
    starts_at = excluded.starts_at, badges = excluded.badges;
  IF NOT FOUND THEN
    DELETE FROM search_documents WHERE id = 'event:' || p_event_id;
  END IF;
END
$$;

-- The document of one team in one competition: there while it has a listed event, and leads to the next one.
CREATE FUNCTION write_team_document(p_competition_id text, p_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (id, type, product, title, words, competition_id, event_id, starts_at, badges)
    SELECT 'team:' || c.id || ':' || p_name, 'TEAM', 'SPORTSBOOK', p_name, concat_ws(' ', c.name, p ->> 'abbreviation'), c.id, e.id,
      e.starts_at,
      jsonb_build_array(jsonb_build_object('abbreviation', p -> 'abbreviation', 'colors', p -> 'colors'))
    FROM events e JOIN competitions c ON c.id = e.competition_id CROSS JOIN jsonb_array_elements(e.participants) AS p
    WHERE e.competition_id = p_competition_id AND is_listed(e.status) AND p ->> 'name' = p_name
    ORDER BY e.starts_at, e.id LIMIT 1
  ON CONFLICT (id) DO UPDATE SET words = excluded.words, event_id = excluded.event_id, starts_at = excluded.starts_at,
    badges = excluded.badges;
  IF NOT FOUND THEN
    DELETE FROM search_documents WHERE id = 'team:' || p_competition_id || ':' || p_name;
  END IF;
END
$$;

CREATE FUNCTION write_competition_document(p_competition_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (id, type, product, title, words, competition_id)
    SELECT 'competition:' || id, 'COMPETITION', 'SPORTSBOOK', name, sport || ' ' || organization, id
    FROM competitions WHERE id = p_competition_id
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words;
$$;

CREATE FUNCTION event_searched() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- Prices, scores and clocks change an event every second; none of them changes a document.
CREATE TRIGGER event_searched AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION event_searched();
CREATE TRIGGER event_search_changed AFTER UPDATE ON events FOR EACH ROW
  WHEN ((OLD.id, OLD.name, OLD.competition_id, OLD.starts_at, is_listed(OLD.status))
          IS DISTINCT FROM (NEW.id, NEW.name, NEW.competition_id, NEW.starts_at, is_listed(NEW.status))
        OR OLD.participants IS DISTINCT FROM NEW.participants)
  EXECUTE FUNCTION event_searched();

CREATE FUNCTION competition_searched() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER competition_searched AFTER INSERT OR DELETE ON competitions FOR EACH ROW EXECUTE FUNCTION competition_searched();
CREATE TRIGGER competition_search_changed AFTER UPDATE ON competitions FOR EACH ROW
  WHEN ((OLD.name, OLD.sport, OLD.organization) IS DISTINCT FROM (NEW.name, NEW.sport, NEW.organization))
  EXECUTE FUNCTION competition_searched();

-- What is there already.
SELECT write_competition_document(id) FROM competitions;
SELECT write_event_document(id) FROM events WHERE is_listed(status);
SELECT write_team_document(competition_id, name) FROM (
  SELECT DISTINCT e.competition_id, p ->> 'name' AS name FROM events e, jsonb_array_elements(e.participants) AS p WHERE is_listed(e.status)) teams;
