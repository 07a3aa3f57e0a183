-- What ever happened to a player's money, as lists that are read by time at the same cost however long they are (docs/adr/0086). Rows are only
-- added, in the transaction that moves the money; the ledger and the settlements stay the truth, and the audit compares.

-- One row for each transfer into or out of what a player can play with.
CREATE TABLE player_entries (
  id bigint GENERATED ALWAYS AS IDENTITY, -- in the order in which the balance changed: of a player, it is given under the lock of the account
  player_id text NOT NULL,
  class text NOT NULL,           -- of history_class
  at timestamptz NOT NULL,
  transfer_id bigint NOT NULL,
  account ledger_account_kind NOT NULL,
  amount_cents bigint NOT NULL,  -- below zero: out of it
  balance_cents bigint NOT NULL, -- of the account after it
  PRIMARY KEY (player_id, class, at, id)
);
CREATE TRIGGER player_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON player_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- HELD: a stake waits for its place-bet delay, or is given back after it. No list shows that: the bet follows, or nothing has happened.
CREATE FUNCTION history_class(p_kind text, p_account text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN p_kind IN ('STAKE', 'PAYOUT', 'PAYOUT_REVERSAL', 'CASH_OUT') THEN 'BET'
  WHEN p_kind IN ('HOLD', 'RELEASE') THEN 'HELD'
  WHEN starts_with(p_kind, 'CASINO_') THEN 'CASINO'
  WHEN p_kind IN ('DEPOSIT', 'DEPOSIT_RETURN') THEN 'DEPOSIT'
  WHEN starts_with(p_kind, 'WITHDRAWAL') THEN 'WITHDRAWAL'
  WHEN p_kind = 'AWARD' OR (p_kind = 'FUNDING' AND p_account <> 'CASH') THEN 'BONUS'
  ELSE 'OTHER' END;

INSERT INTO player_entries (player_id, class, at, transfer_id, account, amount_cents, balance_cents)
  SELECT a.player_id, history_class(t.kind::text, a.kind::text), t.posted_at, t.id, a.kind, e.amount_cents,
         sum(e.amount_cents) OVER (PARTITION BY a.id ORDER BY t.id)::bigint
    FROM ledger_entries e
    JOIN ledger_transfers t ON t.id = e.transfer_id
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.kind IN ('CASH', 'BONUS', 'RESTRICTED', 'PROMOTIONAL_CREDIT')
    ORDER BY t.id;

-- As in migration 0081, and adds the entry. Part of the same function, because a second trigger costs a placement more than the row does.
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

-- Deposits that came to nothing stand in the list, too.
CREATE INDEX payments_failed ON payments (player_id, ended_at, id) WHERE direction = 'DEPOSIT' AND state IN ('FAILED', 'CANCELLED');

-- Each moment at which something of a bet was decided: a cash out, or a version of its settlement. stake_cents and returned_cents are what it
-- adds to the settled stakes and to what was paid for them, in cash: a bonus bet and credits are no stake of the player, and credits that come
-- back are no money. Their sums over all rows are those of the ledger, and a row never changes: a correction is a row of its own day.
CREATE TABLE bet_entries (
  player_id text NOT NULL,
  class text NOT NULL CHECK (class IN ('WON', 'LOST', 'RETURNED', 'CASHED_OUT', 'REOPENED')),
  at timestamptz NOT NULL,
  bet_id bigint NOT NULL,
  number integer NOT NULL,       -- the version of the settlement; below zero: the bet's cash out of that number
  stake_cents bigint NOT NULL,
  returned_cents bigint NOT NULL,
  PRIMARY KEY (player_id, class, at, bet_id, number)
);
CREATE INDEX bet_entries_large ON bet_entries (player_id, bet_id) WHERE returned_cents >= 60000; -- of forms (tax_rules)
CREATE TRIGGER bet_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a settlement adds; none for the one that a full cash out leaves, because the cash out has its own row.
CREATE VIEW settlement_entries AS
  SELECT b.player_id,
         CASE WHEN s.outcome::text = 'WIN' THEN 'WON' WHEN s.outcome::text = 'LOSS' THEN 'LOST' WHEN s.outcome::text = 'PENDING' THEN 'REOPENED'
              ELSE 'RETURNED' END AS class,
         s.settled_at AS at, s.bet_id, s.version AS number,
         CASE WHEN placed.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0 ELSE b.stake_cents END
           * ((s.outcome::text <> 'PENDING')::integer - (coalesce(before.outcome::text, 'PENDING') <> 'PENDING')::integer) AS stake_cents,
         CASE WHEN pays_credits(placed.reward, s.outcome) THEN 0 ELSE s.payout_cents END
           - CASE WHEN pays_credits(placed.reward, before.outcome) THEN 0 ELSE coalesce(before.payout_cents, 0) END AS returned_cents
    FROM settlements s
    JOIN running_bets b ON b.id = s.bet_id
    JOIN bets placed ON placed.id = s.bet_id
    LEFT JOIN settlements before ON before.bet_id = s.bet_id AND before.version = s.version - 1
    WHERE s.outcome::text <> 'CASH_OUT';

CREATE VIEW cash_out_entries AS
  SELECT b.player_id, 'CASHED_OUT' AS class, c.taken_at AS at, c.bet_id, -c.number AS number, c.stake_cents, c.amount_cents AS returned_cents
    FROM cash_outs c JOIN bets b ON b.id = c.bet_id;

INSERT INTO bet_entries SELECT * FROM settlement_entries UNION ALL SELECT * FROM cash_out_entries;

CREATE FUNCTION enter_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bet_entries SELECT e.* FROM settlement_entries e JOIN written w ON w.bet_id = e.bet_id AND w.version = e.number;
  RETURN NULL;
END
$$;
CREATE TRIGGER settlements_entered AFTER INSERT ON settlements REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION enter_settlements();

CREATE FUNCTION enter_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bet_entries SELECT e.* FROM cash_out_entries e JOIN written w ON w.bet_id = e.bet_id AND -w.number = e.number;
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_outs_entered AFTER INSERT ON cash_outs REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION enter_cash_outs();

-- Which payouts come with a form W-2G, from a year on: winnings of this much and, where wager_multiple is set, of so many times the wager.
-- A kind of game without a row has no such form. The bound of minimum_cents is that of the indexes.
CREATE TABLE tax_rules (
  product text NOT NULL,           -- SPORTS, or the engine of a game
  from_year integer NOT NULL,
  minimum_cents bigint NOT NULL CHECK (minimum_cents >= 60000),
  wager_multiple integer CHECK (wager_multiple > 0),
  deducts_wager boolean NOT NULL,  -- winnings are the payout less the wager
  PRIMARY KEY (product, from_year)
);
INSERT INTO tax_rules VALUES
  ('SPORTS', 2000, 60000, 300, true),
  ('SPORTS', 2026, 200000, 300, true),
  ('slot', 2000, 120000, NULL, false),
  ('slot', 2026, 200000, NULL, false);
CREATE INDEX casino_rounds_large ON casino_rounds (session_id) WHERE win_cents >= 60000;
