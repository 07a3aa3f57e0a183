-- Points of the loyalty programme (docs/adr/0089): entries are only added, and a player's balance is their sum. Below zero it is a debt, which the
-- next points repay. functions/points_of_loyalty.sql writes them.
ALTER TABLE money_requests DROP CONSTRAINT money_requests_kind_check;
ALTER TABLE money_requests ADD CONSTRAINT money_requests_kind_check
  CHECK (kind IN ('PLACEMENT', 'CASH_OUT', 'DEPOSIT', 'WITHDRAWAL', 'LOYALTY_REDEMPTION'));

-- What a settled bet earns. The rule of a bet is that of the moment when it was placed, so that a correction years later counts alike.
CREATE TABLE loyalty_rules (
  product text NOT NULL CHECK (product = 'SPORTS'),
  from_at timestamptz NOT NULL,
  points_per_dollar_hundredths integer NOT NULL CHECK (points_per_dollar_hundredths >= 0), -- 100: one point
  cash_out_percent integer NOT NULL CHECK (cash_out_percent BETWEEN 0 AND 100),            -- of a stake that is cashed out, that counts
  PRIMARY KEY (product, from_at)
);
INSERT INTO loyalty_rules VALUES ('SPORTS', '-infinity', 100, 100);

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
INSERT INTO loyalty_redemption_methods VALUES
  ('playable-balance', 1, 'Playable balance', 'Cash for bets and games. It can be withdrawn.', 'CASH', 100, 100),
  ('promotional-credits', 2, 'Promotional credits', 'For sports bets. Only the winnings are paid, and credits cannot be withdrawn.', 'PROMOTIONAL_CREDIT', 120, 100);

CREATE SEQUENCE loyalty_cards START 7100000001;
ALTER TABLE loyalty_members
  ALTER COLUMN tier_points SET DEFAULT 0,
  ALTER COLUMN tier SET DEFAULT 'PLAY',                                    -- as the operator gave it; held through the year after granted_year
  ADD COLUMN granted_year integer,                                        -- null: the tier is the first one
  ADD COLUMN mychoice_id text NOT NULL UNIQUE DEFAULT nextval('loyalty_cards'),
  ADD COLUMN credits bigint NOT NULL DEFAULT 0;                           -- the sum of the entries; below zero: owed

-- Points that count for the tier of a year of the player's region: the sum of the entries of that year.
CREATE TABLE loyalty_years (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  year integer NOT NULL,
  tier_points bigint NOT NULL,
  PRIMARY KEY (player_id, year)
);

CREATE TABLE loyalty_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PLAY', 'REDEMPTION', 'GRANT')),
  bet_id bigint,             -- of PLAY
  request_id text,           -- of REDEMPTION
  method_id text,            -- alike
  cents bigint,              -- alike: what the credits were exchanged for
  tier_points bigint NOT NULL,
  credits bigint NOT NULL,
  year integer NOT NULL,     -- of the tier; of a bet that of its first settlement, over corrections
  at timestamptz NOT NULL,
  CHECK (CASE kind WHEN 'PLAY' THEN bet_id IS NOT NULL AND num_nonnulls(request_id, method_id, cents) = 0
                   WHEN 'GRANT' THEN num_nonnulls(bet_id, request_id, method_id, cents) = 0
                   ELSE bet_id IS NULL AND num_nonnulls(request_id, method_id, cents) = 3 AND credits < 0 AND tier_points = 0 AND cents > 0 END)
);
CREATE INDEX loyalty_entries_by_bet ON loyalty_entries (bet_id) WHERE bet_id IS NOT NULL;
CREATE INDEX loyalty_entries_by_player ON loyalty_entries (player_id, id DESC);
CREATE UNIQUE INDEX loyalty_redemptions_once ON loyalty_entries (player_id, request_id) WHERE request_id IS NOT NULL;
CREATE TRIGGER loyalty_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON loyalty_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION add_up_loyalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loyalty_members AS known (player_id, credits)
    SELECT player_id, sum(credits) FROM written GROUP BY player_id ORDER BY player_id
    ON CONFLICT (player_id) DO UPDATE SET credits = known.credits + excluded.credits;
  INSERT INTO loyalty_years AS known (player_id, year, tier_points)
    SELECT player_id, year, sum(tier_points) FROM written GROUP BY player_id, year HAVING sum(tier_points) <> 0 ORDER BY player_id, year
    ON CONFLICT (player_id, year) DO UPDATE SET tier_points = known.tier_points + excluded.tier_points;
  RETURN NULL;
END
$$;
CREATE TRIGGER loyalty_entries_added AFTER INSERT ON loyalty_entries REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION add_up_loyalty();

INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at)
  SELECT player_id, 'GRANT', tier_points, 0, extract(year FROM now()), now() FROM loyalty_members WHERE tier_points > 0;
UPDATE loyalty_members SET granted_year = extract(year FROM now()) WHERE tier NOT IN ('PLAY', 'CHOICE');
ALTER TABLE loyalty_members DROP COLUMN tier_points;

-- A settlement, a correction and a cash out each bring the points of their bets to what is settled of them: functions/points_of_loyalty.sql.
CREATE FUNCTION credit_loyalty_of_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM credit_loyalty(array_agg(DISTINCT bet_id), max(settled_at)) FROM written;
  RETURN NULL;
END
$$;
CREATE TRIGGER settlements_earn AFTER INSERT ON settlements REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION credit_loyalty_of_settlements();
CREATE FUNCTION credit_loyalty_of_cash_outs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM credit_loyalty(array_agg(DISTINCT bet_id), max(taken_at)) FROM written;
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_outs_earn AFTER INSERT ON cash_outs REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION credit_loyalty_of_cash_outs();
