-- A browser is told of a player's news for as long as the session lasts that subscribed it (docs/adr/0133). Rows of sessions that have ended, which
-- servers before the trigger of functions/step_up.sql have left, would be told for ever.
DELETE FROM push_subscriptions p WHERE NOT EXISTS (SELECT FROM sessions s WHERE s.id = p.session_id AND s.revoked_at IS NULL);
ALTER TABLE push_subscriptions
  ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions ON DELETE CASCADE;

-- Bets that have been settled since their player last had the settled tab of My Bets open: the number on the app's icon. Written with the settlement.
CREATE TABLE unseen_settlements (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  bet_id bigint NOT NULL REFERENCES bets,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, bet_id)
);
CREATE INDEX unseen_settlements_by_time ON unseen_settlements (settled_at);
