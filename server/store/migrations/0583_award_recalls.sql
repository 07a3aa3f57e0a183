-- What was awarded for bets or a deposit that no longer count (docs/adr/0097). functions/award_recalls.sql.
DROP FUNCTION IF EXISTS queue_promotions(text);

-- The terms by which an award was given: a promotion may be changed or taken down later. Null: nothing had to be done.
ALTER TABLE promotion_awards
  ADD COLUMN condition jsonb,
  ADD COLUMN counts_from timestamptz,
  ADD COLUMN counts_until timestamptz;

-- A row while an award is not earned any more; deleted once it is again.
CREATE TABLE award_recalls (
  source text PRIMARY KEY,              -- promotion:<id of the award>, promo-code:<payment>, referral:<friend>:<player>
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  reward_id text UNIQUE,                -- of rewards; null: credits or a casino bonus
  outcome text NOT NULL CHECK (outcome IN ('WITHDRAWN', 'KEPT')), -- KEPT: it was used before
  at timestamptz NOT NULL
);
CREATE INDEX award_recalls_of_player ON award_recalls (player_id);

-- As in migration 0582. What is withdrawn cannot be used.
CREATE OR REPLACE VIEW usable_rewards AS
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

-- As in migration 0581; a corrected bet, or a deposit that went back, may have been what an award was given for.
CREATE OR REPLACE FUNCTION evaluate_after_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_promotions(player_id, corrected)
    FROM (SELECT b.player_id, bool_or(w.version > 1) AS corrected FROM written w JOIN bets b ON b.id = w.bet_id GROUP BY 1 ORDER BY 1) players;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION evaluate_after_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_promotions(NEW.player_id, OLD.state = 'SUCCESSFUL');
  RETURN NULL;
END
$$;
DROP TRIGGER deposits_evaluated ON payments;
CREATE TRIGGER deposits_evaluated AFTER UPDATE ON payments FOR EACH ROW
  WHEN (NEW.direction = 'DEPOSIT' AND (NEW.state = 'SUCCESSFUL') <> (OLD.state = 'SUCCESSFUL')) EXECUTE FUNCTION evaluate_after_deposit();
