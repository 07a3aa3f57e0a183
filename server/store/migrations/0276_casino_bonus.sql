-- Bets of casino games are also paid from the bonus balance (adr/0042): what of a bet, and of a round's bets that stand, was bonus.
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_BONUS_BET';
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_BONUS_ROLLBACK';
ALTER TABLE casino_transactions ADD COLUMN bonus_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_cents BETWEEN 0 AND posted_cents);
ALTER TABLE casino_rounds ADD COLUMN bonus_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_cents BETWEEN 0 AND bet_cents);

-- Its answer has the bonus balance, too (../functions/casino_wallet.sql); a new database does not have it yet.
DROP FUNCTION IF EXISTS casino_lock_session(text, text, text);
