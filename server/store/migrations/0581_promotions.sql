-- A promotion is data (docs/adr/0097): whom it is for, when it runs, what has to be done, what it gives and how much of it there is.
-- functions/promotions.sql evaluates and awards, jobs on the queue call it.
ALTER TABLE promotions
  ADD COLUMN starts_at timestamptz,                                      -- null: since it is up
  ADD COLUMN enrolment text NOT NULL DEFAULT 'none' CHECK (enrolment IN ('none', 'opt-in')),
  ADD COLUMN audience jsonb NOT NULL DEFAULT '{}',                       -- server/domain/promotions/promotion.ts, as are the next two
  ADD COLUMN condition jsonb,                                            -- null: nothing has to be done but to enrol
  ADD COLUMN award jsonb,                                                -- null: it explains, and gives nothing
  ADD COLUMN budget_cents bigint CHECK (budget_cents >= 0),              -- null: without an end
  ADD COLUMN spent_cents bigint NOT NULL DEFAULT 0 CHECK (spent_cents >= 0),
  ADD COLUMN deep_link text,                                             -- where one opts in; null: nowhere, and nothing is asked for
  ADD COLUMN alternate_image text,
  ADD COLUMN is_onboarding boolean NOT NULL DEFAULT false,               -- the one of the welcome screen
  ADD COLUMN play_your_way boolean NOT NULL DEFAULT false,               -- one choice of several, for a new player
  ADD CONSTRAINT promotions_within_budget CHECK (spent_cents <= budget_cents),
  ADD CONSTRAINT promotions_give_something CHECK (award IS NOT NULL OR (condition IS NULL AND budget_cents IS NULL AND spent_cents = 0));

-- Who has opted in, or claimed. What counts is what happens from then on.
CREATE TABLE promotion_enrolments (
  promotion_id text NOT NULL,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  enrolled_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, player_id)
);
CREATE INDEX promotion_enrolments_of_player ON promotion_enrolments (player_id);

-- What was given: once a player, whatever is delivered twice.
CREATE TABLE promotion_awards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id text NOT NULL,
  player_id text NOT NULL,
  cents bigint NOT NULL CHECK (cents >= 0),  -- of the budget
  reward_id text,                            -- of rewards; null: a transfer of the ledger, promotion:<id>
  awarded_at timestamptz NOT NULL,
  UNIQUE (promotion_id, player_id)
);
CREATE TRIGGER promotion_awards_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON promotion_awards
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Each event that may fulfil a condition puts the player's evaluation into the queue, in the transaction of the event: a server that dies
-- before it runs leaves the job to another one. functions/promotions.sql.
CREATE FUNCTION evaluate_after_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_promotions(player_id) FROM (SELECT DISTINCT b.player_id FROM written w JOIN bets b ON b.id = w.bet_id ORDER BY 1) players;
  RETURN NULL;
END
$$;
CREATE TRIGGER settlements_evaluated AFTER INSERT ON settlements REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION evaluate_after_settlements();
CREATE FUNCTION evaluate_after_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_promotions(NEW.player_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER deposits_evaluated AFTER UPDATE ON payments FOR EACH ROW
  WHEN (NEW.direction = 'DEPOSIT' AND NEW.state = 'SUCCESSFUL' AND OLD.state <> 'SUCCESSFUL') EXECUTE FUNCTION evaluate_after_deposit();
