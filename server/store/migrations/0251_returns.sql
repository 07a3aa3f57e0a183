-- What the rules of the games return, computed exactly (npm run -s fair -- returns): slot 94.794080 %, blackjack 99.429612 % with the best play.
UPDATE casino_games SET return_hundredths = 9479 WHERE engine = 'slot';
UPDATE casino_games SET return_hundredths = 9943 WHERE engine = 'blackjack';
