-- Jackpots grow with what is staked in their games and are won in them (functions/casino_jackpots.sql). Seeds and contributions are those of
-- core/games/jackpots.ts.
ALTER TABLE casino_jackpots
  ADD COLUMN seed_cents bigint NOT NULL DEFAULT 1 CHECK (seed_cents > 0),               -- what it begins with, anew after each win
  ADD COLUMN contribution_hundredths integer NOT NULL DEFAULT 0 CHECK (contribution_hundredths BETWEEN 0 AND 10000), -- of a percent of every stake
  ADD COLUMN carry integer NOT NULL DEFAULT 0 CHECK (carry BETWEEN 0 AND 9999);         -- what is less than a cent, in ten-thousandths of one

-- The amounts so far were drawn by a simulation, and nobody could win them.
UPDATE casino_jackpots j SET seed_cents = r.seed_cents, contribution_hundredths = r.contribution_hundredths, amount_cents = r.seed_cents,
    must_drop_cents = NULL, last_won_at = NULL, version = j.version + 1
  FROM (VALUES
    ('starfall-grand', 20000000, 40), ('starfall-major', 500000, 25), ('starfall-minor', 50000, 25), ('starfall-mini', 5000, 25),
    ('harvest-grand', 5000000, 30), ('harvest-major', 200000, 20), ('harvest-minor', 20000, 20), ('harvest-mini', 2000, 30)
  ) AS r (id, seed_cents, contribution_hundredths) WHERE j.id = r.id;
ALTER TABLE casino_jackpots ALTER COLUMN seed_cents DROP DEFAULT, ALTER COLUMN contribution_hundredths DROP DEFAULT;

CREATE TABLE casino_jackpot_wins (
  transaction_id bigint PRIMARY KEY REFERENCES casino_transactions,
  round_id bigint NOT NULL UNIQUE REFERENCES casino_rounds,   -- a round wins one at most
  jackpot_id text NOT NULL REFERENCES casino_jackpots,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  won_at timestamptz NOT NULL
);
CREATE TRIGGER casino_jackpot_wins_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON casino_jackpot_wins
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
