-- What is shown before a first bet: set at sign-up, until the player closes it on any device.
ALTER TABLE players ADD COLUMN first_wager_notice_due boolean NOT NULL DEFAULT false;
