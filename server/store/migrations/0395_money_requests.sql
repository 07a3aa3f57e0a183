-- One table of the requests that move money, whatever they ask for (docs/adr/0076): each is decided once, and its id is answered the same ever
-- after. A placed placement, which was known by its bets alone, has its row, too.
CREATE TABLE money_requests (
  player_id text NOT NULL,        -- who has accounts, which are locked; a foreign key would write to the player's row each time
  kind text NOT NULL CHECK (kind IN ('PLACEMENT', 'CASH_OUT', 'DEPOSIT', 'WITHDRAWAL')),
  id text NOT NULL,               -- of the player's client
  body_hash text NOT NULL,        -- SHA-256 of what it asks for
  outcome text NOT NULL CHECK (outcome IN ('HELD', 'DECIDED', 'REFUSED')),
  answer jsonb,                   -- placement: the errors, null where it is placed; cash out: server/store/cashout/cashOut.ts, Answer
  due_at timestamptz CHECK (due_at IS NULL OR outcome = 'HELD'), -- by the database's clock, which a sandbox cannot advance
  decided_at timestamptz,
  PRIMARY KEY (player_id, kind, id),
  CHECK ((outcome = 'HELD') = (decided_at IS NULL))
);
CREATE INDEX money_requests_by_due_time ON money_requests (due_at) WHERE outcome = 'HELD';

INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, decided_at)
  SELECT player_id, 'PLACEMENT', placement_id, body_hash, 'DECIDED', placed_at FROM bets WHERE position = 1;
INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, answer, decided_at)
  SELECT player_id, 'PLACEMENT', id, body_hash, 'REFUSED', errors, decided_at FROM rejected_placements;
INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, due_at)
  SELECT player_id, 'PLACEMENT', placement_id, body_hash, 'HELD', due_at FROM held_placements;
INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, answer, decided_at)
  SELECT player_id, 'CASH_OUT', id, body_hash, CASE WHEN refusal IS NULL THEN 'DECIDED' ELSE 'REFUSED' END,
         jsonb_strip_nulls(jsonb_build_object('betId', bet_id, 'number', number, 'amountCents', amount_cents, 'refusal', refusal)), decided_at
    FROM cash_out_requests LEFT JOIN cash_outs USING (bet_id, number);

-- Only what is held is changed, by its decision.
CREATE TRIGGER money_requests_decided_once BEFORE UPDATE ON money_requests
  FOR EACH ROW WHEN (OLD.outcome <> 'HELD') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER money_requests_append_only BEFORE DELETE OR TRUNCATE ON money_requests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

DROP TABLE rejected_placements, cash_out_requests;
ALTER TABLE held_placements DROP COLUMN body_hash, DROP COLUMN due_at;
ALTER TABLE bets DROP COLUMN body_hash;

-- They have other parameters now.
DROP FUNCTION IF EXISTS take_cash_out, write_bets;
