-- Until when a failed location check is evidence: as long as the geo packet was valid that it comes from. Null: of no packet, such as one that
-- was not valid itself; the next check replaces it.
ALTER TABLE casino_location_checks ADD COLUMN expires_at timestamptz;
