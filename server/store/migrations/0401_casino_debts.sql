-- A win in the casino repays a debt first, as a win of a bet and a deposit do (docs/adr/0084): what of it did.
ALTER TABLE casino_transactions ADD COLUMN repaid_cents bigint NOT NULL DEFAULT 0 CHECK (repaid_cents BETWEEN 0 AND posted_cents);
