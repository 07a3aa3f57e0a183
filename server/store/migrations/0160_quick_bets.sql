-- Whether a player bets with one tap, and the stake of a tap.
ALTER TABLE players
  ADD COLUMN quick_bets boolean NOT NULL DEFAULT false,
  ADD COLUMN quick_bet_stake_cents integer NOT NULL DEFAULT 500 CHECK (quick_bet_stake_cents > 0);
