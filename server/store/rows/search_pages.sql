-- The pages that a search can find. Those of a player lead a visitor over the log-in. A new one is a line here. Each start writes them anew. Their words follow (after_search_documents.sql).
DELETE FROM search_documents WHERE type = 'PAGE';
INSERT INTO search_documents (id, type, product, title, words, path, detail, icon)
  SELECT 'page:' || path, 'PAGE', product::search_product, title, words, path, detail, icon FROM (VALUES
    ('/live', 'SPORTSBOOK', 'Live', 'in play now games', 'Games in play', 'live'),
    ('/my-bets', 'SPORTSBOOK', 'My Bets', 'open settled tickets history slips', 'Your open and settled bets', 'ticket'),
    ('/promotions', NULL, 'Promotions', 'promos offers bonus boosts rewards', 'Offers for players', 'promos'),
    ('/casino', 'CASINO', 'Casino', 'games slots table jackpots lobby', 'The casino’s games', 'casino'),
    ('/info/responsible-gaming', NULL, 'Play in balance', 'responsible gaming gambling limits problem break', 'Limits and help', 'shield'),
    ('/deposit', NULL, 'Deposit', 'add money funds cashier pay in top up card bank wallet', 'Add money to your balance', 'wallet'),
    ('/withdrawal', NULL, 'Withdraw', 'withdrawal cash money payout cashier bank wallet', 'Take money out of your balance', 'bank'),
    ('/account/summary', NULL, 'Account summary', 'balance statement total result profit loss', 'Your balance and your results', 'cash'),
    ('/account/history/betting', NULL, 'Betting history', 'bets past settled won lost', 'Every bet that was settled', 'history'),
    ('/account/responsible-gaming', NULL, 'Limits and breaks', 'deposit limit spend time cool off exclusion timeout', 'Set what you want to play with', 'shield'),
    ('/account/settings', NULL, 'Settings', 'odds format theme dark light preferences decimal', 'Odds format, theme and more', 'settings'),
    ('/account/update-password', NULL, 'Update password', 'change security login', 'Choose a new password', 'lock'),
    ('/quick-bets', 'SPORTSBOOK', 'Quick bets', 'one tap fast live', 'One press places a bet', 'boost'),
    ('/exclusives', 'SPORTSBOOK', 'Exclusives', 'featured parlays specials boosts', 'Bets that the house features', 'star'),
    ('/info/house-rules', 'SPORTSBOOK', 'House rules', 'payouts settlement void parlay', 'How bets are accepted and settled', 'document'),
    ('/info/restricted-balance', NULL, 'Restricted balance', 'credits withdraw bonus', 'Money that can be staked but not withdrawn', 'wallet'),
    ('/info/help', NULL, 'Help center', 'support contact questions', 'Answers and support', 'help'),
    ('/info/about', NULL, 'About', 'company who', 'Who is behind this', 'info'),
    ('/info/terms-of-use', NULL, 'Terms of Use', 'conditions legal', 'The conditions of the service', 'document'),
    ('/info/privacy-policy', NULL, 'Privacy Policy', 'data personal legal', 'What is stored about you', 'document'),
    ('/info/accessibility', NULL, 'Accessibility', 'keyboard screen reader contrast', 'How the app can be used by everybody', 'eye'),
    ('/info/apps', NULL, 'Apps', 'install ios android phone download', 'On a phone', 'phone')
  ) AS page (path, product, title, words, detail, icon);

-- The games of the casino, each with the page of its category, as GAMES_SQL of store/casino/readGames.ts has it.
DELETE FROM search_documents WHERE type = 'GAME';
INSERT INTO search_documents (id, type, product, title, words, path, detail, icon)
  SELECT 'game:' || g.id, 'GAME', 'CASINO', g.title, p.name, '/' || home.slug || '/' || g.id, p.name, 'casino'
    FROM casino_games g JOIN casino_providers p ON p.id = g.provider_id
    JOIN LATERAL (
      SELECT c.slug FROM casino_game_categories gc JOIN casino_categories c ON c.id = gc.category_id
        WHERE gc.game_id = g.id AND c.in_menu
        ORDER BY c.id IN ('jackpots', 'new'), g.is_live AND c.id <> 'live-dealer', c.parent_id IS NULL, c.position LIMIT 1) home ON true
    -- What cannot be played is not offered.
    WHERE g.engine IS NOT NULL;
