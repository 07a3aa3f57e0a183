-- What can be bet on. The feed writes here and nowhere else; placement reads it under lock.

CREATE TYPE event_status AS ENUM ('PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID');
CREATE TYPE market_status AS ENUM ('OPEN', 'HIDDEN', 'CLOSED');
CREATE TYPE market_type AS ENUM ('MONEYLINE', 'MONEYLINE_THREE_WAY', 'SPREAD', 'TOTAL');
CREATE TYPE selection_side AS ENUM ('HOME', 'AWAY', 'DRAW', 'OVER', 'UNDER');

CREATE TABLE competitions (
  id text PRIMARY KEY,
  sport text NOT NULL,            -- slugs of the path
  organization text NOT NULL,
  competition text NOT NULL,
  name text NOT NULL,
  icon text NOT NULL,
  position integer NOT NULL,
  UNIQUE (sport, organization, competition)
);

CREATE TABLE events (
  id text PRIMARY KEY,
  competition_id text NOT NULL REFERENCES competitions,
  source text NOT NULL,           -- simulator, nflverse, odds-api
  external_id text NOT NULL,
  name text NOT NULL,
  status event_status NOT NULL DEFAULT 'PRE_GAME',
  starts_at timestamptz NOT NULL,
  participants jsonb NOT NULL,    -- [{ side, name, abbreviation, colors, record }], the one listed on top first
  home_score integer,
  away_score integer,
  clock text,
  periods jsonb NOT NULL DEFAULT '[]',
  sequence bigint NOT NULL DEFAULT 1, -- grows by one with every published change of the event
  as_of timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source, external_id)
);
CREATE INDEX events_by_competition ON events (competition_id, starts_at);
CREATE INDEX events_by_status ON events (status, starts_at);

CREATE TABLE markets (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  type market_type NOT NULL,
  status market_status NOT NULL DEFAULT 'OPEN',
  main boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX markets_by_event ON markets (event_id, position);

CREATE TABLE selections (
  id text PRIMARY KEY,
  market_id text NOT NULL REFERENCES markets ON DELETE CASCADE,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE, -- of the market; spares placement a join
  name text NOT NULL,
  side selection_side NOT NULL,
  points_hundredths integer,      -- line of a spread (with its sign) or total
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX selections_by_market ON selections (market_id, position);
CREATE INDEX selections_by_event ON selections (event_id);
