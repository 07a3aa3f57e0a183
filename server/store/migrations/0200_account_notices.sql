-- What a player has to answer before going on, and how their casino games are paid.
ALTER TABLE players
  ADD COLUMN acknowledgement_required boolean NOT NULL DEFAULT false, -- of responsible gaming: no bet is accepted before it
  ADD COLUMN acknowledged_at timestamptz,                             -- the last one
  ADD COLUMN limits_notice_due boolean NOT NULL DEFAULT false,        -- the player should review their limits
  ADD COLUMN limits_acknowledged_at timestamptz,
  ADD COLUMN app_tour_due boolean NOT NULL DEFAULT false,             -- set at sign-up, until the player closes the card
  ADD COLUMN casino_bonus_first boolean NOT NULL DEFAULT false;       -- games use the bonus balance before cash

-- Wins that come with a tax form (IRS form W-2G).
CREATE TABLE w2g_wins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  game_name text NOT NULL,
  won_at timestamptz NOT NULL,
  win_cents bigint NOT NULL CHECK (win_cents > 0),
  withheld_cents bigint NOT NULL CHECK (withheld_cents BETWEEN 0 AND win_cents),
  acknowledged_at timestamptz
);
CREATE INDEX w2g_wins_open ON w2g_wins (player_id, id) WHERE acknowledged_at IS NULL;
