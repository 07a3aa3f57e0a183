-- Players of listed events are found, too. Written by the trigger of functions/search_players.sql.
ALTER TYPE search_type ADD VALUE 'PLAYER' BEFORE 'EVENT';
