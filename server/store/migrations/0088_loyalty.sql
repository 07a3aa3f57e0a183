-- Each player's place in the loyalty programme: server/domain/loyalty/tiers.ts has the points of each tier.
CREATE TABLE loyalty_members (
  player_id text PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  tier text NOT NULL CHECK (tier IN ('PLAY', 'CHOICE', 'ADVANTAGE', 'PREFERRED', 'ELITE', 'OWNERS_CLUB')),
  tier_points integer NOT NULL CHECK (tier_points >= 0)
);

INSERT INTO loyalty_members (player_id, tier, tier_points) SELECT id, 'PLAY', 0 FROM players;
