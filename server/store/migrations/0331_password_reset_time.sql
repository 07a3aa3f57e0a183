-- When the password was last reset through a mailed link: the mailbox stands for a code of a player who gets none.
ALTER TABLE players ADD COLUMN password_reset_at timestamptz;
