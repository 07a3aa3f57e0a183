-- Content settings, addresses, checks of documents, and closed accounts (docs/adr/0087).

-- The stake that the player wants in a new straight bet; null: none.
ALTER TABLE players ADD COLUMN default_stake_cents bigint CHECK (default_stake_cents > 0);
-- The player has closed the account. It stays, with all its money and bets.
ALTER TABLE players ADD COLUMN closed_at timestamptz;

-- Every address after that of the sign-up (player_details), only added: the last one holds, and the rows are the log of the changes.
CREATE TABLE player_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  street text NOT NULL,
  city text NOT NULL,
  region_code text NOT NULL,     -- ISO 3166-2
  postal_code text NOT NULL,
  address_check text NOT NULL,   -- what the check of addresses answered
  changed_at timestamptz NOT NULL
);
CREATE INDEX player_addresses_of_player ON player_addresses (player_id, id DESC);

-- Documents are seen by the provider alone: here is what it says of them.
CREATE TABLE document_checks (
  id text PRIMARY KEY,           -- ours; the provider has it, too
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  document_type text NOT NULL,
  reference text,                -- the provider's own id; null: its answer to the beginning has not come
  state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'REVIEW', 'APPROVED', 'REJECTED')),
  reason text,                   -- of a rejection
  started_at timestamptz NOT NULL,
  decided_at timestamptz,
  used_at timestamptz,           -- an address in another region was proved by it, which it does once
  CHECK ((state IN ('APPROVED', 'REJECTED')) = (decided_at IS NOT NULL)),
  CHECK ((state = 'REJECTED') = (reason IS NOT NULL))
);
CREATE UNIQUE INDEX document_checks_one_open ON document_checks (player_id) WHERE state IN ('PENDING', 'REVIEW');
CREATE INDEX document_checks_of_player ON document_checks (player_id, started_at DESC);

-- It has another column now.
DROP FUNCTION IF EXISTS begin_log_in;
