-- Forms (tax_rules): identical wagers are added up, so that each may be small. All of them return 300 times their stake.
DROP INDEX bet_entries_large;
CREATE INDEX bet_entries_large ON bet_entries (player_id, bet_id) WHERE returned_cents > 0 AND returned_cents >= 300 * stake_cents;
