-- What a pick has paid by the newest result of its event, and the sums of each player: written with the settlement of the event
-- (functions/tournaments.sql), so that a page reads some rows and grades nothing.
CREATE TABLE tournament_pick_grades (
  player_id text NOT NULL,
  pick_id text NOT NULL,
  grade text NOT NULL,
  returned bigint NOT NULL CHECK (returned >= 0), -- whole play dollars
  PRIMARY KEY (player_id, pick_id),
  FOREIGN KEY (player_id, pick_id) REFERENCES tournament_picks (player_id, id)
);
ALTER TABLE tournament_players
  ADD COLUMN returned bigint NOT NULL DEFAULT 0,
  ADD COLUMN pick_count integer NOT NULL DEFAULT 0,
  ADD COLUMN settled_count integer NOT NULL DEFAULT 0;
UPDATE tournament_players own SET pick_count = picked.picks
  FROM (SELECT tournament_id, player_id, count(*) AS picks FROM tournament_picks GROUP BY 1, 2) picked
  WHERE (picked.tournament_id, picked.player_id) = (own.tournament_id, own.player_id);
-- In the order of a leaderboard: the best return, then the lower number.
CREATE INDEX tournament_players_by_return ON tournament_players (tournament_id, (-returned), number);
INSERT INTO settlement_queue (event_id)
  SELECT DISTINCT event_id FROM tournament_picks p WHERE EXISTS (SELECT FROM results r WHERE r.event_id = p.event_id)
  ON CONFLICT (event_id) DO UPDATE SET after_bet_id = 0;
