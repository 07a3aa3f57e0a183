-- Dialogs that the operator shows to a player. Each is shown until the player closes it, on one device for all.
CREATE TABLE custom_dialogs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  content jsonb NOT NULL,         -- title, body, dismissible, triggers, buttons: the shape of schema/dialogs.graphql
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX custom_dialogs_open ON custom_dialogs (player_id, id) WHERE closed_at IS NULL;
