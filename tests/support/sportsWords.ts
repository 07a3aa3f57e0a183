/**
 * A word of sports: no page of a standalone casino says one. A stake on a round is a bet, too, so "bet" alone is none; nor is a game's "line".
 * Names of the contract and of addresses ("FREE_BETS") are not read by anybody.
 */
export const SPORTS_WORDS = new RegExp(
  `\\b(${[
    ...['sports?', 'sportsbooks?', 'football', 'basketball', 'baseball', 'hockey', 'soccer', 'tennis', 'nfl', 'nba', 'nhl', 'mlb'],
    ...['teams?', 'leagues?', 'competitions?', 'kickoff', 'touchdowns?', 'hoops', 'tournaments?', 'fan hub', 'live scores?'],
    ...['bet ?slips?', 'odds', 'moneyline', 'spreads?', 'parlays?', 'teasers?', 'round robins?', 'legs?', 'picks', 'price alerts?'],
    ...['my bets', 'betting history', 'bonus bets?', 'free bets?', 'free wagers?', 'profit boosts?', 'cash outs?'],
  ].join('|')})\\b`,
  'i',
);
