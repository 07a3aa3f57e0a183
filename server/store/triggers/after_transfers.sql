-- What follows a row of ledger_transfers, in the same transaction: balances move and the player's history is written; money that a brand gives
-- has a reason, which is another row; a casino bonus has to be wagered.
CREATE OR REPLACE FUNCTION ledger_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_account ledger_accounts;
  v_id bigint := NEW.from_account_id;
  v_cents bigint := -NEW.amount_cents;
BEGIN
  LOOP
    IF v_id NOT IN (1, 2) THEN
      UPDATE ledger_accounts SET balance_cents = balance_cents + v_cents WHERE id = v_id RETURNING * INTO v_account;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'A transfer names an account that does not exist' USING ERRCODE = 'foreign_key_violation';
      END IF;
      IF v_account.kind IN ('CASH', 'BONUS', 'RESTRICTED', 'PROMOTIONAL_CREDIT') THEN
        INSERT INTO player_entries (player_id, class, at, transfer_id, account, amount_cents, balance_cents)
          VALUES (v_account.player_id, history_class(NEW.kind::text, v_account.kind::text), NEW.posted_at, NEW.id, v_account.kind, v_cents,
                  v_account.balance_cents);
      END IF;
    END IF;
    EXIT WHEN v_id = NEW.to_account_id;
    v_id := NEW.to_account_id;
    v_cents := NEW.amount_cents;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION refuse_funding_without_reason() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_player_id CONSTANT text := (SELECT player_id FROM ledger_accounts WHERE id = greatest(NEW.from_account_id, NEW.to_account_id));
  v_id CONSTANT bigint := substring(NEW.reference FROM '^promotion:([0-9]{1,18})(?::(?:withdrawn|restored):[0-9]+)?$')::bigint;
  v_number CONSTANT bigint := substring(NEW.reference FROM '^(?:cashback|loyalty):([0-9]{1,18})$')::bigint;
BEGIN
  IF (CASE split_part(NEW.reference, ':', 1)
       WHEN 'promotion' THEN EXISTS (
         SELECT FROM promotion_awards
           WHERE id = v_id AND player_id = v_player_id AND reward_id IS NULL AND coalesce((award ->> 'amountCents')::bigint, NEW.amount_cents) = NEW.amount_cents)
       WHEN 'cashback' THEN EXISTS (
         SELECT FROM cashback_claims c JOIN rewards r ON r.id = c.reward_id
           WHERE c.number = v_number AND r.player_id = v_player_id AND r.amount_cents = NEW.amount_cents)
       WHEN 'loyalty' THEN EXISTS (
         SELECT FROM loyalty_entries WHERE id = v_number AND kind = 'REDEMPTION' AND player_id = v_player_id AND cents = NEW.amount_cents)
       ELSE EXISTS (
         SELECT FROM operator_actions
           WHERE kind = 'CREDIT' AND subject = NEW.reference AND player_id = v_player_id AND (detail ->> 'cents')::bigint = NEW.amount_cents)
     END) THEN RETURN NULL;
  END IF;
  RAISE EXCEPTION 'There is no reason for the transfer %', NEW.reference USING ERRCODE = 'check_violation';
END
$$;

CREATE OR REPLACE FUNCTION require_bonus_wagering() RETURNS trigger LANGUAGE plpgsql AS $$
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
