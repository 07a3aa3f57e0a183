import type { BrandKind } from '../../core/brandKind.ts';

export const ALL_KINDS = ['sportsbook', 'casino'] as const;
const SPORTS = ['sportsbook'] as const;
const CASINO = ['casino'] as const;
export type RouteRow = readonly [
  address: string,
  title: string,
  layout: Layout,
  guard: 'all' | 'player',
  kinds: readonly BrandKind[],
  ids: string,
];
type Layout = 'Main' | 'Account' | 'CentredPage' | 'FullWidth' | 'Simple';

const limit = (path: string, title: string, ids = ''): RouteRow => [
  ...([`/account/responsible-gaming/limits/${path}`, title, 'Account', 'player'] as const),
  ALL_KINDS,
  ids,
];
const award = (path: string, title: string, ids = ''): RouteRow => [
  ...([`/account/award-details/${path}`, title, 'Account', 'player'] as const),
  ALL_KINDS,
  ids,
];

/**
 * The specification's route table: an address of each row, and the requirements that name it. A row whose page is not available yet shows
 * none.
 */
export const ROUTE_ROWS: readonly RouteRow[] = [
  ['/live', 'Live', 'Main', 'all', SPORTS, 'S2.011'],
  ['/sport/football/organization/us/competition/nfl', 'Competition', 'Main', 'all', SPORTS, 'S2.013'],
  ['/sport/football/organization/us/competition/nfl/event/e1', 'Event', 'Main', 'all', SPORTS, 'S2.014'],
  ['/my-bets/open', 'My Bets', 'Main', 'player', SPORTS, 'S2.019 S6.07'],
  ['/quick-bets', 'Quick bets', 'Main', 'all', SPORTS, 'S2.012'],
  ['/exclusives', 'Exclusives', 'Main', 'all', SPORTS, 'S2.015'],
  ['/parlay-lounge', 'Parlay lounge', 'Main', 'all', SPORTS, ''],
  ['/tournaments/joined', 'Tournaments', 'Main', 'all', SPORTS, ''],
  ['/tournaments/tournament', 'Tournament', 'Main', 'all', SPORTS, ''],
  ['/fan-hub', 'Fan hub', 'Main', 'all', SPORTS, ''],
  ['/shared_bet', 'Shared bet', 'Main', 'all', SPORTS, 'S2.101'],
  ['/search', 'Search', 'Main', 'all', ALL_KINDS, 'W2.43'],
  ['/search/bills/all', 'Search', 'Main', 'all', ALL_KINDS, 'W2.44'],
  ['/promotions', 'Promotions', 'Main', 'all', ALL_KINDS, 'S2.085'],
  ['/promotions/p1', 'Promotion', 'Main', 'all', ALL_KINDS, 'S2.086'],

  ['/account/about', 'About', 'Account', 'player', ALL_KINDS, 'S2.029'],
  ['/account/help', 'Help', 'Account', 'player', ALL_KINDS, 'S2.034'],
  ['/account/history/transactions', 'History', 'Account', 'player', ALL_KINDS, ''],
  ['/account/history/casino/s1', 'Session', 'Account', 'player', ALL_KINDS, ''],
  ['/account/history/casino/r1/round', 'Round', 'Account', 'player', ALL_KINDS, ''],
  ['/account/linked-accounts', 'Linked accounts', 'Account', 'player', ALL_KINDS, 'S2.035'],
  ['/account/penn-play', 'Loyalty program', 'Account', 'player', ALL_KINDS, ''],
  ['/account/referrals', 'Referrals', 'Account', 'player', ALL_KINDS, ''],
  ['/account/referrals/invite-friends', 'Invite friends', 'Account', 'player', ALL_KINDS, ''],
  ['/account/referrals/in-progress', 'Referrals in progress', 'Account', 'player', ALL_KINDS, ''],
  ['/account/referrals/completed', 'Completed referrals', 'Account', 'player', ALL_KINDS, ''],
  ['/account/referafriend', 'Refer a friend', 'Account', 'player', ALL_KINDS, ''],
  ['/account/responsible-gaming', 'Responsible gaming', 'Account', 'player', ALL_KINDS, ''],
  ['/account/settings', 'Settings', 'Account', 'player', ALL_KINDS, 'S2.049'],
  ['/account/settings/content', 'Content settings', 'Account', 'player', ALL_KINDS, ''],
  ['/account/summary', 'Account summary', 'Account', 'player', ALL_KINDS, ''],
  ['/account/taxes', 'Taxes', 'Account', 'player', ALL_KINDS, ''],
  ['/account/update-password', 'Update password', 'Account', 'player', ALL_KINDS, 'S2.053'],
  ['/account/login-preferences', 'Login preferences', 'Account', 'player', ALL_KINDS, ''],
  ['/account/update-address', 'Update address', 'Account', 'player', ALL_KINDS, ''],
  award('cashback', 'Cashback'),
  award('bonus-bets', 'Bonus bets'),
  award('profit-boosts', 'Profit boosts'),
  award('bonus-spins', 'Bonus spins'),
  award('promotional-credits', 'Promotional credits'),
  award('bonuses', 'Bonuses'),
  award('free-bets', 'Free bets'),
  award('free-wagers', 'Free wagers'),
  award('free-rounds', 'Free rounds'),
  award('history', 'Rewards history'),
  award('another-section', 'Rewards'),
  limit('deposit/daily', 'Daily deposit limit'),
  limit('deposit/weekly', 'Weekly deposit limit'),
  limit('deposit/monthly', 'Monthly deposit limit'),
  limit('loss/daily', 'Daily loss limit'),
  limit('loss/weekly', 'Weekly loss limit'),
  limit('loss/monthly', 'Monthly loss limit'),
  limit('spend/daily', 'Daily spend limit'),
  limit('spend/weekly', 'Weekly spend limit'),
  limit('spend/monthly', 'Monthly spend limit'),
  limit('max-single-wager', 'Max single wager'),
  limit('reality-check-in', 'Reality check-in'),
  limit('time', 'Time limit'),
  limit('history', 'Limit history'),
  ['/account/rewards', 'Account', 'Account', 'player', ALL_KINDS, 'S2.065'],
  ['/me/awards', 'Rewards', 'Account', 'player', ALL_KINDS, 'S2.066'],
  ['/me/account_summary', 'Account', 'Account', 'player', ALL_KINDS, 'S2.067'],

  ['/deposit', 'Deposit', 'Account', 'player', ALL_KINDS, ''],
  ['/withdrawal', 'Withdrawal', 'Account', 'player', ALL_KINDS, ''],
  ['/withdrawal/interac', 'Interac withdrawal', 'Account', 'player', ALL_KINDS, ''],
  ['/deposit/gateway', 'Payment', 'FullWidth', 'player', ALL_KINDS, ''],
  ['/withdrawal/gateway', 'Payment', 'FullWidth', 'player', ALL_KINDS, ''],
  ['/deposit/wire-transfer', 'Wire transfer', 'Account', 'player', ALL_KINDS, ''],
  ['/withdrawal/wire-transfer', 'Wire transfer', 'Account', 'player', ALL_KINDS, ''],
  ['/deposit/cash-at-casino', 'Cash at casino', 'Account', 'player', ALL_KINDS, ''],
  ['/withdrawal/cash-at-casino', 'Cash at casino', 'Account', 'player', ALL_KINDS, ''],
  ['/receipt/r1', 'Receipt', 'Account', 'player', ALL_KINDS, ''],
  ['/wire_transfer_withdrawal_details', 'Wire transfer withdrawal details', 'Account', 'player', ALL_KINDS, ''],

  ['/dev-tools', 'Developer tools', 'CentredPage', 'all', ALL_KINDS, 'S2.102'],
  ['/info/about', 'Information', 'Main', 'all', ALL_KINDS, ''],
  ['/info/house-rules', 'House rules', 'Main', 'all', ALL_KINDS, ''],
  ['/casino', 'Casino', 'Main', 'all', ALL_KINDS, 'S2.077 W2.30'],
  ['/casino/hollywood-casino', 'Casino', 'Main', 'all', CASINO, ''],
  ['/lobby', 'Casino lobby', 'Main', 'all', ALL_KINDS, 'S2.081 W2.34'],
  ['/casino/category/slots', 'Casino games', 'Main', 'all', ALL_KINDS, 'S2.078 W2.31'],
  ['/category/jackpots/starfall', 'Jackpot', 'Main', 'all', ALL_KINDS, 'S2.079 W2.32'],
  ['/category/play_with_rewards', 'Play with rewards', 'Main', 'all', ALL_KINDS, 'S2.080 W2.33'],
  ['/category/slots/velvet-sevens', 'Casino game', 'FullWidth', 'all', ALL_KINDS, 'S2.082 W2.35 S2.005'],
  ['/f2p/practice-reels', 'Free to play', 'Main', 'all', ALL_KINDS, 'S2.083 W2.36'],

  ['/login', 'Log in', 'Simple', 'all', ALL_KINDS, 'S2.091 W2.38'],
  ['/signup', 'Sign up', 'Simple', 'all', ALL_KINDS, 'S2.088'],
  ['/signup/success', 'Welcome', 'Simple', 'all', ALL_KINDS, 'S2.089'],
  ['/oauth_callback', 'Log in', 'Simple', 'all', ALL_KINDS, 'S2.090'],
  ['/forgot-password', 'Reset your password', 'Simple', 'all', ALL_KINDS, 'S2.095'],
  ['/reset-password', 'Set a new password', 'Simple', 'all', ALL_KINDS, ''],
  ['/welcome-promo', 'Welcome offer', 'CentredPage', 'player', ALL_KINDS, ''],
  ['/account_linking/callback', 'Account linking', 'CentredPage', 'player', ALL_KINDS, 'S2.099 S2.100 W6.16 S2.007'],
];

/** Addresses of rows whose flags are off by default. */
export const OFF_BY_DEFAULT: readonly string[] = [
  '/parlay-lounge',
  '/tournaments/joined',
  '/tournaments/tournament',
  '/fan-hub',
  '/account/linked-accounts',
  '/account_linking/callback',
];
