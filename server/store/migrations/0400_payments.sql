-- Deposits and withdrawals (docs/adr/0084). One row a payment, attempts under it for each call of the gateway, and what happened to it, which
-- is only added. Written by functions/payments.sql alone.

CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  receipt_id text NOT NULL UNIQUE,          -- what players and the gateway know it by
  player_id text NOT NULL REFERENCES players,
  direction text NOT NULL CHECK (direction IN ('DEPOSIT', 'WITHDRAWAL')),
  provider_code text NOT NULL,
  method_id text,                           -- payment_methods; null: none, or one that the player gives the provider
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  content_hash text NOT NULL,               -- of what the player wants: a request for the same continues an open deposit
  quick_deposit boolean NOT NULL,
  facility_id text,
  origin text NOT NULL,                     -- of the app that the provider's page returns to
  promotion_code text,
  state text NOT NULL CHECK (CASE direction
    WHEN 'DEPOSIT' THEN state IN ('OPEN', 'PROCESSING', 'SUCCESSFUL', 'FAILED', 'CANCELLED', 'REVIEW', 'REFUNDED', 'CHARGED_BACK')
    ELSE state IN ('REQUESTED', 'CHECKED', 'SENT', 'ARRIVED', 'DECLINED', 'CANCELLED', 'RETURNED') END),
  version integer NOT NULL DEFAULT 1,
  confirmed boolean NOT NULL,
  cancel_asked boolean NOT NULL DEFAULT false,
  paid_attempt integer,                     -- whose money was posted
  reason text,                              -- the gateway's, of how it ended
  created_at timestamptz NOT NULL,
  credited_at timestamptz,                  -- of a deposit
  ended_at timestamptz                      -- when it reached its terminal state
);
CREATE INDEX payments_of_player ON payments (player_id, id);
CREATE UNIQUE INDEX payments_open_deposit ON payments (player_id) WHERE direction = 'DEPOSIT' AND state = 'OPEN'; -- one window a player
CREATE INDEX payments_running ON payments (id) WHERE state IN ('OPEN', 'PROCESSING', 'REVIEW', 'REQUESTED', 'CHECKED', 'SENT');

CREATE TABLE payment_attempts (
  payment_id bigint NOT NULL REFERENCES payments,
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL,
  refund_asked boolean NOT NULL DEFAULT false,
  reference text,                           -- the gateway's id; null: it has not answered yet
  uri text,                                 -- the provider's page
  fields jsonb,                             -- of a form, until the gateway has them: bank details are stored nowhere else
  PRIMARY KEY (payment_id, number)
);

CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  source text NOT NULL CHECK (source IN ('PLAYER', 'GATEWAY', 'OPERATOR', 'TIME')), -- who says so
  kind text NOT NULL,
  attempt integer,
  gateway_event_id text UNIQUE,             -- of a webhook: each is applied once
  detail jsonb,
  ignored boolean NOT NULL,                 -- its state did not expect it
  state text NOT NULL,                      -- of the payment after it
  transfer text,                            -- what it posted
  debt_change_cents bigint NOT NULL DEFAULT 0, -- what that lent the player (above zero), or repaid
  at timestamptz NOT NULL
);
CREATE INDEX payment_events_of_payment ON payment_events (payment_id, id);
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a player has paid with before, as the gateway names it: neither a card's number nor a bank account's is stored here.
CREATE TABLE payment_methods (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  provider_code text NOT NULL,
  gateway_id text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (player_id, provider_code, gateway_id)
);

-- Providers that a player does not want to be offered.
CREATE TABLE excluded_providers (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  provider_code text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('DEPOSIT', 'WITHDRAWAL')),
  lifted_at timestamptz,                    -- when a cool-off ends; null: the player has not asked for that
  PRIMARY KEY (player_id, provider_code, direction)
);

-- An exclusion from everything; the casino's and that of promotions are no matter of deposits.
ALTER TABLE player_exclusions DROP CONSTRAINT player_restrictions_kind_check;
ALTER TABLE player_exclusions ADD CONSTRAINT player_exclusions_kind_check CHECK (kind IN ('casino', 'promotions', 'all'));

CREATE TABLE promo_codes (
  code text PRIMARY KEY CHECK (code = upper(code)),
  title text NOT NULL,
  bonus_bet_cents bigint NOT NULL CHECK (bonus_bet_cents > 0),
  minimum_deposit_cents bigint NOT NULL CHECK (minimum_deposit_cents >= 0),
  ends_at timestamptz NOT NULL,
  reward_seconds integer NOT NULL CHECK (reward_seconds > 0) -- how long the bonus bet can be used
);

CREATE TABLE promo_code_uses (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  code text NOT NULL REFERENCES promo_codes,
  payment_id bigint NOT NULL REFERENCES payments,
  reward_id text NOT NULL,
  PRIMARY KEY (player_id, code)
);

ALTER TYPE ledger_transfer_kind ADD VALUE 'DEPOSIT';
ALTER TYPE ledger_transfer_kind ADD VALUE 'DEPOSIT_RETURN';
ALTER TYPE ledger_transfer_kind ADD VALUE 'WITHDRAWAL_HOLD';
ALTER TYPE ledger_transfer_kind ADD VALUE 'WITHDRAWAL';
ALTER TYPE ledger_transfer_kind ADD VALUE 'WITHDRAWAL_RELEASE';
ALTER TYPE ledger_transfer_kind ADD VALUE 'WITHDRAWAL_RETURN';
ALTER TABLE ledger_transfers ADD COLUMN payment_id bigint REFERENCES payments;
CREATE INDEX ledger_transfers_of_payment ON ledger_transfers (payment_id) WHERE payment_id IS NOT NULL;

-- The rules of a transfer know payments, too. functions/ledger_transfer_is_sound.sql is their text of today.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_are_sound;
DROP FUNCTION ledger_transfer_is_sound(ledger_transfer_kind, text, bigint, bigint, bigint, bigint, bigint);
CREATE FUNCTION ledger_transfer_is_sound(
  kind ledger_transfer_kind, reference text, from_account_id bigint, to_account_id bigint, amount_cents bigint, bet_id bigint,
  casino_transaction_id bigint, payment_id bigint
) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  -- First, because most transfers are stakes, and only what is evaluated is prepared.
  IF kind = 'STAKE' THEN
    RETURN amount_cents > 0 AND from_account_id >= 100 AND to_account_id = 1 AND casino_transaction_id IS NULL
      AND payment_id IS NULL AND reference = 'stake:' || bet_id;
  END IF;
  IF payment_id IS NOT NULL THEN
    RETURN amount_cents > 0 AND bet_id IS NULL AND casino_transaction_id IS NULL AND from_account_id <> to_account_id
      AND reference = CASE WHEN kind::text IN ('LOAN', 'REPAYMENT') THEN 'payment-' ELSE '' END || replace(lower(kind::text), '_', '-') || ':' || payment_id
      AND CASE kind::text
        WHEN 'DEPOSIT' THEN from_account_id = 2 AND to_account_id >= 100
        WHEN 'DEPOSIT_RETURN' THEN from_account_id >= 100 AND to_account_id = 2
        WHEN 'WITHDRAWAL' THEN from_account_id >= 100 AND to_account_id = 2
        WHEN 'WITHDRAWAL_RETURN' THEN from_account_id = 2 AND to_account_id >= 100
        WHEN 'WITHDRAWAL_HOLD' THEN from_account_id >= 100 AND to_account_id >= 100
        WHEN 'WITHDRAWAL_RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100
        WHEN 'LOAN' THEN from_account_id >= 100 AND to_account_id >= 100
        WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
      END;
  END IF;
  IF casino_transaction_id IS NULL THEN
    RETURN amount_cents > 0 AND from_account_id <> to_account_id AND (bet_id IS NULL) = (kind::text IN ('FUNDING', 'HOLD', 'RELEASE')) AND CASE kind::text
      WHEN 'AWARD' THEN from_account_id = 1 AND to_account_id >= 100 AND reference = 'award:' || bet_id
      WHEN 'PAYOUT' THEN from_account_id = 1 AND to_account_id >= 100 AND starts_with(reference, 'payout:' || bet_id || ':')
      WHEN 'PAYOUT_REVERSAL' THEN from_account_id >= 100 AND to_account_id = 1 AND starts_with(reference, 'reverse-payout:' || bet_id || ':')
      WHEN 'CASH_OUT' THEN from_account_id = 1 AND to_account_id >= 100 AND starts_with(reference, 'cash-out:' || bet_id || ':')
      WHEN 'LOAN' THEN from_account_id >= 100 AND to_account_id >= 100
        AND (starts_with(reference, 'loan:' || bet_id || ':') OR starts_with(reference, 'credit-loan:' || bet_id || ':'))
      WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
        AND (starts_with(reference, 'repayment:' || bet_id || ':') OR starts_with(reference, 'credit-repayment:' || bet_id || ':'))
      WHEN 'HOLD' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^hold(-credit)?:'
      WHEN 'RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^release(-credit)?:'
      WHEN 'FUNDING' THEN from_account_id IN (1, 2) AND to_account_id >= 100
        AND reference !~ '^((stake|award|payout|reverse-payout|cash-out|loan|credit-loan|repayment|credit-repayment|hold|hold-credit|release|release-credit):|casino-)'
        AND reference !~ '^(deposit(-return)?|withdrawal(-hold|-release|-return)?|payment-(loan|repayment)):[0-9]+$'
    END;
  END IF;
  RETURN amount_cents > 0 AND bet_id IS NULL AND reference = replace(lower(kind::text), '_', '-') || ':' || casino_transaction_id
    AND CASE kind::text
      WHEN 'CASINO_BET' THEN from_account_id >= 100 AND to_account_id = 1
      WHEN 'CASINO_BONUS_BET' THEN from_account_id >= 100 AND to_account_id = 1
      WHEN 'CASINO_WIN' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_ROLLBACK' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_BONUS_ROLLBACK' THEN from_account_id = 1 AND to_account_id >= 100
    END;
END
$$;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_are_sound CHECK (
  ledger_transfer_is_sound(kind, reference, from_account_id, to_account_id, amount_cents, bet_id, casino_transaction_id, payment_id) IS TRUE);
