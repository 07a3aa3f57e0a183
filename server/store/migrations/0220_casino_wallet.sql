-- Money of casino games. A game server (see docs/casino-wallet.openapi.yaml) asks for bets, wins and rollbacks by ids of its own; each is
-- decided once, and the decision is stored, refusals included: a request that was delayed finds the answer that its repetition got.

ALTER TABLE casino_sessions ADD COLUMN game_server_id text; -- the one that exchanged the launch token; null: none has
ALTER TABLE casino_launch_tokens ADD COLUMN exchange_id text; -- of the game server's: the same exchange may be repeated

CREATE TABLE casino_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_server_id text NOT NULL,
  server_round_id text NOT NULL,   -- the game server's own id
  session_id text NOT NULL REFERENCES casino_sessions,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ENDED', 'ROLLED_BACK')),
  bet_cents bigint NOT NULL DEFAULT 0 CHECK (bet_cents >= 0),  -- of the bets that stand
  win_cents bigint NOT NULL DEFAULT 0 CHECK (win_cents >= 0),
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (game_server_id, server_round_id),
  CHECK ((status = 'OPEN') = (ended_at IS NULL)),
  CHECK (status <> 'ROLLED_BACK' OR (bet_cents = 0 AND win_cents = 0))
);
CREATE INDEX casino_rounds_of_session ON casino_rounds (session_id, id DESC);
CREATE INDEX casino_rounds_open ON casino_rounds (opened_at) WHERE status = 'OPEN';

CREATE TABLE casino_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_server_id text NOT NULL,
  server_transaction_id text NOT NULL, -- the game server's own id
  kind text NOT NULL CHECK (kind IN ('BET', 'WIN', 'ROLLBACK')),
  session_id text NOT NULL REFERENCES casino_sessions,
  server_round_id text NOT NULL,
  requested_cents bigint NOT NULL CHECK (requested_cents >= 0), -- of a rollback: 0
  posted_cents bigint NOT NULL CHECK (posted_cents >= 0),       -- what moved
  rolls_back text,                     -- the bet that a rollback takes back; it may not have arrived
  refusal text,                        -- null: accepted
  decided_at timestamptz NOT NULL,
  UNIQUE (game_server_id, server_transaction_id),
  CHECK ((kind = 'ROLLBACK') = (rolls_back IS NOT NULL)),
  CHECK (refusal IS NULL OR posted_cents = 0)
);
CREATE UNIQUE INDEX casino_one_rollback_of_a_bet ON casino_transactions (game_server_id, rolls_back) WHERE rolls_back IS NOT NULL;
CREATE INDEX casino_transactions_of_round ON casino_transactions (game_server_id, server_round_id);

CREATE TRIGGER casino_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON casino_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Signed requests of the last minutes, so that a copied one is refused.
CREATE TABLE casino_wallet_requests (
  game_server_id text NOT NULL,
  request_id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (game_server_id, request_id)
);
CREATE INDEX casino_wallet_requests_by_time ON casino_wallet_requests (received_at);

ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_BET';
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_WIN';
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASINO_ROLLBACK';

ALTER TABLE ledger_transfers ADD COLUMN casino_transaction_id bigint REFERENCES casino_transactions;
