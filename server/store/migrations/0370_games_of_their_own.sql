-- Every slot has rules of its own (core/games/slots), the slots with jackpots can be played, and Peg Drop and the wheels are games of their own.
ALTER TABLE casino_games DROP CONSTRAINT casino_games_engine_check;
ALTER TABLE casino_games ADD CONSTRAINT casino_games_engine_check CHECK (engine IN ('slot', 'blackjack', 'roulette', 'pegs', 'wheel'));

-- What the rules return, the jackpots included, computed exactly (npm run -s fair -- returns), and how much single spins differ, as measured.
UPDATE casino_games g SET engine = 'slot', return_hundredths = r.return_hundredths, volatility = r.volatility, has_free_spins = true
  FROM (VALUES
  ('velvet-sevens', 9464, 'HIGH'),
  ('emerald-sevens', 9312, 'MEDIUM'),
  ('paper-crown', 9357, 'MEDIUM'),
  ('crown-vault', 9325, 'HIGH'),
  ('nine-koi', 9412, 'MEDIUM'),
  ('silver-koi', 9284, 'HIGH'),
  ('lantern-street', 9374, 'LOW'),
  ('jade-lanterns', 9504, 'MEDIUM'),
  ('harbour-lights', 9616, 'LOW'),
  ('storm-harbour', 9392, 'HIGH'),
  ('big-bison', 9477, 'HIGH'),
  ('moonlit-bison', 9623, 'MEDIUM'),
  ('eye-of-dunes', 9553, 'HIGH'),
  ('lost-sundial', 9319, 'HIGH'),
  ('orchard-bells', 9387, 'LOW'),
  ('midnight-orchard', 9526, 'MEDIUM'),
  ('honey-works', 9518, 'LOW'),
  ('clover-yard', 9419, 'MEDIUM'),
  ('gold-rushes', 9480, 'HIGH'),
  ('ember-moon', 9582, 'MEDIUM'),
  ('lunar-lanes', 9436, 'HIGH'),
  ('coral-drive', 9445, 'LOW'),
  ('night-drive-88', 9490, 'MEDIUM'),
  ('kelp-garden', 9365, 'LOW'),
  ('reef-run', 9502, 'MEDIUM'),
  ('rocket-post', 9453, 'MEDIUM'),
  ('comet-post', 9602, 'MEDIUM'),
  ('ash-serpent', 9281, 'HIGH'),
  ('jade-serpent', 9453, 'MEDIUM'),
  ('quartz-mine', 9362, 'MEDIUM'),
  ('ruby-mine', 9438, 'HIGH'),
  ('diamond-seam', 9628, 'MEDIUM'),
  ('high-pass', 9431, 'LOW'),
  ('blue-pass', 9378, 'HIGH'),
  ('copper-canyon', 9480, 'MEDIUM'),
  ('violet-canyon', 9581, 'MEDIUM')
  ) AS r (id, return_hundredths, volatility) WHERE g.id = r.id;

UPDATE casino_games SET engine = 'wheel', maximum_multiple = 48, return_hundredths = 9600, volatility = NULL, has_free_spins = false, jackpot_network = NULL
  WHERE id IN ('market-wheel', 'harvest-wheel');
UPDATE casino_games SET engine = 'pegs', maximum_multiple = 176, return_hundredths = 9600, volatility = NULL, has_free_spins = false,
  description = 'A ball, twelve rows of pegs and thirteen baskets.' WHERE id = 'peg-drop';

-- The games of a category are listed in its row: wheels and pegs are no slots and no table games.
UPDATE casino_categories SET position = position + 1 WHERE parent_id IS NULL AND position >= 4;
INSERT INTO casino_categories (id, parent_id, slug, label, icon, position) VALUES ('instant', NULL, 'instant', 'Instant Games', 'roulette', 4);

DELETE FROM casino_game_categories WHERE category_id IN ('slots', 'jackpots') AND game_id IN ('market-wheel', 'peg-drop', 'harvest-wheel');
INSERT INTO casino_game_categories (category_id, game_id)
  SELECT 'instant', unnest(ARRAY['market-wheel', 'peg-drop', 'harvest-wheel']);
INSERT INTO casino_game_categories (category_id, game_id) VALUES ('slots', 'crown-vault');

-- Three lists had one star.
UPDATE casino_categories SET icon = 'boost' WHERE id = 'trending';
UPDATE casino_categories SET icon = 'clock' WHERE id = 'new';
