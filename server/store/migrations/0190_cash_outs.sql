-- Cash outs: a player gives up tenths of an open bet for what they are worth now. The bet's record is not altered: what runs on is the bet
-- less its cash outs (running_bets), and with the last tenth a settlement CASH_OUT ends it.
ALTER TYPE settlement_outcome ADD VALUE 'CASH_OUT';
ALTER TYPE ledger_transfer_kind ADD VALUE 'CASH_OUT';

CREATE TABLE cash_outs (
  bet_id bigint NOT NULL REFERENCES bets,
  number integer NOT NULL CHECK (number > 0), -- of the bet's cash outs, from 1
  tenths integer NOT NULL CHECK (tenths BETWEEN 1 AND 10),
  stake_cents bigint NOT NULL CHECK (stake_cents > 0),             -- the part of the stake that is given up
  potential_payout_cents bigint NOT NULL CHECK (potential_payout_cents >= stake_cents), -- what that part could have paid
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  debt_change_cents bigint NOT NULL CHECK (debt_change_cents <= 0), -- what of it has repaid the player's debt, below zero
  offer_version bigint NOT NULL,
  automatic boolean NOT NULL, -- by the player's auto cash out
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (bet_id, number),
  CHECK (amount_cents <= potential_payout_cents)
);

-- What became of a request to cash out, by the id that the player's client gave it, so that a retry is harmless. number: the cash out that
-- it made; refusal: why none.
CREATE TABLE cash_out_requests (
  player_id text NOT NULL,
  id text NOT NULL,
  body_hash text NOT NULL,
  bet_id bigint NOT NULL REFERENCES bets,
  number integer,
  refusal text,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  FOREIGN KEY (bet_id, number) REFERENCES cash_outs,
  CHECK ((number IS NULL) <> (refusal IS NULL))
);

CREATE TRIGGER cash_outs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_outs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_out_requests_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_out_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Bets that the server cashes out as soon as all that runs of them is worth this much. functions/take_cash_out.sql deletes the row.
CREATE TABLE auto_cash_outs (
  bet_id bigint PRIMARY KEY REFERENCES bets,
  player_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  set_at timestamptz NOT NULL
);

-- Bets with what runs of them: stake and possible payout less what was cashed out. paid_cents: what the cash outs have paid.
CREATE VIEW running_bets AS
  SELECT b.id, b.player_id, b.kind, b.terms, b.combinations, b.stake_cents - coalesce(taken.stake_cents, 0) AS stake_cents,
         b.potential_payout_cents - coalesce(taken.potential_payout_cents, 0) AS potential_payout_cents,
         coalesce(taken.amount_cents, 0) AS paid_cents, b.stake_cents AS placed_stake_cents,
         coalesce(taken.tenths, 0) AS cashed_tenths, coalesce(taken.number, 0) AS cash_outs
    FROM bets b
    LEFT JOIN LATERAL (
      SELECT sum(stake_cents)::bigint AS stake_cents, sum(potential_payout_cents)::bigint AS potential_payout_cents,
             sum(amount_cents)::bigint AS amount_cents, sum(tenths)::integer AS tenths, max(number) AS number
        FROM cash_outs WHERE bet_id = b.id
    ) taken ON true;

-- As in migrations 0131 and 0051, of what runs of the bets.
CREATE OR REPLACE VIEW open_liabilities AS
  SELECT scope, id, sum(win)::bigint AS cents
    FROM (
      SELECT DISTINCT counted.scope, counted.id, b.id AS bet_id, b.potential_payout_cents - b.stake_cents AS win
        FROM running_bets b
        JOIN bet_legs l ON l.bet_id = b.id
        CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
          AS counted (scope, id)
        WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
    ) wins
    GROUP BY scope, id;

CREATE OR REPLACE VIEW counted_player_bets AS
  SELECT b.player_id,
         count(*) FILTER (WHERE is_open) AS open_bets,
         coalesce(sum(b.stake_cents) FILTER (WHERE is_open), 0)::bigint AS open_stake_cents,
         coalesce(sum(b.potential_payout_cents) FILTER (WHERE is_open), 0)::bigint AS open_payout_cents,
         count(*) FILTER (WHERE NOT is_open) AS settled_bets,
         coalesce(sum(b.placed_stake_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_stake_cents,
         coalesce(sum(s.payout_cents + b.paid_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_payout_cents
    FROM running_bets b
    LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    CROSS JOIN LATERAL (SELECT coalesce(s.outcome, 'PENDING') = 'PENDING' AS is_open) state
    GROUP BY b.player_id;

-- What new settlements change of what their bets count for. sign −1: the bet is open no more; 1: a correction has opened it again.
-- stake_cents and potential_payout_cents are those of the running part, which open bets count with.
CREATE FUNCTION changes_by_settlement(p_bet_ids bigint[], p_versions integer[])
RETURNS TABLE (
  bet_id bigint, player_id text, stake_cents bigint, potential_payout_cents bigint, sign integer, paid_change_cents bigint,
  placed_stake_cents bigint
)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT b.id, b.player_id, b.stake_cents, b.potential_payout_cents, change.sign,
         settled.payout_cents - coalesce(previous.payout_cents, 0) - change.sign * b.paid_cents, b.placed_stake_cents
    FROM unnest(p_bet_ids, p_versions) AS wanted (bet_id, version)
    JOIN running_bets b ON b.id = wanted.bet_id
    JOIN settlements settled ON settled.bet_id = wanted.bet_id AND settled.version = wanted.version
    LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
    CROSS JOIN LATERAL (SELECT (settled.outcome = 'PENDING')::integer - (coalesce(previous.outcome, 'PENDING') = 'PENDING')::integer AS sign) change;
END;
