-- Where players are, a row each: the place of their address, and the last location check where it was not good. The places stood in one
-- JSON value of the settings, which every placement compared whole.
CREATE TABLE player_locations (
  player_id text UNIQUE NULLS NOT DISTINCT REFERENCES players ON DELETE CASCADE, -- null: the place of all who have none of their own
  country_code text,              -- ISO 3166-1; null: no place of their own
  region_code text,               -- ISO 3166-2, with its country
  city text,
  ip_address text,
  source text CHECK (source IN ('SANDBOX')),                                     -- who says that they are there
  outcome text CHECK (outcome IN ('FAILED', 'EXCLUSION_BOUNDARY', 'CASINO_CLOSED')), -- null: the last check was good, or there was none
  expires_at timestamptz,         -- of the geo packet that proved the outcome; null: nothing did, and the next check replaces it
  CHECK ((country_code IS NULL) = (source IS NULL)),
  CHECK (outcome IS NOT NULL OR expires_at IS NULL)
);
INSERT INTO player_locations (player_id, country_code, region_code, city, ip_address, source)
  SELECT player.id, place ->> 'countryCode', place ->> 'regionCode', place ->> 'city', place ->> 'ipAddress', 'SANDBOX'
    FROM settings, jsonb_each(value) AS field (name, place) JOIN players player ON name = 'player:' || player.id
    WHERE key = 'visitor' AND place ? 'countryCode'
  UNION ALL
  SELECT NULL, value ->> 'countryCode', value ->> 'regionCode', value ->> 'city', value ->> 'ipAddress', 'SANDBOX'
    FROM settings WHERE key = 'visitor' AND value ? 'countryCode';
INSERT INTO player_locations (player_id, outcome, expires_at) SELECT player_id, outcome, expires_at FROM casino_location_checks
  ON CONFLICT (player_id) DO UPDATE SET outcome = excluded.outcome, expires_at = excluded.expires_at;
DELETE FROM settings WHERE key = 'visitor';
DROP TABLE casino_location_checks;

-- They have other arguments now.
DROP FUNCTION IF EXISTS player_may, casino_transact, place_bets, placement_gate;
