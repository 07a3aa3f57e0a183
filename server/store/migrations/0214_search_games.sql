-- Games of the casino are found, too. Their documents are written with those of pages (functions/search_pages.sql), because the catalogue of
-- games changes with migrations alone.
ALTER TYPE search_type ADD VALUE 'GAME' BEFORE 'PAGE';
