-- A player whose deposits have reached the amount of their state has to confirm, once, that they know of limits and of help.
ALTER TABLE players
  ADD COLUMN deposit_acknowledgement_due boolean NOT NULL DEFAULT false,
  ADD COLUMN deposit_acknowledged_at timestamptz;
