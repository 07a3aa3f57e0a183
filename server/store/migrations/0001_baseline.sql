-- The tables of the database, with what they stand on: types, views, and the functions that indexes, checks and views need. All other functions are
-- in functions/, which every start writes after this (migrate.ts). A change of a table is a migration of its own, with the next number.

-- ===== Extensions and types =====

CREATE EXTENSION pg_trgm;
-- What can be bet on. The feed writes here and nowhere else; placement reads it under lock.
CREATE TYPE event_status AS ENUM (
  'PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'
);
CREATE TYPE market_status AS ENUM (
  'OPEN', 'HIDDEN', 'CLOSED'
);
CREATE TYPE market_type AS ENUM (
  'MONEYLINE', 'MONEYLINE_THREE_WAY', 'SPREAD', 'TOTAL', 'BOTH_TO_SCORE', 'DOUBLE_CHANCE', 'CORRECT_SCORE', 'ODD_EVEN',
  'WINNING_MARGIN', 'FIRST_TO_SCORE', 'RACE_TO', 'METHOD', 'ROUND', 'MILESTONE', 'OUTRIGHT'
);
CREATE TYPE selection_side AS ENUM (
  'HOME', 'AWAY', 'DRAW', 'OVER', 'UNDER', 'YES', 'NO', 'ODD', 'EVEN', 'OUTCOME'
);
-- Money. A transfer moves an amount from one account to another: one row, two entries, so that a one-sided or unbalanced posting cannot
-- even be written down. Transfers are only ever added. A player's balance stands beside the account by the database itself, in the
-- statement that adds the transfer, and may not become negative; the house's accounts would be hot rows, so they are summed when read.
CREATE TYPE ledger_account_kind AS ENUM (
  'CASH', 'BONUS', 'RESTRICTED', 'PROMOTIONAL_CREDIT', 'PENDING_WITHDRAWAL', 'RECEIVABLE', 'HOUSE', 'PAYMENTS',
  'CREDIT_RECEIVABLE', 'HELD'
);
CREATE TYPE ledger_transfer_kind AS ENUM (
  'FUNDING', 'STAKE', 'PAYOUT', 'PAYOUT_REVERSAL', 'LOAN', 'REPAYMENT', 'AWARD', 'CASH_OUT', 'CASINO_BET', 'CASINO_WIN',
  'CASINO_ROLLBACK', 'CASINO_BONUS_BET', 'CASINO_BONUS_ROLLBACK', 'HOLD', 'RELEASE', 'DEPOSIT', 'DEPOSIT_RETURN',
  'WITHDRAWAL_HOLD', 'WITHDRAWAL', 'WITHDRAWAL_RELEASE', 'WITHDRAWAL_RETURN', 'CASINO_BONUS_WIN', 'CASINO_BONUS_RELEASE'
);
-- Bets as they were placed. A bet's record cannot be altered: how it ended is told by the versions in settlements.
CREATE TYPE bet_kind AS ENUM (
  'STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER'
);
CREATE TYPE settlement_outcome AS ENUM (
  'WIN', 'LOSS', 'PUSH', 'REFUND', 'VOIDED', 'PENDING', 'CASH_OUT', 'PATRON_CANCELLED', 'INVALID'
);
-- What the book may still lose on open bets, and the most it may lose: decided in the transaction that places the bet.
CREATE TYPE liability_scope AS ENUM (
  'PLAYER', 'SELECTION', 'MARKET', 'EVENT'
);
CREATE TYPE search_type AS ENUM (
  'COMPETITION', 'TEAM', 'PLAYER', 'EVENT', 'GAME', 'PAGE'
);
CREATE TYPE search_product AS ENUM (
  'SPORTSBOOK', 'CASINO'
);
CREATE SEQUENCE loyalty_cards START WITH 7100000001;

-- ===== Functions that tables need =====

-- Whose account it is, and that its balance is one: only what a player owes is below zero, and JavaScript can read every balance exactly.
CREATE FUNCTION ledger_account_is_sound(kind ledger_account_kind, player_id text, balance_cents bigint) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN kind IN ('HOUSE', 'PAYMENTS') THEN player_id IS NULL AND balance_cents IS NULL
    ELSE player_id IS NOT NULL AND abs(balance_cents) <= 9007199254740991
      AND CASE WHEN kind::text IN ('RECEIVABLE', 'CREDIT_RECEIVABLE') THEN balance_cents <= 0 ELSE balance_cents >= 0 END
  END;
END
$$;

-- Letters of full width, ligatures and accents that are characters of their own are searched as the plain letters that they stand for. No title
-- has them, so the stored columns stay right.
CREATE FUNCTION search_normal(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(lower(translate(normalize(p_text, NFKC),
  'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆĈČçćĉčĎĐďđÈÉÊËĒĔĖĘĚèéêëēĕėęěĞĢğģÌÍÎÏĪĬĮİìíîïīĭįıŁĹĻĽłĺļľÑŃŅŇñńņňÒÓÔÕÖØŌŎŐòóôõöøōŏőŔŖŘŕŗřŚŜŞŠȘśŝşšșŢŤȚţťțÙÚÛÜŪŬŮŰŲùúûüūŭůűųÝŸýÿŹŻŽźżž',
  'AAAAAAAAAaaaaaaaaaCCCCccccDDddEEEEEEEEEeeeeeeeeeGGggIIIIIIIIiiiiiiiiLLLLllllNNNNnnnnOOOOOOOOOoooooooooRRRrrrSSSSSsssssTTTtttUUUUUUUUUuuuuuuuuuYYyyZZZzzz')),
  E'[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f\u00a0\u00b7\u2013\u2014\u2018\u2019]+', ' ', 'g'));

CREATE FUNCTION is_listed(p_status event_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN p_status IN ('PRE_GAME', 'IN_PLAY');

-- functions/ledger_transfer_is_sound.sql has its text: until that is written no transfer is sound.
CREATE FUNCTION ledger_transfer_is_sound(
  kind ledger_transfer_kind, reference text, from_account_id bigint, to_account_id bigint, amount_cents bigint, bet_id bigint,
  casino_transaction_id bigint, payment_id bigint
) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN false;

-- ===== The catalogue: competitions, events, markets, selections =====

CREATE TABLE competitions (
  id text PRIMARY KEY,
  sport text NOT NULL, -- slugs of the path
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
  source text NOT NULL, -- simulator, nflverse, odds-api
  external_id text NOT NULL,
  name text NOT NULL,
  status event_status NOT NULL DEFAULT 'PRE_GAME',
  starts_at timestamptz NOT NULL,
  participants jsonb NOT NULL, -- [{ side, name, abbreviation, colors, record }], the one listed on top first
  home_score integer,
  away_score integer,
  clock text,
  periods jsonb NOT NULL DEFAULT '[]'::jsonb,
  sequence bigint NOT NULL DEFAULT 1, -- grows by one with every published change of the event
  as_of timestamptz NOT NULL DEFAULT now(),
  -- Two events of one competition with one key (domain/catalogue/sidesKey.ts) and less than a day between their starts are one game. The feed
  -- writes the key.
  sides_key text NOT NULL DEFAULT '',
  -- Of an event whose day alone is known: starts_at is the end of that day. It is shown without a time and takes no bets.
  is_time_unknown boolean NOT NULL DEFAULT false,
  -- Since when nobody has vouched for the score and the clock of an event in play: the last moment its feed said or confirmed anything of it. Null
  -- while its feed does, and for an event that is not in play.
  silent_since timestamptz,
  UNIQUE (source, external_id)
);
CREATE INDEX events_by_competition ON events (competition_id, starts_at);
CREATE INDEX events_by_status ON events (status, starts_at);
CREATE INDEX events_sides_key ON events (sides_key, starts_at) WHERE sides_key <> '';

CREATE TABLE markets (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  type market_type NOT NULL,
  status market_status NOT NULL DEFAULT 'OPEN',
  main boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  subject jsonb NOT NULL DEFAULT '{}'::jsonb,
  priced_at timestamptz NOT NULL DEFAULT now(), -- last change of its status, lines or prices
  live_price_ms integer NOT NULL DEFAULT 10000 CHECK (live_price_ms > 0), -- an in-play price older than this is refused
  -- How long an in-play bet is held before it is decided.
  place_delay_ms integer NOT NULL DEFAULT 0 CHECK (place_delay_ms >= 0) CONSTRAINT markets_place_delay_is_short CHECK (place_delay_ms <= 15000),
  silent boolean NOT NULL DEFAULT false, -- shown as suspended, because its feed is silent or its price too old
  rules text -- key of the house rules it is graded by (domain/settlement/rules); null: the plain ones
);
CREATE INDEX markets_by_event ON markets (event_id, position);

CREATE TABLE selections (
  id text PRIMARY KEY,
  market_id text NOT NULL REFERENCES markets ON DELETE CASCADE,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE, -- of the market; spares placement a join
  name text NOT NULL,
  side selection_side NOT NULL,
  points_hundredths integer, -- line of a spread (with its sign) or total
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  position integer NOT NULL DEFAULT 0,
  outcome text
);
CREATE INDEX selections_by_market ON selections (market_id, position);
CREATE INDEX selections_by_event ON selections (event_id);

-- Set by hand through the sandbox: the simulator leaves these alone. id is of a market, or of an event (its state).
CREATE TABLE feed_holds (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE
);
CREATE INDEX feed_holds_by_event ON feed_holds (event_id);

-- Results that the catalogue has and settlement may not have yet: written with the event, deleted once settlement took them.
CREATE TABLE feed_results (
  event_id text PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  result jsonb NOT NULL,
  -- Process time, not the business clock: the audit names a result that was not delivered within seconds.
  written_at timestamptz NOT NULL DEFAULT now()
);

-- The simulator's walk: one row for the whole, one for each event it plays. Written in the transaction of the changes it caused.
CREATE TABLE simulator (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  seed bigint NOT NULL,
  simulation text NOT NULL,
  tick bigint NOT NULL DEFAULT 0,
  random_state bigint NOT NULL,
  next_number integer NOT NULL, -- of the next event's id
  last_tick_at timestamptz NOT NULL,
  paused boolean NOT NULL DEFAULT false,
  updates_per_second double precision NOT NULL DEFAULT 12,
  -- The secret key by which a simulation's games are played: their scores cannot be computed from the source and the seed.
  key text NOT NULL,
  schedules jsonb NOT NULL DEFAULT '{}'::jsonb,
  fields jsonb NOT NULL DEFAULT '[]'::jsonb -- tournaments, races and titles
);

CREATE TABLE simulator_events (
  event_id text PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  state jsonb NOT NULL
);

-- A live price carries its age. An adapter that plays live states how often it is heard from; one that only imports states nothing, and
-- then nothing of it is open while it is in play. All instants are of the business clock.
CREATE TABLE feeds (
  source text PRIMARY KEY, -- as in events.source
  heartbeat_ms integer CHECK (heartbeat_ms > 0), -- unheard for longer, the feed is silent; null: it states no heartbeat
  heard_at timestamptz, -- its last heartbeat
  confirmed_at timestamptz -- up to when it vouches for all in-play prices it has sent
);

-- The prices of selections over time, for the line movement that pages show. Entries are of quarters of an hour of the business clock: at most
-- one a quarter, and only where price or points differ from the entry before. A selection's first entry is its opening. No foreign key: a
-- check of it would lock the feed's rows, and a cascade would make its deletions slower. The job removes what has no selection.
CREATE TABLE line_history (
  selection_id text,
  quarter bigint, -- 900 seconds each, since 1970
  recorded_at timestamptz NOT NULL,
  points_hundredths integer,
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  PRIMARY KEY (selection_id, quarter)
);

-- Starts that a feed has moved back behind bets: written with the start, deleted once the bets placed in between are cancelled.
CREATE TABLE moved_starts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  started_at timestamptz NOT NULL, -- the real start
  late_until timestamptz NOT NULL, -- bets from here on were placed in play
  written_at timestamptz NOT NULL DEFAULT now() -- process time: the audit names what was not done within seconds
);

-- What pages show of an event beside its markets, as its feed says it. Tables of their own, because lists of events and every tick of a price
-- read and lock the rows of events. `facts` is known before the start (players, form, meetings, injuries), `live` changes in play.
CREATE TABLE event_statistics (
  event_id text PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  live jsonb NOT NULL DEFAULT '{}'::jsonb,
  as_of timestamptz NOT NULL
);

CREATE TABLE competition_standings (
  competition_id text PRIMARY KEY REFERENCES competitions ON DELETE CASCADE,
  columns jsonb NOT NULL,
  rows jsonb NOT NULL,
  as_of timestamptz NOT NULL
);

-- Play-by-play.
CREATE TABLE event_plays (
  event_id text REFERENCES events ON DELETE CASCADE,
  number integer,
  play jsonb NOT NULL,
  PRIMARY KEY (event_id, number)
);

-- The games of a simulated season: records, form and meetings follow from them. And where each league is in its fixtures.
CREATE TABLE simulator_games (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  competition_id text NOT NULL,
  game jsonb NOT NULL
);

-- ===== Players =====

-- Who plays. Money is in the ledger, credentials are in identity.
CREATE TABLE players (
  id text PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  region_code text NOT NULL,
  odds_format text NOT NULL DEFAULT 'AMERICAN' CHECK (odds_format IN ('AMERICAN', 'EURO')),
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  referral_viewed_at timestamptz,
  limited_access boolean NOT NULL DEFAULT false, -- may look, but neither bet nor change anything
  phone text, -- E.164; null: none is known
  strong_auth_enabled boolean NOT NULL DEFAULT false, -- sensitive changes need a one-time code
  email_offers boolean NOT NULL DEFAULT false, -- the player wants offers by e-mail
  -- Which changes of odds a player's slip accepts without asking.
  odds_acceptance text NOT NULL DEFAULT 'BETTER' CHECK (odds_acceptance IN ('ASK', 'BETTER', 'ANY')),
  -- Whether a player bets with one tap, and the stake of a tap.
  quick_bets boolean NOT NULL DEFAULT false,
  quick_bet_stake_cents integer NOT NULL DEFAULT 500 CHECK (quick_bet_stake_cents > 0),
  acknowledgement_required boolean NOT NULL DEFAULT false, -- of responsible gaming: no bet is accepted before it
  acknowledged_at timestamptz, -- the last one
  limits_notice_due boolean NOT NULL DEFAULT false, -- the player should review their limits
  limits_acknowledged_at timestamptz,
  app_tour_due boolean NOT NULL DEFAULT false, -- set at sign-up, until the player closes the card
  casino_bonus_first boolean NOT NULL DEFAULT false, -- games use the bonus balance before cash
  -- A player whose deposits have reached the amount of their state has to confirm, once, that they know of limits and of help.
  deposit_acknowledgement_due boolean NOT NULL DEFAULT false,
  deposit_acknowledged_at timestamptz,
  -- When the password was last reset through a mailed link: the mailbox stands for a code of a player who gets none.
  password_reset_at timestamptz,
  -- What is shown before a first bet: set at sign-up, until the player closes it on any device.
  first_wager_notice_due boolean NOT NULL DEFAULT false,
  -- The stake that the player wants in a new straight bet; null: none.
  default_stake_cents bigint CHECK (default_stake_cents > 0),
  -- The player has closed the account. It stays, with all its money and bets.
  closed_at timestamptz
);
CREATE UNIQUE INDEX players_by_username ON players (lower(username));
CREATE UNIQUE INDEX players_by_email ON players (lower(email));

CREATE TABLE player_exclusions (
  player_id text CONSTRAINT player_restrictions_player_id_fkey REFERENCES players ON DELETE CASCADE,
  kind text CHECK (kind IN ('casino', 'promotions', 'cool_off', 'self_exclusion')),
  expires_at timestamptz,
  -- False: after expires_at, too, it stands until an operator has lifted it at the player's request.
  ends_by_itself boolean NOT NULL DEFAULT true,
  CONSTRAINT player_restrictions_pkey PRIMARY KEY (player_id, kind)
);

CREATE TABLE player_details (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  date_of_birth date NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  address_check text NOT NULL, -- what the address check answered at sign-up
  terms_accepted_at timestamptz NOT NULL
);

-- What a player may do is decided from three tables (functions/player_may.sql, docs/adr/0078): limits, exclusions and locations.
CREATE TABLE player_limits (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('DEPOSIT', 'LOSS', 'SPEND', 'MAX_SINGLE_WAGER', 'DAILY_TIME')),
  period text CHECK (period IN ('DAILY', 'WEEKLY', 'MONTHLY')), -- null: each wager alone
  amount_cents bigint CHECK (amount_cents >= 0),
  seconds integer CHECK (seconds > 0),
  CHECK ((type = 'MAX_SINGLE_WAGER') = (period IS NULL)),
  CONSTRAINT player_limits_check1 CHECK (type <> 'DAILY_TIME' OR period = 'DAILY'),
  CONSTRAINT player_limits_check2 CHECK ((type = 'DAILY_TIME') = (seconds IS NOT NULL)),
  CONSTRAINT player_limits_check3 CHECK ((type = 'DAILY_TIME') = (amount_cents IS NULL)),
  UNIQUE NULLS NOT DISTINCT (player_id, type, period)
);

-- Where players are, a row each: the place of their address, and the last location check where it was not good.
CREATE TABLE player_locations (
  player_id text UNIQUE NULLS NOT DISTINCT REFERENCES players ON DELETE CASCADE, -- null: the place of all who have none of their own
  country_code text, -- ISO 3166-1; null: no place of their own
  region_code text, -- ISO 3166-2, with its country
  city text,
  ip_address text,
  source text CHECK (source = 'SANDBOX'), -- who says that they are there
  outcome text CHECK (outcome IN ('FAILED', 'EXCLUSION_BOUNDARY', 'CASINO_CLOSED')), -- null: the last check was good, or there was none
  expires_at timestamptz, -- of the geo packet that proved the outcome; null: nothing did, and the next check replaces it
  pass_region text, -- ISO 3166-2: where the check found the player
  pass_expires_at timestamptz, -- null: no check of this player's own was good, and in a sandbox the place itself is the pass
  pass_refresh_at timestamptz, -- from when on the next check is due
  pass_address text, -- the IP address of the check; the next bet from another one waits for another check
  CHECK ((country_code IS NULL) = (source IS NULL)),
  CONSTRAINT player_locations_check1 CHECK (outcome IS NOT NULL OR expires_at IS NULL),
  CONSTRAINT player_locations_pass CHECK (num_nulls(pass_region, pass_expires_at, pass_refresh_at) IN (0, 3))
);

-- A change that waits: a higher limit, or none (no value).
CREATE TABLE pending_limits (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('DEPOSIT', 'LOSS', 'SPEND', 'MAX_SINGLE_WAGER', 'DAILY_TIME')),
  period text CHECK (period IN ('DAILY', 'WEEKLY', 'MONTHLY')),
  amount_cents bigint CHECK (amount_cents >= 0),
  seconds integer CHECK (seconds > 0),
  asked_at timestamptz NOT NULL,
  confirmable_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (player_id, type, period)
);

-- What a player has done about safer play, and what was done to them: nothing of it is changed or removed, and each row proves the one
-- before it (docs/adr/0085; `npm run safer-play:verify`).
CREATE TABLE safer_play_log (
  player_id text REFERENCES players ON DELETE CASCADE,
  number integer CHECK (number > 0),
  at timestamptz NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  previous_hash bytea NOT NULL, -- 32 bytes of zero of a player's first row
  hash bytea NOT NULL CHECK (length(hash) = 32),
  -- The log is closed every few minutes by a head over all players' rows, so that rows that are cut off are found on the same day. A position is
  -- taken when a row is added; heads are in their order.
  position bigint GENERATED BY DEFAULT AS IDENTITY,
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, number)
);
CREATE UNIQUE INDEX safer_play_log_by_position ON safer_play_log (position);

-- Every address after that of the sign-up (player_details), only added: the last one holds, and the rows are the log of the changes.
CREATE TABLE player_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  street text NOT NULL,
  city text NOT NULL,
  region_code text NOT NULL, -- ISO 3166-2
  postal_code text NOT NULL,
  address_check text NOT NULL, -- what the check of addresses answered
  changed_at timestamptz NOT NULL
);
CREATE INDEX player_addresses_of_player ON player_addresses (player_id, id DESC);

-- Documents are seen by the provider alone: here is what it says of them.
CREATE TABLE document_checks (
  id text PRIMARY KEY, -- ours; the provider has it, too
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  document_type text NOT NULL,
  reference text, -- the provider's own id; null: its answer to the beginning has not come
  state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'REVIEW', 'APPROVED', 'REJECTED')),
  reason text, -- of a rejection
  started_at timestamptz NOT NULL,
  decided_at timestamptz,
  used_at timestamptz, -- an address in another region was proved by it, which it does once
  -- What the provider has read in a document; null: it has read none. A passport has no region.
  read_first_name text,
  read_last_name text,
  read_date_of_birth date,
  read_region text,
  read_digest bytea,
  CHECK ((state IN ('APPROVED', 'REJECTED')) = (decided_at IS NOT NULL)),
  CONSTRAINT document_checks_check1 CHECK ((state = 'REJECTED') = (reason IS NOT NULL))
);
CREATE UNIQUE INDEX document_checks_one_open ON document_checks (player_id) WHERE state IN ('PENDING', 'REVIEW');
CREATE INDEX document_checks_of_player ON document_checks (player_id, started_at DESC);

-- Every location check, for audits: nothing of it is changed or removed, and no coordinates are stored.
CREATE TABLE location_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  session_id text,
  at timestamptz NOT NULL,
  nonce text UNIQUE, -- of the packet, which is good for one check; null: the packet could not be read
  codes text[] NOT NULL, -- what spoke against a bet; none: a pass was given
  decision text CHECK (decision IN ('region', 'undecided', 'outside')),
  region_code text, -- the likelier one of an undecided position
  neighbour_code text,
  distance_metres integer,
  doubt_metres integer,
  ip_address text,
  -- When the position of a judged check was taken (docs/adr/0121); null: of a packet that could not be read.
  position_at timestamptz
);
CREATE INDEX location_checks_by_player ON location_checks (player_id, at DESC);

-- Of the rows after the head before it, up to its position: their count, and the SHA-256 of that head and their hashes.
CREATE TABLE safer_play_heads (
  position bigint PRIMARY KEY,
  entries bigint NOT NULL,
  head bytea NOT NULL CHECK (length(head) = 32)
);

-- ===== Settings =====

-- Server-side settings that every process shares and that survive a restart: business clock offset, maintenance, visitor, flags.
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

-- ===== The ledger =====

CREATE TABLE ledger_accounts (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 100) PRIMARY KEY, -- below 100: the house
  kind ledger_account_kind NOT NULL,
  player_id text REFERENCES players,
  balance_cents bigint,
  UNIQUE NULLS NOT DISTINCT (player_id, kind),
  CONSTRAINT ledger_no_overdraft CHECK (ledger_account_is_sound(kind, player_id, balance_cents) IS TRUE)
) WITH (fillfactor = 60);

CREATE TABLE ledger_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE, -- names what is paid, so that nothing is paid twice: `stake:17`, `payout:17:1`
  kind ledger_transfer_kind NOT NULL,
  from_account_id bigint NOT NULL,
  to_account_id bigint NOT NULL,
  amount_cents bigint NOT NULL,
  bet_id bigint,
  posted_at timestamptz NOT NULL,
  casino_transaction_id bigint,
  payment_id bigint,
  CONSTRAINT ledger_transfers_are_sound CHECK (ledger_transfer_is_sound(
    kind, reference, from_account_id, to_account_id, amount_cents, bet_id, casino_transaction_id, payment_id
  ) IS TRUE)
);
CREATE INDEX ledger_transfers_of_payment ON ledger_transfers (payment_id) WHERE payment_id IS NOT NULL;

-- ===== Bets, and what they can win =====

CREATE TABLE bets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL,
  placement_id text NOT NULL,
  position integer NOT NULL, -- in its placement, from 1
  draft_bet_id text NOT NULL,
  kind bet_kind NOT NULL,
  stake_cents bigint NOT NULL CHECK (stake_cents >= 1 AND stake_cents <= 999999999),
  potential_payout_cents bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  combinations integer NOT NULL DEFAULT 1, -- stake_cents is on all of them, in equal parts
  terms jsonb, -- server/domain/betKinds/types.ts, BetTerms
  reward jsonb, -- as it was when the bet was placed: server/domain/rewards/reward.ts, BetReward; null: none, paid in cash
  CHECK (potential_payout_cents >= stake_cents AND (potential_payout_cents <= (stake_cents + 999999999))),
  UNIQUE (player_id, placement_id, position)
);
CREATE INDEX bets_by_player ON bets (player_id, id DESC);
CREATE INDEX bets_by_reward ON bets (((reward ->> 'id'))) WHERE reward IS NOT NULL;
-- The parlay lounge reads the parlays that were placed last, whoever placed them. Bets of other kinds pay nothing for it.
CREATE INDEX parlays_by_time ON bets (placed_at DESC) WHERE kind IN ('PARLAY', 'PARLAY_PLUS');

-- What each leg was when it was taken. It is graded on these columns alone, so that no later change of the catalogue reaches a bet.
CREATE TABLE bet_legs (
  bet_id bigint REFERENCES bets,
  position integer, -- from 1
  selection_id text NOT NULL,
  market_id text NOT NULL,
  event_id text NOT NULL,
  selection_name text NOT NULL,
  market_name text NOT NULL,
  market_type market_type NOT NULL,
  side selection_side NOT NULL,
  subject jsonb NOT NULL,
  points_hundredths integer,
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  outcome text,
  rules text, -- as they were when it was placed
  PRIMARY KEY (bet_id, position)
);
CREATE INDEX bet_legs_by_event ON bet_legs (event_id, bet_id);

-- The most that open bets may win together. One row a scope holds for every id; a row with an id holds for that one instead.
-- No row at all is no cap.
CREATE TABLE liability_caps (
  scope liability_scope NOT NULL,
  id text,
  cents bigint NOT NULL CHECK (cents >= 0),
  UNIQUE NULLS NOT DISTINCT (scope, id)
);
-- place_bets reads the least of all caps, and the cap of a key only where its sum is above it.
CREATE INDEX liability_caps_by_cents ON liability_caps (cents);

-- What open bets can win (payout less stake). A parlay counts in full for each of its legs. The sum over the slots of a scope and id is
-- always the one of open_liabilities below, which the audit checks. A selection, market or event is counted in eight slots, chosen by the
-- player, so that bets on one event do not wait for each other's commit; one slot alone may be below zero. Rows are locked in the
-- order of (scope, id), after every account.
CREATE TABLE liabilities (
  scope liability_scope,
  id text,
  slot smallint DEFAULT 0,
  cents bigint NOT NULL,
  PRIMARY KEY (scope, id, slot)
) WITH (fillfactor = 60);

-- How many bets a player has, for what and to what end, so that no page of My Bets has to add them up. Always the sums of
-- counted_player_bets, which the audit checks. A row is locked after its player's account.
CREATE TABLE player_bets (
  player_id text PRIMARY KEY,
  open_bets bigint NOT NULL DEFAULT 0,
  open_stake_cents bigint NOT NULL DEFAULT 0,
  open_payout_cents bigint NOT NULL DEFAULT 0, -- what they may pay
  settled_bets bigint NOT NULL DEFAULT 0,
  settled_stake_cents bigint NOT NULL DEFAULT 0,
  settled_payout_cents bigint NOT NULL DEFAULT 0, -- what they have paid
  next_placement_at timestamptz -- when the next placement is due at the allowed rate
) WITH (fillfactor = 60);

CREATE TABLE held_placements (
  player_id text,
  placement_id text,
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE, -- of its transfers
  cash_cents bigint NOT NULL CHECK (cash_cents >= 0), -- what of the stakes is held
  credit_cents bigint NOT NULL CHECK (credit_cents >= 0),
  win_cents bigint NOT NULL, -- what the bets may win together
  liability_scopes liability_scope[] NOT NULL, -- what they were counted with in liabilities, each key once
  liability_ids text[] NOT NULL,
  liability_cents bigint[] NOT NULL,
  held_at timestamptz NOT NULL, -- by the business clock
  delay_ms integer NOT NULL,
  bets jsonb NOT NULL,
  takes_moves boolean NOT NULL, -- false: its player is asked about every move of a live price
  -- The log-in that has placed a held bet.
  session_id text,
  PRIMARY KEY (player_id, placement_id)
);

-- ===== Results and settlement =====

-- How events ended and what that made of the bets on them, in versions: a correction is a later version, never an edit.
CREATE TABLE results (
  event_id text REFERENCES events,
  version integer CHECK (version > 0),
  status text NOT NULL CONSTRAINT results_status CHECK (status IN ('FINAL', 'ABANDONED', 'POSTPONED', 'WALKOVER', 'RETIRED', 'NO_CONTEST')),
  home_score integer CHECK (home_score >= 0),
  away_score integer CHECK (away_score >= 0),
  periods jsonb NOT NULL, -- as they stood with this result; some markets are graded on a part of the event
  recorded_at timestamptz NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  PRIMARY KEY (event_id, version),
  CONSTRAINT results_scores CHECK ((home_score IS NULL) = (away_score IS NULL))
);

CREATE TABLE settlements (
  bet_id bigint REFERENCES bets,
  version integer CHECK (version > 0),
  outcome settlement_outcome NOT NULL, -- PENDING: a correction made it open again
  payout_cents bigint NOT NULL CHECK (payout_cents >= 0),
  debt_change_cents bigint NOT NULL, -- what it lent the player (an earlier payout was spent), below zero: what it paid back
  settled_at timestamptz NOT NULL,
  credit_debt_change_cents bigint NOT NULL DEFAULT 0, -- as debt_change_cents, of promotional credits
  -- A reward is used once over any voids and corrections (docs/adr/0059). A correction that revives a bet whose reward another bet uses settles
  -- it as if it had none: a boost adds nothing, a bonus bet stays void.
  without_reward boolean NOT NULL DEFAULT false,
  PRIMARY KEY (bet_id, version),
  CONSTRAINT settlements_open CHECK (outcome <> 'PENDING' OR payout_cents = 0)
);

-- Events whose bets have to be looked at, and how far that has come. Written with the result, deleted with the last bet.
CREATE TABLE settlement_queue (
  event_id text PRIMARY KEY REFERENCES events,
  after_bet_id bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0 -- what keeps failing goes to the back
);

CREATE TABLE bet_cancellations (
  bet_id bigint PRIMARY KEY REFERENCES bets,
  version integer NOT NULL, -- of the settlement that returns the stake: the bet's last one
  -- REFUND: the operator cancelled it. PATRON_CANCELLED: the player asked for it. INVALID: it ought never to have been taken.
  outcome settlement_outcome NOT NULL CHECK (outcome::text IN ('REFUND', 'PATRON_CANCELLED', 'INVALID')),
  cancelled_by text NOT NULL CHECK (cancelled_by <> ''),
  note text NOT NULL CHECK (note <> ''),
  cancelled_at timestamptz NOT NULL,
  FOREIGN KEY (bet_id, version) REFERENCES settlements DEFERRABLE INITIALLY DEFERRED
);

-- Bets that have been settled since their player last had the settled tab of My Bets open: the number on the app's icon. Written with the settlement.
CREATE TABLE unseen_settlements (
  player_id text REFERENCES players ON DELETE CASCADE,
  bet_id bigint REFERENCES bets,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, bet_id)
);
CREATE INDEX unseen_settlements_by_time ON unseen_settlements (settled_at);

-- ===== Log-ins and sessions =====

-- Who is logged in. A session is a family of refresh tokens; ending it is one row, which placement reads under its own lock.
CREATE TABLE player_credentials (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  password_hash text NOT NULL -- argon2id, with its parameters and salt
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL, -- slides with every refresh
  revoked_at timestamptz,
  revoked_reason text,
  previous_login_at timestamptz, -- the log-in before this one, which the player is shown; null the first time
  elapsed_seconds integer NOT NULL DEFAULT 0, -- the longest a heartbeat has told
  -- How the client of a session holds its refresh token; a token that comes the other way is a copy. Null until
  -- the first refresh.
  transport text CHECK (transport IN ('body', 'cookie')),
  client_id text NOT NULL DEFAULT 'slipstream-web', -- whose tokens they are
  brand text, -- null: good at every brand until its next refresh
  -- The key that a session is bound to (RFC 7638 thumbprint of the key of its log-in's proof, RFC 9449); null: bound to none. A key is made for
  -- one log-in, so it names one session: enough to end it, without a token.
  dpop_thumbprint text
);
CREATE INDEX sessions_of_player ON sessions (player_id) WHERE revoked_at IS NULL;
-- Ended sessions stay for a number of days (SESSION_RETENTION_DAYS).
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE UNIQUE INDEX sessions_by_key ON sessions (dpop_thumbprint) WHERE dpop_thumbprint IS NOT NULL;

CREATE TABLE refresh_tokens (
  hash text PRIMARY KEY, -- SHA-256 of a random token; the token itself is stored nowhere
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Whether the exchange that made this token was asked for again: its answer was lost, or two have the token before it.
  asked_again boolean NOT NULL DEFAULT false
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);

-- Every log-in is reserved here before its password is checked, so that attempts sent at once count one another, on all servers alike.
CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL, -- 'player:' and the id, or 'name:' and the SHA-256 of a name that nobody has, in lower case
  network text NOT NULL, -- the IPv4 address, or the first 64 bits of the IPv6 address
  attempted_at timestamptz NOT NULL,
  outcome text NOT NULL DEFAULT 'PENDING' CHECK (outcome IN ('PENDING', 'FAILED', 'SUCCEEDED'))
);
CREATE INDEX login_attempts_of_account ON login_attempts (account, attempted_at) WHERE outcome <> 'SUCCEEDED';
CREATE INDEX login_attempts_of_network ON login_attempts (network, attempted_at);
CREATE INDEX login_attempts_by_time ON login_attempts (attempted_at);

-- Where a player has logged in from. Strangers who guess at a name slow down everybody but the player at such an address.
CREATE TABLE login_networks (
  player_id text REFERENCES players ON DELETE CASCADE,
  network text,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, network)
);
CREATE INDEX login_networks_by_time ON login_networks (last_login_at);

-- Attempts at what strangers may try without logging in (a password reset, a sign-up, a code): all servers count them together.
CREATE TABLE attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL, -- what was tried
  name text, -- SHA-256 of the name it was about, in lower case; null where there is none
  network text NOT NULL, -- the IPv4 address, or the first 64 bits of the IPv6 address
  attempted_at timestamptz NOT NULL
);
CREATE INDEX attempts_of_name ON attempts (kind, name, attempted_at) WHERE name IS NOT NULL;
CREATE INDEX attempts_of_network ON attempts (kind, network, attempted_at);
CREATE INDEX attempts_by_time ON attempts (attempted_at);

-- Programs of others that may send players to log in. The app itself is no row: its redirect addresses are those of its own hosts.
CREATE TABLE oauth_clients (
  client_id text PRIMARY KEY,
  brand text NOT NULL, -- the only brand whose players it may log in
  name text NOT NULL, -- shown to the player who logs in
  redirect_uris text[] NOT NULL -- compared as whole texts
);

CREATE TABLE authorization_codes (
  hash text PRIMARY KEY, -- SHA-256 of a random code; the code itself is stored nowhere
  client_id text NOT NULL,
  brand text NOT NULL,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  challenge text NOT NULL, -- of PKCE, S256
  scope text NOT NULL,
  nonce text,
  created_at timestamptz NOT NULL, -- when the player logged in
  expires_at timestamptz NOT NULL,
  used_at timestamptz, -- the first time it was sent here, rightly or wrongly
  session_id text REFERENCES sessions ON DELETE SET NULL -- opened with it
);
CREATE INDEX authorization_codes_by_expiry ON authorization_codes (expires_at);

-- The newest key signs; earlier ones are published for as long as something signed by them may have to be verified.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY, -- SHA-256 of a random token; the token itself is only in the mail
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_of_player ON password_resets (player_id);

CREATE TABLE one_time_codes (
  session_id text PRIMARY KEY,
  code_hash text NOT NULL, -- HMAC with the server's key: six digits alone are guessed from a plain hash
  channel text NOT NULL CHECK (channel IN ('CALL', 'SMS')),
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL CHECK (tries_left >= 0),
  purpose text NOT NULL DEFAULT ''
);

CREATE TABLE one_time_code_proofs (
  session_id text REFERENCES sessions ON DELETE CASCADE,
  source text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, source)
);

-- A player's own settings of a session, and the time spent: per day, so that a daily limit holds over all sessions and devices.
CREATE TABLE player_session_settings (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  reality_check_seconds integer CHECK (reality_check_seconds > 0) -- null: no reality checks
);

CREATE TABLE player_time (
  player_id text REFERENCES players ON DELETE CASCADE,
  day date, -- begins at 05:00 UTC
  elapsed_seconds integer NOT NULL,
  counted_until timestamptz NOT NULL, -- two tabs that count the same minute count it once
  PRIMARY KEY (player_id, day)
);

-- Where a session plays: the operating region of its first request. Another region has addresses of its own, which the app is told.
CREATE TABLE session_regions (
  session_id text PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  region_code text NOT NULL
);

-- Operators have found out who the player is, who gets no codes: until then none is asked for at log-in or to switch strong authentication off.
CREATE TABLE code_waivers (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  until timestamptz NOT NULL
);

-- ===== Betslips =====

-- One slip an owner: `player:<id>` or `anonymous:<id>`. The revision grows with every change, and a change is written only on the one it saw.
CREATE TABLE betslips (
  owner text PRIMARY KEY,
  revision bigint NOT NULL DEFAULT 0,
  content jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX betslips_by_age ON betslips (updated_at);

-- ===== Operations =====

-- Whether the database can be written to, as /readyz asks. Changing one row shows that commits work; on a full disk they go on working for a
-- while in space that PostgreSQL has already, so the query also spills to a file, which needs new space every time.
CREATE TABLE write_probe (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  probes bigint NOT NULL DEFAULT 0
);

-- The GraphQL operations of this build and of the builds before it, so that a page that was opened before a deploy is answered after it
-- (docs/adr/0066). A deploy only adds; what no server has had in its build for a month is removed.
CREATE TABLE persisted_operations (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the text
  text text NOT NULL,
  served_at timestamptz NOT NULL -- when a server last had it in its build
);
CREATE INDEX persisted_operations_served_at ON persisted_operations (served_at);

-- Whatever is given has a reason (docs/adr/0128): a promotion, a code, a referral, cashback, an exchange of points, or a person's words.
-- functions/operator_actions.sql writes the last of them.
CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('CREDIT', 'REWARD', 'LOYALTY', 'PROMOTION', 'PROMO_CODE', 'JACKPOT')),
  subject text NOT NULL, -- the reference of a transfer, the id of a reward, promotion or jackpot, a code, or the player of points
  player_id text, -- null: everybody
  detail jsonb NOT NULL, -- what was given
  operator text NOT NULL CHECK (btrim(operator) <> ''),
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  at timestamptz NOT NULL,
  CHECK ((kind IN ('CREDIT', 'REWARD', 'LOYALTY')) = (player_id IS NOT NULL)),
  CONSTRAINT operator_actions_check1 CHECK (kind <> 'CREDIT' OR (subject !~ '^(promotion|cashback|loyalty):'))
);
CREATE UNIQUE INDEX operator_actions_once ON operator_actions (kind, subject) WHERE kind IN ('CREDIT', 'REWARD');
CREATE INDEX operator_actions_of_player ON operator_actions (player_id, id) WHERE player_id IS NOT NULL;

-- ===== Websockets and rates =====

-- What limits count, for all servers together. Unlogged: after a crash of the database everything is counted from zero, and no count waits
-- for the disk.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY, -- the limit's name and who is counted
  points integer NOT NULL DEFAULT 0,
  expire bigint -- end of the window, milliseconds since 1970 by the servers' own clocks
);

CREATE UNLOGGED TABLE open_sockets (
  server_id text PRIMARY KEY,
  counts jsonb NOT NULL, -- open websockets by who they are counted for, where they are more than a few
  seen_at timestamptz NOT NULL -- by the database's clock; a server that is gone is forgotten by it
);

-- ===== Search =====

CREATE TABLE search_documents (
  id text PRIMARY KEY,
  type search_type NOT NULL,
  product search_product, -- null: for every brand
  title text NOT NULL,
  words text NOT NULL DEFAULT '', -- further words that find it; the many events are not found by the name of their competition
  competition_id text, -- of a competition, team or event
  event_id text, -- the event, or the next one of a team
  starts_at timestamptz, -- of that event
  badges jsonb NOT NULL DEFAULT '[]'::jsonb, -- [{ abbreviation, colors }]
  path text, -- of a page
  detail text, -- of a page
  icon text, -- of a page
  normal text GENERATED ALWAYS AS (search_normal(title)) STORED NOT NULL,
  vector tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('simple', search_normal(title)), 'A') || setweight(to_tsvector('simple', search_normal(words)), 'B')
  ) STORED NOT NULL
);
-- Events are by far the most, so they have an index of their own: a search can limit them and still find every team.
CREATE INDEX search_documents_events ON search_documents USING gin (vector) WITH (fastupdate = off) WHERE type = 'EVENT';
CREATE INDEX search_documents_others ON search_documents USING gin (vector) WITH (fastupdate = off) WHERE type <> 'EVENT';

-- Every word of a document, so that a misspelt one is compared with words and not with whole documents. Words are never removed: one that
-- no document has any more finds nothing.
CREATE TABLE search_words (
  word text PRIMARY KEY
);
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- ===== The casino =====

CREATE TABLE casino_categories (
  id text PRIMARY KEY,
  parent_id text REFERENCES casino_categories,
  slug text NOT NULL UNIQUE, -- of /casino/category/{slug}
  label text NOT NULL,
  icon text NOT NULL,
  position integer NOT NULL,
  in_menu boolean NOT NULL DEFAULT true -- false: a row of the lobby alone
);

-- The casino's catalogue: what is offered, by whom, at which limits.
CREATE TABLE casino_providers (
  id text PRIMARY KEY,
  name text NOT NULL
);

-- One amount that grows until it is won. Jackpots of one network are won by the same games.
CREATE TABLE casino_jackpots (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE, -- of category/jackpots/{slug}
  network text NOT NULL,
  name text NOT NULL,
  tier integer NOT NULL CHECK (tier >= 1 AND tier <= 4), -- 1 is the largest
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  must_drop_cents bigint CHECK (must_drop_cents > 0), -- null: it may grow without end
  last_won_at timestamptz,
  version bigint NOT NULL DEFAULT 0, -- raised with every change of the amount
  seed_cents bigint NOT NULL CHECK (seed_cents > 0), -- what it begins with, anew after each win
  -- Of a percent of every stake.
  contribution_hundredths integer NOT NULL CHECK (contribution_hundredths >= 0 AND contribution_hundredths <= 10000),
  carry integer NOT NULL DEFAULT 0 CHECK (carry >= 0 AND carry <= 9999), -- what is less than a cent, in ten-thousandths of one
  UNIQUE (network, tier)
);

CREATE TABLE casino_games (
  id text PRIMARY KEY, -- the provider's id of the game, as in addresses
  provider_id text NOT NULL REFERENCES casino_providers,
  title text NOT NULL,
  description text NOT NULL,
  engine text CHECK (engine IN ('slot', 'blackjack', 'roulette', 'pegs', 'wheel')), -- null: its provider is not connected to this server
  minimum_bet_cents bigint NOT NULL CHECK (minimum_bet_cents > 0),
  maximum_bet_cents bigint NOT NULL,
  return_hundredths integer CHECK (return_hundredths >= 1 AND return_hundredths <= 10000), -- of a percent; null: not published
  volatility text CHECK (volatility IN ('LOW', 'MEDIUM', 'HIGH')), -- null: not stated
  jackpot_network text,
  has_free_spins boolean NOT NULL DEFAULT false,
  accepts_rewards boolean NOT NULL DEFAULT false,
  is_exclusive boolean NOT NULL DEFAULT false,
  is_live boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  popularity integer NOT NULL DEFAULT 0, -- the higher, the further in front
  game_server_id text NOT NULL DEFAULT 'slipstream', -- as in GAME_SERVERS; by default the operator's own
  -- The most that a round pays, as a multiple of its bets. Of slots no exact one exists, because free spins win free spins.
  maximum_multiple integer NOT NULL DEFAULT 25000 CHECK (maximum_multiple > 0),
  CHECK (maximum_bet_cents >= minimum_bet_cents)
);

CREATE TABLE casino_game_categories (
  category_id text REFERENCES casino_categories,
  game_id text REFERENCES casino_games,
  PRIMARY KEY (category_id, game_id)
);
CREATE INDEX casino_categories_of_game ON casino_game_categories (game_id);

CREATE TABLE casino_favourites (
  player_id text REFERENCES players ON DELETE CASCADE,
  game_id text REFERENCES casino_games,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id)
);

-- Games that are played: core/casino/launchContract.ts says how a session begins and ends.
CREATE TABLE casino_sessions (
  id text PRIMARY KEY,
  player_id text REFERENCES players ON DELETE CASCADE, -- null: a demo
  visitor_id text NOT NULL, -- who may end it: the player, or in a demo a player or a visitor without an account
  login_session_id text REFERENCES sessions ON DELETE SET NULL, -- its end ends the game; null: launched without a log-in
  game_id text NOT NULL REFERENCES casino_games,
  brand text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('REAL', 'DEMO')),
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('CLOSED', 'REPLACED', 'LOGGED_OUT', 'RESTRICTED', 'GAME_ENDED', 'EXPIRED')),
  game_server_id text, -- the one that exchanged the launch token; null: none has
  CHECK ((player_id IS NULL) = (mode = 'DEMO')),
  CONSTRAINT casino_sessions_check1 CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
-- A player plays one game for money at a time: a second launch ends the first.
CREATE UNIQUE INDEX casino_one_open_session ON casino_sessions (player_id) WHERE (ended_at IS NULL) AND (mode = 'REAL');
CREATE INDEX casino_sessions_of_visitor ON casino_sessions (visitor_id, opened_at DESC);

CREATE TABLE casino_launch_tokens (
  hash text PRIMARY KEY, -- SHA-256 of the token in hexadecimal; the token itself is stored nowhere
  session_id text NOT NULL REFERENCES casino_sessions ON DELETE CASCADE,
  player_id text REFERENCES players ON DELETE CASCADE,
  brand text NOT NULL,
  game_id text NOT NULL REFERENCES casino_games,
  currency text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz, -- each is exchanged once
  exchange_id text -- of the game server's: the same exchange may be repeated
);
CREATE INDEX casino_launch_tokens_of_session ON casino_launch_tokens (session_id);
CREATE INDEX casino_launch_tokens_by_end ON casino_launch_tokens (expires_at);

CREATE TABLE casino_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_server_id text NOT NULL,
  server_round_id text NOT NULL, -- the game server's own id
  session_id text NOT NULL REFERENCES casino_sessions,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ENDED', 'ROLLED_BACK')),
  bet_cents bigint NOT NULL DEFAULT 0 CHECK (bet_cents >= 0), -- of the bets that stand
  win_cents bigint NOT NULL DEFAULT 0 CHECK (win_cents >= 0),
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  bonus_cents bigint NOT NULL DEFAULT 0,
  played_win_cents bigint NOT NULL DEFAULT 0, -- of its wins those that its own bets have won
  bonus_win_cents bigint NOT NULL DEFAULT 0, -- of the wins, into the bonus
  wagered_cents bigint NOT NULL DEFAULT 0, -- what of the bets counted
  CHECK ((status = 'OPEN') = (ended_at IS NULL)),
  CONSTRAINT casino_rounds_check1 CHECK (status <> 'ROLLED_BACK' OR (bet_cents = 0 AND win_cents = 0)),
  UNIQUE (game_server_id, server_round_id),
  CONSTRAINT casino_rounds_check2 CHECK (bonus_cents >= 0 AND bonus_cents <= bet_cents),
  CONSTRAINT casino_rounds_check3 CHECK (bonus_win_cents >= 0 AND bonus_win_cents <= win_cents),
  CONSTRAINT casino_rounds_check4 CHECK (wagered_cents >= 0 AND wagered_cents <= bonus_cents)
);
CREATE INDEX casino_rounds_of_session ON casino_rounds (session_id, id DESC);
CREATE INDEX casino_rounds_open ON casino_rounds (opened_at) WHERE status = 'OPEN';
CREATE INDEX casino_rounds_large ON casino_rounds (session_id) WHERE win_cents >= 60000;

CREATE TABLE casino_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_server_id text NOT NULL,
  server_transaction_id text NOT NULL, -- the game server's own id
  kind text NOT NULL CHECK (kind IN ('BET', 'WIN', 'ROLLBACK')),
  session_id text NOT NULL REFERENCES casino_sessions,
  server_round_id text NOT NULL,
  requested_cents bigint NOT NULL CHECK (requested_cents >= 0), -- of a rollback: 0
  posted_cents bigint NOT NULL CHECK (posted_cents >= 0), -- what moved
  rolls_back text, -- the bet that a rollback takes back; it may not have arrived
  refusal text, -- null: accepted
  decided_at timestamptz NOT NULL,
  bonus_cents bigint NOT NULL DEFAULT 0,
  -- A win in the casino repays a debt first, as a win of a bet and a deposit do (docs/adr/0084): what of it did.
  repaid_cents bigint NOT NULL DEFAULT 0,
  CHECK ((kind = 'ROLLBACK') = (rolls_back IS NOT NULL)),
  CONSTRAINT casino_transactions_check1 CHECK (refusal IS NULL OR posted_cents = 0),
  UNIQUE (game_server_id, server_transaction_id),
  CONSTRAINT casino_transactions_check2 CHECK (bonus_cents >= 0 AND bonus_cents <= posted_cents),
  CONSTRAINT casino_transactions_check3 CHECK (repaid_cents >= 0 AND repaid_cents <= posted_cents)
);
CREATE UNIQUE INDEX casino_one_rollback_of_a_bet ON casino_transactions (game_server_id, rolls_back) WHERE rolls_back IS NOT NULL;
CREATE INDEX casino_transactions_of_round ON casino_transactions (game_server_id, server_round_id);

-- Signed requests of the last minutes, so that a copied one is refused.
CREATE TABLE casino_wallet_requests (
  game_server_id text,
  request_id text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (game_server_id, request_id)
);
CREATE INDEX casino_wallet_requests_by_time ON casino_wallet_requests (received_at);

CREATE TABLE casino_jackpot_wins (
  transaction_id bigint PRIMARY KEY REFERENCES casino_transactions,
  round_id bigint NOT NULL UNIQUE REFERENCES casino_rounds, -- a round wins one at most
  jackpot_id text NOT NULL REFERENCES casino_jackpots,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  won_at timestamptz NOT NULL
);

CREATE TABLE casino_bonus_wagering (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  required_cents bigint NOT NULL CHECK (required_cents >= 0),
  wagered_cents bigint NOT NULL DEFAULT 0 CHECK (wagered_cents >= 0)
);

-- ===== Rewards =====

-- Awards that a player was given. Money is in the ledger: promotional credits are a balance, not a reward.
CREATE TABLE rewards (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('PROFIT_BOOST', 'BONUS_BET', 'CASHBACK', 'BONUS_SPINS')),
  title text NOT NULL,
  amount_cents bigint CHECK (amount_cents > 0), -- of a bonus bet, of cashback
  percent integer CHECK (percent >= 1 AND percent <= 1000), -- of a boost
  maximum_amount_cents bigint CHECK (maximum_amount_cents > 0), -- the most that a boost adds
  minimum_legs integer CHECK (minimum_legs > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  restrictions jsonb, -- server/domain/rewards/reward.ts, RewardRestrictions
  starts_at timestamptz, -- null: at once
  paused_reason text, -- null: it can be used
  game_ids text[], -- of spins: the games that they are for
  spins integer CHECK (spins > 0),
  -- promotion:<id of the award>, promo-code:<payment>, referral:<friend>:<player> as in award_recalls, or operator:<id of the action>.
  source text NOT NULL,
  CHECK ((kind = 'PROFIT_BOOST') = (percent IS NOT NULL AND maximum_amount_cents IS NOT NULL)),
  CONSTRAINT rewards_check1 CHECK ((kind = 'PROFIT_BOOST') = (amount_cents IS NULL))
);
CREATE INDEX rewards_of_player ON rewards (player_id, expires_at);

-- ===== Dialogs =====

-- Dialogs that the operator shows to a player. Each is shown until the player closes it, on one device for all.
CREATE TABLE custom_dialogs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  content jsonb NOT NULL, -- title, body, dismissible, triggers, buttons: the shape of schema/dialogs.graphql
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX custom_dialogs_open ON custom_dialogs (player_id, id) WHERE closed_at IS NULL;

-- ===== Loyalty =====

-- Each player's place in the loyalty programme: server/domain/loyalty/tiers.ts has the points of each tier.
CREATE TABLE loyalty_members (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  tier text NOT NULL DEFAULT 'PLAY' CHECK (tier IN ('PLAY', 'CHOICE', 'ADVANTAGE', 'PREFERRED', 'ELITE', 'OWNERS_CLUB')),
  granted_year integer, -- null: the tier is the first one
  mychoice_id text NOT NULL DEFAULT nextval('loyalty_cards') UNIQUE,
  credits bigint NOT NULL DEFAULT 0 -- the sum of the entries; below zero: owed
);

-- What a settled bet earns. The rule of a bet is that of the moment when it was placed, so that a correction years later counts alike.
CREATE TABLE loyalty_rules (
  product text CHECK (product = 'SPORTS'),
  from_at timestamptz,
  points_per_dollar_hundredths integer NOT NULL CHECK (points_per_dollar_hundredths >= 0), -- 100: one point
  cash_out_percent integer NOT NULL CHECK (cash_out_percent >= 0 AND cash_out_percent <= 100), -- of a stake that is cashed out, that counts
  PRIMARY KEY (product, from_at)
);

-- What credits are exchanged for: cash or promotional credits.
CREATE TABLE loyalty_redemption_methods (
  id text PRIMARY KEY,
  position integer NOT NULL UNIQUE,
  title text NOT NULL,
  detail text NOT NULL,
  account text NOT NULL CHECK (account IN ('CASH', 'PROMOTIONAL_CREDIT')),
  cents_per_100_credits integer NOT NULL CHECK (cents_per_100_credits > 0),
  minimum_credits integer NOT NULL CHECK (minimum_credits > 0)
);

-- Points that count for the tier of a year of the player's region: the sum of the entries of that year.
CREATE TABLE loyalty_years (
  player_id text REFERENCES players ON DELETE CASCADE,
  year integer,
  tier_points bigint NOT NULL,
  PRIMARY KEY (player_id, year)
);

CREATE TABLE loyalty_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PLAY', 'REDEMPTION', 'GRANT')),
  bet_id bigint, -- of PLAY
  request_id text, -- of REDEMPTION
  method_id text, -- alike
  cents bigint, -- alike: what the credits were exchanged for
  tier_points bigint NOT NULL,
  credits bigint NOT NULL,
  year integer NOT NULL, -- of the tier; of a bet that of its first settlement, over corrections
  at timestamptz NOT NULL,
  -- Points that no bet has earned.
  operator_action_id bigint REFERENCES operator_actions,
  CHECK (
CASE kind
    WHEN 'PLAY' THEN (bet_id IS NOT NULL AND (num_nonnulls(request_id, method_id, cents) = 0))
    WHEN 'GRANT' THEN (num_nonnulls(bet_id, request_id, method_id, cents) = 0)
    ELSE (bet_id IS NULL AND (num_nonnulls(request_id, method_id, cents) = 3) AND credits < 0 AND tier_points = 0 AND cents > 0)
END),
  CONSTRAINT loyalty_grants_have_a_reason CHECK ((kind = 'GRANT') = (operator_action_id IS NOT NULL))
);
CREATE INDEX loyalty_entries_by_bet ON loyalty_entries (bet_id) WHERE bet_id IS NOT NULL;
CREATE INDEX loyalty_entries_by_player ON loyalty_entries (player_id, id DESC);
CREATE UNIQUE INDEX loyalty_redemptions_once ON loyalty_entries (player_id, request_id) WHERE request_id IS NOT NULL;

-- ===== Linking =====

-- Accounts at other providers that players have linked. One external account belongs to one player, and a player has one a provider.
CREATE TABLE linked_accounts (
  player_id text REFERENCES players ON DELETE CASCADE,
  account_type text CHECK (account_type = 'SPORTS_MEDIA'),
  issuer text NOT NULL,
  pairwise_id text NOT NULL, -- the id that the provider has made for this operator's apps alone
  username text NOT NULL, -- the public name at the provider; empty: it gave none
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, account_type),
  UNIQUE (issuer, pairwise_id)
);

-- Linkings under way. The nonce binds an id token to the player who asked for it, and to one use.
CREATE TABLE account_link_nonces (
  nonce_hash bytea PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_link_nonces_of_player ON account_link_nonces (player_id, expires_at);

CREATE TABLE account_link_prompt_dismissals (
  player_id text REFERENCES players ON DELETE CASCADE,
  prompt_type text CHECK (prompt_type = 'ACCOUNT_MENU'),
  dismissed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, prompt_type)
);

-- ===== Messages =====

CREATE TABLE outbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS', 'CALL')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  code text,
  link text,
  sent_at timestamptz NOT NULL
);
CREATE INDEX outbox_messages_of_recipient ON outbox_messages (lower(recipient), id DESC);
CREATE INDEX outbox_messages_by_time ON outbox_messages (sent_at);

-- ===== Featured bets =====

-- Bets that an operator features in a brand; links lead to them.
CREATE TABLE featured_bets (
  id text PRIMARY KEY,
  brand text NOT NULL,
  title text NOT NULL,
  selection_origin text NOT NULL, -- what a slip keeps of where its picks came from
  selection_ids text[] NOT NULL CHECK ((cardinality(selection_ids) >= 1) AND (cardinality(selection_ids) <= 12)),
  created_at timestamptz NOT NULL
);

-- ===== Cashout =====

CREATE TABLE cash_outs (
  bet_id bigint REFERENCES bets,
  number integer CHECK (number > 0), -- of the bet's cash outs, from 1
  tenths integer NOT NULL CHECK (tenths >= 1 AND tenths <= 10),
  stake_cents bigint NOT NULL CHECK (stake_cents > 0), -- the part of the stake that is given up
  potential_payout_cents bigint NOT NULL, -- what that part could have paid
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  debt_change_cents bigint NOT NULL CHECK (debt_change_cents <= 0), -- what of it has repaid the player's debt, below zero
  offer_version bigint NOT NULL,
  automatic boolean NOT NULL, -- by the player's auto cash out
  taken_at timestamptz NOT NULL,
  CHECK (potential_payout_cents >= stake_cents),
  CONSTRAINT cash_outs_check1 CHECK (amount_cents <= potential_payout_cents),
  PRIMARY KEY (bet_id, number)
);

-- Bets that the server cashes out as soon as all that runs of them is worth this much. functions/take_cash_out.sql deletes the row.
CREATE TABLE auto_cash_outs (
  bet_id bigint PRIMARY KEY REFERENCES bets,
  player_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  set_at timestamptz NOT NULL
);

-- ===== History and taxes =====

-- Wins that come with a tax form (IRS form W-2G).
CREATE TABLE w2g_wins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  game_name text NOT NULL,
  won_at timestamptz NOT NULL,
  win_cents bigint NOT NULL CHECK (win_cents > 0),
  withheld_cents bigint NOT NULL,
  acknowledged_at timestamptz,
  CHECK (withheld_cents >= 0 AND withheld_cents <= win_cents)
);
CREATE INDEX w2g_wins_open ON w2g_wins (player_id, id) WHERE acknowledged_at IS NULL;

-- One row for each transfer into or out of what a player can play with.
CREATE TABLE player_entries (
  -- In the order in which the balance changed: of a player, it is given under the lock of the account.
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id text,
  class text, -- of history_class
  at timestamptz,
  transfer_id bigint NOT NULL,
  account ledger_account_kind NOT NULL,
  amount_cents bigint NOT NULL, -- below zero: out of it
  balance_cents bigint NOT NULL, -- of the account after it
  PRIMARY KEY (player_id, class, at, id)
);

-- Each moment at which something of a bet was decided: a cash out, or a version of its settlement. stake_cents and returned_cents are what it
-- adds to the settled stakes and to what was paid for them, in cash: a bonus bet and credits are no stake of the player, and credits that come
-- back are no money. Their sums over all rows are those of the ledger, and a row never changes: a correction is a row of its own day.
CREATE TABLE bet_entries (
  player_id text,
  class text CHECK (class IN ('WON', 'LOST', 'RETURNED', 'CASHED_OUT', 'REOPENED')),
  at timestamptz,
  bet_id bigint,
  number integer, -- the version of the settlement; below zero: the bet's cash out of that number
  stake_cents bigint NOT NULL,
  returned_cents bigint NOT NULL,
  PRIMARY KEY (player_id, class, at, bet_id, number)
);
CREATE INDEX bet_entries_large ON bet_entries (player_id, bet_id) WHERE (returned_cents > 0) AND (returned_cents >= (300 * stake_cents));

-- Which payouts come with a form W-2G, from a year on: winnings of this much and, where wager_multiple is set, of so many times the wager.
-- A kind of game without a row has no such form. The bound of minimum_cents is that of the indexes.
CREATE TABLE tax_rules (
  product text, -- SPORTS, or the engine of a game
  from_year integer,
  minimum_cents bigint NOT NULL CHECK (minimum_cents >= 60000),
  wager_multiple integer CHECK (wager_multiple > 0),
  deducts_wager boolean NOT NULL, -- winnings are the payout less the wager
  PRIMARY KEY (product, from_year)
);

-- The betting history of one sport, read at the cost of a page like that of all (docs/adr/0086): a row for each entry and sport of its bet's legs.
CREATE TABLE bet_entry_sports (
  player_id text,
  sport text,
  class text,
  at timestamptz,
  bet_id bigint,
  number integer,
  PRIMARY KEY (player_id, sport, class, at, bet_id, number)
);

-- Files of all that is stored of a player (server/store/history/dataExports.ts). A job makes each, two at a time for all servers, so that no
-- connection waits for the reader of one. `number` is the place in the line; one file a player.
CREATE TABLE data_exports (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL UNIQUE REFERENCES players ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  made_at timestamptz -- null: it waits, or is being made
);

-- The file in pieces, compressed together (gzip).
CREATE TABLE data_export_pieces (
  export_number bigint REFERENCES data_exports ON DELETE CASCADE,
  piece integer,
  content bytea NOT NULL,
  PRIMARY KEY (export_number, piece)
);

-- ===== Promotions =====

-- What a brand advertises: cards of the carousel on home, and a page each.
CREATE TABLE promotions (
  id text PRIMARY KEY, -- of /promotions/{id}
  brand text, -- null: every brand
  title text NOT NULL,
  short_description text NOT NULL,
  description text NOT NULL, -- paragraphs, separated by line breaks
  tag text, -- a word on the picture: a league, a product
  image text NOT NULL, -- a path of the app, 482 x 301
  cta_label text, -- null: the client's own word
  cta_path text, -- where the action leads in the app; null: no action
  ends_at timestamptz, -- null: until it is taken down
  position integer NOT NULL,
  free_game_id text REFERENCES casino_games, -- null: none
  brand_kind text CHECK (brand_kind IN ('sportsbook', 'casino')), -- null: both
  starts_at timestamptz, -- null: since it is up
  enrolment text NOT NULL DEFAULT 'none' CHECK (enrolment IN ('none', 'opt-in')),
  audience jsonb NOT NULL DEFAULT '{}'::jsonb, -- server/domain/promotions/promotion.ts, as are the next two
  condition jsonb, -- null: nothing has to be done but to enrol
  award jsonb, -- null: it explains, and gives nothing
  budget_cents bigint CHECK (budget_cents >= 0), -- null: without an end
  spent_cents bigint NOT NULL DEFAULT 0 CHECK (spent_cents >= 0),
  deep_link text, -- where one opts in; null: nowhere, and nothing is asked for
  alternate_image text,
  is_onboarding boolean NOT NULL DEFAULT false, -- the one of the welcome screen
  play_your_way boolean NOT NULL DEFAULT false, -- one choice of several, for a new player
  CONSTRAINT promotions_within_budget CHECK (spent_cents <= budget_cents),
  CONSTRAINT promotions_give_something CHECK (award IS NOT NULL OR (condition IS NULL AND budget_cents IS NULL AND spent_cents = 0))
);

-- Who has opted in, or claimed. What counts is what happens from then on.
CREATE TABLE promotion_enrolments (
  promotion_id text,
  player_id text REFERENCES players ON DELETE CASCADE,
  enrolled_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, player_id)
);
CREATE INDEX promotion_enrolments_of_player ON promotion_enrolments (player_id);

-- What was given: once a player, whatever is delivered twice.
CREATE TABLE promotion_awards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id text NOT NULL,
  player_id text NOT NULL,
  cents bigint NOT NULL CHECK (cents >= 0), -- of the budget
  reward_id text, -- of rewards; null: a transfer of the ledger, promotion:<id>
  awarded_at timestamptz NOT NULL,
  -- The terms by which an award was given: a promotion may be changed or taken down later. Null: nothing had to be done.
  condition jsonb,
  counts_from timestamptz,
  counts_until timestamptz,
  -- What an award gave, as it was then; null: it was given before.
  award jsonb,
  UNIQUE (promotion_id, player_id)
);

CREATE TABLE cashback_claims (
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE, -- of the ledger's transfer: cashback:<number>
  reward_id text PRIMARY KEY REFERENCES rewards ON DELETE CASCADE,
  player_id text NOT NULL,
  claimed_at timestamptz NOT NULL
);

-- Who was invited by whom: a player has one referrer at most, and it never changes. Both are awarded once, after the friend's first settled bet.
CREATE TABLE referral_codes (
  code text PRIMARY KEY,
  player_id text NOT NULL UNIQUE REFERENCES players ON DELETE CASCADE
);

CREATE TABLE referrals (
  friend_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  referrer_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  signed_up_at timestamptz NOT NULL,
  awarded_at timestamptz,
  friend_reward_id text,
  referrer_reward_id text,
  -- The condition by which both were awarded; null: a settled bet of the friend, as before.
  condition jsonb,
  award jsonb,
  CHECK (friend_id <> referrer_id),
  CONSTRAINT referrals_check1 CHECK (num_nulls(awarded_at, friend_reward_id, referrer_reward_id) IN (0, 3))
);
CREATE INDEX referrals_of_referrer ON referrals (referrer_id, signed_up_at DESC);

-- A row while an award is not earned any more; deleted once it is again.
CREATE TABLE award_recalls (
  source text PRIMARY KEY, -- promotion:<id of the award>, promo-code:<payment>, referral:<friend>:<player>
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  reward_id text UNIQUE, -- of rewards; null: credits or a casino bonus
  outcome text NOT NULL CHECK (outcome IN ('WITHDRAWN', 'KEPT')), -- KEPT: it was used before
  at timestamptz NOT NULL
);
CREATE INDEX award_recalls_of_player ON award_recalls (player_id);

-- ===== Sharing =====

-- Bets that somebody shares by a link. No row says who: whoever has the link may see it.
CREATE TABLE shared_bets (
  id text PRIMARY KEY,
  brand text NOT NULL,
  kind text NOT NULL,
  -- [{selectionId, price: {odds, pointsHundredths} or null}].
  legs jsonb NOT NULL CHECK ((jsonb_array_length(legs) >= 1) AND (jsonb_array_length(legs) <= 20)),
  stake_cents bigint CHECK (stake_cents > 0), -- null unless it was chosen to be shown
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX shared_bets_by_expiry ON shared_bets (expires_at);

-- ===== Money =====

-- One table of the requests that move money, whatever they ask for (docs/adr/0076): each is decided once, and its id is answered the same ever
-- after. A placed placement, which was known by its bets alone, has its row, too.
CREATE TABLE money_requests (
  player_id text, -- who has accounts, which are locked; a foreign key would write to the player's row each time
  kind text CHECK (kind IN ('PLACEMENT', 'CASH_OUT', 'DEPOSIT', 'WITHDRAWAL', 'LOYALTY_REDEMPTION')),
  id text, -- of the player's client
  body_hash text NOT NULL, -- SHA-256 of what it asks for
  outcome text NOT NULL CHECK (outcome IN ('HELD', 'DECIDED', 'REFUSED')),
  answer jsonb, -- placement: the errors, null where it is placed; cash out: server/store/cashout/cashOut.ts, Answer
  due_at timestamptz, -- by the database's clock, which a sandbox cannot advance
  decided_at timestamptz,
  CHECK (due_at IS NULL OR outcome = 'HELD'),
  CONSTRAINT money_requests_check1 CHECK ((outcome = 'HELD') = (decided_at IS NULL)),
  PRIMARY KEY (player_id, kind, id)
);
CREATE INDEX money_requests_by_due_time ON money_requests (due_at) WHERE outcome = 'HELD';

-- ===== Payments =====

-- Deposits and withdrawals (docs/adr/0084). One row a payment, attempts under it for each call of the gateway, and what happened to it, which
-- is only added. Written by functions/payments.sql alone.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  receipt_id text NOT NULL UNIQUE, -- what players and the gateway know it by
  player_id text NOT NULL REFERENCES players,
  direction text NOT NULL CHECK (direction IN ('DEPOSIT', 'WITHDRAWAL')),
  provider_code text NOT NULL,
  method_id text, -- payment_methods; null: none, or one that the player gives the provider
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  content_hash text NOT NULL, -- of what the player wants: a request for the same continues an open deposit
  quick_deposit boolean NOT NULL,
  facility_id text,
  origin text NOT NULL, -- of the app that the provider's page returns to
  promotion_code text,
  state text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  confirmed boolean NOT NULL,
  cancel_asked boolean NOT NULL DEFAULT false,
  paid_attempt integer, -- whose money was posted
  reason text, -- the gateway's, of how it ended
  created_at timestamptz NOT NULL,
  credited_at timestamptz, -- of a deposit
  ended_at timestamptz, -- when it reached its terminal state
  clearing_hours integer NOT NULL DEFAULT 0 CHECK (clearing_hours >= 0), -- of a deposit, by its provider's terms
  clears_at timestamptz, -- of a deposit that was credited
  -- Of a withdrawal: what of it has to go to an account that has paid in. Zero: nothing.
  back_cents bigint NOT NULL DEFAULT 0,
  -- The provider has named another account for it since.
  astray boolean NOT NULL DEFAULT false,
  CHECK (
CASE direction
    WHEN 'DEPOSIT' THEN (state IN ('OPEN', 'PROCESSING', 'SUCCESSFUL', 'FAILED', 'CANCELLED', 'REVIEW', 'REFUNDED', 'CHARGED_BACK'))
    ELSE (state IN ('REQUESTED', 'CHECKED', 'SENT', 'ARRIVED', 'DECLINED', 'CANCELLED', 'RETURNED'))
END),
  CONSTRAINT payments_check1 CHECK (back_cents >= 0 AND back_cents <= amount_cents)
);
CREATE INDEX payments_of_player ON payments (player_id, id);
CREATE UNIQUE INDEX payments_open_deposit ON payments (player_id) WHERE (direction = 'DEPOSIT') AND (state = 'OPEN');
CREATE INDEX payments_running ON payments (id) WHERE state IN ('OPEN', 'PROCESSING', 'REVIEW', 'REQUESTED', 'CHECKED', 'SENT');
-- Deposits that came to nothing stand in the list, too.
CREATE INDEX payments_failed ON payments (player_id, ended_at, id) WHERE (direction = 'DEPOSIT') AND (state IN ('FAILED', 'CANCELLED'));
CREATE INDEX payments_clearing ON payments (player_id, clears_at) WHERE (direction = 'DEPOSIT') AND (state = 'SUCCESSFUL');

CREATE TABLE payment_attempts (
  payment_id bigint REFERENCES payments,
  number integer CHECK (number > 0),
  state text NOT NULL,
  refund_asked boolean NOT NULL DEFAULT false,
  reference text, -- the gateway's id; null: it has not answered yet
  uri text, -- the provider's page
  fields jsonb, -- of a form, until the gateway has them: bank details are stored nowhere else
  PRIMARY KEY (payment_id, number)
);

CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments,
  source text NOT NULL CHECK (source IN ('PLAYER', 'GATEWAY', 'OPERATOR', 'TIME')), -- who says so
  kind text NOT NULL,
  attempt integer,
  gateway_event_id text UNIQUE, -- of a webhook: each is applied once
  detail jsonb,
  ignored boolean NOT NULL, -- its state did not expect it
  state text NOT NULL, -- of the payment after it
  transfer text, -- what it posted
  debt_change_cents bigint NOT NULL DEFAULT 0, -- what that lent the player (above zero), or repaid
  at timestamptz NOT NULL
);
CREATE INDEX payment_events_of_payment ON payment_events (payment_id, id);

-- What a player has paid with before, as the gateway names it: neither a card's number nor a bank account's is stored here.
CREATE TABLE payment_methods (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  provider_code text NOT NULL,
  gateway_id text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  deleted_at timestamptz,
  -- What the gateway says that two methods have in common which are one card or bank account.
  fingerprint text,
  UNIQUE (player_id, provider_code, gateway_id)
);

-- Providers that a player does not want to be offered.
CREATE TABLE excluded_providers (
  player_id text REFERENCES players ON DELETE CASCADE,
  provider_code text,
  direction text CHECK (direction IN ('DEPOSIT', 'WITHDRAWAL')),
  lifted_at timestamptz, -- when a cool-off ends; null: the player has not asked for that
  PRIMARY KEY (player_id, provider_code, direction)
);

CREATE TABLE promo_codes (
  code text PRIMARY KEY CHECK (code = upper(code)),
  title text NOT NULL,
  bonus_bet_cents bigint NOT NULL CHECK (bonus_bet_cents > 0),
  minimum_deposit_cents bigint NOT NULL CHECK (minimum_deposit_cents >= 0),
  ends_at timestamptz NOT NULL,
  reward_seconds integer NOT NULL CHECK (reward_seconds > 0), -- how long the bonus bet can be used
  -- Beside the deposit: of the bets that play it. As a condition of a promotion.
  terms jsonb NOT NULL DEFAULT '{"minimumOdds": {"numerator": 1, "denominator": 2}, "playedTimes": 1}'::jsonb
);

CREATE TABLE promo_code_uses (
  player_id text REFERENCES players ON DELETE CASCADE,
  code text REFERENCES promo_codes,
  payment_id bigint NOT NULL REFERENCES payments,
  reward_id text,
  terms jsonb NOT NULL, -- of the code, as it was used
  PRIMARY KEY (player_id, code)
);
CREATE INDEX promo_code_uses_waiting ON promo_code_uses (player_id) WHERE reward_id IS NULL;

-- An operator has found out that a provider can no longer pay a player: what came by it until then may go elsewhere.
CREATE TABLE way_back_waivers (
  player_id text REFERENCES players ON DELETE CASCADE,
  provider_code text,
  reason text NOT NULL CHECK (reason <> ''),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider_code)
);

-- ===== Jobs =====

-- Workers of the job queue (graphile_worker) that are alive. A worker that is not seen any more has left its jobs behind.
CREATE TABLE job_workers (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

-- ===== Safer play =====

-- When the periods of limits begin and end, by the region of the player's account; '' is every other region (docs/adr/0085).
CREATE TABLE limit_period_rules (
  region_code text PRIMARY KEY,
  is_rolling boolean NOT NULL DEFAULT false, -- the last 24 hours, 7 days, month
  zone text NOT NULL, -- of the tz database
  reset_hour smallint NOT NULL DEFAULT 0 CHECK (reset_hour >= 0 AND reset_hour <= 23),
  first_weekday smallint NOT NULL DEFAULT 1 CHECK (first_weekday >= 1 AND first_weekday <= 7), -- ISO 8601: 1 is Monday
  -- A raise waits for the end of its period, and at least so long.
  wait_hours smallint NOT NULL DEFAULT 0 CHECK (wait_hours >= 0 AND wait_hours <= 720)
);

-- The types and periods that a limit can have, in the order of their pages.
CREATE TABLE limit_slots (
  place smallint PRIMARY KEY,
  type text NOT NULL,
  period text
);

-- ===== Favourites =====

-- What players have starred, by the ids of search documents: `competition:{id}`, `team:{competition}:{name}`, `player:{id}`. Without a reference
-- to them: a team has a document only while it has a listed event, and its star stays.
CREATE TABLE player_favourites (
  player_id text REFERENCES players ON DELETE CASCADE,
  id text,
  title text NOT NULL,
  competition_id text,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id)
);

-- ===== Tournaments =====

-- Tournaments: play money, a leaderboard, no prize but the place. Nothing here touches the ledger.
CREATE TABLE tournaments (
  id text PRIMARY KEY,
  brand text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  sports text[] NOT NULL, -- slugs; empty: all
  starts_at timestamptz NOT NULL, -- picks are taken, on games that start, from here
  ends_at timestamptz NOT NULL, -- to here
  budget integer NOT NULL CHECK (budget >= 1 AND budget <= 1000000), -- whole play dollars a player
  joined integer NOT NULL DEFAULT 0, -- players who ever joined: the last number given
  created_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX tournaments_by_brand ON tournaments (brand, ends_at DESC);

CREATE TABLE tournament_players (
  tournament_id text REFERENCES tournaments,
  player_id text,
  number integer NOT NULL, -- what others see in place of a name
  remaining integer NOT NULL CHECK (remaining >= 0), -- the database refuses a pick beyond the budget
  joined_at timestamptz NOT NULL,
  returned bigint NOT NULL DEFAULT 0,
  pick_count integer NOT NULL DEFAULT 0,
  settled_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tournament_id, player_id),
  UNIQUE (tournament_id, number)
);
CREATE INDEX tournament_players_by_player ON tournament_players (player_id);
-- In the order of a leaderboard: the best return, then the lower number.
CREATE INDEX tournament_players_by_return ON tournament_players (tournament_id, ((- returned)), number);

-- A pick as it was made. It is graded from this row and the results alone, at each reading: a correction needs no second write, and nothing can
-- be paid twice.
CREATE TABLE tournament_picks (
  player_id text,
  id text, -- the client's
  tournament_id text NOT NULL,
  selection_id text NOT NULL,
  market_id text NOT NULL,
  event_id text NOT NULL,
  selection jsonb NOT NULL, -- rows of the catalogue at that moment
  market jsonb NOT NULL,
  event_name text NOT NULL,
  event_starts_at timestamptz NOT NULL,
  points_hundredths integer,
  odds_numerator bigint NOT NULL CHECK (odds_numerator > 0),
  odds_denominator bigint NOT NULL CHECK (odds_denominator > 0),
  stake integer NOT NULL CHECK (stake > 0),
  placed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  UNIQUE (tournament_id, player_id, market_id),
  FOREIGN KEY (tournament_id, player_id) REFERENCES tournament_players
);
CREATE INDEX tournament_picks_by_event ON tournament_picks (event_id);

-- What a pick has paid by the newest result of its event, and the sums of each player: written with the settlement of the event
-- (functions/tournaments.sql), so that a page reads some rows and grades nothing.
CREATE TABLE tournament_pick_grades (
  player_id text,
  pick_id text,
  grade text NOT NULL,
  returned bigint NOT NULL CHECK (returned >= 0), -- whole play dollars
  PRIMARY KEY (player_id, pick_id),
  FOREIGN KEY (player_id, pick_id) REFERENCES tournament_picks
);

-- ===== Price alerts =====

-- A player's wish to be told when a selection pays so much or more, at the line it had then. functions/price_alerts.sql ends it, once: reached, or
-- closed with its market. A job tells of it after that.
CREATE TABLE price_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  selection_id text NOT NULL REFERENCES selections ON DELETE CASCADE,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE, -- of the selection; spares the feed a join
  points_hundredths integer,
  target_numerator bigint NOT NULL CHECK (target_numerator > 0), -- the profit on one unit, exact
  target_denominator bigint NOT NULL CHECK (target_denominator > 0),
  set_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'REACHED', 'CLOSED')),
  ended_at timestamptz,
  reached_numerator bigint,
  reached_denominator bigint,
  told_at timestamptz,
  withheld boolean NOT NULL DEFAULT false, -- reached by a player to whom nothing is offered
  CHECK ((state = 'WAITING') = (ended_at IS NULL)),
  CONSTRAINT price_alerts_check1 CHECK (
    (state = 'REACHED') = (reached_numerator IS NOT NULL) AND num_nulls(reached_numerator, reached_denominator) IN (0, 2)
  ),
  CONSTRAINT price_alerts_check2 CHECK (told_at IS NULL OR state <> 'WAITING')
);
CREATE UNIQUE INDEX price_alerts_waiting ON price_alerts (player_id, selection_id) WHERE state = 'WAITING';
CREATE INDEX price_alerts_of_player ON price_alerts (player_id);
CREATE INDEX price_alerts_of_selection ON price_alerts (selection_id);
CREATE INDEX price_alerts_of_event ON price_alerts (event_id) WHERE state = 'WAITING';
CREATE INDEX price_alerts_to_tell ON price_alerts (event_id) WHERE (state <> 'WAITING') AND (told_at IS NULL);

-- ===== Builds =====

-- The hashed files of this build and of the builds before it, so that a page that was opened before a deploy can load the rest of its code
-- after it, from any server (docs/adr/0100). A deploy only adds; what no server has had in its build for a month is removed.
CREATE TABLE app_files (
  path text PRIMARY KEY CHECK (path ~ '^assets/[\w.-]+$'), -- below the app's origin; its name has a hash of the content
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'), -- of the file, before compression
  brotli boolean NOT NULL, -- whether the bytes are compressed
  bytes bytea NOT NULL,
  served_at timestamptz NOT NULL -- when a server last had it in its build
);
CREATE INDEX app_files_served_at ON app_files (served_at);

-- ===== Push =====

-- Browsers that are told of a player's news by Web Push (docs/adr/0103). One is deleted when its push service says that it is gone, at a log-out on its
-- device, and when another player subscribes with it.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  brand text NOT NULL,
  -- Of the log-in that subscribed; its end by a log-out ends the subscription.
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL,
  endpoint_hash text NOT NULL UNIQUE, -- SHA-256, in hex
  p256dh text NOT NULL,
  auth text NOT NULL,
  subscribed_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_of_player ON push_subscriptions (player_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

-- Kinds of news that the player has switched off at a brand.
CREATE TABLE push_kinds_off (
  player_id text REFERENCES players ON DELETE CASCADE,
  brand text,
  kind text CHECK (kind IN ('BET_SETTLED', 'PRICE_ALERT', 'WITHDRAWAL_SENT')),
  PRIMARY KEY (player_id, brand, kind)
);

-- What a push service has taken: a job that runs again sends it to no subscription twice.
CREATE TABLE push_deliveries (
  subscription_id bigint REFERENCES push_subscriptions ON DELETE CASCADE,
  cause text,
  delivered_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, cause)
);
CREATE INDEX push_deliveries_by_time ON push_deliveries (delivered_at);

-- The pair of keys that names this server to push services, where none is configured: a sandbox makes it once.
CREATE TABLE push_keys (
  only_one boolean DEFAULT true PRIMARY KEY CHECK (only_one),
  public_key text NOT NULL,
  private_key text NOT NULL
);

-- ===== Persons behind players =====

-- Which accounts are of one person (docs/adr/0125). A key is the digest of something that a person has: written at sign-up and at each change by
-- functions/person.sql, and never deleted, so that a change does not make anybody another person.
CREATE TABLE person_keys (
  player_id text REFERENCES players ON DELETE CASCADE,
  -- Exact: PERSON (name, birthday, postal code), PHONE, MAILBOX, DOCUMENT, BANK, METHOD (of a payment). Near: FAMILY (surname, birthday), HOME
  -- (birthday, street, postal code).
  kind text CHECK (kind IN ('PERSON', 'PHONE', 'MAILBOX', 'DOCUMENT', 'BANK', 'METHOD', 'FAMILY', 'HOME')),
  digest bytea,
  PRIMARY KEY (player_id, kind, digest)
);
CREATE INDEX person_keys_by_digest ON person_keys (digest, kind);

-- What an operator has to look at: another account that has keys of this one. One row a pair and direction, as of the last occasion.
CREATE TABLE person_marks (
  player_id text REFERENCES players ON DELETE CASCADE,
  other_id text REFERENCES players ON DELETE CASCADE,
  kinds text[] NOT NULL,
  is_held boolean NOT NULL,
  occasion text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, other_id)
);
CREATE INDEX person_marks_by_time ON person_marks (last_at);

-- An operator has found two accounts to be of two persons. The smaller id first.
CREATE TABLE persons_apart (
  one_id text REFERENCES players ON DELETE CASCADE,
  other_id text REFERENCES players ON DELETE CASCADE,
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  decided_at timestamptz NOT NULL,
  CHECK (one_id < other_id),
  PRIMARY KEY (one_id, other_id)
);

-- The bytes are compressed already.
ALTER TABLE app_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- The role of the servers reads every row of an exclusion; it writes none of a stop. Those are written by stop_player, and lifted by an operator, with
-- the rights of the tables' owner. Policies are for all roles but the owner.
ALTER TABLE player_exclusions ENABLE ROW LEVEL SECURITY;
CREATE POLICY all_are_read ON player_exclusions FOR SELECT USING (true);
CREATE POLICY no_stop_is_added ON player_exclusions FOR INSERT WITH CHECK (kind IN ('casino', 'promotions'));
CREATE POLICY no_stop_is_changed ON player_exclusions FOR UPDATE USING (kind IN ('casino', 'promotions'));

-- ===== A bet as placement passes it (functions/place_bets.sql, server/store/bets/requestedBets.ts) =====

CREATE TYPE requested_leg AS (selection_id text, odds_numerator bigint, odds_denominator bigint, points_hundredths integer);
CREATE TYPE requested_bet AS (
  draft_bet_id text,
  kind bet_kind,
  combinations integer,
  stake_cents bigint,   -- on all combinations together, as the payout
  payout_cents bigint,
  terms jsonb,          -- server/domain/betKinds/types.ts, BetTerms
  reward jsonb,         -- server/domain/rewards/reward.ts, BetReward
  shown jsonb,          -- what a move of a live price is measured by: server/domain/betKinds/priceBets.ts, ShownBet
  legs requested_leg[]
);
-- A leg as it is written and answered. bet: which of the placement's it belongs to, from 1.
CREATE TYPE placed_leg AS (bet integer, taken bet_legs, answer json);

-- ===== References to tables that come later =====

ALTER TABLE ledger_transfers ADD FOREIGN KEY (bet_id) REFERENCES bets;
ALTER TABLE ledger_transfers ADD FOREIGN KEY (casino_transaction_id) REFERENCES casino_transactions;
ALTER TABLE ledger_transfers ADD FOREIGN KEY (payment_id) REFERENCES payments;

-- ===== Views, and functions that they and other functions stand on =====

-- Both sides of every transfer. The sum of amount_cents over all of it is zero by construction; an account's balance is its own sum.
CREATE VIEW ledger_entries AS
  SELECT id AS transfer_id, from_account_id AS account_id, -amount_cents AS amount_cents FROM ledger_transfers
  UNION ALL
  SELECT id, to_account_id, amount_cents FROM ledger_transfers;

-- Bets with what runs of them: stake and possible payout less what was cashed out. paid_cents: what the cash outs have paid.
CREATE VIEW running_bets AS
  SELECT b.id, b.player_id, b.kind, b.terms, b.combinations, b.stake_cents - coalesce(taken.stake_cents, 0) AS stake_cents,
         b.potential_payout_cents - coalesce(taken.potential_payout_cents, 0) AS potential_payout_cents,
         coalesce(taken.amount_cents, 0) AS paid_cents, b.stake_cents AS placed_stake_cents,
         coalesce(taken.tenths, 0) AS cashed_tenths, coalesce(taken.number, 0) AS cash_outs
    FROM bets b
    LEFT JOIN LATERAL (
      SELECT sum(stake_cents)::bigint AS stake_cents, sum(potential_payout_cents)::bigint AS potential_payout_cents,
             sum(amount_cents)::bigint AS amount_cents, sum(tenths)::integer AS tenths, max(number) AS number
        FROM cash_outs WHERE bet_id = b.id
    ) taken ON true;

CREATE VIEW counted_player_bets AS
  SELECT b.player_id,
         count(*) FILTER (WHERE is_open) AS open_bets,
         coalesce(sum(b.stake_cents) FILTER (WHERE is_open), 0)::bigint AS open_stake_cents,
         coalesce(sum(b.potential_payout_cents) FILTER (WHERE is_open), 0)::bigint AS open_payout_cents,
         count(*) FILTER (WHERE NOT is_open) AS settled_bets,
         coalesce(sum(b.placed_stake_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_stake_cents,
         coalesce(sum(s.payout_cents + b.paid_cents) FILTER (WHERE NOT is_open), 0)::bigint AS settled_payout_cents
    FROM running_bets b
    LEFT JOIN LATERAL (SELECT outcome, payout_cents FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    CROSS JOIN LATERAL (SELECT coalesce(s.outcome, 'PENDING') = 'PENDING' AS is_open) state
    GROUP BY b.player_id;

-- What liabilities must add up to: the wins of open bets and of those that are held.
CREATE VIEW open_liabilities AS
  SELECT scope, id, sum(win)::bigint AS cents
    FROM (
      SELECT scope, id, win
        FROM (
          SELECT DISTINCT counted.scope, counted.id, b.id AS bet_id, b.potential_payout_cents - b.stake_cents AS win
            FROM running_bets b
            JOIN bet_legs l ON l.bet_id = b.id
            CROSS JOIN LATERAL (VALUES ('SELECTION'::liability_scope, l.selection_id), ('MARKET', l.market_id), ('EVENT', l.event_id))
              AS counted (scope, id)
            WHERE coalesce((SELECT s.outcome FROM settlements s WHERE s.bet_id = b.id ORDER BY s.version DESC LIMIT 1), 'PENDING') = 'PENDING'
        ) of_bets
      UNION ALL
      SELECT held.scope, held.id, held.cents
        FROM held_placements h CROSS JOIN LATERAL unnest(h.liability_scopes, h.liability_ids, h.liability_cents) AS held (scope, id, cents)
    ) wins
    GROUP BY scope, id;

-- Whether an outcome returns the stake, so that no reward was spent.
CREATE FUNCTION returns_stake(p_outcome settlement_outcome) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(p_outcome::text IN ('PUSH', 'REFUND', 'VOIDED', 'PATRON_CANCELLED', 'INVALID'), false);

-- Rewards that a player can use: what no bet has spent, and none that was withdrawn. One whose bet was refunded can be used for another day.
CREATE VIEW usable_rewards AS
  SELECT r.id, r.player_id, r.kind, r.title, r.amount_cents, r.percent, r.maximum_amount_cents, r.minimum_legs, r.restrictions,
         r.created_at, greatest(r.expires_at, uses.refunded_at + interval '1 day') AS expires_at, coalesce(r.starts_at, '-infinity') AS starts_at
    FROM rewards r
    CROSS JOIN LATERAL (
      SELECT bool_or(NOT returns_stake(s.outcome) AND s.without_reward IS NOT TRUE) AS is_spent, max(s.settled_at) AS refunded_at
        FROM bets b
        LEFT JOIN LATERAL (SELECT outcome, settled_at, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.reward IS NOT NULL AND b.reward ->> 'id' = r.id
    ) uses
    WHERE uses.is_spent IS NOT TRUE AND r.paused_reason IS NULL
      AND NOT EXISTS (SELECT FROM award_recalls c WHERE c.reward_id = r.id AND c.outcome = 'WITHDRAWN')
      AND NOT EXISTS (SELECT FROM held_placements h
                        WHERE h.player_id = r.player_id AND h.bets @> jsonb_build_array(jsonb_build_object('reward', jsonb_build_object('id', r.id))));

-- The bets, placed and held, that each reward is used for. The audit looks for a reward that is used twice.
CREATE VIEW reward_uses AS
  SELECT b.reward ->> 'id' AS reward_id, b.player_id, b.id AS bet_id
    FROM bets b
    LEFT JOIN LATERAL (SELECT outcome, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    WHERE b.reward IS NOT NULL AND b.reward ? 'id' AND NOT returns_stake(s.outcome) AND s.without_reward IS NOT TRUE
  UNION ALL
  SELECT bet -> 'reward' ->> 'id', h.player_id, NULL
    FROM held_placements h CROSS JOIN LATERAL jsonb_array_elements(h.bets) AS bet
    WHERE bet -> 'reward' ->> 'id' IS NOT NULL;

-- Whether a settlement pays promotional credits: it gives back a stake that was one.
CREATE FUNCTION pays_credits(p_reward jsonb, p_outcome settlement_outcome) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(p_reward ->> 'kind' = 'PROMOTIONAL_CREDIT' AND returns_stake(p_outcome), false);

-- What a settlement adds; none for the one that a full cash out leaves, because the cash out has its own row.
CREATE VIEW settlement_entries AS
  SELECT b.player_id,
         CASE WHEN s.outcome::text = 'WIN' THEN 'WON' WHEN s.outcome::text = 'LOSS' THEN 'LOST' WHEN s.outcome::text = 'PENDING' THEN 'REOPENED'
              ELSE 'RETURNED' END AS class,
         s.settled_at AS at, s.bet_id, s.version AS number,
         CASE WHEN placed.reward ->> 'kind' IN ('BONUS_BET', 'PROMOTIONAL_CREDIT') THEN 0 ELSE b.stake_cents END
           * ((s.outcome::text <> 'PENDING')::integer - (coalesce(before.outcome::text, 'PENDING') <> 'PENDING')::integer) AS stake_cents,
         CASE WHEN pays_credits(placed.reward, s.outcome) THEN 0 ELSE s.payout_cents END
           - CASE WHEN pays_credits(placed.reward, before.outcome) THEN 0 ELSE coalesce(before.payout_cents, 0) END AS returned_cents
    FROM settlements s
    JOIN running_bets b ON b.id = s.bet_id
    JOIN bets placed ON placed.id = s.bet_id
    LEFT JOIN settlements before ON before.bet_id = s.bet_id AND before.version = s.version - 1
    WHERE s.outcome::text <> 'CASH_OUT';

CREATE VIEW cash_out_entries AS
  SELECT b.player_id, 'CASHED_OUT' AS class, c.taken_at AS at, c.bet_id, -c.number AS number, c.stake_cents, c.amount_cents AS returned_cents
    FROM cash_outs c JOIN bets b ON b.id = c.bet_id;

-- Awards of every kind that can be used: what no bet has spent, what is not claimed. Spins are used up by rounds: a casino that plays them takes
-- them from here.
CREATE VIEW usable_awards AS
  SELECT u.id, u.player_id, u.kind, u.starts_at, u.expires_at, r.spins
    FROM usable_rewards u JOIN rewards r ON r.id = u.id
    WHERE NOT EXISTS (SELECT FROM cashback_claims c WHERE c.reward_id = u.id);

-- Placement holds this lock of its events shared, recording a result holds it alone: once a result is committed, every bet on the event
-- is visible to settlement, and no further one can be placed.
CREATE FUNCTION event_lock_key(event_id text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hashtextextended(event_id, 7);

-- What a player has now. Volatile, so that it sees what the statement it is called in has done so far: a placement's answer carries the
-- balances after it without a second question.
CREATE FUNCTION player_balances(p_player_id text) RETURNS json LANGUAGE sql VOLATILE
  AS $$ SELECT json_object_agg(kind, balance_cents) FROM ledger_accounts WHERE player_id = p_player_id $$;

-- Whether no bet may be taken at a market's price because nobody vouches for it: the feed is silent, or the price of a game in play
-- is too old. `at` is an instant of the business clock; the rest are columns of events, markets and feeds (null for a feed without a row).
CREATE FUNCTION market_is_silent(
  status event_status, priced_at timestamptz, live_price_ms integer,
  heartbeat_ms integer, heard_at timestamptz, confirmed_at timestamptz, at timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (heartbeat_ms IS NOT NULL AND (heard_at IS NULL OR at - heard_at > heartbeat_ms * interval '1 millisecond'))
      OR (status = 'IN_PLAY' AND at - greatest(priced_at, confirmed_at) > live_price_ms * interval '1 millisecond');

-- The next bets with a leg on the event, by ascending id, locked for settlement.
CREATE FUNCTION lock_bets_on_event(p_event_id text, p_after_bet_id bigint, p_limit integer) RETURNS SETOF bigint
LANGUAGE sql VOLATILE AS $$
  SELECT b.id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
    WHERE l.event_id = p_event_id AND l.bet_id > p_after_bet_id ORDER BY l.bet_id LIMIT p_limit FOR UPDATE OF b
$$;

CREATE FUNCTION probe_write() RETURNS void LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  PERFORM max(number) FROM generate_series(1, 20000) AS number;
  UPDATE write_probe SET probes = probes + 1;
END
$$;

-- Slots of a selection, market or event in `liabilities`, so that bets on one event do not wait for each other's commit. A placement adds
-- to one slot, chosen by the player, up to an equal share of the cap: then the sum of all never passes the cap, and no placement has to
-- read the others. Where its slot is full, it is asked for again with every slot locked (lock_liabilities), which decides by the sum and
-- levels the slots. Settlement takes from slot 0, which may be below zero.
CREATE FUNCTION liability_slots() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 8;

-- The most that open bets may win together; null: there is no cap.
CREATE FUNCTION liability_cap(p_scope liability_scope, p_id text) RETURNS bigint LANGUAGE sql STABLE
  RETURN coalesce((SELECT cents FROM liability_caps WHERE scope = p_scope AND id = p_id),
                  (SELECT cents FROM liability_caps WHERE scope = p_scope AND id IS NULL));

-- Locks every slot of the given keys, in the order of (scope, id, slot) as everywhere, and answers what each key holds in all of them.
CREATE FUNCTION lock_liabilities(p_scopes liability_scope[], p_ids text[])
RETURNS TABLE (scope liability_scope, id text, cents bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  -- A slot that another transaction is about to add is waited for here.
  INSERT INTO liabilities (scope, id, slot, cents)
    SELECT wanted.scope, wanted.id, slot, 0
      FROM (SELECT DISTINCT * FROM unnest(p_scopes, p_ids)) AS wanted (scope, id), generate_series(0, liability_slots() - 1) AS slot
      ORDER BY wanted.scope, wanted.id, slot
    ON CONFLICT DO NOTHING;
  RETURN QUERY
    SELECT locked.scope, locked.id, sum(locked.cents)::bigint
      FROM (SELECT held.scope, held.id, held.cents FROM liabilities held
              WHERE (held.scope, held.id) IN (SELECT * FROM unnest(p_scopes, p_ids)) ORDER BY held.scope, held.id, held.slot FOR UPDATE) locked
      GROUP BY locked.scope, locked.id;
END
$$;

-- Spreads what each key holds evenly over its slots, which lock_liabilities has locked.
CREATE FUNCTION level_liabilities(p_scopes liability_scope[], p_ids text[], p_cents bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE liabilities held
    SET cents = wanted.cents / liability_slots() + CASE WHEN held.slot < wanted.cents % liability_slots() THEN 1 ELSE 0 END
    FROM unnest(p_scopes, p_ids, p_cents) AS wanted (scope, id, cents)
    WHERE held.scope = wanted.scope AND held.id = wanted.id
$$;

-- The document of one event: there while it is listed.
CREATE FUNCTION write_event_document(p_event_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (id, type, product, title, words, competition_id, event_id, starts_at, badges)
    SELECT 'event:' || e.id, 'EVENT', 'SPORTSBOOK', e.name,
      (SELECT coalesce(string_agg(p ->> 'abbreviation', ' '), '') FROM jsonb_array_elements(e.participants) AS p),
      e.competition_id, e.id, e.starts_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('abbreviation', p -> 'abbreviation', 'colors', p -> 'colors')), '[]')
         FROM jsonb_array_elements(e.participants) AS p)
    FROM events e WHERE e.id = p_event_id AND is_listed(e.status)
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words, competition_id = excluded.competition_id,
    starts_at = excluded.starts_at, badges = excluded.badges;
  IF NOT FOUND THEN
    DELETE FROM search_documents WHERE id = 'event:' || p_event_id;
  END IF;
END
$$;

CREATE FUNCTION write_competition_document(p_competition_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (id, type, product, title, words, competition_id)
    SELECT 'competition:' || id, 'COMPETITION', 'SPORTSBOOK', name, sport || ' ' || organization, id
    FROM competitions WHERE id = p_competition_id
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, words = excluded.words;
$$;

-- What players have in cash and credits and what they owe, locked in ascending order, which is the order of locks everywhere.
CREATE FUNCTION lock_funds(p_player_ids text[]) RETURNS SETOF ledger_accounts LANGUAGE sql VOLATILE AS $$
  SELECT * FROM ledger_accounts
    WHERE kind::text IN ('CASH', 'PROMOTIONAL_CREDIT', 'RECEIVABLE', 'CREDIT_RECEIVABLE') AND player_id = ANY (p_player_ids)
    ORDER BY id FOR UPDATE
$$;

-- What new settlements change of what their bets count for. sign −1: the bet is open no more; 1: a correction has opened it again.
-- stake_cents and potential_payout_cents are those of the running part, which open bets count with.
CREATE FUNCTION changes_by_settlement(p_bet_ids bigint[], p_versions integer[])
RETURNS TABLE (
  bet_id bigint, player_id text, stake_cents bigint, potential_payout_cents bigint, sign integer, paid_change_cents bigint,
  placed_stake_cents bigint
)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT b.id, b.player_id, b.stake_cents, b.potential_payout_cents, change.sign,
         settled.payout_cents - coalesce(previous.payout_cents, 0) - change.sign * b.paid_cents, b.placed_stake_cents
    FROM unnest(p_bet_ids, p_versions) AS wanted (bet_id, version)
    JOIN running_bets b ON b.id = wanted.bet_id
    JOIN settlements settled ON settled.bet_id = wanted.bet_id AND settled.version = wanted.version
    LEFT JOIN settlements previous ON previous.bet_id = wanted.bet_id AND previous.version = wanted.version - 1
    CROSS JOIN LATERAL (SELECT (settled.outcome = 'PENDING')::integer - (coalesce(previous.outcome, 'PENDING') = 'PENDING')::integer AS sign) change;
END;

-- Bets with a leg on the event that no result has decided yet.
CREATE FUNCTION open_bets_on(p_event_id text) RETURNS SETOF bigint LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT DISTINCT leg.bet_id
    FROM bet_legs leg
    LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = leg.bet_id ORDER BY version DESC LIMIT 1) last ON true
    WHERE leg.event_id = p_event_id AND coalesce(last.outcome, 'PENDING') = 'PENDING';
END;

-- HELD: a stake waits for its place-bet delay, or is given back after it. No list shows that: the bet follows, or nothing has happened.
CREATE FUNCTION history_class(p_kind text, p_account text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN p_kind IN ('STAKE', 'PAYOUT', 'PAYOUT_REVERSAL', 'CASH_OUT') THEN 'BET'
  WHEN p_kind IN ('HOLD', 'RELEASE') THEN 'HELD'
  WHEN starts_with(p_kind, 'CASINO_') THEN 'CASINO'
  WHEN p_kind IN ('DEPOSIT', 'DEPOSIT_RETURN') THEN 'DEPOSIT'
  WHEN starts_with(p_kind, 'WITHDRAWAL') THEN 'WITHDRAWAL'
  WHEN p_kind = 'AWARD' OR (p_kind = 'FUNDING' AND p_account <> 'CASH') THEN 'BONUS'
  ELSE 'OTHER' END;

CREATE FUNCTION bet_sports(p_bet_id bigint) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT DISTINCT c.sport FROM bet_legs l JOIN events e ON e.id = l.event_id JOIN competitions c ON c.id = e.competition_id WHERE l.bet_id = p_bet_id
$$;

-- ===== Triggers =====

-- What they run is in functions/ (after_*.sql, append_only.sql), which is written before anything is.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION ledger_move_balances() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION event_searched() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION competition_searched() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION enter_settlements() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION enter_cash_outs() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION add_up_loyalty() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION credit_loyalty_of_settlements() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION credit_loyalty_of_cash_outs() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION evaluate_after_settlements() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION evaluate_after_deposit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION require_bonus_wagering() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION refuse_reward_without_reason() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';
CREATE FUNCTION refuse_funding_without_reason() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not written yet''; END';

CREATE TRIGGER competition_searched AFTER INSERT OR DELETE ON competitions FOR EACH ROW EXECUTE FUNCTION competition_searched();
CREATE TRIGGER competition_search_changed AFTER UPDATE ON competitions FOR EACH ROW
  WHEN ((OLD.name, OLD.sport, OLD.organization) IS DISTINCT FROM (NEW.name, NEW.sport, NEW.organization))
  EXECUTE FUNCTION competition_searched();
-- Prices, scores and clocks change an event every second; none of them changes a document.
CREATE TRIGGER event_searched AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION event_searched();
CREATE TRIGGER event_search_changed AFTER UPDATE ON events FOR EACH ROW
  WHEN ((OLD.id, OLD.name, OLD.competition_id, OLD.starts_at, is_listed(OLD.status))
          IS DISTINCT FROM (NEW.id, NEW.name, NEW.competition_id, NEW.starts_at, is_listed(NEW.status))
        OR OLD.participants IS DISTINCT FROM NEW.participants)
  EXECUTE FUNCTION event_searched();
CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transfers_move_balances AFTER INSERT ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION ledger_move_balances();
CREATE TRIGGER bonus_is_wagered AFTER INSERT ON ledger_transfers
  FOR EACH ROW WHEN (new.kind = 'FUNDING') EXECUTE FUNCTION require_bonus_wagering();
CREATE TRIGGER reason_of_funding AFTER INSERT ON ledger_transfers
  FOR EACH ROW WHEN (new.kind = 'FUNDING') EXECUTE FUNCTION refuse_funding_without_reason();
CREATE TRIGGER bets_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_legs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_legs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER results_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON results
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settlements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON settlements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settlements_entered AFTER INSERT ON settlements REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION enter_settlements();
CREATE TRIGGER settlements_earn AFTER INSERT ON settlements REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION credit_loyalty_of_settlements();
CREATE TRIGGER settlements_evaluated AFTER INSERT ON settlements REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION evaluate_after_settlements();
CREATE TRIGGER bet_cancellations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_cancellations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER operator_actions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER search_documents_inserted AFTER INSERT ON search_documents REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER search_documents_updated AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
CREATE TRIGGER casino_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON casino_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER casino_jackpot_wins_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON casino_jackpot_wins
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER rewards_have_a_reason AFTER INSERT OR UPDATE OF id, player_id, source ON rewards
  FOR EACH ROW EXECUTE FUNCTION refuse_reward_without_reason();
CREATE TRIGGER loyalty_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON loyalty_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER loyalty_entries_added AFTER INSERT ON loyalty_entries REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_loyalty();
CREATE TRIGGER cash_outs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash_outs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_outs_entered AFTER INSERT ON cash_outs REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION enter_cash_outs();
CREATE TRIGGER cash_outs_earn AFTER INSERT ON cash_outs REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION credit_loyalty_of_cash_outs();
CREATE TRIGGER player_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON player_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_entry_sports_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bet_entry_sports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_awards_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON promotion_awards
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Only what is held is changed, by its decision.
CREATE TRIGGER money_requests_decided_once BEFORE UPDATE ON money_requests
  FOR EACH ROW WHEN (old.outcome <> 'HELD') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER money_requests_append_only BEFORE DELETE OR TRUNCATE ON money_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER deposits_evaluated AFTER UPDATE ON payments FOR EACH ROW
  WHEN (NEW.direction = 'DEPOSIT' AND (NEW.state = 'SUCCESSFUL') <> (OLD.state = 'SUCCESSFUL'))
  EXECUTE FUNCTION evaluate_after_deposit();
CREATE TRIGGER payment_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payment_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tournament_picks_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tournament_picks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
