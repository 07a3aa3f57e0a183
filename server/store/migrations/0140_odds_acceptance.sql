-- Which changes of odds a player's slip accepts without asking.
ALTER TABLE players
  ADD COLUMN odds_acceptance text NOT NULL DEFAULT 'BETTER' CHECK (odds_acceptance IN ('ASK', 'BETTER', 'ANY'));
