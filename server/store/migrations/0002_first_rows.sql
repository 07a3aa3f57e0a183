-- The rows that every database begins with: the accounts of the house, caps, rules of limits, taxes and loyalty, and the casino's games.

INSERT INTO liability_caps (scope, cents) VALUES
  ('PLAYER', 1000000000),
  ('SELECTION', 2000000000),
  ('MARKET', 4000000000),
  ('EVENT', 5000000000);

INSERT INTO write_probe (probes) VALUES
  (0);

INSERT INTO ledger_accounts (id, kind) VALUES
  (1, 'HOUSE'),
  (2, 'PAYMENTS');

INSERT INTO limit_period_rules (region_code, zone, wait_hours) VALUES
  ('', 'America/New_York', 0),
  ('CA-ON', 'America/Toronto', 24),
  ('US-AZ', 'America/Phoenix', 0),
  ('US-CO', 'America/Denver', 0),
  ('US-IL', 'America/Chicago', 0),
  ('US-IN', 'America/Indiana/Indianapolis', 0),
  ('US-KS', 'America/Chicago', 0),
  ('US-KY', 'America/New_York', 0),
  ('US-LA', 'America/Chicago', 0),
  ('US-MI', 'America/Detroit', 0),
  ('US-TN', 'America/Chicago', 0);

INSERT INTO limit_slots (place, type, period) VALUES
  (1, 'DEPOSIT', 'DAILY'),
  (2, 'DEPOSIT', 'WEEKLY'),
  (3, 'DEPOSIT', 'MONTHLY'),
  (4, 'LOSS', 'DAILY'),
  (5, 'LOSS', 'WEEKLY'),
  (6, 'LOSS', 'MONTHLY'),
  (7, 'SPEND', 'DAILY'),
  (8, 'SPEND', 'WEEKLY'),
  (9, 'SPEND', 'MONTHLY'),
  (10, 'MAX_SINGLE_WAGER', NULL),
  (11, 'DAILY_TIME', 'DAILY');

INSERT INTO tax_rules (product, from_year, minimum_cents, wager_multiple, deducts_wager) VALUES
  ('SPORTS', 2000, 60000, 300, true),
  ('SPORTS', 2026, 200000, 300, true),
  ('slot', 2000, 120000, NULL, false),
  ('slot', 2026, 200000, NULL, false);

INSERT INTO loyalty_rules (product, from_at, points_per_dollar_hundredths, cash_out_percent) VALUES
  ('SPORTS', '-infinity', 100, 100);

INSERT INTO loyalty_redemption_methods (id, position, title, detail, account, cents_per_100_credits, minimum_credits) VALUES
  ('playable-balance', 1, 'Playable balance', 'Cash for bets and games. It can be withdrawn.', 'CASH', 100, 100),
  ('promotional-credits', 2, 'Promotional credits', 'For sports bets. Only the winnings are paid, and credits cannot be withdrawn.', 'PROMOTIONAL_CREDIT', 120, 100);

INSERT INTO casino_categories (id, parent_id, slug, label, icon, position, in_menu) VALUES
  ('trending', NULL, 'trending', 'Trending', 'boost', 0, false),
  ('slots', NULL, 'slots', 'Slots', 'slots', 1, true),
  ('jackpots', NULL, 'jackpots', 'Jackpots', 'jackpot', 2, true),
  ('table-games', NULL, 'table-games', 'Table Games', 'cards', 3, true),
  ('instant', NULL, 'instant', 'Instant Games', 'roulette', 4, true),
  ('live-dealer', NULL, 'live-dealer', 'Live Dealer', 'live', 5, true),
  ('video-poker', NULL, 'video-poker', 'Video Poker', 'cards', 6, true),
  ('new', NULL, 'new', 'New Games', 'clock', 7, true),
  ('only-here', NULL, 'only-here', 'Exclusive', 'star', 8, false),
  ('rewards', NULL, 'play_with_rewards', 'Play with rewards', 'gift', 9, false),
  ('blackjack', 'table-games', 'blackjack', 'Blackjack', 'cards', 1, true),
  ('roulette', 'table-games', 'roulette', 'Roulette', 'roulette', 2, true),
  ('baccarat', 'table-games', 'baccarat', 'Baccarat', 'cards', 3, true);

INSERT INTO casino_providers (id, name) VALUES
  ('dust', 'Dust & Ember'),
  ('northgate', 'Northgate Live'),
  ('orbit', 'Orbit Nine'),
  ('original', 'House original'),
  ('prairie', 'Prairie Works'),
  ('stillwater', 'Stillwater Studio');

INSERT INTO casino_jackpots (id, slug, network, name, tier, amount_cents, version, seed_cents, contribution_hundredths) VALUES
  ('harvest-grand', 'harvest', 'harvest', 'Harvest Grand', 1, 5000000, 1, 5000000, 30),
  ('harvest-major', 'harvest-major', 'harvest', 'Harvest Major', 2, 200000, 1, 200000, 20),
  ('harvest-mini', 'harvest-mini', 'harvest', 'Harvest Mini', 4, 2000, 1, 2000, 30),
  ('harvest-minor', 'harvest-minor', 'harvest', 'Harvest Minor', 3, 20000, 1, 20000, 20),
  ('starfall-grand', 'starfall', 'starfall', 'Starfall Grand', 1, 20000000, 1, 20000000, 40),
  ('starfall-major', 'starfall-major', 'starfall', 'Starfall Major', 2, 500000, 1, 500000, 25),
  ('starfall-mini', 'starfall-mini', 'starfall', 'Starfall Mini', 4, 5000, 1, 5000, 25),
  ('starfall-minor', 'starfall-minor', 'starfall', 'Starfall Minor', 3, 50000, 1, 50000, 25);

INSERT INTO casino_games (
  id, provider_id, title, description, engine, minimum_bet_cents, maximum_bet_cents, return_hundredths, volatility,
  jackpot_network, has_free_spins, accepts_rewards, is_exclusive, is_live, is_new, popularity, maximum_multiple
) VALUES
  ('aces-and-eights', 'dust', 'Aces and Eights', 'The old hand pays best.', NULL, 25, 12500, 9780, 'HIGH', NULL, false, false, false, false, false, 31, 25000),
  ('ash-serpent', 'dust', 'Ash Serpent', 'A serpent that smells of smoke.', 'slot', 20, 10000, 9281, 'HIGH', NULL, true, false, false, false, false, 54, 25000),
  ('baccarat-blue', 'stillwater', 'Baccarat Blue', 'Punto banco with eight decks.', NULL, 1000, 1000000, 9894, NULL, NULL, false, false, false, false, false, 67, 25000),
  ('baccarat-quick', 'stillwater', 'Baccarat in a Minute', 'Punto banco without the squeeze.', NULL, 500, 200000, 9894, NULL, NULL, false, false, false, false, true, 37, 25000),
  ('baccarat-red', 'stillwater', 'Baccarat Red', 'Punto banco at smaller stakes.', NULL, 100, 100000, 9894, NULL, NULL, false, false, false, false, false, 38, 25000),
  ('big-bison', 'prairie', 'Big Bison', 'The herd crosses the plain at sunrise.', 'slot', 40, 10000, 9477, 'HIGH', NULL, true, true, false, false, false, 94, 25000),
  ('blackjack-high', 'original', 'Blackjack Upstairs', 'The rules of the Salon at higher stakes.', 'blackjack', 2500, 500000, 9943, NULL, NULL, false, false, false, false, false, 40, 3),
  ('blackjack-lounge', 'original', 'Blackjack Lounge', 'The rules of the Salon at smaller stakes.', 'blackjack', 100, 50000, 9943, NULL, NULL, false, true, false, false, false, 68, 3),
  ('blackjack-salon', 'original', 'Blackjack Salon', 'The dealer stands on soft 17. Double and split.', 'blackjack', 500, 250000, 9943, NULL, NULL, false, true, true, false, false, 87, 3),
  ('blue-pass', 'dust', 'Blue Pass', 'First snow on the same three peaks.', 'slot', 20, 5000, 9378, 'HIGH', NULL, true, false, false, false, false, 43, 25000),
  ('blue-wheel-roulette', 'original', 'Blue Wheel Roulette', 'European roulette with a blue cloth.', 'roulette', 50, 50000, 9730, NULL, NULL, false, false, false, false, true, 39, 36),
  ('brass-wheel-roulette', 'original', 'Brass Wheel Roulette', 'European roulette: one zero, 37 pockets.', 'roulette', 100, 500000, 9730, NULL, NULL, false, true, true, false, false, 85, 36),
  ('clover-yard', 'prairie', 'Clover Yard', 'Four leaves are luck; five are a mistake.', 'slot', 20, 2000, 9419, 'MEDIUM', NULL, true, false, false, false, true, 46, 25000),
  ('comet-post', 'orbit', 'Comet Post', 'Second-class letters take the comet.', 'slot', 20, 10000, 9602, 'MEDIUM', NULL, true, false, false, false, false, 44, 25000),
  ('copper-canyon', 'dust', 'Copper Canyon', 'A dry river, four jackpots and a long way down.', 'slot', 25, 10000, 9480, 'MEDIUM', 'starfall', true, false, false, false, false, 99, 25000),
  ('coral-drive', 'orbit', 'Coral Drive', 'A coast road that never ends.', 'slot', 20, 5000, 9445, 'LOW', NULL, true, false, false, false, false, 57, 25000),
  ('crown-vault', 'original', 'Crown Vault', 'Behind the third door.', 'slot', 20, 10000, 9325, 'HIGH', 'harvest', true, false, true, false, false, 65, 25000),
  ('deuces-wild', 'prairie', 'Deuces Wild', 'Every two is whatever you need.', NULL, 25, 12500, 9873, 'MEDIUM', NULL, false, false, false, false, false, 54, 25000),
  ('diamond-seam', 'dust', 'Diamond Seam', 'White stones under a black hill.', 'slot', 20, 10000, 9628, 'MEDIUM', 'harvest', true, false, false, false, false, 42, 25000),
  ('dice-corner', 'prairie', 'Dice Corner', 'Two dice, one line, one long table.', NULL, 100, 50000, 9859, NULL, NULL, false, false, false, false, false, 53, 25000),
  ('dice-night', 'prairie', 'Dice at Night', 'The same table after eleven.', NULL, 100, 20000, 9859, NULL, NULL, false, false, false, false, false, 36, 25000),
  ('double-bonus', 'prairie', 'Double Bonus Poker', 'Four of a kind pays twice as much.', NULL, 25, 12500, 9911, 'HIGH', NULL, false, false, false, false, false, 45, 25000),
  ('ember-moon', 'orbit', 'Ember Moon', 'A red moon with a ring of dust.', 'slot', 20, 10000, 9582, 'MEDIUM', NULL, true, false, false, false, false, 66, 25000),
  ('emerald-sevens', 'original', 'Emerald Sevens', 'Lucky sevens in bottle green.', 'slot', 20, 10000, 9312, 'MEDIUM', NULL, true, true, true, false, false, 64, 25000),
  ('eye-of-dunes', 'prairie', 'Eye of Dunes', 'A pyramid that looks back.', 'slot', 20, 5000, 9553, 'HIGH', NULL, true, true, false, false, true, 93, 25000),
  ('gold-rushes', 'prairie', 'Gold Rushes', 'Reeds by the river, and something shines between them.', 'slot', 20, 5000, 9480, 'HIGH', 'harvest', true, false, false, false, false, 63, 25000),
  ('green-wheel-roulette', 'original', 'Green Wheel Roulette', 'European roulette from ten cents.', 'roulette', 10, 10000, 9730, NULL, NULL, false, true, false, false, false, 56, 36),
  ('harbour-lights', 'stillwater', 'Harbour Lights', 'Small boats come home at dusk.', 'slot', 20, 5000, 9616, 'LOW', NULL, true, false, false, false, false, 49, 25000),
  ('harvest-wheel', 'original', 'Harvest Wheel', 'The last market of the year.', 'wheel', 100, 20000, 9600, NULL, NULL, false, true, false, false, false, 41, 48),
  ('high-pass', 'dust', 'High Pass', 'Three peaks and a line of lamps between them.', 'slot', 20, 5000, 9431, 'LOW', NULL, true, false, false, false, false, 47, 25000),
  ('honey-works', 'prairie', 'Honey Works', 'Cells fill from the left; bees do the rest.', 'slot', 20, 2000, 9518, 'LOW', NULL, true, true, false, false, false, 59, 25000),
  ('jacks-or-better', 'prairie', 'Jacks or Better', 'Five cards, one draw, full pay.', NULL, 25, 12500, 9954, 'LOW', NULL, false, true, false, false, false, 73, 25000),
  ('jade-lanterns', 'stillwater', 'Jade Lanterns', 'The same street, lit in green for the new moon.', 'slot', 20, 5000, 9504, 'MEDIUM', NULL, true, false, false, false, false, 70, 25000),
  ('jade-serpent', 'dust', 'Jade Serpent', 'It guards four jackpots and one old coin.', 'slot', 20, 10000, 9453, 'MEDIUM', 'starfall', true, false, false, false, false, 89, 25000),
  ('joker-draw', 'stillwater', 'Joker Draw', 'Fifty-three cards and one smile.', NULL, 25, 12500, 9864, 'MEDIUM', NULL, false, false, false, false, false, 33, 25000),
  ('kelp-garden', 'orbit', 'Kelp Garden', 'Slow green water and quick small fish.', 'slot', 20, 5000, 9365, 'LOW', NULL, true, true, false, false, false, 55, 25000),
  ('lantern-street', 'stillwater', 'Lantern Street', 'Paper lanterns over an evening market.', 'slot', 20, 5000, 9374, 'LOW', NULL, true, false, false, false, false, 95, 25000),
  ('live-baccarat', 'northgate', 'Live Baccarat', 'Eight decks and a patient dealer.', NULL, 500, 1000000, 9894, NULL, NULL, false, false, false, true, false, 71, 25000),
  ('live-blackjack-one', 'northgate', 'Live Blackjack One', 'A dealer, seven seats and a camera.', NULL, 500, 250000, 9929, NULL, NULL, false, false, false, true, false, 84, 25000),
  ('live-blackjack-two', 'northgate', 'Live Blackjack Two', 'The second table of the studio.', NULL, 1000, 500000, 9929, NULL, NULL, false, false, false, true, false, 69, 25000),
  ('live-dice', 'northgate', 'Live Dice', 'Three dice under a glass dome.', NULL, 100, 100000, 9722, NULL, NULL, false, false, false, true, true, 34, 25000),
  ('live-roulette', 'northgate', 'Live Roulette', 'A real wheel, one zero.', NULL, 50, 1000000, 9730, NULL, NULL, false, false, false, true, false, 83, 25000),
  ('live-roulette-night', 'northgate', 'Live Roulette by Night', 'The late studio; the same wheel.', NULL, 50, 500000, 9730, NULL, NULL, false, false, false, true, true, 35, 25000),
  ('live-wheel', 'northgate', 'Live Market Wheel', 'The whole square watches one wheel.', NULL, 100, 200000, 9650, NULL, NULL, false, false, false, true, false, 74, 25000),
  ('lost-sundial', 'prairie', 'The Lost Sundial', 'Stone steps, a shadow and a long afternoon.', 'slot', 20, 5000, 9319, 'HIGH', NULL, true, false, false, false, true, 58, 25000),
  ('lunar-lanes', 'orbit', 'Lunar Lanes', 'Bowling where nothing falls.', 'slot', 10, 10000, 9436, 'HIGH', 'starfall', true, false, false, false, true, 96, 25000),
  ('market-wheel', 'original', 'Market Wheel', 'Six colours, one wheel and the whole market square.', 'wheel', 100, 50000, 9600, NULL, NULL, false, true, true, false, false, 90, 48),
  ('midnight-orchard', 'prairie', 'Midnight Orchard', 'The same orchard after closing time.', 'slot', 20, 2000, 9526, 'MEDIUM', NULL, true, false, false, false, false, 50, 25000),
  ('moonlit-bison', 'prairie', 'Moonlit Bison', 'The herd sleeps; the bonus does not.', 'slot', 40, 10000, 9623, 'MEDIUM', NULL, true, false, false, false, false, 60, 25000),
  ('night-drive-88', 'orbit', 'Night Drive 88', 'A straight road, a low sun and eighty-eight songs.', 'slot', 20, 10000, 9490, 'MEDIUM', 'starfall', true, false, false, false, false, 92, 25000),
  ('nine-koi', 'stillwater', 'Nine Koi', 'A quiet pond, nine carp and a gong that starts free spins.', 'slot', 20, 10000, 9412, 'MEDIUM', NULL, true, true, false, false, false, 97, 25000),
  ('orchard-bells', 'prairie', 'Orchard Bells', 'Fruit, bells and nothing else to learn.', 'slot', 20, 2000, 9387, 'LOW', NULL, true, true, false, false, false, 51, 25000),
  ('paper-crown', 'original', 'Paper Crown', 'A crown that anybody may wear.', 'slot', 20, 10000, 9357, 'MEDIUM', NULL, true, false, true, false, false, 62, 25000),
  ('peg-drop', 'original', 'Peg Drop', 'A ball, twelve rows of pegs and thirteen baskets.', 'pegs', 20, 10000, 9600, NULL, NULL, false, false, true, false, true, 88, 176),
  ('quartz-mine', 'dust', 'Quartz Mine', 'Crystals by lamplight, three levels down.', 'slot', 20, 10000, 9362, 'MEDIUM', NULL, true, true, false, false, false, 86, 25000),
  ('reef-run', 'orbit', 'Reef Run', 'A yellow fish in a hurry.', 'slot', 10, 5000, 9502, 'MEDIUM', 'starfall', true, false, false, false, true, 91, 25000),
  ('rocket-post', 'orbit', 'Rocket Post', 'Letters, delivered at eleven kilometres a second.', 'slot', 20, 10000, 9453, 'MEDIUM', NULL, true, false, false, false, false, 61, 25000),
  ('ruby-mine', 'dust', 'Ruby Mine', 'The red seam, one level further.', 'slot', 20, 10000, 9438, 'HIGH', NULL, true, false, false, false, true, 52, 25000),
  ('silver-koi', 'stillwater', 'Silver Koi', 'A pale carp in dark water.', 'slot', 20, 10000, 9284, 'HIGH', NULL, true, false, false, false, true, 72, 25000),
  ('storm-harbour', 'stillwater', 'Storm Harbour', 'The same harbour in weather.', 'slot', 20, 5000, 9392, 'HIGH', NULL, true, false, false, false, true, 48, 25000),
  ('tens-up', 'stillwater', 'Tens Up', 'A pair of tens is enough.', NULL, 25, 5000, 9794, 'LOW', NULL, false, false, false, false, true, 32, 25000),
  ('velvet-sevens', 'original', 'Velvet Sevens', 'Lucky sevens on red velvet, with free spins for three stars.', 'slot', 20, 10000, 9464, 'HIGH', NULL, true, true, true, false, false, 98, 25000),
  ('violet-canyon', 'dust', 'Violet Canyon', 'The canyon an hour after sunset.', 'slot', 25, 10000, 9581, 'MEDIUM', 'starfall', true, false, false, false, false, 45, 25000);

INSERT INTO casino_game_categories (category_id, game_id) VALUES
  ('baccarat', 'baccarat-blue'), ('baccarat', 'baccarat-quick'), ('baccarat', 'baccarat-red'), ('baccarat', 'live-baccarat'),
  ('blackjack', 'blackjack-high'), ('blackjack', 'blackjack-lounge'), ('blackjack', 'blackjack-salon'),
  ('blackjack', 'live-blackjack-one'), ('blackjack', 'live-blackjack-two'), ('instant', 'harvest-wheel'),
  ('instant', 'market-wheel'), ('instant', 'peg-drop'), ('jackpots', 'copper-canyon'), ('jackpots', 'crown-vault'),
  ('jackpots', 'diamond-seam'), ('jackpots', 'gold-rushes'), ('jackpots', 'jade-serpent'), ('jackpots', 'lunar-lanes'),
  ('jackpots', 'night-drive-88'), ('jackpots', 'reef-run'), ('jackpots', 'violet-canyon'), ('live-dealer', 'live-baccarat'),
  ('live-dealer', 'live-blackjack-one'), ('live-dealer', 'live-blackjack-two'), ('live-dealer', 'live-dice'),
  ('live-dealer', 'live-roulette'), ('live-dealer', 'live-roulette-night'), ('live-dealer', 'live-wheel'),
  ('new', 'baccarat-quick'), ('new', 'blue-wheel-roulette'), ('new', 'clover-yard'), ('new', 'eye-of-dunes'),
  ('new', 'live-dice'), ('new', 'live-roulette-night'), ('new', 'lost-sundial'), ('new', 'lunar-lanes'), ('new', 'peg-drop'),
  ('new', 'reef-run'), ('new', 'ruby-mine'), ('new', 'silver-koi'), ('new', 'storm-harbour'), ('new', 'tens-up'),
  ('only-here', 'blackjack-salon'), ('only-here', 'brass-wheel-roulette'), ('only-here', 'crown-vault'),
  ('only-here', 'emerald-sevens'), ('only-here', 'market-wheel'), ('only-here', 'paper-crown'), ('only-here', 'velvet-sevens'),
  ('rewards', 'big-bison'), ('rewards', 'blackjack-lounge'), ('rewards', 'blackjack-salon'),
  ('rewards', 'brass-wheel-roulette'), ('rewards', 'emerald-sevens'), ('rewards', 'eye-of-dunes'),
  ('rewards', 'green-wheel-roulette'), ('rewards', 'harvest-wheel'), ('rewards', 'honey-works'), ('rewards', 'jacks-or-better'),
  ('rewards', 'kelp-garden'), ('rewards', 'market-wheel'), ('rewards', 'nine-koi'), ('rewards', 'orchard-bells'),
  ('rewards', 'quartz-mine'), ('rewards', 'velvet-sevens'), ('roulette', 'blue-wheel-roulette'),
  ('roulette', 'brass-wheel-roulette'), ('roulette', 'green-wheel-roulette'), ('roulette', 'live-roulette'),
  ('roulette', 'live-roulette-night'), ('slots', 'ash-serpent'), ('slots', 'big-bison'), ('slots', 'blue-pass'),
  ('slots', 'clover-yard'), ('slots', 'comet-post'), ('slots', 'copper-canyon'), ('slots', 'coral-drive'),
  ('slots', 'crown-vault'), ('slots', 'diamond-seam'), ('slots', 'ember-moon'), ('slots', 'emerald-sevens'),
  ('slots', 'eye-of-dunes'), ('slots', 'gold-rushes'), ('slots', 'harbour-lights'), ('slots', 'high-pass'),
  ('slots', 'honey-works'), ('slots', 'jade-lanterns'), ('slots', 'jade-serpent'), ('slots', 'kelp-garden'),
  ('slots', 'lantern-street'), ('slots', 'lost-sundial'), ('slots', 'lunar-lanes'), ('slots', 'midnight-orchard'),
  ('slots', 'moonlit-bison'), ('slots', 'night-drive-88'), ('slots', 'nine-koi'), ('slots', 'orchard-bells'),
  ('slots', 'paper-crown'), ('slots', 'quartz-mine'), ('slots', 'reef-run'), ('slots', 'rocket-post'), ('slots', 'ruby-mine'),
  ('slots', 'silver-koi'), ('slots', 'storm-harbour'), ('slots', 'velvet-sevens'), ('slots', 'violet-canyon'),
  ('table-games', 'baccarat-blue'), ('table-games', 'baccarat-quick'), ('table-games', 'baccarat-red'),
  ('table-games', 'blackjack-high'), ('table-games', 'blackjack-lounge'), ('table-games', 'blackjack-salon'),
  ('table-games', 'blue-wheel-roulette'), ('table-games', 'brass-wheel-roulette'), ('table-games', 'dice-corner'),
  ('table-games', 'dice-night'), ('table-games', 'green-wheel-roulette'), ('trending', 'big-bison'),
  ('trending', 'blackjack-salon'), ('trending', 'brass-wheel-roulette'), ('trending', 'copper-canyon'),
  ('trending', 'eye-of-dunes'), ('trending', 'lantern-street'), ('trending', 'nine-koi'), ('trending', 'quartz-mine'),
  ('trending', 'velvet-sevens'), ('video-poker', 'aces-and-eights'), ('video-poker', 'deuces-wild'),
  ('video-poker', 'double-bonus'), ('video-poker', 'jacks-or-better'), ('video-poker', 'joker-draw'),
  ('video-poker', 'tens-up');
