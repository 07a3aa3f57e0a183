-- The field's word, which the tag of a game and the filter have, too.
UPDATE casino_categories SET label = 'Exclusive' WHERE id = 'only-here';
