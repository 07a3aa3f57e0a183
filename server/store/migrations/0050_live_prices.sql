-- A live price carries its age. An adapter that plays live states how often it is heard from; one that only imports states nothing, and
-- then nothing of it is open while it is in play. All instants are of the business clock.

CREATE TABLE feeds (
  source text PRIMARY KEY,                        -- as in events.source
  heartbeat_ms integer CHECK (heartbeat_ms > 0),  -- unheard for longer, the feed is silent; null: it states no heartbeat
  heard_at timestamptz,                           -- its last heartbeat
  confirmed_at timestamptz                        -- up to when it vouches for all in-play prices it has sent
);

ALTER TABLE markets
  ADD COLUMN priced_at timestamptz NOT NULL DEFAULT now(),       -- last change of its status, lines or prices
  ADD COLUMN live_price_ms integer NOT NULL DEFAULT 10000 CHECK (live_price_ms > 0),  -- an in-play price older than this is refused
  ADD COLUMN place_delay_ms integer NOT NULL DEFAULT 0 CHECK (place_delay_ms >= 0),   -- how long an in-play bet is held before it is decided
  ADD COLUMN silent boolean NOT NULL DEFAULT false;              -- shown as suspended, because its feed is silent or its price too old
