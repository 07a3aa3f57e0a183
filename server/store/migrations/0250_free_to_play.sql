-- The game of a promotion that is played with play credits alone (f2p/{promotionId}).
ALTER TABLE promotions ADD COLUMN free_game_id text REFERENCES casino_games; -- null: none
