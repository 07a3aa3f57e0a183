-- The casino's catalogue: what is offered, by whom, at which limits. Who plays what is in 0211.

CREATE TABLE casino_providers (
  id text PRIMARY KEY,
  name text NOT NULL
);

-- One amount that grows until it is won. Jackpots of one network are won by the same games.
CREATE TABLE casino_jackpots (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,               -- of category/jackpots/{slug}
  network text NOT NULL,
  name text NOT NULL,
  tier integer NOT NULL CHECK (tier BETWEEN 1 AND 4),   -- 1 is the largest
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  must_drop_cents bigint CHECK (must_drop_cents > 0),   -- null: it may grow without end
  last_won_at timestamptz,
  version bigint NOT NULL DEFAULT 0,       -- raised with every change of the amount
  UNIQUE (network, tier)
);

CREATE TABLE casino_games (
  id text PRIMARY KEY,                     -- the provider's id of the game, as in addresses
  provider_id text NOT NULL REFERENCES casino_providers,
  title text NOT NULL,
  description text NOT NULL,
  engine text CHECK (engine IN ('slot', 'blackjack', 'roulette')),  -- null: its provider is not connected to this server
  minimum_bet_cents bigint NOT NULL CHECK (minimum_bet_cents > 0),
  maximum_bet_cents bigint NOT NULL,
  return_hundredths integer CHECK (return_hundredths BETWEEN 1 AND 10000), -- of a percent; null: not published
  volatility text CHECK (volatility IN ('LOW', 'MEDIUM', 'HIGH')),         -- null: not stated
  jackpot_network text,
  has_free_spins boolean NOT NULL DEFAULT false,
  accepts_rewards boolean NOT NULL DEFAULT false,
  is_exclusive boolean NOT NULL DEFAULT false,
  is_live boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  popularity integer NOT NULL DEFAULT 0,   -- the higher, the further in front
  CHECK (maximum_bet_cents >= minimum_bet_cents)
);

CREATE TABLE casino_game_categories (
  category_id text NOT NULL REFERENCES casino_categories,
  game_id text NOT NULL REFERENCES casino_games,
  PRIMARY KEY (category_id, game_id)
);
CREATE INDEX casino_categories_of_game ON casino_game_categories (game_id);

CREATE TABLE casino_favourites (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  game_id text NOT NULL REFERENCES casino_games,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id)
);
