-- Names that are new since the documents were written.
UPDATE search_documents d SET words = named.words
  FROM (SELECT t.id, concat_ws(' ', c.name, t.badges #>> '{0,abbreviation}', team_names(c.id, t.title)) AS words
          FROM search_documents t JOIN competitions c ON c.id = t.competition_id WHERE t.type = 'TEAM') named
  WHERE d.id = named.id AND d.words <> named.words;
