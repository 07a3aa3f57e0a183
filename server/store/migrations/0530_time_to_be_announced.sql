-- Of an event whose day alone is known: starts_at is the end of that day. It is shown without a time and takes no bets.
ALTER TABLE events ADD COLUMN is_time_unknown boolean NOT NULL DEFAULT false;
