-- A launch token belongs to the game server of its game, and a win has a bound.
ALTER TABLE casino_games
  ADD COLUMN game_server_id text NOT NULL DEFAULT 'slipstream', -- as in GAME_SERVERS; by default the operator's own
  -- The most that a round pays, as a multiple of its bets. Of slots no exact one exists, because free spins win free spins.
  ADD COLUMN maximum_multiple integer NOT NULL DEFAULT 25000 CHECK (maximum_multiple > 0);
UPDATE casino_games SET maximum_multiple = 36 WHERE engine = 'roulette';
UPDATE casino_games SET maximum_multiple = 3 WHERE engine = 'blackjack';

ALTER TABLE casino_rounds ADD COLUMN played_win_cents bigint NOT NULL DEFAULT 0; -- of its wins those that its own bets have won
UPDATE casino_rounds SET played_win_cents = win_cents;

-- As in migration 0081, with the debt of credits. A balance beyond an exact number of JavaScript could not be read any more.
CREATE OR REPLACE FUNCTION ledger_account_is_sound(kind ledger_account_kind, player_id text, balance_cents bigint) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN kind IN ('HOUSE', 'PAYMENTS') THEN player_id IS NULL AND balance_cents IS NULL
    ELSE player_id IS NOT NULL AND abs(balance_cents) <= 9007199254740991
      AND CASE WHEN kind::text IN ('RECEIVABLE', 'CREDIT_RECEIVABLE') THEN balance_cents <= 0 ELSE balance_cents >= 0 END
  END;
END
$$;
