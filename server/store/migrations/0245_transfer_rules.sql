-- A transfer that its kind does not allow cannot be written, whoever writes it. All rules are in one function, because each constraint is
-- parsed for every stake: functions/ledger_transfer_is_sound.sql, written after the migrations. Until then no transfer is allowed.
CREATE FUNCTION ledger_transfer_is_sound(
  kind ledger_transfer_kind, reference text, from_account_id bigint, to_account_id bigint, amount_cents bigint, bet_id bigint,
  casino_transaction_id bigint
) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN false;

ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_are_sound CHECK (
  ledger_transfer_is_sound(kind, reference, from_account_id, to_account_id, amount_cents, bet_id, casino_transaction_id) IS TRUE);
