-- functions/place_bets.sql takes where visitors are and whose slip is read, and answers balances and slip: a signature of its own.
DROP FUNCTION IF EXISTS place_bets;
