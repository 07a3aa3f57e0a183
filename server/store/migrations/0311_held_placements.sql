-- A bet in play that waits for the place-bet delay of its market is stored with its stake (docs/adr/0058): what the player does meanwhile
-- takes nothing back, and after a crash it is decided all the same. The row exists only until then.
ALTER TYPE ledger_account_kind ADD VALUE 'HELD';     -- stakes of bets that are held
ALTER TYPE ledger_transfer_kind ADD VALUE 'HOLD';    -- from cash or promotional credits to it
ALTER TYPE ledger_transfer_kind ADD VALUE 'RELEASE'; -- back, when the bets are decided; a stake is paid afterwards

CREATE TABLE held_placements (
  player_id text NOT NULL,
  placement_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE, -- of its transfers
  body_hash text NOT NULL,
  cash_cents bigint NOT NULL CHECK (cash_cents >= 0),     -- what of the stakes is held
  credit_cents bigint NOT NULL CHECK (credit_cents >= 0),
  win_cents bigint NOT NULL,                              -- what the bets may win together
  liability_scopes liability_scope[] NOT NULL,            -- what they were counted with in liabilities, each key once
  liability_ids text[] NOT NULL,
  liability_cents bigint[] NOT NULL,
  -- The arguments of place_bets.
  draft_bet_ids text[] NOT NULL,
  kinds bet_kind[] NOT NULL,
  stakes bigint[] NOT NULL,
  payouts bigint[] NOT NULL,
  leg_bets integer[] NOT NULL,
  selection_ids text[] NOT NULL,
  numerators bigint[] NOT NULL,
  denominators bigint[] NOT NULL,
  points integer[] NOT NULL,
  terms jsonb,
  rewards jsonb,
  held_at timestamptz NOT NULL,  -- by the business clock
  delay_ms integer NOT NULL,
  due_at timestamptz NOT NULL,   -- by the database's clock, which a sandbox cannot advance
  PRIMARY KEY (player_id, placement_id)
);
CREATE INDEX held_placements_by_time ON held_placements (due_at);

-- As in migration 0285; a reward of bets that are held cannot be used for others.
CREATE OR REPLACE VIEW usable_rewards AS
  SELECT r.id, r.player_id, r.kind, r.title, r.amount_cents, r.percent, r.maximum_amount_cents, r.minimum_legs, r.restrictions,
         r.created_at, greatest(r.expires_at, uses.refunded_at + interval '1 day') AS expires_at
    FROM rewards r
    CROSS JOIN LATERAL (
      SELECT bool_or(NOT returns_stake(s.outcome)) AS is_spent, max(s.settled_at) AS refunded_at
        FROM bets b
        LEFT JOIN LATERAL (SELECT outcome, settled_at FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.reward IS NOT NULL AND b.reward ->> 'id' = r.id
    ) uses
    WHERE uses.is_spent IS NOT TRUE
      AND NOT EXISTS (SELECT FROM held_placements h
                        WHERE h.player_id = r.player_id AND h.rewards @> jsonb_build_array(jsonb_build_object('id', r.id)));

-- As in migration 0190, with the bets that are held.
CREATE OR REPLACE VIEW open_liabilities AS
  SELECT scope, id, sum(win)::bigint AS cents
    FROM (
      SELECT scope, id, win
        FROM (
          SELECT DISTINCT counted.scope, counted.id, b.id AS bet_id, b.potential_payout_cents - b.stake_cents AS win
            FROM running_bets b
            JOIN bet_legs l ON l.bet_id = b.id
            CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
              AS counted (scope, id)
            WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
        ) of_bets
      UNION ALL
      SELECT held.scope, held.id, held.cents
        FROM held_placements h CROSS JOIN LATERAL unnest(h.liability_scopes, h.liability_ids, h.liability_cents) AS held (scope, id, cents)
    ) wins
    GROUP BY scope, id;
