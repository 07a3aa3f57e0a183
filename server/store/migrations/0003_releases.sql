-- oldest server: 0003
-- Functions belong to a release from here on: each has a schema of its own (docs/adr/0152). Beside the tables stay what the tables need: the
-- functions of triggers (triggers/) and those below.

-- What the schema is, and which servers may run on it: those that know at least the migration `oldest_server`.
CREATE TABLE schema_epoch (
  is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  version integer NOT NULL,
  oldest_server integer NOT NULL CHECK (oldest_server <= version),
  -- Hashes of the triggers and rights that were written, and of what the database had of them then.
  written text NOT NULL DEFAULT ''
);
INSERT INTO schema_epoch (version, oldest_server) VALUES (3, 3);

-- The releases whose functions are here, each in the schema of its name.
CREATE TABLE releases (
  schema text PRIMARY KEY CHECK (schema ~ '^release_[0-9a-f]{12}$'),
  -- The newest migration that it knows.
  epoch integer NOT NULL,
  -- Whether servers may do what operators do: there is a sandbox.
  sandbox boolean NOT NULL,
  -- How long results may be corrected, as its servers are configured.
  correction_minutes jsonb NOT NULL,
  written text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Whether a transfer is one that its kind allows: whose accounts, and under which reference. Accounts below 100 are the house's.
-- The whole of the table's rules, because PostgreSQL reads each constraint's expression anew for every statement that writes. Kinds are
-- compared as text: a value of an enum cannot be used in the transaction that adds it, and an upgrade is one transaction.
CREATE OR REPLACE FUNCTION ledger_transfer_is_sound(
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
    RETURN amount_cents > 0 AND from_account_id <> to_account_id
      AND (bet_id IS NULL) = (kind::text IN ('FUNDING', 'HOLD', 'RELEASE', 'CASINO_BONUS_RELEASE') OR kind::text = 'REPAYMENT' AND starts_with(reference, 'claim-repayment:'))
      AND CASE kind::text
      WHEN 'AWARD' THEN from_account_id = 1 AND to_account_id >= 100 AND reference = 'award:' || bet_id
      WHEN 'PAYOUT' THEN from_account_id = 1 AND to_account_id >= 100 AND starts_with(reference, 'payout:' || bet_id || ':')
      WHEN 'PAYOUT_REVERSAL' THEN from_account_id >= 100 AND to_account_id = 1 AND starts_with(reference, 'reverse-payout:' || bet_id || ':')
      WHEN 'CASH_OUT' THEN from_account_id = 1 AND to_account_id >= 100 AND starts_with(reference, 'cash-out:' || bet_id || ':')
      WHEN 'LOAN' THEN from_account_id >= 100 AND to_account_id >= 100
        AND (starts_with(reference, 'loan:' || bet_id || ':') OR starts_with(reference, 'credit-loan:' || bet_id || ':'))
      WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
        AND (bet_id IS NULL OR starts_with(reference, 'repayment:' || bet_id || ':') OR starts_with(reference, 'credit-repayment:' || bet_id || ':'))
      WHEN 'HOLD' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^hold(-credit)?:'
      WHEN 'RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^release(-credit)?:'
      WHEN 'CASINO_BONUS_RELEASE' THEN from_account_id >= 100 AND to_account_id >= 100 AND reference ~ '^casino-bonus-release:[0-9]+$'
      -- An award of money that is not earned any more goes back (docs/adr/0097).
      WHEN 'FUNDING' THEN CASE WHEN reference ~ '^promotion:[0-9]+:withdrawn:' THEN from_account_id >= 100 AND to_account_id = 1
                               ELSE from_account_id IN (1, 2) AND to_account_id >= 100 END
        AND reference !~ '^((stake|award|payout|reverse-payout|cash-out|loan|credit-loan|repayment|credit-repayment|hold|hold-credit|release|release-credit|claim-repayment):|casino-)'
        AND reference !~ '^(deposit(-return)?|withdrawal(-hold|-release|-return)?|payment-(loan|repayment)):[0-9]+$'
    END;
  END IF;
  RETURN amount_cents > 0 AND bet_id IS NULL
    AND reference = CASE WHEN kind = 'REPAYMENT' THEN 'casino-' ELSE '' END || replace(lower(kind::text), '_', '-') || ':' || casino_transaction_id
    AND CASE kind::text
      WHEN 'CASINO_BET' THEN from_account_id >= 100 AND to_account_id = 1
      WHEN 'CASINO_BONUS_BET' THEN from_account_id >= 100 AND to_account_id = 1
      WHEN 'CASINO_WIN' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_BONUS_WIN' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_ROLLBACK' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'CASINO_BONUS_ROLLBACK' THEN from_account_id = 1 AND to_account_id >= 100
      WHEN 'REPAYMENT' THEN from_account_id >= 100 AND to_account_id >= 100
    END;
END
$$;

-- Triggers that starts have made so far.
CREATE OR REPLACE FUNCTION person_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE OR REPLACE FUNCTION players_searched() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE OR REPLACE FUNCTION event_players_searched() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE OR REPLACE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE OR REPLACE TRIGGER person_added AFTER INSERT ON players FOR EACH ROW EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER UPDATE OF first_name, last_name, phone, email ON players FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.phone, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.phone, NEW.email))
  EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER INSERT OR UPDATE ON player_details FOR EACH ROW EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER INSERT ON player_addresses FOR EACH ROW EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER INSERT OR UPDATE OF fingerprint ON payment_methods FOR EACH ROW WHEN (NEW.fingerprint IS NOT NULL)
  EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER INSERT ON payment_attempts FOR EACH ROW WHEN (NEW.fields IS NOT NULL) EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER UPDATE OF state ON document_checks FOR EACH ROW WHEN (NEW.state = 'APPROVED')
  EXECUTE FUNCTION person_changed();
CREATE OR REPLACE TRIGGER players_searched AFTER INSERT ON event_statistics FOR EACH ROW EXECUTE FUNCTION players_searched();
-- Numbers in play change a row every few seconds; none of them changes a document.
CREATE OR REPLACE TRIGGER players_search_changed AFTER UPDATE ON event_statistics FOR EACH ROW
  WHEN (OLD.facts IS DISTINCT FROM NEW.facts) EXECUTE FUNCTION players_searched();
CREATE OR REPLACE TRIGGER event_players_searched AFTER UPDATE ON events FOR EACH ROW
  WHEN ((OLD.starts_at, is_listed(OLD.status)) IS DISTINCT FROM (NEW.starts_at, is_listed(NEW.status)))
  EXECUTE FUNCTION event_players_searched();
CREATE OR REPLACE TRIGGER session_ended AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION session_ended();

-- All others leave this schema: what servers before this one called, and what the baseline had. What a constraint, a view, a default or a
-- trigger's condition calls stays.
DO $$
DECLARE
  v_function oid;
BEGIN
  FOR v_function IN
    SELECT p.oid FROM pg_proc p
      WHERE p.pronamespace = current_schema()::regnamespace AND p.prorettype <> 'trigger'::regtype
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype = 'e')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.refobjid = p.oid AND d.refclassid = 'pg_proc'::regclass AND d.classid <> 'pg_proc'::regclass)
  LOOP
    IF EXISTS (SELECT FROM pg_proc WHERE oid = v_function) THEN
      EXECUTE format('DROP FUNCTION %s CASCADE', v_function::regprocedure);
    END IF;
  END LOOP;
END
$$;
