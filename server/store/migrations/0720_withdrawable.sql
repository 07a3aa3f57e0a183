-- What can be withdrawn (docs/adr/0120): money that is the player's for good.

ALTER TABLE payments ADD COLUMN clearing_hours integer NOT NULL DEFAULT 0 CHECK (clearing_hours >= 0); -- of a deposit, by its provider's terms
ALTER TABLE payments ADD COLUMN clears_at timestamptz;                                                 -- of a deposit that was credited
UPDATE payments SET clears_at = credited_at WHERE credited_at IS NOT NULL;
CREATE INDEX payments_clearing ON payments (player_id, clears_at) WHERE direction = 'DEPOSIT' AND state = 'SUCCESSFUL';

-- It knows the moment now: functions/wallet_rights.sql.
DROP FUNCTION IF EXISTS player_may_withdraw(text, bigint);
