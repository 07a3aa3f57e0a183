-- What counts against a limit on deposits is asked with or without what is still expected (functions/wallet_rights.sql), and an unpaid deposit by its id.
DROP FUNCTION IF EXISTS player_deposited(text, text, timestamptz);
DROP FUNCTION IF EXISTS deposit_limits(text, timestamptz);
DROP FUNCTION IF EXISTS deposit_is_ruled_out(text, bigint, timestamptz);
DROP FUNCTION IF EXISTS look_at_open_deposit(text);
