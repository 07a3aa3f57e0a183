-- The day's time is counted by the server, from log-ins and requests (functions/player_time.sql). begin_log_in answers whether it is used up.
DROP FUNCTION IF EXISTS begin_log_in;
