-- Since when nobody has vouched for the score and the clock of an event in play: the last moment its feed said or confirmed anything of it. Null
-- while its feed does, and for an event that is not in play.
ALTER TABLE events ADD COLUMN silent_since timestamptz;
