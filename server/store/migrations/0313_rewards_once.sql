-- A reward is used once over any voids and corrections (docs/adr/0059). A correction that revives a bet whose reward another bet uses settles
-- it as if it had none: a boost adds nothing, a bonus bet stays void.
ALTER TABLE settlements ADD COLUMN without_reward boolean NOT NULL DEFAULT false;
DROP FUNCTION IF EXISTS settle_bets;

-- The bets that use a reward: those that did not return their stake. held: of bets that are held.
CREATE VIEW reward_uses AS
  SELECT b.reward ->> 'id' AS reward_id, b.player_id, b.id AS bet_id
    FROM bets b
    LEFT JOIN LATERAL (SELECT outcome, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
    WHERE b.reward IS NOT NULL AND b.reward ? 'id' AND NOT returns_stake(s.outcome) AND s.without_reward IS NOT TRUE
  UNION ALL
  SELECT reward ->> 'id', h.player_id, NULL
    FROM held_placements h CROSS JOIN LATERAL jsonb_array_elements(h.rewards) AS reward
    WHERE jsonb_typeof(h.rewards) = 'array' AND reward ->> 'id' IS NOT NULL;

-- As in migration 0311.
CREATE OR REPLACE VIEW usable_rewards AS
  SELECT r.id, r.player_id, r.kind, r.title, r.amount_cents, r.percent, r.maximum_amount_cents, r.minimum_legs, r.restrictions,
         r.created_at, greatest(r.expires_at, uses.refunded_at + interval '1 day') AS expires_at
    FROM rewards r
    CROSS JOIN LATERAL (
      SELECT bool_or(NOT returns_stake(s.outcome) AND s.without_reward IS NOT TRUE) AS is_spent, max(s.settled_at) AS refunded_at
        FROM bets b
        LEFT JOIN LATERAL (SELECT outcome, settled_at, without_reward FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
        WHERE b.reward IS NOT NULL AND b.reward ->> 'id' = r.id
    ) uses
    WHERE uses.is_spent IS NOT TRUE
      AND NOT EXISTS (SELECT FROM held_placements h
                        WHERE h.player_id = r.player_id AND h.rewards @> jsonb_build_array(jsonb_build_object('id', r.id)));
