-- What a placement counts, in fewer rows and reads: placement beside pgbench's own transaction fell by half with the first form of it.

-- A player's liability is open_payout_cents - open_stake_cents, and the rate of placements is the player's too: one row for both.
ALTER TABLE player_bets ADD COLUMN next_placement_at timestamptz; -- when the next placement is due at the allowed rate
UPDATE player_bets SET next_placement_at = liabilities.next_placement_at
  FROM liabilities WHERE liabilities.scope = 'PLAYER' AND liabilities.id = player_bets.player_id;
DELETE FROM liabilities WHERE scope = 'PLAYER';
ALTER TABLE liabilities DROP COLUMN next_placement_at;

-- The rows of `liabilities` that a placed bet counts for.
DROP VIEW open_liabilities;
DROP FUNCTION liability_keys;
CREATE VIEW open_liabilities AS
  SELECT counted.scope, counted.id, sum(b.potential_payout_cents - b.stake_cents)::bigint AS cents
    FROM bets b
    JOIN bet_legs l ON l.bet_id = b.id
    CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
      AS counted (scope, id)
    WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
    GROUP BY counted.scope, counted.id;

-- Slots of a selection, market or event in `liabilities`, so that bets on one event do not wait for each other's commit. A placement adds
-- to one slot, chosen by the player, up to an equal share of the cap: then the sum of all never passes the cap, and no placement has to
-- read the others. Where its slot is full, it is asked for again with every slot locked (lock_liabilities), which decides by the sum and
-- levels the slots. Settlement takes from slot 0, which may be below zero.
CREATE FUNCTION liability_slots() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 8;

-- The most that open bets may win together; null: there is no cap.
CREATE FUNCTION liability_cap(p_scope liability_scope, p_id text) RETURNS bigint LANGUAGE sql STABLE
  RETURN coalesce((SELECT cents FROM liability_caps WHERE scope = p_scope AND id = p_id),
                  (SELECT cents FROM liability_caps WHERE scope = p_scope AND id IS NULL));

-- Locks every slot of the given keys, in the order of (scope, id, slot) as everywhere, and answers what each key holds in all of them.
CREATE FUNCTION lock_liabilities(p_scopes liability_scope[], p_ids text[])
RETURNS TABLE (scope liability_scope, id text, cents bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  -- A slot that another transaction is about to add is waited for here.
  INSERT INTO liabilities (scope, id, slot, cents)
    SELECT wanted.scope, wanted.id, slot, 0
      FROM (SELECT DISTINCT * FROM unnest(p_scopes, p_ids)) AS wanted (scope, id), generate_series(0, liability_slots() - 1) AS slot
      ORDER BY wanted.scope, wanted.id, slot
    ON CONFLICT DO NOTHING;
  RETURN QUERY
    SELECT locked.scope, locked.id, sum(locked.cents)::bigint
      FROM (SELECT held.scope, held.id, held.cents FROM liabilities held
              WHERE (held.scope, held.id) IN (SELECT * FROM unnest(p_scopes, p_ids)) ORDER BY held.scope, held.id, held.slot FOR UPDATE) locked
      GROUP BY locked.scope, locked.id;
END
$$;

-- Spreads what each key holds evenly over its slots, which lock_liabilities has locked.
CREATE FUNCTION level_liabilities(p_scopes liability_scope[], p_ids text[], p_cents bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE liabilities held
    SET cents = wanted.cents / liability_slots() + CASE WHEN held.slot < wanted.cents % liability_slots() THEN 1 ELSE 0 END
    FROM unnest(p_scopes, p_ids, p_cents) AS wanted (scope, id, cents)
    WHERE held.scope = wanted.scope AND held.id = wanted.id
$$;

-- The same checks as before in a function: PostgreSQL parses a constraint's expression again for every statement that writes.
CREATE FUNCTION ledger_account_is_sound(kind ledger_account_kind, player_id text, balance_cents bigint) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN kind IN ('HOUSE', 'PAYMENTS') THEN player_id IS NULL AND balance_cents IS NULL
    ELSE player_id IS NOT NULL AND CASE WHEN kind = 'RECEIVABLE' THEN balance_cents <= 0 ELSE balance_cents >= 0 END
  END;
END
$$;
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_have_an_owner,
  DROP CONSTRAINT ledger_accounts_of_players_keep_a_balance,
  DROP CONSTRAINT ledger_no_overdraft,
  ADD CONSTRAINT ledger_no_overdraft CHECK (ledger_account_is_sound(kind, player_id, balance_cents) IS TRUE);

-- Moves the balances of the players' accounts. The accounts carry no foreign key from transfers, because its share lock on the house's few
-- rows would be the ledger's bottleneck; that they exist is checked here.
-- A row at a time: a transition table, its sum and its sorting cost a placement more than the transfer itself. Whoever posts several
-- transfers of one player in a statement orders them so that no balance is below zero in between, and has locked the accounts before.
CREATE FUNCTION ledger_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.from_account_id NOT IN (1, 2) THEN
    UPDATE ledger_accounts SET balance_cents = balance_cents - NEW.amount_cents WHERE id = NEW.from_account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'A transfer names an account that does not exist' USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
  IF NEW.to_account_id NOT IN (1, 2) THEN
    UPDATE ledger_accounts SET balance_cents = balance_cents + NEW.amount_cents WHERE id = NEW.to_account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'A transfer names an account that does not exist' USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_transfers_move_balances AFTER INSERT ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION ledger_move_balances();
