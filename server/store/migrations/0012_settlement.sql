-- How events ended and what that made of the bets on them, in versions: a correction is a later version, never an edit.

CREATE TABLE results (
  event_id text NOT NULL REFERENCES events,
  version integer NOT NULL CHECK (version > 0),
  void boolean NOT NULL,
  home_score integer CHECK (home_score >= 0),
  away_score integer CHECK (away_score >= 0),
  periods jsonb NOT NULL,         -- as they stood with this result; some markets are graded on a part of the event
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, version),
  CHECK (void = (home_score IS NULL) AND void = (away_score IS NULL))
);

CREATE TYPE settlement_outcome AS ENUM ('WIN', 'LOSS', 'PUSH', 'REFUND', 'VOIDED', 'PENDING');

CREATE TABLE settlements (
  bet_id bigint NOT NULL REFERENCES bets,
  version integer NOT NULL CHECK (version > 0),
  outcome settlement_outcome NOT NULL, -- PENDING: a correction made it open again
  payout_cents bigint NOT NULL CHECK (payout_cents >= 0),
  debt_change_cents bigint NOT NULL, -- what it lent the player (an earlier payout was spent), below zero: what it paid back
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (bet_id, version),
  CHECK (outcome NOT IN ('LOSS', 'PENDING') OR payout_cents = 0)
);

CREATE TRIGGER results_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON results FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settlements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settlements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Events whose bets have to be looked at, and how far that has come. Written with the result, deleted with the last bet.
CREATE TABLE settlement_queue (
  event_id text PRIMARY KEY REFERENCES events,
  after_bet_id bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0 -- what keeps failing goes to the back
);

-- Placement holds this lock of its events shared, recording a result holds it alone: once a result is committed, every bet on the event
-- is visible to settlement, and no further one can be placed.
CREATE FUNCTION event_lock_key(event_id text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hashtextextended(event_id, 7);
