-- Promotions that lead to pages of one kind of brand: a standalone casino has no sports pages.
ALTER TABLE promotions ADD COLUMN brand_kind text CHECK (brand_kind IN ('sportsbook', 'casino'));  -- null: both

-- The samples promised limits that do not exist, and led to pages that a casino lacks or that explain nothing. Where only they are
-- advertised, the start puts up the new ones; beside an operator's own, the wrong ones are taken down.
DELETE FROM promotions WHERE (SELECT array_agg(id ORDER BY id) FROM promotions)
  = ARRAY['follow-scores', 'how-it-works', 'practice-reels', 'set-your-limits'];
DELETE FROM promotions WHERE (id, title) IN (('set-your-limits', 'Set your limits first'), ('how-it-works', 'How betting works here'));
UPDATE promotions SET brand_kind = 'sportsbook' WHERE id = 'follow-scores' AND cta_path = '/live';
