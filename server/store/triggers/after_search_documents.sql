-- What follows rows of search_documents (search_pages.sql, search_players.sql, search_teams.sql): their words, among which a search corrects.
CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
    SELECT DISTINCT word FROM written, unnest(tsvector_to_array(written.vector)) AS word WHERE length(word) BETWEEN 2 AND 40
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
