-- place_bets reads the least of all caps, and the cap of a key only where its sum is above it.
CREATE INDEX liability_caps_by_cents ON liability_caps (cents);
