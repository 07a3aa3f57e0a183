-- What a typed word stands for in a text query: every word that it begins; else, misspelt, the most similar words there are; else null.
CREATE OR REPLACE FUNCTION search_meaning(p_word text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- The first word at or after it, in the order of search_words_prefix, begins with it if any word does. The planner cannot use an index for
  -- LIKE with a prefix that it does not know. search_normal leaves no quotation mark in a word.
  IF (SELECT starts_with(w.word, p_word) FROM search_words w WHERE w.word ~>=~ p_word ORDER BY w.word USING ~<~ LIMIT 1) THEN
    RETURN format('''%s'':*', p_word);
  END IF;
  -- Two letters in the wrong order change five of the seven trigrams of a word of six letters.
  PERFORM set_config('pg_trgm.similarity_threshold', '0.25', true);
  RETURN (SELECT '(' || string_agg(format('''%s''', similar_words.word), ' | ') || ')'
    FROM (SELECT w.word, similarity(w.word, p_word) AS likeness, max(similarity(w.word, p_word)) OVER () AS best
            FROM search_words w WHERE w.word % p_word ORDER BY likeness DESC, w.word LIMIT 4) similar_words
    WHERE likeness >= 0.75 * best);
END
$$;

-- The ids of the documents that match a term, best first: at most `p_most` events, and `p_most` others. Every word of the term has to begin a
-- word of the document; where that finds nothing, misspelt words are replaced.
CREATE OR REPLACE FUNCTION search_catalogue(p_term text, p_sportsbook boolean, p_most integer)
RETURNS TABLE (id text, product search_product, place bigint) LANGUAGE plpgsql STABLE
-- However rare the planner believes a word to be, reading the whole table is never the way to find it.
SET enable_seqscan = off AS $$
DECLARE
  v_normal text := search_normal(p_term);
  v_words text[];
  v_query tsquery;
  v_titles tsquery;
BEGIN
  SELECT array_agg(DISTINCT word) INTO v_words FROM unnest((string_to_array(v_normal, ' '))[1:8]) AS word WHERE word <> '';
  IF v_words IS NULL THEN RETURN; END IF;
  SELECT to_tsquery('simple', string_agg(format('''%s'':*', word), ' & ')), to_tsquery('simple', string_agg(format('''%s'':*A', word), ' & '))
    INTO v_query, v_titles FROM unnest(v_words) AS word;
  IF NOT EXISTS (SELECT FROM search_documents d WHERE d.type <> 'EVENT' AND d.vector @@ v_query)
     AND NOT EXISTS (SELECT FROM search_documents d WHERE d.type = 'EVENT' AND d.vector @@ v_query) THEN
    -- Without a meaning of every word there is no match.
    SELECT CASE WHEN count(meaning) = count(*) THEN to_tsquery('simple', string_agg(meaning, ' & ')) END
      INTO v_query FROM (SELECT search_meaning(word) AS meaning FROM unnest(v_words) AS word) meanings;
    IF v_query IS NULL THEN RETURN; END IF;
    v_titles := v_query;
  END IF;
  RETURN QUERY
    WITH found AS MATERIALIZED (
      (SELECT d.id, d.type, d.product, d.normal, d.starts_at, d.vector @@ v_titles AS in_title
         FROM search_documents d WHERE d.type <> 'EVENT' AND d.vector @@ v_query LIMIT p_most)
      UNION ALL
      (SELECT d.id, d.type, d.product, d.normal, d.starts_at, true
         FROM search_documents d WHERE p_sportsbook AND d.type = 'EVENT' AND d.vector @@ v_query LIMIT p_most)
    )
    SELECT f.id, f.product, row_number() OVER (ORDER BY f.normal = v_normal DESC, f.in_title DESC, f.type,
             starts_with(f.normal, v_normal) DESC, f.starts_at, f.normal, f.id)
      FROM found f
      WHERE p_sportsbook OR f.product IS DISTINCT FROM 'SPORTSBOOK';
END
$$;
