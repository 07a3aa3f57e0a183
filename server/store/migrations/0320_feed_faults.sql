-- Two events of one competition with one key (domain/catalogue/sidesKey.ts) and less than a day between their starts are one game. The feed
-- writes the key; that of events of before is made here where their names are plain letters.
ALTER TABLE events ADD COLUMN sides_key text NOT NULL DEFAULT '';
UPDATE events e SET sides_key = sides.key
  FROM (
    SELECT known.id, string_agg(side, '|' ORDER BY side COLLATE "C") AS key
      FROM events known CROSS JOIN LATERAL (
        SELECT trim(regexp_replace(lower(one ->> 'name'), '[^a-z0-9]+', ' ', 'g')) AS side FROM jsonb_array_elements(known.participants) one
      ) names
      WHERE known.participants::text ~ '^[ -~]*$' GROUP BY known.id HAVING count(*) = 2 AND bool_and(side <> '')
  ) sides WHERE sides.id = e.id;
CREATE INDEX events_sides_key ON events (sides_key, starts_at) WHERE sides_key <> '';

-- Starts that a feed has moved back behind bets: written with the start, deleted once the bets placed in between are cancelled.
CREATE TABLE moved_starts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  started_at timestamptz NOT NULL,   -- the real start
  late_until timestamptz NOT NULL,   -- bets from here on were placed in play
  written_at timestamptz NOT NULL DEFAULT now() -- process time: the audit names what was not done within seconds
);

-- A void result may keep the score at which the event was stopped: what was decided by then stands. The last of its periods is marked
-- `open` where it was being played.
ALTER TABLE results DROP CONSTRAINT results_check;
ALTER TABLE results ADD CONSTRAINT results_scores CHECK ((home_score IS NULL) = (away_score IS NULL) AND (void OR home_score IS NOT NULL));

-- Bets with a leg on the event that no result has decided yet.
CREATE FUNCTION open_bets_on(p_event_id text) RETURNS SETOF bigint LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT DISTINCT leg.bet_id
    FROM bet_legs leg
    LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = leg.bet_id ORDER BY version DESC LIMIT 1) last ON true
    WHERE leg.event_id = p_event_id AND coalesce(last.outcome, 'PENDING') = 'PENDING';
END;

-- Quarter lines are graded whole until grading can split a stake: none is offered. Bets that have one stay.
UPDATE markets SET status = 'CLOSED'
  WHERE status = 'OPEN' AND id IN (SELECT market_id FROM selections WHERE points_hundredths % 50 <> 0);
