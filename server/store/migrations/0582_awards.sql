-- Awards as players see them: rewards of every kind with when they begin and why they wait, spins of the casino, claims of cashback, referrals.
ALTER TABLE rewards DROP CONSTRAINT IF EXISTS rewards_kind_check;
ALTER TABLE rewards ADD CONSTRAINT rewards_kind_check CHECK (kind IN ('PROFIT_BOOST', 'BONUS_BET', 'CASHBACK', 'BONUS_SPINS'));
ALTER TABLE rewards
  ADD COLUMN starts_at timestamptz,   -- null: at once
  ADD COLUMN paused_reason text,      -- null: it can be used
  ADD COLUMN game_ids text[],         -- of spins: the games that they are for
  ADD COLUMN spins integer CHECK (spins > 0);

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
  CHECK (friend_id <> referrer_id),
  CHECK (num_nulls(awarded_at, friend_reward_id, referrer_reward_id) IN (0, 3))
);
CREATE INDEX referrals_of_referrer ON referrals (referrer_id, signed_up_at DESC);

-- As in migration 0380. What is paused cannot be used; what has not begun is told by starts_at.
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
      AND NOT EXISTS (SELECT FROM held_placements h
                        WHERE h.player_id = r.player_id AND h.bets @> jsonb_build_array(jsonb_build_object('reward', jsonb_build_object('id', r.id))));

-- Awards of every kind that can be used: what no bet has spent, what is not claimed. Spins are used up by rounds: a casino that plays them takes
-- them from here.
CREATE VIEW usable_awards AS
  SELECT u.id, u.player_id, u.kind, u.starts_at, u.expires_at, r.spins
    FROM usable_rewards u JOIN rewards r ON r.id = u.id
    WHERE NOT EXISTS (SELECT FROM cashback_claims c WHERE c.reward_id = u.id);
