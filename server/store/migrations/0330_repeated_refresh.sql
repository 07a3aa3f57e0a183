-- Whether the exchange that made this token was asked for again: its answer was lost, or two have the token before it.
ALTER TABLE refresh_tokens ADD COLUMN asked_again boolean NOT NULL DEFAULT false;
