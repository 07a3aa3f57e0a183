-- Browsers that are told of a player's news by Web Push (docs/adr/0103). One is deleted when its push service says that it is gone, at a log-out on its
-- device, and when another player subscribes with it.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  brand text NOT NULL,
  session_id text NOT NULL,            -- of the log-in that subscribed; its end by a log-out ends the subscription
  endpoint text NOT NULL,
  endpoint_hash text NOT NULL UNIQUE,  -- SHA-256, in hex
  p256dh text NOT NULL,
  auth text NOT NULL,
  subscribed_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_of_player ON push_subscriptions (player_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

-- Kinds of news that the player has switched off at a brand.
CREATE TABLE push_kinds_off (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  brand text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('BET_SETTLED', 'PRICE_ALERT', 'WITHDRAWAL_SENT')),
  PRIMARY KEY (player_id, brand, kind)
);

-- What a push service has taken: a job that runs again sends it to no subscription twice.
CREATE TABLE push_deliveries (
  subscription_id bigint NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  cause text NOT NULL,
  delivered_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, cause)
);
CREATE INDEX push_deliveries_by_time ON push_deliveries (delivered_at);

-- The pair of keys that names this server to push services, where none is configured: a sandbox makes it once.
CREATE TABLE push_keys (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  public_key text NOT NULL,
  private_key text NOT NULL
);
