-- The parlay lounge reads the parlays that were placed last, whoever placed them. Bets of other kinds pay nothing for it.
CREATE INDEX parlays_by_time ON bets (placed_at DESC) WHERE kind IN ('PARLAY', 'PARLAY_PLUS');
