-- What menus and the account panel show: casino categories, a player's rewards, restrictions and first view of the referral section.

CREATE TABLE casino_categories (
  id text PRIMARY KEY,
  parent_id text REFERENCES casino_categories,
  slug text NOT NULL UNIQUE,     -- of /casino/category/{slug}
  label text NOT NULL,
  icon text NOT NULL,
  position integer NOT NULL
);

INSERT INTO casino_categories (id, parent_id, slug, label, icon, position) VALUES
  ('slots', NULL, 'slots', 'Slots', 'slots', 1),
  ('jackpots', NULL, 'jackpots', 'Jackpots', 'jackpot', 2),
  ('table-games', NULL, 'table-games', 'Table Games', 'cards', 3),
  ('blackjack', 'table-games', 'blackjack', 'Blackjack', 'cards', 1),
  ('roulette', 'table-games', 'roulette', 'Roulette', 'roulette', 2),
  ('baccarat', 'table-games', 'baccarat', 'Baccarat', 'cards', 3),
  ('live-dealer', NULL, 'live-dealer', 'Live Dealer', 'live', 4),
  ('video-poker', NULL, 'video-poker', 'Video Poker', 'cards', 5),
  ('new', NULL, 'new', 'New Games', 'star', 6);

-- Awards that a player was given. Money is in the ledger: promotional credits are a balance, not a reward.
CREATE TABLE rewards (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('PROFIT_BOOST', 'BONUS_BET', 'CASHBACK')),
  title text NOT NULL,
  amount_cents bigint CHECK (amount_cents > 0),                   -- of a bonus bet, of cashback
  percent integer CHECK (percent BETWEEN 1 AND 1000),             -- of a boost
  maximum_amount_cents bigint CHECK (maximum_amount_cents > 0),   -- the most that a boost adds
  minimum_legs integer CHECK (minimum_legs > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((kind = 'PROFIT_BOOST') = (percent IS NOT NULL AND maximum_amount_cents IS NOT NULL)),
  CHECK ((kind = 'PROFIT_BOOST') = (amount_cents IS NULL))
);
CREATE INDEX rewards_of_player ON rewards (player_id, expires_at);

CREATE TABLE player_restrictions (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('casino', 'promotions')),
  expires_at timestamptz,        -- null: until it is lifted
  PRIMARY KEY (player_id, kind)
);

ALTER TABLE players ADD COLUMN referral_viewed_at timestamptz;
