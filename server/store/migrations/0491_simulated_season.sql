-- The games of a simulated season: records, form and meetings follow from them. And where each league is in its fixtures.
CREATE TABLE simulator_games (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  competition_id text NOT NULL,
  game jsonb NOT NULL
);
ALTER TABLE simulator ADD COLUMN schedules jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN fields jsonb NOT NULL DEFAULT '[]'; -- tournaments, races and titles

-- What a running game counts beside its score begins now; the markets of its event need none of it.
UPDATE simulator_events SET state = state || '{"pricedMs": 0, "isWhole": true, "statisticsMs": 0}'
  || CASE state -> 'game' ->> 'kind'
       WHEN 'clock' THEN jsonb_build_object('game', state -> 'game' || '{"tally": {"stats": {}, "units": {}, "scoring": [], "plays": 0}}')
       WHEN 'rounds' THEN jsonb_build_object('game', state -> 'game' || '{"method": null, "landed": {"HOME": {}, "AWAY": {}}, "plays": 0}')
       ELSE '{}' END;
