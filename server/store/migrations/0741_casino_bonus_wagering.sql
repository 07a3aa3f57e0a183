-- A casino bonus is cash once it was wagered (docs/adr/0124). functions/casino_bonus.sql. Bonuses of before have no row: they win cash, as it was said.
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_BONUS_WIN';     -- what a bonus wins, into the bonus
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_BONUS_RELEASE'; -- from the bonus to cash
CREATE TABLE casino_bonus_wagering (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  required_cents bigint NOT NULL CHECK (required_cents >= 0),
  wagered_cents bigint NOT NULL DEFAULT 0 CHECK (wagered_cents >= 0)
);
ALTER TABLE casino_rounds
  ADD COLUMN bonus_win_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_win_cents BETWEEN 0 AND win_cents), -- of the wins, into the bonus
  ADD COLUMN wagered_cents bigint NOT NULL DEFAULT 0 CHECK (wagered_cents BETWEEN 0 AND bonus_cents);  -- what of the bets counted

-- Another argument (../functions/casino_wallet.sql).
DROP FUNCTION IF EXISTS casino_end_round(text, text, timestamptz, text, text, text, bigint, bigint, timestamptz);

-- Each bonus that is given has to be wagered; one that goes back, no more. Whatever gives or takes one posts a FUNDING of the account.
CREATE FUNCTION require_bonus_wagering() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_player_id text;
  v_cents bigint := NEW.amount_cents;
BEGIN
  SELECT player_id INTO v_player_id FROM ledger_accounts WHERE id = NEW.to_account_id AND kind = 'BONUS';
  IF NOT FOUND THEN
    v_cents := 0 - NEW.amount_cents;
    SELECT player_id INTO v_player_id FROM ledger_accounts WHERE id = NEW.from_account_id AND kind = 'BONUS';
  END IF;
  IF v_player_id IS NOT NULL THEN
    INSERT INTO casino_bonus_wagering AS known (player_id, required_cents) VALUES (v_player_id, greatest(0, v_cents * casino_bonus_times()))
      ON CONFLICT (player_id) DO UPDATE SET required_cents = greatest(0, known.required_cents + v_cents * casino_bonus_times());
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER bonus_is_wagered AFTER INSERT ON ledger_transfers FOR EACH ROW WHEN (NEW.kind = 'FUNDING')
  EXECUTE FUNCTION require_bonus_wagering();
