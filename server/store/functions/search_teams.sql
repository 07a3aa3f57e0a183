-- The document of one team in one competition: there while it has a listed event, and leads to the next one. Its words are the names that people
-- use, beside the one that is shown (team_names, of the leagues). Its words follow (after_search_documents.sql).
CREATE OR REPLACE FUNCTION write_team_document(p_competition_id text, p_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (id, type, product, title, words, competition_id, event_id, starts_at, badges)
    SELECT 'team:' || c.id || ':' || p_name, 'TEAM', 'SPORTSBOOK', p_name,
      concat_ws(' ', c.name, p ->> 'abbreviation', team_names(c.id, p_name)), c.id, e.id, e.starts_at,
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
