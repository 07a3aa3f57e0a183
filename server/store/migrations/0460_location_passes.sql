-- The pass of a player's last good location check, without which no bet is taken (functions/player_may.sql, docs/adr/0088).
ALTER TABLE player_locations
  ADD COLUMN pass_region text,            -- ISO 3166-2: where the check found the player
  ADD COLUMN pass_expires_at timestamptz, -- null: no check of this player's own was good, and in a sandbox the place itself is the pass
  ADD COLUMN pass_refresh_at timestamptz, -- from when on the next check is due
  ADD COLUMN pass_address text,           -- the IP address of the check; the next bet from another one waits for another check
  ADD CONSTRAINT player_locations_pass CHECK (num_nulls(pass_region, pass_expires_at, pass_refresh_at) IN (0, 3));

-- Every location check, for audits: nothing of it is changed or removed, and no coordinates are kept.
CREATE TABLE location_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  session_id text,
  at timestamptz NOT NULL,
  nonce text UNIQUE,                      -- of the packet, which is good for one check; null: the packet could not be read
  codes text[] NOT NULL,                  -- what spoke against a bet; none: a pass was given
  decision text CHECK (decision IN ('region', 'undecided', 'outside')),
  region_code text,                       -- the likelier one of an undecided position
  neighbour_code text,
  distance_metres integer,
  doubt_metres integer,
  ip_address text
);
CREATE INDEX location_checks_by_player ON location_checks (player_id, at DESC);
