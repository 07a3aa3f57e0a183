-- Terms of awards (docs/adr/0123): what a promo code and a referral ask for before they give anything.
DROP FUNCTION IF EXISTS promotion_progress(promotions, text, timestamptz);
DROP FUNCTION IF EXISTS award_referral(text, bigint, integer, timestamptz);
DROP FUNCTION IF EXISTS has_counting_bet(text);

-- Beside the deposit: of the bets that play it. As a condition of a promotion.
ALTER TABLE promo_codes ADD COLUMN terms jsonb NOT NULL DEFAULT '{"playedTimes": 1, "minimumOdds": {"numerator": 1, "denominator": 2}}';

-- A code is used by its deposit, and gives its bonus bet once the terms are met. Those that were given before keep what they gave.
ALTER TABLE promo_code_uses
  ALTER COLUMN reward_id DROP NOT NULL,
  ADD COLUMN terms jsonb NOT NULL DEFAULT '{"playedTimes": 0}'; -- of the code, as it was used
ALTER TABLE promo_code_uses ALTER COLUMN terms DROP DEFAULT;
CREATE INDEX promo_code_uses_waiting ON promo_code_uses (player_id) WHERE reward_id IS NULL;

-- Awards for a deposit alone keep the terms by which they were given.
ALTER TABLE promotion_awards DISABLE TRIGGER promotion_awards_append_only;
UPDATE promotion_awards SET condition = condition || '{"playedTimes": 0}' WHERE condition ->> 'kind' = 'DEPOSIT';
ALTER TABLE promotion_awards ENABLE TRIGGER promotion_awards_append_only;

-- The condition by which both were awarded; null: a settled bet of the friend, as before.
ALTER TABLE referrals ADD COLUMN condition jsonb;
