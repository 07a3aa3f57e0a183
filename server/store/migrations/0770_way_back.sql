-- Money goes back to what it came from first (docs/adr/0127, functions/way_back.sql).

-- Of a withdrawal: what of it has to go to an account that has paid in. Zero: nothing, or it was begun before there was this rule.
ALTER TABLE payments ADD COLUMN back_cents bigint NOT NULL DEFAULT 0 CHECK (back_cents BETWEEN 0 AND amount_cents);
-- The provider has named another account for it since.
ALTER TABLE payments ADD COLUMN astray boolean NOT NULL DEFAULT false;

-- An operator has found out that a provider can no longer pay a player: what came by it until then may go elsewhere.
CREATE TABLE way_back_waivers (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  provider_code text NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider_code)
);

-- They know providers and payments now: functions/payments.sql, functions/wallet_rights.sql.
DROP FUNCTION IF EXISTS begin_payment(text, text, text, text, timestamptz, jsonb, jsonb, text, integer);
DROP FUNCTION IF EXISTS payment_fault(text, text, bigint, timestamptz, text);
DROP FUNCTION IF EXISTS withdrawal_stop(text, timestamptz);
DROP FUNCTION IF EXISTS name_payment_method(bigint, text);
