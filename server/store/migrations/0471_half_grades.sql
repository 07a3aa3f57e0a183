-- A bet that is lost may pay: half of a quarter line is lost, and half of the stake returned; a dead heat divides a stake.
ALTER TABLE settlements DROP CONSTRAINT settlements_check;
ALTER TABLE settlements ADD CONSTRAINT settlements_open CHECK (outcome <> 'PENDING' OR payout_cents = 0);
