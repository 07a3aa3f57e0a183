-- Bets that somebody shares by a link. No row says who: whoever has the link may see it.
CREATE TABLE shared_bets (
  id text PRIMARY KEY,
  brand text NOT NULL,
  kind text NOT NULL,
  legs jsonb NOT NULL CHECK (jsonb_array_length(legs) BETWEEN 1 AND 20), -- [{selectionId, price: {odds, pointsHundredths} or null}]
  stake_cents bigint CHECK (stake_cents > 0), -- null unless it was chosen to be shown
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX shared_bets_by_expiry ON shared_bets (expires_at);
