-- Bets on sports ask what games ask (functions/player_may.sql, docs/adr/0057). A place where bets are taken and the casino is closed is
-- no failed check of a bet on sports: it has an outcome of its own.
ALTER TABLE casino_location_checks DROP CONSTRAINT casino_location_checks_outcome_check;
ALTER TABLE casino_location_checks
  ADD CONSTRAINT casino_location_checks_outcome_check CHECK (outcome IN ('FAILED', 'EXCLUSION_BOUNDARY', 'CASINO_CLOSED'));

DROP FUNCTION IF EXISTS casino_player_fault, casino_transact, place_bets;
