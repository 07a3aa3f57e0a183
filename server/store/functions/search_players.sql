-- The documents of these players of one competition: each is there while one of its listed events names it, and leads to the next one. Their words follow (after_search_documents.sql).
CREATE OR REPLACE FUNCTION write_player_documents(p_competition_id text, p_player_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH playing AS (
    SELECT DISTINCT ON (p ->> 'id') p ->> 'id' AS id, p ->> 'name' AS name, p ->> 'position' AS position, team, e.id AS event_id, e.starts_at
      FROM events e
      JOIN event_statistics s ON s.event_id = e.id
      CROSS JOIN jsonb_array_elements(s.facts -> 'players') AS p
      JOIN LATERAL (SELECT t AS team FROM jsonb_array_elements(e.participants) AS t WHERE t ->> 'side' = p ->> 'side' LIMIT 1) teams ON true
      WHERE e.competition_id = p_competition_id AND is_listed(e.status) AND p ->> 'id' = ANY (p_player_ids)
      ORDER BY p ->> 'id', e.starts_at, e.id
  ), gone AS (
    DELETE FROM search_documents
      WHERE id IN (SELECT 'player:' || wanted FROM unnest(p_player_ids) AS wanted WHERE wanted NOT IN (SELECT playing.id FROM playing))
  )
  INSERT INTO search_documents (id, type, product, title, words, competition_id, event_id, starts_at, badges, detail)
    SELECT 'player:' || id, 'PLAYER', 'SPORTSBOOK', name, concat_ws(' ', team ->> 'name', team ->> 'abbreviation'), p_competition_id, event_id,
      starts_at, jsonb_build_array(jsonb_build_object('abbreviation', team -> 'abbreviation', 'colors', team -> 'colors')),
      concat_ws(' · ', team ->> 'name', nullif(position, ''))
    FROM playing
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, event_id = excluded.event_id,
    starts_at = excluded.starts_at, badges = excluded.badges, detail = excluded.detail;
END
$$;

CREATE OR REPLACE FUNCTION players_of(p_facts jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(array_agg(p ->> 'id'), '{}') FROM jsonb_array_elements(coalesce(p_facts -> 'players', '[]')) AS p);
