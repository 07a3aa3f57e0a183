-- The simulator's run: a new one with each reset.
ALTER TABLE simulator RENAME COLUMN world TO simulation;
