-- What the book may still lose on open bets, and the most it may lose: decided in the transaction that places the bet.

CREATE TYPE liability_scope AS ENUM ('PLAYER', 'SELECTION', 'MARKET', 'EVENT');

-- The most that open bets may win together. One row a scope holds for every id; a row with an id holds for that one instead.
-- No row at all is no cap.
CREATE TABLE liability_caps (
  scope liability_scope NOT NULL,
  id text,
  cents bigint NOT NULL CHECK (cents >= 0),
  UNIQUE NULLS NOT DISTINCT (scope, id)
);
INSERT INTO liability_caps (scope, id, cents) VALUES
  ('PLAYER', NULL, 1000000000), ('SELECTION', NULL, 2000000000), ('MARKET', NULL, 4000000000), ('EVENT', NULL, 5000000000);

-- What open bets can win (payout less stake). A parlay counts in full for each of its legs. The sum over the slots of a scope and id is
-- always the one of open_liabilities below, which the audit checks. A selection, market or event is counted in eight slots, chosen by the
-- player, so that bets on one event do not wait for each other's commit; one slot alone may be below zero. Rows are locked in the
-- order of (scope, id), after every account.
CREATE TABLE liabilities (
  scope liability_scope NOT NULL,
  id text NOT NULL,
  slot smallint NOT NULL DEFAULT 0,
  cents bigint NOT NULL,
  next_placement_at timestamptz, -- a player's row only: when the next placement is due at the allowed rate
  PRIMARY KEY (scope, id, slot)
) WITH (fillfactor = 60); -- room for the next sum on the same page

-- The rows of `liabilities` that a placed bet counts for.
CREATE FUNCTION liability_keys(p_bet_id bigint, p_player_id text) RETURNS TABLE (scope liability_scope, id text) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'PLAYER'::liability_scope, p_player_id
  UNION ALL
  SELECT counted.scope, counted.id
    FROM bet_legs l
    CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
      AS counted (scope, id)
    WHERE l.bet_id = p_bet_id;
END;

CREATE VIEW open_liabilities AS
  SELECT counted.scope, counted.id, sum(b.potential_payout_cents - b.stake_cents)::bigint AS cents
    FROM bets b CROSS JOIN LATERAL liability_keys(b.id, b.player_id) AS counted
    WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
    GROUP BY counted.scope, counted.id;

INSERT INTO liabilities (scope, id, cents) SELECT scope, id, cents FROM open_liabilities;

-- How many bets a player has, for what and to what end, so that no page of My Bets has to add them up. Always the sums of
-- counted_player_bets, which the audit checks. A row is locked after its player's account.
CREATE TABLE player_bets (
  player_id text PRIMARY KEY,
  open_bets bigint NOT NULL DEFAULT 0,
  open_stake_cents bigint NOT NULL DEFAULT 0,
  open_payout_cents bigint NOT NULL DEFAULT 0,      -- what they may pay
  settled_bets bigint NOT NULL DEFAULT 0,
  settled_stake_cents bigint NOT NULL DEFAULT 0,
  settled_payout_cents bigint NOT NULL DEFAULT 0    -- what they have paid
) WITH (fillfactor = 60);

CREATE VIEW counted_player_bets AS
  SELECT b.player_id,
         count(*) FILTER (WHERE is_open) AS open_bets,
         coalesce(sum(b.stake_cents) FILTER (WHERE is_open), 0)::bigint AS open_stake_cents,
         coalesce(sum(b.potential_payout_cents) FILTER (WHERE is_open), 0)::bigint AS open_payout_cents,
         count(*) FILTER (WHERE NOT is_open) AS settled_bets,
         coalesce(sum(b.stake_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_stake_cents,
         coalesce(sum(s.payout_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_payout_cents
    FROM bets b
    LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    CROSS JOIN LATERAL (SELECT coalesce(s.outcome, 'PENDING') = 'PENDING' AS is_open) state
    GROUP BY b.player_id;

INSERT INTO player_bets SELECT * FROM counted_player_bets;

-- Whether no bet may be taken at a market's price because nobody vouches for it: the feed is silent, or the price of a game in play
-- is too old. `at` is an instant of the business clock; the rest are columns of events, markets and feeds (null for a feed without a row).
CREATE FUNCTION market_is_silent(
  status event_status, priced_at timestamptz, live_price_ms integer,
  heartbeat_ms integer, heard_at timestamptz, confirmed_at timestamptz, at timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (heartbeat_ms IS NOT NULL AND (heard_at IS NULL OR at - heard_at > heartbeat_ms * interval '1 millisecond'))
      OR (status = 'IN_PLAY' AND at - greatest(priced_at, confirmed_at) > live_price_ms * interval '1 millisecond');

-- The server answers a request within 30 seconds, its client asks after 10.
ALTER TABLE markets ADD CONSTRAINT markets_place_delay_is_short CHECK (place_delay_ms <= 15000);
