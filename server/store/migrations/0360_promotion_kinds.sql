-- Promotions that lead to pages of one kind of brand: a standalone casino has no sports pages.
ALTER TABLE promotions ADD COLUMN brand_kind text CHECK (brand_kind IN ('sportsbook', 'casino'));  -- null: both

-- The samples that promised what does not exist, or led to a page that does not explain it.
DELETE FROM promotions WHERE id = 'set-your-limits' AND title = 'Set your limits first';
UPDATE promotions SET brand_kind = 'sportsbook', cta_path = '/info/house-rules' WHERE id = 'how-it-works' AND cta_path = '/info/about';
UPDATE promotions SET brand_kind = 'sportsbook' WHERE id = 'follow-scores' AND cta_path = '/live';
